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
        return TELLS[event.kind](self, **facts)

    def card(self, id: str) -> str:
        """A card's name."""
        return self.cards[id].name

    def the_cards(self, ids: list[str]) -> str:
        """Several cards by name."""
        return listed([self.card(id) for id in ids])

    # set-up and turns

    def dealt(self, seat: int, cards: list[str]) -> str:
        return f"You are dealt {self.the_cards(cards)}."

    def allocates(self, seat: int, cooking: int) -> str:
        return f"You put {plural(cooking, 'die', 'dice')} into Cooking and {STARTING_DICE - cooking} into Sanity."

    def sealed(self, seat: int) -> str:
        return f"{self.names[seat]} has split the dice."

    def allocated(self, cooking: list[int]) -> str:
        pools = [f"{self.names[seat]} {dice}/{STARTING_DICE - dice}" for seat, dice in enumerate(cooking)]
        return f"Cooking and Sanity: {listed(pools)}."

    def start_test(self, seats: list[int], dice: list[list[int]]) -> str:
        rolls = [f"{self.names[seat]} {shown(dice[at])}" for at, seat in enumerate(seats)]
        return f"Who keeps a clear head? {'; '.join(rolls)}."

    def starts(self, seat: int) -> str:
        return f"{self.names[seat]} goes first."

    def turn(self, seat: int, away: bool) -> str:
        return f"{self.names[seat]} {'spends the turn away from the stove' if away else 'ties the apron'}."

    def declares(self, seat: int) -> str:
        return f"{self.names[seat]} is ready to serve: one last turn for everybody."

    def manages(self, seat: int, count: int, test: bool) -> str:
        way = "with a firm hand (Cooking)" if test else "with a steady mind (Sanity)"
        return f"{self.names[seat]} keeps {plural(count, 'Monster')} in check {way}."

    # dice

    def test(self, seat: int, roller: int, mine: list[int], yours: list[int], results: list[int]) -> str:
        return (
            f"{self.names[seat]} rolls {shown(mine)} for {results[0]}; "
            f"{self.names[roller]} rolls {shown(yours)} against it for {results[1]}."
        )

    def reroll(self, seat: int, roller: int, mine: list[int], yours: list[int], results: list[int]) -> str:
        return f"{self.names[seat]} rolls again: {shown(mine)} for {results[0]} against {results[1]}."

    def check(self, seat: int, target: int, fear: bool, dice: list[int], above: int) -> str:
        what = "stares it in the face" if fear else "breathes deeply"
        verdict = "all is well" if above == len(dice) else "it fails" if above == 0 else "it succeeds, at a price"
        return f"{self.names[seat]} {what}: {shown(dice)} against {target}, {verdict}."

    def wound(self, seat: int, left: int) -> str:
        return f"{self.names[seat]} loses a Cooking die ({left} left)."

    def shaken(self, seat: int, left: int) -> str:
        return f"{self.names[seat]} loses a Sanity die ({left} left)."

    def saved(self, seat: int, card: str) -> str:
        pool = "Cooking" if self.cards[card].amounts[SAVES_COOKING] else "Sanity"
        return f"{self.names[seat]} gives up {self.card(card)} and keeps the {pool} die."

    def paralysed(self, seat: int) -> str:
        return f"{self.names[seat]} is frozen with fear; the attempt is over."

    def hospital(self, seat: int) -> str:
        return f"{self.names[seat]} collapses and is taken to the Hospital."

    def asylum(self, seat: int, max_sanity: int) -> str:
        return f"{self.names[seat]} goes insane and is taken to the Asylum (at most {max_sanity} Sanity from now on)."

    def recovery(self, seat: int, cooking: list[int], sanity: list[int], back: list[int]) -> str:
        return f"{self.names[seat]} rolls for recovery: {self.returned(cooking, sanity, back)}."

    def recuperates(self, seat: int, cooking: list[int], sanity: list[int], back: list[int]) -> str:
        return f"{self.names[seat]} puts the feet up: {self.returned(cooking, sanity, back)}."

    def returned(self, cooking: list[int], sanity: list[int], back: list[int]) -> str:
        """Which dice were rolled, and how many came back."""
        parts: list[str] = []
        if cooking:
            parts.append(f"{shown(cooking)} brings back {back[0]} Cooking")
        if sanity:
            parts.append(f"{shown(sanity)} brings back {back[1]} Sanity")
        return listed(parts) if parts else "nothing was lost"

    def recovers(self, seat: int, cooking: int, sanity: int) -> str:
        pool = (
            plural(cooking, "Cooking die", "Cooking dice") if cooking else plural(sanity, "Sanity die", "Sanity dice")
        )
        return f"{self.names[seat]} gets {pool} back."

    def home(self, seat: int, asylum: bool) -> str:
        return f"{self.names[seat]} leaves the {'Asylum' if asylum else 'Hospital'}."

    # cards

    def drew(self, seat: int, cards: list[str]) -> str:
        return f"You draw {self.the_cards(cards)}."

    def draws(self, seat: int, count: int) -> str:
        return f"{self.names[seat]} draws {plural(count, 'card')}."

    def new_deck(self, cards: int) -> str:
        return f"The deck has run out; the discards make a new one of {plural(cards, 'card')}."

    def new_die(self, seat: int, cooking: bool) -> str:
        return f"{self.names[seat]} gains a {'Cooking' if cooking else 'Sanity'} die for the new deck."

    def lays(self, seat: int, on: int, card: str) -> str:
        if seat == on:
            return f"{self.names[seat]} lays out {self.card(card)}."
        return f"{self.names[seat]} plays {self.card(card)} on {self.names[on]}."

    def stocks(self, seat: int, monster: str) -> str:
        return f"{self.card(monster)} moves into {self.names[seat]}'s Kitchen."

    def seasons(self, seat: int, ingredient: str, monster: str) -> str:
        return f"{self.names[seat]} adds {self.card(ingredient)} to {self.card(monster)}."

    def cast(self, seat: int, spell: str) -> str:
        return f"{self.names[seat]} casts {self.card(spell)}."

    def let_go(self, seat: int, card: str) -> str:
        return f"{self.names[seat]} gives up {self.card(card)}."

    def discards(self, seat: int, card: str) -> str:
        return f"{self.names[seat]} discards {self.card(card)}."

    def banished(self, seat: int, monster: str) -> str:
        return f"{self.card(monster)} vanishes from {self.names[seat]}'s Kitchen."

    def hexed(self, seat: int, dice: int) -> str:
        return f"Soot settles on {self.names[seat]}: {plural(dice, 'die', 'dice')} fewer in the next Test at a Monster."

    def swaps(self, seat: int, other: int, gives: str, gets: str) -> str:
        return f"{self.names[seat]} swaps {self.card(gives)} for {self.names[other]}'s {self.card(gets)}."

    # attempts and challenges

    def cooks(self, seat: int, monster: str) -> str:
        return f"{self.names[seat]} sets about cooking {self.card(monster)}."

    def fights(self, seat: int, monster: str) -> str:
        return f"{self.names[seat]} takes a shotgun to {self.card(monster)}."

    def divides(self, seat: int, monsters: list[str], dice: list[int]) -> str:
        pots = [f"{self.card(monster)} ({dice[at]})" for at, monster in enumerate(monsters)]
        return f"{self.names[seat]} divides the dice among {listed(pots)}."

    def recipe(self, seat: int, recipe: str, monster: str) -> str:
        return f"{self.names[seat]} follows a Recipe for {self.card(monster)}: {self.card(recipe)}."

    def recipe_back(self, seat: int, recipe: str) -> str:
        return f"{self.names[seat]} takes {self.card(recipe)} back."

    def counters(self, seat: int, monster: str, cooking: int, damage: int, placed: int) -> str:
        spoiled = f" and {damage} damage" if damage else ""
        needed = self.cards[monster].threat
        return f"{self.card(monster)} gets {plural(placed, 'counter')}: {cooking} cooking{spoiled}, of {needed} needed."

    def stops(self, seat: int) -> str:
        return f"{self.names[seat]} leaves it at that."

    def goes_on(self, seat: int, cooks: bool) -> str:
        return f"{self.names[seat]} {'presses on, one die wearier' if cooks else 'returns to the fray'}."

    def serves(self, seat: int, monster: str, cooked: bool, damage: int) -> str:
        spoiled = f" with {plural(damage, 'damage counter')}" if damage else ""
        return f"{self.names[seat]} serves {self.card(monster)}, {'cooked' if cooked else 'shot'}{spoiled}."

    def throws_away(self, seat: int, monster: str) -> str:
        return f"{self.names[seat]} throws what is left of {self.card(monster)} away."

    def challenge(self, seat: int, rival: int, monster: str) -> str:
        return f"{self.names[seat]} challenges {self.names[rival]} to {self.card(monster)}!"

    def passes_back(self, seat: int) -> str:
        return f"{self.names[seat]} passes it back."

    def comes_back(self, seat: int, monster: str) -> str:
        return f"{self.card(monster)} comes to {self.names[seat]}'s Kitchen."

    def bonus(self, seat: int, star: bool) -> str:
        return f"{self.names[seat]} wins {'a bonus star' if star else 'a Sanity die'} for the challenge."

    def over(self, scores: list[int], ranks: list[int], reason: str) -> str:
        first = [seat for seat, rank in enumerate(ranks) if rank == 1]
        winners = listed([self.names[seat] for seat in first])
        verb = "share the win" if len(first) > 1 else "wins"
        return f"Dinner is served: {winners} {verb} with {plural(scores[first[0]], 'point')}."


#: Which method tells an event, by the event's kind.
TELLS: dict[str, Callable[..., str]] = {
    "dealt": Teller.dealt,
    "allocates": Teller.allocates,
    "sealed": Teller.sealed,
    "allocated": Teller.allocated,
    "start_test": Teller.start_test,
    "starts": Teller.starts,
    "turn": Teller.turn,
    "declares": Teller.declares,
    "manages": Teller.manages,
    "test": Teller.test,
    "reroll": Teller.reroll,
    "check": Teller.check,
    "wound": Teller.wound,
    "shaken": Teller.shaken,
    "saved": Teller.saved,
    "paralysed": Teller.paralysed,
    "hospital": Teller.hospital,
    "asylum": Teller.asylum,
    "recovery": Teller.recovery,
    "recuperates": Teller.recuperates,
    "recovers": Teller.recovers,
    "home": Teller.home,
    "drew": Teller.drew,
    "draws": Teller.draws,
    "new_deck": Teller.new_deck,
    "new_die": Teller.new_die,
    "lays": Teller.lays,
    "stocks": Teller.stocks,
    "seasons": Teller.seasons,
    "cast": Teller.cast,
    "let_go": Teller.let_go,
    "discards": Teller.discards,
    "banished": Teller.banished,
    "hexed": Teller.hexed,
    "swaps": Teller.swaps,
    "cooks": Teller.cooks,
    "fights": Teller.fights,
    "divides": Teller.divides,
    "recipe": Teller.recipe,
    "recipe_back": Teller.recipe_back,
    "counters": Teller.counters,
    "stops": Teller.stops,
    "goes_on": Teller.goes_on,
    "serves": Teller.serves,
    "throws_away": Teller.throws_away,
    "challenge": Teller.challenge,
    "passes_back": Teller.passes_back,
    "comes_back": Teller.comes_back,
    "bonus": Teller.bonus,
    "over": Teller.over,
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
