"""How much the heuristic likes an attempt, going on with it, and a re-roll."""

from __future__ import annotations

from typing import Final

from potluck.games.cthulbeque.bot.judgement import WORTHS, chance_to_finish, prospects, worth_served
from potluck.games.cthulbeque.cards import NOTHING, STARS
from potluck.games.cthulbeque.dice import tally
from potluck.games.cthulbeque.effects import dice_after, monster_dice
from potluck.games.cthulbeque.moves import COOK_ON, STOP, Cook, Divide, Fight, Reroll, Say
from potluck.games.cthulbeque.odds import kept_and_rolled, trial_odds
from potluck.games.cthulbeque.state import Feast, Monster, MonsterAttempt, attempt_of, in_kitchen, on_the_stove
from potluck.games.cthulbeque.steps.tests_and_checks import under_way
from potluck.kernel.moves import Move

PRESSES_ON_ABOVE: Final = 0.55
HELPS_ABOVE: Final = 0.3


def says(move: Move, word: int) -> bool:
    """Whether a move is that plain answer."""
    return isinstance(move, Say) and move.word == word


def attempt_appeal(table: Feast, seat: int, move: Move) -> float:
    """Cook or fight what promises most; nothing if nothing does."""
    challenged = table.limbo is not None
    if isinstance(move, (Cook, Fight)):
        monster = table.limbo if table.limbo is not None else in_kitchen(table.chefs[seat], move.monster)
        assert monster is not None
        attempt = MonsterAttempt(seat, move.monster, isinstance(move, Cook), challenged)
        if challenged and isinstance(move, Fight):
            return prospects(table, attempt, monster, True) - 1.0
        if isinstance(move, Cook):
            attempt.pot = pot_of(table, move.monster)
            if move.ingredient != NOTHING:
                return seasoned_prospects(table, attempt, monster, move.ingredient)
        return prospects(table, attempt, monster, True)
    if isinstance(move, Divide):
        rest = table.chefs[seat].active() - move.dice
        second = -1.0
        for monster in table.chefs[seat].kitchen:
            if monster.card != move.monster and monster.card not in table.tried:
                second = max(second, pot_prospects(table, seat, monster.card, rest))
        return pot_prospects(table, seat, move.monster, move.dice) + second
    return 0.0


def pot_of(table: Feast, card: int) -> int:
    """The dice that wait for a Monster when the pool is divided, or NOTHING."""
    for at in range(0, len(table.pots), 2):
        if table.pots[at] == card:
            return table.pots[at + 1]
    return NOTHING


def pot_prospects(table: Feast, seat: int, card: int, dice: int) -> float:
    """What one group of dice promises on its Monster."""
    attempt = MonsterAttempt(seat, card, True, False)
    attempt.pot = dice
    attempt.bonus = False
    return prospects(table, attempt, in_kitchen(table.chefs[seat], card), True)


def seasoned_prospects(table: Feast, attempt: MonsterAttempt, monster: Monster, ingredient: int) -> float:
    """An attempt with one more Ingredient; bad ones are for others, and good ones for what gets finished."""
    face = table.larder.cards[ingredient]
    if face.nuisance:
        return -10.0
    twin = monster.copy()
    twin.ingredients.append(ingredient)
    done = chance_to_finish(table, attempt, twin)
    better = prospects(table, attempt, twin, True)
    for effect in face.effects:
        if effect != STARS:
            better += 0.3 * WORTHS[effect] * face.amounts[effect]
    return better if done > 0.5 else better - 1.0


def going_on_appeal(table: Feast, seat: int, move: Move) -> float:
    """Press on only with good odds; the Monster stays where it is if one stops."""
    if says(move, STOP):
        return 0.0
    attempt = attempt_of(table)
    monster = on_the_stove(table, attempt)
    cooks = says(move, COOK_ON)
    win = trial_odds(dice_after(table, attempt, cooks), monster_dice(table, monster, cooks))[0]
    line = PRESSES_ON_ABOVE
    if attempt.challenged:
        line -= 0.1  # unfinished, the Monster goes back to the challenger
    if attempt.cooks and not cooks:
        line += 0.2
    if worth_served(table, table.chefs[seat], monster) < 2.0:
        line += 0.1
    return win - line


# -- re-rolls -----------------------------------------------------------------------------------------


def outcome_worth(table: Feast, mine: int, theirs: int) -> float:
    """What a Test's result is worth: counters that are still needed; a tie is half a loss."""
    if mine < theirs:
        return -1.5
    if mine == theirs:
        return -0.3
    attempt = table.attempt
    if attempt is None:
        return 1.0
    monster = on_the_stove(table, attempt)
    missing = table.larder.threats[monster.card] - monster.cooking - monster.damage
    gained = (mine - theirs + 1) // 2
    return 1.0 + min(gained, missing) + (1.0 if gained >= missing else 0.0)


def reroll_appeal(table: Feast, move: Move) -> float:
    """The mean over the six faces that a die could show instead."""
    trial = under_way(table)
    theirs = tally(trial.yours)
    if not isinstance(move, Reroll):
        return outcome_worth(table, tally(trial.mine), theirs)
    counts = trial.mine.copy()
    counts[move.face] -= 1
    total = 0.0
    for face in range(1, 7):
        counts[face] += 1
        total += outcome_worth(table, tally(counts), theirs)
        counts[face] -= 1
    return total / 6.0


def helping_plan(table: Feast) -> list[int]:
    """Which dice to roll again: all but the one group that gives the best chance; none if the Test is won."""
    trial = under_way(table)
    theirs = tally(trial.yours)
    plan = [0, 0, 0, 0, 0, 0, 0]
    if tally(trial.mine) > theirs:
        return plan
    best = HELPS_ABOVE
    for face in range(1, 7):
        if trial.mine[face] == 0:
            continue
        kept = [0, 0, 0, 0, 0, 0, 0]
        kept[face] = trial.mine[face]
        again = sum(trial.mine) - trial.mine[face]
        odds = kept_and_rolled(kept, again, theirs)
        if odds > best:
            best = odds
            plan = trial.mine.copy()
            plan[face] = 0
    return plan


def helping_appeal(table: Feast, move: Move) -> float:
    """Follow the plan, die by die."""
    trial = under_way(table)
    plan = helping_plan(table)
    if isinstance(move, Reroll):
        return 1.0 if trial.picked[move.face] < plan[move.face] else -1.0
    return 0.0
