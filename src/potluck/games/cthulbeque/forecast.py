"""Exact odds of the moves that a seat may choose now, and how they are told."""

from __future__ import annotations

from typing import final

from potluck.games.cthulbeque.cards import NOTHING
from potluck.games.cthulbeque.dice import tally
from potluck.games.cthulbeque.effects import chef_dice, crowd, dice_after, fear_target, monster_dice, single_rerolls
from potluck.games.cthulbeque.moves import COOK_ON, FIGHT_ON, TEST, USE, Cook, Divide, Fight, Reroll, Say
from potluck.games.cthulbeque.odds import check_odds, kept_and_rolled, loses_a_die, rolled_again, trial_odds
from potluck.games.cthulbeque.state import Feast, MonsterAttempt, attempt_of, in_kitchen, on_the_stove
from potluck.games.cthulbeque.steps.attempt import GoOn
from potluck.games.cthulbeque.steps.challenge import Challenged
from potluck.games.cthulbeque.steps.cook_or_fight import NextPot
from potluck.games.cthulbeque.steps.kitchen_management import ManageKitchen
from potluck.games.cthulbeque.steps.tests_and_checks import (
    HushWindow,
    RerollWindow,
    SecondHelpingWindow,
    margin,
    under_way,
)
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision


@final
class MoveOdds:
    """Exact odds of one move of the seat that decides; parts that do not apply are None. Four decimals are plenty."""

    def __init__(
        self, dice: list[int] | None, test: list[float] | None, rerolls: int, sanity_loss: float | None
    ) -> None:
        self.dice = dice  # of both sides
        self.test = None if test is None else [round(part, 4) for part in test]  # won, and perhaps tied and lost
        self.rerolls = rerolls
        self.sanity_loss = None if sanity_loss is None else round(sanity_loss, 4)


def forecast(table: Feast, seat: int, top: Decision[Feast], move: Move) -> Phrase | None:
    """The odds of one move in whole percent, or None where no dice follow it."""
    odds = move_odds(table, seat, top, move)
    if odds is None:
        return None
    test, dice, shaken = odds.test, odds.dice, odds.sanity_loss
    if test is None:
        return None if shaken is None else Phrase("forecast-check", {"shaken": percent(shaken)})
    if dice is None:
        return Phrase("forecast-reroll", {"win": percent(test[0])})
    return Phrase(
        "forecast-test",
        {
            "win": percent(test[0]),
            "tie": percent(test[1]),
            "shaken": 0 if shaken is None else percent(shaken),
            "mine": dice[0],
            "yours": dice[1],
            "rerolls": odds.rerolls,
        },
    )


def percent(part: float) -> int:
    """A chance in whole percent."""
    return int(100 * part + 0.5)


def move_odds(table: Feast, seat: int, top: Decision[Feast], move: Move) -> MoveOdds | None:
    """The odds of one move, or None where no dice follow it."""
    chef = table.chefs[seat]
    if isinstance(move, (Cook, Fight, Divide)):
        return attempt_odds(table, seat, top, move)
    if isinstance(top, GoOn) and isinstance(move, Say) and move.word in (COOK_ON, FIGHT_ON):
        attempt = attempt_of(table)
        monster = on_the_stove(table, attempt)
        cooks = move.word == COOK_ON
        dice = [dice_after(table, attempt, cooks), monster_dice(table, monster, cooks)]
        return MoveOdds(dice, list(trial_odds(dice[0], dice[1])), single_rerolls(table, monster, cooks), None)
    if isinstance(top, ManageKitchen) and isinstance(move, Say):
        count = crowd(table, chef)
        if move.word == TEST:
            return MoveOdds([chef.active(), count], list(trial_odds(chef.active(), count)), 0, None)
        return MoveOdds(None, None, 0, loses_a_die(chef.sanity, count))
    if isinstance(top, HushWindow):
        clean = isinstance(move, Say) and move.word == USE
        return MoveOdds(None, None, 0, 0.0 if clean else loses_a_die(chef.sanity, table.check_target))
    if isinstance(top, (RerollWindow, SecondHelpingWindow)):
        return reroll_odds(table, top, move)
    return None


def attempt_odds(table: Feast, seat: int, top: Decision[Feast], move: Cook | Fight | Divide) -> MoveOdds:
    """The first Test of an attempt, and its Fear check; an Ingredient that goes on first is counted."""
    limbo = table.limbo
    challenged = isinstance(top, Challenged) and limbo is not None
    monster = limbo if challenged and limbo is not None else in_kitchen(table.chefs[seat], move.monster)
    attempt = MonsterAttempt(seat, move.monster, not isinstance(move, Fight), challenged)
    if isinstance(move, Cook) and move.ingredient != NOTHING:
        monster = monster.copy()
        monster.ingredients.append(move.ingredient)
    if isinstance(move, Divide):
        attempt.pot = move.dice
    elif isinstance(top, NextPot):
        attempt.pot = table.pots[table.pots.index(move.monster) + 1]
        attempt.bonus = table.first_pot
    dice = [chef_dice(table, attempt), monster_dice(table, monster, attempt.cooks)]
    fear = check_odds(table.chefs[seat].sanity, fear_target(table, attempt, monster))
    rerolls = single_rerolls(table, monster, attempt.cooks)
    return MoveOdds(dice, list(trial_odds(dice[0], dice[1])), rerolls, 1.0 - fear[0])


def reroll_odds(table: Feast, top: Decision[Feast], move: Move) -> MoveOdds:
    """The chance to win with the dice as they would lie after a re-roll; ties count as not won."""
    trial = under_way(table)
    theirs = tally(trial.yours)
    if isinstance(top, RerollWindow):
        if isinstance(move, Reroll):
            won = rolled_again(trial.mine.copy(), move.face, theirs)
        else:
            won = 1.0 if margin(trial) > 0 else 0.0
    else:
        picked = trial.picked.copy()
        if isinstance(move, Reroll):
            picked[move.face] += 1
        kept = [trial.mine[face] - picked[face] for face in range(7)]
        won = kept_and_rolled(kept, sum(picked), theirs)
    return MoveOdds(None, [won], 0, None)
