"""One attempt at one Monster, cooking or fighting, from the Fear check to the last counter (CT-9)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import HYPNOTIC, INGREDIENT, NOTHING, RECIPE, SLIPPERY, VENOMOUS
from potluck.games.cthulbeque.dice import COOKING, FIGHTING
from potluck.games.cthulbeque.effects import chef_dice, dice_left, fear_target, monster_dice, season, single_rerolls
from potluck.games.cthulbeque.faces import family_name
from potluck.games.cthulbeque.moves import COOK_ON, FIGHT_ON, NO_RECIPE, STOP, Attach, Say
from potluck.games.cthulbeque.state import Feast, MonsterAttempt, attempt_of, on_the_stove, take_from_hand
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.games.cthulbeque.steps.recovery import FAINT, LOSE_COOKING
from potluck.games.cthulbeque.steps.serving import finish
from potluck.games.cthulbeque.steps.tests_and_checks import begin_trial, check_sanity, conclude, margin, under_way
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step

LEAST_TO_PRESS_ON: Final = 2  # CT-A13


def ways_to_cook(table: Feast, seat: int, monster: int, moves: list[Move]) -> None:
    """CT-9.1: add the moves that cook a Monster: as it is, or with one Ingredient from hand."""
    larder = table.larder
    moves.append(larder.book.cooking(monster, NOTHING))
    for card in table.chefs[seat].hand:
        if larder.kinds[card] == INGREDIENT:
            move = larder.book.cooking(monster, card)
            if move not in moves:
                moves.append(move)


def begin_attempt(table: Feast, attempt: MonsterAttempt, ingredient: int) -> None:
    """CT-9.1, CT-9.7: an Ingredient goes on at once; then Fear, Recipe and the first Test come one after another."""
    table.attempt = attempt
    if attempt.seat == table.turn:
        table.tried.append(attempt.card)
    if table.journal is not None:
        facts: dict[str, object] = {"seat": attempt.seat, "monster": table.larder.cards[attempt.card].id}
        table.tell("cooks" if attempt.cooks else "fights", facts)
    if ingredient != NOTHING:
        take_from_hand(table, attempt.seat, ingredient)
        season(table, attempt.seat, on_the_stove(table, attempt), ingredient)
    agenda = table.agenda
    agenda.append(ATTEMPT_OVER)
    attempt.floor = len(agenda)
    agenda.append(TEST_COOKING)
    if attempt.cooks:
        agenda.append(RECIPE_TIME)
    agenda.append(FEAR_CHECK)


@final
class FearCheck(Step[Feast]):
    """CT-9.1, CT-A10: one Sanity check against the Monster's Fear for each attempt."""

    def run(self, table: Feast) -> None:
        attempt = attempt_of(table)
        check_sanity(table, attempt.seat, fear_target(table, attempt, on_the_stove(table, attempt)), True)


@final
class RecipeTime(Step[Feast]):
    """CT-9.2: asked of whoever has cards in hand, so that the question tells nothing about them."""

    def run(self, table: Feast) -> None:
        attempt = attempt_of(table)
        if table.chefs[attempt.seat].hand and on_the_stove(table, attempt).recipe == NOTHING:
            table.agenda.append(OFFER_RECIPE)


@final
class OfferRecipe(Choice):
    """CT-9.2, CT-A21: attach a matching Recipe from hand, free; it stays on the Monster."""

    rule = "CT-9.2"
    now = "offer-recipe"

    def who(self, table: Feast) -> int:
        return attempt_of(table).seat

    def moves(self, table: Feast) -> list[Move]:
        attempt = attempt_of(table)
        larder = table.larder
        moves: list[Move] = [larder.book.say[NO_RECIPE]]
        for card in table.chefs[attempt.seat].hand:
            if larder.kinds[card] == RECIPE and larder.matches(card, attempt.card):
                move = larder.book.attach[card][0]
                if move not in moves:
                    moves.append(move)
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, Attach) and move.card in table.chefs[seat].hand:
            recipe = table.larder.cards[move.card]
            monster = table.larder.cards[attempt_of(table).card]
            facts: dict[str, object] = {
                "card": recipe.id,
                "family": family_name(recipe.family),
                "monster": monster.id,
                "kin": family_name(monster.family),
            }
            return Refusal("CT-9.2", "why-recipe-for-another-family", facts)
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-recipe", {"monster": table.larder.cards[attempt_of(table).card].id})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Attach):
            take_from_hand(table, seat, move.card)
            monster = on_the_stove(table, attempt_of(table))
            monster.recipe = move.card
            monster.recipe_owner = seat
            if table.journal is not None:
                facts: dict[str, object] = {
                    "seat": seat,
                    "recipe": move.id,
                    "monster": table.larder.cards[monster.card].id,
                }
                table.tell("recipe", facts)


@final
class TestCooking(Step[Feast]):
    """CT-9.3, CT-9.8: Cooking against Threat; the hex and the Line Cook are for one Test only."""

    def run(self, table: Feast) -> None:
        attempt = attempt_of(table)
        monster = on_the_stove(table, attempt)
        mine = chef_dice(table, attempt)
        table.chefs[attempt.seat].hexed = 0
        if attempt.cooks and attempt.seat == table.turn:
            table.first_test = False
        table.agenda.append(RESOLVE_TEST)
        yours = monster_dice(table, monster, attempt.cooks)
        begin_trial(table, attempt.seat, mine, yours, single_rerolls(table, monster, attempt.cooks))


@final
class ResolveTest(Step[Feast]):
    """CT-2.3, CT-A14: first what a loss does (the wound), then what a win does, then the Hospital, then going on."""

    def run(self, table: Feast) -> None:
        attempt = attempt_of(table)
        agenda = table.agenda
        ahead = conclude(table, COOKING if attempt.cooks else FIGHTING, attempt.card)
        agenda.append(GO_ON_TIME)
        agenda.append(FAINT[attempt.seat])
        if ahead >= 0:
            agenda.append(PLACE_COUNTERS)
        if ahead <= 0:
            agenda.append(LOSE_COOKING[attempt.seat])
            if table.larder.traits[attempt.card] == VENOMOUS:
                agenda.append(LOSE_COOKING[attempt.seat])


@final
class PlaceCounters(Step[Feast]):
    """CT-9.3, CT-9.4, CT-9.8, CT-A5: a counter for every two points or part of them; at the Threat it is finished."""

    def run(self, table: Feast) -> None:
        attempt = attempt_of(table)
        monster = on_the_stove(table, attempt)
        ahead = margin(under_way(table))
        counters = (ahead + 1) // 2
        if ahead == 0 and table.larder.traits[monster.card] != SLIPPERY:
            counters = 1  # CT-A4
        if attempt.cooks:
            monster.cooking += counters
        else:
            monster.damage += counters  # CT-A8: all of them, however many
        table.rolls[-1].placed = counters
        if table.journal is not None:
            table.tell(
                "counters",
                {
                    "seat": attempt.seat,
                    "monster": table.larder.cards[monster.card].id,
                    "cooking": monster.cooking,
                    "damage": monster.damage,
                    "placed": counters,
                    "needed": table.larder.threats[monster.card],
                },
            )
        if monster.cooking + monster.damage >= table.larder.threats[monster.card]:
            finish(table, attempt, monster)


def goes_on_cooking(table: Feast, attempt: MonsterAttempt) -> bool:
    """CT-9.5, CT-A13: two active dice, one to set aside; from a fight only with Switcheroo (CT-A25)."""
    return (attempt.cooks or table.options.switcheroo) and dice_left(table, attempt) >= LEAST_TO_PRESS_ON


def goes_on_fighting(table: Feast, attempt: MonsterAttempt) -> bool:
    """CT-9.10: one active die; from cooking only with Switcheroo (CT-A25)."""
    return (not attempt.cooks or table.options.switcheroo) and dice_left(table, attempt) >= 1


@final
class GoOnTime(Step[Feast]):
    """CT-9.5, CT-A9: after a win or tie that did not finish the Monster, if there is a way to go on."""

    def run(self, table: Feast) -> None:
        attempt = attempt_of(table)
        if attempt.finished or margin(under_way(table)) < 0 or table.larder.traits[attempt.card] == HYPNOTIC:
            return
        if goes_on_cooking(table, attempt) or goes_on_fighting(table, attempt):
            table.agenda.append(GO_ON)


@final
class GoOn(Choice):
    """CT-9.5, CT-9.10, CT-12.1: stop here, or on to the next Test; pressing on sets one die aside as fatigued."""

    rule = "CT-9.5"
    now = "go-on"

    def who(self, table: Feast) -> int:
        return attempt_of(table).seat

    def moves(self, table: Feast) -> list[Move]:
        attempt = attempt_of(table)
        say = table.larder.book.say
        moves: list[Move] = [say[STOP]]
        if goes_on_cooking(table, attempt):
            moves.append(say[COOK_ON])
        if goes_on_fighting(table, attempt):
            moves.append(say[FIGHT_ON])
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        attempt = attempt_of(table)
        if isinstance(move, Say) and move.word in (COOK_ON, FIGHT_ON):
            if not table.options.switcheroo and (move.word == COOK_ON) != attempt.cooks:
                return Refusal("CT-12.1", "why-no-switcheroo", {"cooks": attempt.cooks})
            return Refusal("CT-A13", "why-too-few-dice-to-press-on", {"active": dice_left(table, attempt)})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-go-on", {"monster": table.larder.cards[attempt_of(table).card].id})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        agenda = table.agenda
        agenda.pop()
        if move.word == STOP:
            if table.journal is not None:
                table.tell("stops", {"seat": seat})
            return
        attempt = attempt_of(table)
        agenda.append(TEST_COOKING)
        if move.word == COOK_ON:
            table.chefs[seat].fatigue += 1
            if attempt.pot != NOTHING:
                attempt.pot -= 1
            if not attempt.cooks:
                attempt.cooks = True
                agenda.append(RECIPE_TIME)  # CT-A25
        else:
            attempt.cooks = False
        if table.journal is not None:
            table.tell("goes_on", {"seat": seat, "cooks": attempt.cooks})


@final
class AttemptOver(Step[Feast]):
    """CT-A24: a challenged chef's fatigue ends with the attempt; the active chef's with the turn (CT-4.2)."""

    def run(self, table: Feast) -> None:
        attempt = attempt_of(table)
        if attempt.seat != table.turn:
            table.chefs[attempt.seat].fatigue = 0
        table.attempt = None
        table.trial = None


FEAR_CHECK: Final = FearCheck()
RECIPE_TIME: Final = RecipeTime()
OFFER_RECIPE: Final = OfferRecipe()
TEST_COOKING: Final = TestCooking()
RESOLVE_TEST: Final = ResolveTest()
PLACE_COUNTERS: Final = PlaceCounters()
GO_ON_TIME: Final = GoOnTime()
GO_ON: Final = GoOn()
ATTEMPT_OVER: Final = AttemptOver()
