"""Cthulbeque in words: events, moves, questions, reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potluck.games.cthulbeque.cards import SAVES_COOKING, Larder
from potluck.games.cthulbeque.effects import crowd
from potluck.games.cthulbeque.moves import (
    NO_CARD,
    WORDS,
    Allocate,
    Attach,
    Cast,
    Cook,
    Discard,
    Divide,
    Fight,
    Play,
    Reroll,
    Say,
    Season,
    SwapFor,
)
from potluck.games.cthulbeque.scoring import CAP
from potluck.games.cthulbeque.state import STARTING_DICE, Feast, attempt_of
from potluck.games.cthulbeque.view import step_name
from potluck.kernel.events import Event
from potluck.kernel.moves import Move
from potluck.kernel.words import listed, plural, who

# -- events -------------------------------------------------------------------------------------------


def shown(dice: list[int]) -> str:
    """Dice as they lie: 6 5 5 2."""
    return " ".join(str(die) for die in dice) if dice else "nothing"


class Teller:
    """Turns events into sentences for one table: it knows the cards and the chefs' names."""

    def __init__(self, larder: Larder, names: list[str]) -> None:
        self.names = names
        self.cards = {card.id: card for card in larder.cards}

    def tell(self, event: Event) -> str:
        """The sentence for an event."""
        facts: dict[str, Any] = event.facts
        return SENTENCES[event.kind](self, **facts)

    def card(self, id: str) -> str:
        """A card's name."""
        return self.cards[id].name

    def the_cards(self, ids: list[str]) -> str:
        """Several cards by name."""
        return listed([self.card(id) for id in ids])

    # set-up and turns

    def tell_dealt(self, seat: int, cards: list[str]) -> str:
        return f"You are dealt {self.the_cards(cards)}."

    def tell_allocates(self, seat: int, cooking: int) -> str:
        return f"You put {plural(cooking, 'die', 'dice')} into Cooking and {STARTING_DICE - cooking} into Sanity."

    def tell_sealed(self, seat: int) -> str:
        return f"{self.names[seat]} has split the dice."

    def tell_allocated(self, cooking: list[int]) -> str:
        pools = [f"{self.names[seat]} {dice}/{STARTING_DICE - dice}" for seat, dice in enumerate(cooking)]
        return f"Cooking and Sanity: {listed(pools)}."

    def tell_start_test(self, seats: list[int], dice: list[list[int]]) -> str:
        rolls = [f"{self.names[seat]} {shown(dice[at])}" for at, seat in enumerate(seats)]
        return f"Who keeps a clear head? {'; '.join(rolls)}."

    def tell_starts(self, seat: int) -> str:
        return f"{self.names[seat]} goes first."

    def tell_turn(self, seat: int, away: bool) -> str:
        return f"{self.names[seat]} {'spends the turn away from the stove' if away else 'ties the apron'}."

    def tell_declares(self, seat: int) -> str:
        return f"{self.names[seat]} is ready to serve: one last turn for everybody."

    def tell_manages(self, seat: int, count: int, test: bool) -> str:
        way = "with a firm hand (Cooking)" if test else "with a steady mind (Sanity)"
        return f"{self.names[seat]} keeps {plural(count, 'Monster')} in check {way}."

    # dice

    def tell_test(self, seat: int, roller: int, mine: list[int], yours: list[int], results: list[int]) -> str:
        return (
            f"{self.names[seat]} rolls {shown(mine)} for {results[0]}; "
            f"{self.names[roller]} rolls {shown(yours)} against it for {results[1]}."
        )

    def tell_reroll(self, seat: int, roller: int, mine: list[int], yours: list[int], results: list[int]) -> str:
        return f"{self.names[seat]} rolls again: {shown(mine)} for {results[0]} against {results[1]}."

    def tell_check(self, seat: int, target: int, fear: bool, dice: list[int], above: int) -> str:
        what = "stares it in the face" if fear else "breathes deeply"
        verdict = "all is well" if above == len(dice) else "it fails" if above == 0 else "it succeeds, at a price"
        return f"{self.names[seat]} {what}: {shown(dice)} against {target}, {verdict}."

    def tell_wound(self, seat: int, left: int) -> str:
        return f"{self.names[seat]} loses a Cooking die ({left} left)."

    def tell_shaken(self, seat: int, left: int) -> str:
        return f"{self.names[seat]} loses a Sanity die ({left} left)."

    def tell_saved(self, seat: int, card: str) -> str:
        pool = "Cooking" if self.cards[card].amounts[SAVES_COOKING] else "Sanity"
        return f"{self.names[seat]} gives up {self.card(card)} and keeps the {pool} die."

    def tell_paralysed(self, seat: int) -> str:
        return f"{self.names[seat]} is frozen with fear; the attempt is over."

    def tell_hospital(self, seat: int) -> str:
        return f"{self.names[seat]} collapses and is taken to the Hospital."

    def tell_asylum(self, seat: int, max_sanity: int) -> str:
        return f"{self.names[seat]} goes insane and is taken to the Asylum (at most {max_sanity} Sanity from now on)."

    def tell_recovery(self, seat: int, cooking: list[int], sanity: list[int], back: list[int]) -> str:
        return f"{self.names[seat]} rolls for recovery: {self.returned(cooking, sanity, back)}."

    def tell_recuperates(self, seat: int, cooking: list[int], sanity: list[int], back: list[int]) -> str:
        return f"{self.names[seat]} puts the feet up: {self.returned(cooking, sanity, back)}."

    def returned(self, cooking: list[int], sanity: list[int], back: list[int]) -> str:
        """Which dice were rolled, and how many came back."""
        parts: list[str] = []
        if cooking:
            parts.append(f"{shown(cooking)} brings back {back[0]} Cooking")
        if sanity:
            parts.append(f"{shown(sanity)} brings back {back[1]} Sanity")
        return listed(parts) if parts else "nothing was lost"

    def tell_recovers(self, seat: int, cooking: int, sanity: int) -> str:
        pool = (
            plural(cooking, "Cooking die", "Cooking dice") if cooking else plural(sanity, "Sanity die", "Sanity dice")
        )
        return f"{self.names[seat]} gets {pool} back."

    def tell_home(self, seat: int, asylum: bool) -> str:
        return f"{self.names[seat]} leaves the {'Asylum' if asylum else 'Hospital'}."

    # cards

    def tell_drew(self, seat: int, cards: list[str]) -> str:
        return f"You draw {self.the_cards(cards)}."

    def tell_draws(self, seat: int, count: int) -> str:
        return f"{self.names[seat]} draws {plural(count, 'card')}."

    def tell_new_deck(self, cards: int) -> str:
        return f"The deck has run out; the discards make a new one of {plural(cards, 'card')}."

    def tell_new_die(self, seat: int, cooking: bool) -> str:
        return f"{self.names[seat]} gains a {'Cooking' if cooking else 'Sanity'} die for the new deck."

    def tell_lays(self, seat: int, on: int, card: str) -> str:
        if seat == on:
            return f"{self.names[seat]} lays out {self.card(card)}."
        return f"{self.names[seat]} plays {self.card(card)} on {self.names[on]}."

    def tell_stocks(self, seat: int, monster: str) -> str:
        return f"{self.card(monster)} moves into {self.names[seat]}'s Kitchen."

    def tell_seasons(self, seat: int, ingredient: str, monster: str) -> str:
        return f"{self.names[seat]} adds {self.card(ingredient)} to {self.card(monster)}."

    def tell_cast(self, seat: int, spell: str) -> str:
        return f"{self.names[seat]} casts {self.card(spell)}."

    def tell_let_go(self, seat: int, card: str) -> str:
        return f"{self.names[seat]} gives up {self.card(card)}."

    def tell_discards(self, seat: int, card: str) -> str:
        return f"{self.names[seat]} discards {self.card(card)}."

    def tell_banished(self, seat: int, monster: str) -> str:
        return f"{self.card(monster)} vanishes from {self.names[seat]}'s Kitchen."

    def tell_hexed(self, seat: int, dice: int) -> str:
        return f"Soot settles on {self.names[seat]}: {plural(dice, 'die', 'dice')} fewer in the next Test at a Monster."

    def tell_swaps(self, seat: int, other: int, gives: str, gets: str) -> str:
        return f"{self.names[seat]} swaps {self.card(gives)} for {self.names[other]}'s {self.card(gets)}."

    # attempts and challenges

    def tell_cooks(self, seat: int, monster: str) -> str:
        return f"{self.names[seat]} sets about cooking {self.card(monster)}."

    def tell_fights(self, seat: int, monster: str) -> str:
        return f"{self.names[seat]} takes a shotgun to {self.card(monster)}."

    def tell_divides(self, seat: int, monsters: list[str], dice: list[int]) -> str:
        pots = [f"{self.card(monster)} ({dice[at]})" for at, monster in enumerate(monsters)]
        return f"{self.names[seat]} divides the dice among {listed(pots)}."

    def tell_recipe(self, seat: int, recipe: str, monster: str) -> str:
        return f"{self.names[seat]} follows a Recipe for {self.card(monster)}: {self.card(recipe)}."

    def tell_recipe_back(self, seat: int, recipe: str) -> str:
        return f"{self.names[seat]} takes {self.card(recipe)} back."

    def tell_counters(self, seat: int, monster: str, cooking: int, damage: int, placed: int) -> str:
        spoiled = f" and {damage} damage" if damage else ""
        needed = self.cards[monster].threat
        return f"{self.card(monster)} gets {plural(placed, 'counter')}: {cooking} cooking{spoiled}, of {needed} needed."

    def tell_stops(self, seat: int) -> str:
        return f"{self.names[seat]} leaves it at that."

    def tell_goes_on(self, seat: int, cooks: bool) -> str:
        return f"{self.names[seat]} {'presses on, one die wearier' if cooks else 'returns to the fray'}."

    def tell_serves(self, seat: int, monster: str, cooked: bool, damage: int) -> str:
        spoiled = f" with {plural(damage, 'damage counter')}" if damage else ""
        return f"{self.names[seat]} serves {self.card(monster)}, {'cooked' if cooked else 'shot'}{spoiled}."

    def tell_throws_away(self, seat: int, monster: str) -> str:
        return f"{self.names[seat]} throws what is left of {self.card(monster)} away."

    def tell_challenge(self, seat: int, rival: int, monster: str) -> str:
        return f"{self.names[seat]} challenges {self.names[rival]} to {self.card(monster)}!"

    def tell_passes_back(self, seat: int) -> str:
        return f"{self.names[seat]} passes it back."

    def tell_comes_back(self, seat: int, monster: str) -> str:
        return f"{self.card(monster)} comes to {self.names[seat]}'s Kitchen."

    def tell_bonus(self, seat: int, star: bool) -> str:
        return f"{self.names[seat]} wins {'a bonus star' if star else 'a Sanity die'} for the challenge."

    def tell_over(self, scores: list[int], ranks: list[int], reason: str) -> str:
        first = [seat for seat, rank in enumerate(ranks) if rank == 1]
        winners = listed([self.names[seat] for seat in first])
        verb = "share the win" if len(first) > 1 else "wins"
        return f"Dinner is served: {winners} {verb} with {plural(scores[first[0]], 'point')}."


#: Which method tells an event, by the event's kind.
SENTENCES: dict[str, Callable[..., str]] = {
    "dealt": Teller.tell_dealt,
    "allocates": Teller.tell_allocates,
    "sealed": Teller.tell_sealed,
    "allocated": Teller.tell_allocated,
    "start_test": Teller.tell_start_test,
    "starts": Teller.tell_starts,
    "turn": Teller.tell_turn,
    "declares": Teller.tell_declares,
    "manages": Teller.tell_manages,
    "test": Teller.tell_test,
    "reroll": Teller.tell_reroll,
    "check": Teller.tell_check,
    "wound": Teller.tell_wound,
    "shaken": Teller.tell_shaken,
    "saved": Teller.tell_saved,
    "paralysed": Teller.tell_paralysed,
    "hospital": Teller.tell_hospital,
    "asylum": Teller.tell_asylum,
    "recovery": Teller.tell_recovery,
    "recuperates": Teller.tell_recuperates,
    "recovers": Teller.tell_recovers,
    "home": Teller.tell_home,
    "drew": Teller.tell_drew,
    "draws": Teller.tell_draws,
    "new_deck": Teller.tell_new_deck,
    "new_die": Teller.tell_new_die,
    "lays": Teller.tell_lays,
    "stocks": Teller.tell_stocks,
    "seasons": Teller.tell_seasons,
    "cast": Teller.tell_cast,
    "let_go": Teller.tell_let_go,
    "discards": Teller.tell_discards,
    "banished": Teller.tell_banished,
    "hexed": Teller.tell_hexed,
    "swaps": Teller.tell_swaps,
    "cooks": Teller.tell_cooks,
    "fights": Teller.tell_fights,
    "divides": Teller.tell_divides,
    "recipe": Teller.tell_recipe,
    "recipe_back": Teller.tell_recipe_back,
    "counters": Teller.tell_counters,
    "stops": Teller.tell_stops,
    "goes_on": Teller.tell_goes_on,
    "serves": Teller.tell_serves,
    "throws_away": Teller.tell_throws_away,
    "challenge": Teller.tell_challenge,
    "passes_back": Teller.tell_passes_back,
    "comes_back": Teller.tell_comes_back,
    "bonus": Teller.tell_bonus,
    "over": Teller.tell_over,
}


# -- moves and questions ------------------------------------------------------------------------------

ANSWERS = {
    "declare": "Ready to serve!",
    "not yet": "Not yet",
    "test cooking": "Test Cooking",
    "check sanity": "Check Sanity",
    "draw": "Draw cards",
    "recuperate": "Recuperate",
    "cooking die": "One more Cooking die",
    "sanity die": "One more Sanity die",
    "skip": "Go on",
    "pass back": "Pass it back",
    "leave it": "Leave it for later",
    "stop": "Stop here",
    "cook on": "Go on cooking (set one die aside)",
    "fight on": "Go on fighting",
    "throw away": "Throw it away",
    "serve": "Serve it",
    "star": "A bonus star",
    "use": "Yes, use it",
    "decline": "No",
    "no recipe": "No Recipe",
    "keep": "Keep the dice",
    "roll": "Roll the picked dice",
    "go home": "Leave",
    "stay": "Stay",
}


def name_move(move: Move, larder: Larder, names: list[str] | None) -> str:
    """A move as on a button."""
    cards = larder.cards
    if isinstance(move, Say):
        return ANSWERS[WORDS[move.word]]
    if isinstance(move, Allocate):
        return f"{move.cooking} Cooking, {STARTING_DICE - move.cooking} Sanity"
    if isinstance(move, Play):
        return f"{cards[move.card].name} on {who(move.seat, names)}"
    if isinstance(move, Season):
        return f"{cards[move.card].name} on {cards[move.monster].name}"
    if isinstance(move, Cook):
        with_what = "" if move.ingredient == NO_CARD else f" with {cards[move.ingredient].name}"
        return f"Cook {cards[move.monster].name}{with_what}"
    if isinstance(move, Fight):
        return f"Fight {cards[move.monster].name}"
    if isinstance(move, Divide):
        return f"{plural(move.dice, 'die', 'dice')} for {cards[move.monster].name}"
    if isinstance(move, Attach):
        return f"Recipe: {cards[move.card].name}"
    if isinstance(move, Reroll):
        return f"Re-roll a {move.face}"
    if isinstance(move, Cast):
        if move.monster != NO_CARD:
            return f"Cast {cards[move.card].name} on {cards[move.monster].name}"
        if move.target:
            return f"Cast {cards[move.card].name} on {who(move.seat, names)}"
        return f"Cast {cards[move.card].name}"
    if isinstance(move, SwapFor):
        return f"Take {cards[move.monster].name}"
    assert isinstance(move, Discard)
    return f"Discard {cards[move.card].name}"


def picture_move(move: Move, larder: Larder) -> dict[str, Any]:
    """A move's parts for the page."""
    cards = larder.cards
    if isinstance(move, Say):
        return {"say": WORDS[move.word]}
    if isinstance(move, Allocate):
        return {"cooking": move.cooking, "sanity": STARTING_DICE - move.cooking}
    if isinstance(move, Play):
        return {"play": move.id, "seat": move.seat}
    if isinstance(move, Season):
        return {"season": move.id, "monster": move.monster_id}
    if isinstance(move, Cook):
        return {"cook": move.id, "ingredient": move.ingredient_id or None}
    if isinstance(move, Fight):
        return {"fight": move.id}
    if isinstance(move, Divide):
        return {"divide": move.id, "dice": move.dice}
    if isinstance(move, Attach):
        return {"attach": move.id}
    if isinstance(move, Reroll):
        return {"reroll": move.face}
    if isinstance(move, Cast):
        monster = None if move.monster == NO_CARD else cards[move.monster].id
        return {"cast": move.id, "monster": monster, "seat": move.seat if move.seat >= 0 else None}
    if isinstance(move, SwapFor):
        return {"swap": move.id}
    assert isinstance(move, Discard)
    return {"discard": move.id}


QUESTIONS = {
    "allocate_dice": "Split your seven dice between Cooking and Sanity.",
    "ready_to_serve": "You have three dishes or more. Are you ready to serve?",
    "let_monster_go": "You are away: which Monster of your Kitchen do you lose?",
    "clear_table_card": "You are away: which card in front of you do you lose?",
    "manage_kitchen": "{crowd} in your Kitchen: test Cooking or check Sanity?",
    "draw_or_recuperate": "Draw cards, or rest to get lost dice back and end your turn?",
    "new_die": "The deck has run out: which pool gets a new die?",
    "play_a_card": "Play one card, on yourself or on somebody else?",
    "cook_or_fight": "Which Monster do you cook or fight?",
    "divide_pool": "Give the next Monster its dice.",
    "next_pot": "Which pot is next?",
    "challenged": "{turn} challenges you to {limbo}: cook it, fight it, or pass it back?",
    "take_over": "{contested} is yours now. Cook it at once?",
    "offer_recipe": "Do you follow a Recipe for {monster}?",
    "reroll_window": "Re-roll one of your dice?",
    "second_helping_window": "Second Helping: pick the dice to roll again.",
    "hush_window": "Cast a Spell so that this Sanity check (against {target}) can't go wrong?",
    "ignore_loss": "Give up a card to keep the die?",
    "go_on": "{monster} is not done yet. Stop, or go on?",
    "killed_monster": "You have killed {monster}. Serve what is left of it?",
    "challenge_bonus": "You have mastered the challenge. What is your reward?",
    "swap_pots": "Which Monster do you want in exchange?",
    "leave_or_stay": "Some dice are back. Do you leave?",
    "discard_a_card": "Discard a card before your turn ends?",
}


def ask(table: Feast, seat: int, names: list[str]) -> str:
    """What is asked of a seat, in one sentence."""
    if table.result is not None:
        return "The meal is over."
    step = step_name(table.agenda[-1])
    cards = table.larder.cards
    monster = ""
    if step in ("offer_recipe", "go_on", "killed_monster"):
        monster = cards[attempt_of(table).card].name
    return QUESTIONS[step].format(
        crowd=plural(crowd(table, table.chefs[seat]), "Monster"),
        turn=names[table.turn] if table.turn >= 0 else "",
        limbo=cards[table.limbo.card].name if table.limbo is not None else "",
        contested=cards[table.contested].name if table.contested >= 0 else "",
        monster=monster,
        target=table.check_target,
    )


def tell_reason(reason: str) -> str:
    """Why the match ended."""
    if reason == CAP:
        return "The kitchens closed: the last round was over before anybody's last turns were."
    return "Somebody was ready to serve, and everybody has had a last turn."
