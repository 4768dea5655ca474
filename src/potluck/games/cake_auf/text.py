"""Cake Auf! in words: cards, events, moves, questions, reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potluck.games.cake_auf.cards import (
    BAN,
    BURN,
    ICONS,
    LAY,
    LIFT,
    ONE_FOR_ONE,
    PICKY,
    SIGNS,
    SWITCH_HANDS,
    SWITCH_RECIPES,
    Pantry,
    PantryCard,
)
from potluck.games.cake_auf.moves import (
    Ban,
    Burn,
    Decline,
    Discard,
    GiveBack,
    Keep,
    Lay,
    Lift,
    Mulligan,
    OneForOne,
    Pass,
    PickyEater,
    Swap,
    SwitchHands,
    SwitchRecipes,
    Throw,
)
from potluck.games.cake_auf.state import Bakery
from potluck.games.cake_auf.steps.round_end import KeepOvernight
from potluck.games.cake_auf.steps.turn import EndOfTurn, PickARecipe, YourTurn
from potluck.games.cake_auf.steps.winning import RockPaperScissors
from potluck.kernel.events import Event
from potluck.kernel.game import CardFace
from potluck.kernel.moves import Move
from potluck.kernel.words import listed, plural, who

ICON_FACTS = {"power": "Needs power", "fire": "Needs the oven", "fridge": "Needs the fridge", "overnight": "Overnight"}
ICON_NEEDS = {"power": "needs power", "fire": "needs the oven", "fridge": "needs the fridge"}
REASONS = {
    "most recipes": "Three rounds are over, and nobody has finished as many recipes.",
    "rock-paper-scissors": "Three rounds ended in a tie, and rock-paper-scissors broke it.",
    "shared": "Three rounds ended in a tie, and the win is shared.",
}


# -- cards ------------------------------------------------------------------------------------------------


def icon_names(icons: int) -> list[str]:
    """The icons of a card, by name."""
    return [icon for bit, icon in enumerate(ICONS) if icons >> bit & 1]


def effect_line(card: PantryCard, pantry: Pantry) -> str:
    """What a card of the draw pile does, in one sentence."""
    if card.effect == LAY:
        kind = pantry.cards.index(card)
        count = sum(1 for recipe in pantry.recipes if kind in recipe.ingredients)
        return f"{plural(count, 'recipe')} can use it." if count else "No recipe uses it."
    reach = f"recipe that {ICON_NEEDS[icon_names(card.icon)[0]]}" if card.icon else ""
    return {
        BAN: f"Put it on another player's {reach}: until it is lifted, that recipe cannot be finished.",
        LIFT: f"Lifts {cause(card, pantry)} from any recipe.",
        SWITCH_RECIPES: "Exchange one of your unfinished recipes with another player's, and all that lies on both.",
        SWITCH_HANDS: "Exchange the rest of your hand with another player's.",
        PICKY: "Look at three recipes of the pile; you may take one in place of an unfinished recipe of yours.",
        ONE_FOR_ONE: "Take a random card from another player, who takes a random one from you.",
        BURN: f"Destroy a {reach} that another player has finished this round; a new recipe takes its place.",
    }[card.effect]


def cause(card: PantryCard, pantry: Pantry) -> str:
    """The name of the ban that a counteraction lifts."""
    bans = [ban.name for ban in pantry.cards if ban.effect == BAN and ban.icon == card.icon]
    return f"a {bans[0]}" if bans else "a ban"


def faces(pantry: Pantry) -> list[CardFace]:
    """All cards for people to look at: recipes first."""
    result: list[CardFace] = []
    for recipe in pantry.recipes:
        needs = [pantry.cards[kind].name for kind in recipe.ingredients]
        facts = [recipe.country, *(ICON_FACTS[icon] for icon in icon_names(recipe.icons))]
        line = f"Needs {listed(counted(needs))}."
        result.append(CardFace(recipe.id, recipe.name, "recipe", 1, str(len(needs)), facts, line))
    classes = {LAY: "ingredient", BAN: "ban", LIFT: "counteraction"}
    for card in pantry.cards:
        kind = classes.get(card.effect, "instant")
        facts = [kind.capitalize()]
        if card.rulebook != card.publisher:
            facts.append(f"{plural(card.publisher, 'copy', 'copies')} in the publisher's mix")
        result.append(CardFace(card.id, card.name, kind, card.rulebook, "", facts, effect_line(card, pantry)))
    return result


def counted(names: list[str]) -> list[str]:
    """Names in order, equal ones once with their number: Flour (2)."""
    return [name if names.count(name) == 1 else f"{name} ({names.count(name)})" for name in dict.fromkeys(names)]


# -- events -----------------------------------------------------------------------------------------------


class Teller:
    """Turns events into sentences for one table: it knows the cards and the bakers' names."""

    def __init__(self, pantry: Pantry, names: list[str]) -> None:
        self.names = names
        self.cards = {card.id: card.name for card in pantry.cards}
        self.recipes = {recipe.id: recipe.name for recipe in pantry.recipes}

    def tell(self, event: Event) -> str:
        """The sentence for an event."""
        return SENTENCES[event.kind](self, **event.facts)

    def tell_round(self, round: int, starter: int) -> str:
        return f"Round {round} begins, and {self.names[starter]} goes first."

    def tell_dealt(self, seat: int, recipes: list[str]) -> str:
        if not recipes:
            return f"The recipe pile is empty: {self.names[seat]} gets no recipe."
        return f"{self.names[seat]} is to bake {self.menu(recipes)}."

    def tell_turn(self, seat: int) -> str:
        return f"It is {self.names[seat]}'s turn."

    def tell_drew(self, seat: int, cards: list[str]) -> str:
        return f"You draw {self.named(cards)}."

    def tell_drew_some(self, seat: int, count: int) -> str:
        return f"{self.names[seat]} draws {plural(count, 'card')}."

    def tell_reshuffled(self, count: int) -> str:
        return f"The draw pile is used up; {plural(count, 'discard')} shuffled make a new one."

    def tell_laid(self, seat: int, card: str, recipe: str) -> str:
        return f"You lay {self.cards[card]} under {self.recipes[recipe]}."

    def tell_laid_face_down(self, seat: int, recipe: str) -> str:
        return f"{self.names[seat]} lays an ingredient face down under {self.recipes[recipe]}."

    def tell_banned(self, seat: int, card: str, recipe: str, owner: int) -> str:
        return f"{self.names[seat]} plays {self.cards[card]} on {self.names[owner]}'s {self.recipes[recipe]}."

    def tell_lifted(self, seat: int, card: str, ban: str, recipe: str, owner: int) -> str:
        whose = "" if seat == owner else f"{self.names[owner]}'s "
        return (
            f"{self.names[seat]} plays {self.cards[card]}: no more {self.cards[ban]} on {whose}{self.recipes[recipe]}."
        )

    def tell_finished(self, seat: int, recipe: str, cards: list[str]) -> str:
        return f"{self.names[seat]} finishes {self.recipes[recipe]} out of {self.named(cards)}!"

    def tell_switched(self, seat: int, other: int, mine: str, theirs: str) -> str:
        return (
            f"The old switcheroo: {self.names[seat]} gives {self.recipes[mine]} to {self.names[other]} "
            f"and takes {self.recipes[theirs]}, with all that lies on them."
        )

    def tell_found(self, seat: int, recipe: str, cards: list[str]) -> str:
        return f"Under {self.recipes[recipe]} you find {self.named(cards)}."

    def tell_traded(self, seat: int, other: int, card: str, taken: str, given: str | None) -> str:
        story = f"{self.cards[card]}: {self.names[seat]} takes {self.cards[taken]} from {self.names[other]}"
        if given is None:
            return f"{story}, who gets nothing back."
        return f"{story}, who gets {self.cards[given]} back."

    def tell_traded_unseen(self, seat: int, other: int, card: str, gave: bool) -> str:
        story = f"{self.cards[card]}: {self.names[seat]} takes a card from {self.names[other]}"
        return f"{story}, who gets {'one' if gave else 'nothing'} back."

    def tell_switched_hands(self, seat: int, other: int, card: str) -> str:
        return f"{self.cards[card]}: {self.names[seat]} and {self.names[other]} exchange their hands."

    def tell_new_hand(self, seat: int, cards: list[str]) -> str:
        if not cards:
            return "Your new hand is empty."
        return f"Your new hand: {self.named(cards)}."

    def tell_peeks(self, seat: int, card: str, count: int) -> str:
        return f"{self.names[seat]} plays {self.cards[card]} and looks at {plural(count, 'recipe')} of the pile."

    def tell_peeked(self, seat: int, recipes: list[str]) -> str:
        return f"You look at {self.menu(recipes)}."

    def tell_picked(self, seat: int, old: str, new: str, cards: list[str]) -> str:
        story = f"{self.names[seat]} would rather bake {self.recipes[new]} than {self.recipes[old]}"
        if not cards:
            return f"{story}."
        return f"{story}; {self.named(cards)} {'goes' if len(cards) == 1 else 'go'} to the discards."

    def tell_picked_none(self, seat: int) -> str:
        return f"{self.names[seat]} likes none of them, and they are shuffled back."

    def tell_burned(self, seat: int, card: str, recipe: str, owner: int, new: str) -> str:
        return (
            f"{self.cards[card]}: {self.names[seat]} ruins {self.names[owner]}'s finished {self.recipes[recipe]}. "
            f"{self.names[owner]} is to bake {self.recipes[new]} instead."
        )

    def tell_mulligan(self, seat: int, cards: list[str]) -> str:
        return f"{self.names[seat]} trades in the whole hand: {self.named(cards)}."

    def tell_discarded(self, seat: int, card: str) -> str:
        return f"{self.names[seat]} discards {self.cards[card]}."

    def tell_passed(self, seat: int) -> str:
        return f"{self.names[seat]} passes."

    def tell_round_over(self, round: int, winners: list[int], points: list[int]) -> str:
        score = listed([f"{self.names[seat]} {count}" for seat, count in enumerate(points)])
        if not winners:
            return f"Round {round} drags on too long and ends without a winner. Finished so far: {score}."
        first = listed([self.names[seat] for seat in winners])
        verb = "has" if len(winners) == 1 else "have"
        return f"{first} {verb} finished everything: round {round} is over. Finished so far: {score}."

    def tell_gave_back(self, seat: int, recipe: str, cards: list[str]) -> str:
        story = f"{self.names[seat]} returns {self.recipes[recipe]} to the pile"
        return f"{story}, and {self.named(cards)} to the discards." if cards else f"{story}."

    def tell_kept(self, seat: int, recipe: str) -> str:
        return f"{self.names[seat]} keeps {self.recipes[recipe]} overnight."

    def tell_tie(self, rivals: list[int], points: int) -> str:
        who = listed([self.names[seat] for seat in rivals])
        return f"{who} are tied with {plural(points, 'recipe')}: rock-paper-scissors, best of three!"

    def tell_threw(self, seat: int, sign: str) -> str:
        return f"You throw {sign}."

    def tell_sealed(self, seat: int) -> str:
        return f"{self.names[seat]} has chosen."

    def tell_thrown(self, rivals: list[int], signs: list[int], wins: list[int]) -> str:
        hands = listed([f"{self.names[seat]} {SIGNS[sign]}" for seat, sign in zip(rivals, signs, strict=True)])
        score = " : ".join(str(count) for count in wins)
        return f"One, two, three: {hands}. That makes it {score}."

    def tell_over(self, points: list[int], winners: list[int], reason: str) -> str:
        who = listed([self.names[seat] for seat in winners])
        count = plural(points[winners[0]], "recipe")
        if len(winners) > 1:
            return f"{who} share the win with {count} each."
        after = " after rock-paper-scissors" if reason == "rock-paper-scissors" else ""
        return f"{who} wins with {count}{after}."

    def named(self, cards: list[str]) -> str:
        """Cards by name."""
        return listed(counted([self.cards[card] for card in cards]))

    def menu(self, recipes: list[str]) -> str:
        """Recipes by name."""
        return listed([self.recipes[recipe] for recipe in recipes])


#: The sentence of each kind of event.
SENTENCES: dict[str, Callable[..., str]] = {
    "round": Teller.tell_round,
    "dealt": Teller.tell_dealt,
    "turn": Teller.tell_turn,
    "drew": Teller.tell_drew,
    "drew_some": Teller.tell_drew_some,
    "reshuffled": Teller.tell_reshuffled,
    "laid": Teller.tell_laid,
    "laid_face_down": Teller.tell_laid_face_down,
    "banned": Teller.tell_banned,
    "lifted": Teller.tell_lifted,
    "finished": Teller.tell_finished,
    "switched": Teller.tell_switched,
    "found": Teller.tell_found,
    "traded": Teller.tell_traded,
    "traded_unseen": Teller.tell_traded_unseen,
    "switched_hands": Teller.tell_switched_hands,
    "new_hand": Teller.tell_new_hand,
    "peeks": Teller.tell_peeks,
    "peeked": Teller.tell_peeked,
    "picked": Teller.tell_picked,
    "picked_none": Teller.tell_picked_none,
    "burned": Teller.tell_burned,
    "mulligan": Teller.tell_mulligan,
    "discarded": Teller.tell_discarded,
    "passed": Teller.tell_passed,
    "round_over": Teller.tell_round_over,
    "gave_back": Teller.tell_gave_back,
    "kept": Teller.tell_kept,
    "tie": Teller.tell_tie,
    "threw": Teller.tell_threw,
    "sealed": Teller.tell_sealed,
    "thrown": Teller.tell_thrown,
    "over": Teller.tell_over,
}


# -- moves ------------------------------------------------------------------------------------------------

ON_RECIPE: dict[type[Move], str] = {Lay: "lay", Ban: "ban", Lift: "lift", Burn: "burn"}
ON_SEAT: dict[type[Move], str] = {SwitchHands: "switch hands", OneForOne: "one for one"}


def name_move(move: Move, pantry: Pantry, names: list[str] | None) -> str:
    """A move as on a button."""
    if isinstance(move, Lay):
        return f"{pantry.cards[move.kind].name} → {pantry.recipes[move.recipe].name}"
    if isinstance(move, Ban | Lift | Burn):
        return f"{pantry.cards[move.kind].name} on {pantry.recipes[move.recipe].name}"
    if isinstance(move, SwitchRecipes):
        return f"Switch {pantry.recipes[move.mine].name} for {pantry.recipes[move.theirs].name}"
    if isinstance(move, SwitchHands | OneForOne):
        return f"{pantry.cards[move.kind].name} with {who(move.other, names)}"
    if isinstance(move, PickyEater):
        return pantry.cards[move.kind].name
    return name_other_move(move, pantry)


def name_other_move(move: Move, pantry: Pantry) -> str:
    """A move that plays no card, as on a button."""
    if isinstance(move, Swap):
        return f"Take {pantry.recipes[move.new].name} for {pantry.recipes[move.mine].name}"
    if isinstance(move, Discard):
        return f"End turn: discard {pantry.cards[move.kind].name}"
    if isinstance(move, Keep):
        return f"Keep {pantry.recipes[move.recipe].name}"
    if isinstance(move, GiveBack):
        return f"Return {pantry.recipes[move.recipe].name}"
    if isinstance(move, Throw):
        return move.name.capitalize()
    if isinstance(move, Mulligan):
        return "Trade in the whole hand"
    if isinstance(move, Decline):
        return "Take none"
    assert isinstance(move, Pass)
    return "Pass"


def picture_move(move: Move) -> dict[str, Any]:
    """A move's parts for the page: `play` says what it is, the rest which cards, recipes and seats."""
    if isinstance(move, Lay | Ban | Lift | Burn):
        return {"play": ON_RECIPE[type(move)], "card": move.card, "recipe": move.id}
    if isinstance(move, SwitchRecipes):
        return {"play": "switch recipes", "mine": move.my_id, "theirs": move.their_id}
    if isinstance(move, SwitchHands | OneForOne):
        return {"play": ON_SEAT[type(move)], "card": move.card, "seat": move.other}
    if isinstance(move, PickyEater):
        return {"play": "picky", "card": move.card}
    if isinstance(move, Swap):
        return {"play": "swap", "mine": move.my_id, "new": move.new_id}
    if isinstance(move, Discard):
        return {"play": "discard", "card": move.card}
    if isinstance(move, Keep | GiveBack):
        return {"play": "keep" if isinstance(move, Keep) else "return", "recipe": move.id}
    if isinstance(move, Throw):
        return {"play": "throw", "sign": move.name}
    return {"play": move.key()}


def ask(table: Bakery, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    top = table.agenda[-1] if table.agenda and table.result is None else None
    if isinstance(top, YourTurn):
        return "Lay ingredients and play cards as you like; then discard up to two, or pass."
    if isinstance(top, EndOfTurn):
        return "Discard one more card, or pass."
    if isinstance(top, PickARecipe):
        return "Take one of these recipes in place of one of yours, or none."
    if isinstance(top, KeepOvernight):
        name = table.pantry.recipes[table.overnight[0]].name
        return f"Keep {name} overnight, with all that lies on it, or return it?"
    if isinstance(top, RockPaperScissors):
        return "Rock, paper or scissors?"
    return "The match is over."
