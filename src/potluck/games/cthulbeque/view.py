"""What each seat may see: the only door from the state to the outside. Hands, the deck and sealed dice are secret."""

from __future__ import annotations

import re
from typing import Final

from potluck.games.cthulbeque.cards import NOTHING
from potluck.games.cthulbeque.dice import PURPOSES, Roll, above, spread, tally
from potluck.games.cthulbeque.effects import crowd
from potluck.games.cthulbeque.scoring import score, stars
from potluck.games.cthulbeque.state import Chef, Feast, Monster
from potluck.games.cthulbeque.steps.attempt import GoOn, OfferRecipe
from potluck.games.cthulbeque.steps.challenge import Challenged, TakeOver
from potluck.games.cthulbeque.steps.cook_or_fight import CookOrFight, DividePool, NextPot
from potluck.games.cthulbeque.steps.draw_or_recuperate import DrawOrRecuperate, NewDie
from potluck.games.cthulbeque.steps.kitchen_management import ManageKitchen
from potluck.games.cthulbeque.steps.play_a_card import DiscardACard, PlayACard
from potluck.games.cthulbeque.steps.recovery import ClearTableCard, IgnoreLoss, LeaveOrStay, LetMonsterGo
from potluck.games.cthulbeque.steps.serving import ChallengeBonus, KilledMonster
from potluck.games.cthulbeque.steps.set_up import AllocateDice
from potluck.games.cthulbeque.steps.spells import SwapPots
from potluck.games.cthulbeque.steps.tests_and_checks import HushWindow, RerollWindow, SecondHelpingWindow, under_way
from potluck.games.cthulbeque.steps.turn import ReadyToServe
from potluck.kernel.view import Field, Schema, ViewWriter

#: The ids of all cards, and of those that some fields are limited to, as `Game.card_families` lists them.
CARDS: Final = "cards"
MONSTERS: Final = "monsters"
RECIPES: Final = "recipes"
INGREDIENTS: Final = "ingredients"
TABLE_CARDS: Final = "table cards"

#: All decisions; the view names each in the words of its class: play_a_card, manage_kitchen, …
DECISIONS: Final[list[type]] = [
    AllocateDice,
    ReadyToServe,
    LetMonsterGo,
    ClearTableCard,
    LeaveOrStay,
    ManageKitchen,
    DrawOrRecuperate,
    NewDie,
    PlayACard,
    SwapPots,
    CookOrFight,
    DividePool,
    NextPot,
    OfferRecipe,
    GoOn,
    KilledMonster,
    Challenged,
    TakeOver,
    ChallengeBonus,
    RerollWindow,
    SecondHelpingWindow,
    HushWindow,
    IgnoreLoss,
    DiscardACard,
]
STEPS: Final[list[str]] = [
    *[re.sub(r"(?<!^)(?=[A-Z])", "_", step.__name__).lower() for step in DECISIONS],
    "over",
]
STEP_OF: Final[dict[type, int]] = {step: at for at, step in enumerate(DECISIONS)}
OVER: Final = len(DECISIONS)

#: A Monster in play: public.
MONSTER: Final = Schema("MonsterView")
MONSTER_CARD: Final = MONSTER.card("card", MONSTERS)
COOKING_COUNTERS: Final = MONSTER.number("cooking")
DAMAGE: Final = MONSTER.number("damage")
RECIPE: Final = MONSTER.card("recipe", RECIPES, optional=True)
RECIPE_OWNER: Final = MONSTER.seat("recipe_owner", optional=True)
ON_IT: Final = MONSTER.cards("ingredients", INGREDIENTS)
BONUS: Final = MONSTER.number("bonus")
STARS: Final = MONSTER.number("stars")
TRIED: Final = MONSTER.flag("tried")

#: A pool of dice: what is left of what there could be.
POOL: Final = Schema("PoolView")
NOW: Final = POOL.number("now")
MOST: Final = POOL.number("most")

#: What everybody sees of a chef.
CHEF: Final = Schema("ChefView")
SCORE: Final = CHEF.number("score")
COOKING: Final = CHEF.record("cooking", POOL)
FATIGUE: Final = CHEF.number("fatigue")
SANITY: Final = CHEF.record("sanity", POOL)
HOSPITAL: Final = CHEF.flag("hospital")
ASYLUM: Final = CHEF.flag("asylum")
HEXED: Final = CHEF.number("hexed")
HAND_COUNT: Final = CHEF.number("hand_count")
HAND_LIMIT: Final = CHEF.number("hand_limit")
HAND_SEEN: Final = CHEF.cards("hand_seen", CARDS)
SEALED: Final = CHEF.flag("sealed")
CROWD: Final = CHEF.number("crowd")
KITCHEN: Final = CHEF.records("kitchen", MONSTER)
SERVED: Final = CHEF.records("served", MONSTER)
IN_FRONT: Final = CHEF.cards("table", TABLE_CARDS)

#: Who is at which Monster, and how; `dice` are those of a divided pool, 0 where all of it cooks.
ATTEMPT: Final = Schema("AttemptView")
ATTEMPT_SEAT: Final = ATTEMPT.seat("seat")
ATTEMPT_MONSTER: Final = ATTEMPT.card("monster", MONSTERS)
COOKS: Final = ATTEMPT.flag("cooks")
CHALLENGED: Final = ATTEMPT.flag("challenged")
ATTEMPT_DICE: Final = ATTEMPT.number("dice")

#: A Test whose dice may still be rolled again: the dice of both sides, highest first.
TRIAL: Final = Schema("TrialView")
TRIAL_NUMBER: Final = TRIAL.note("number")
TRIAL_SEAT: Final = TRIAL.seat("seat")
TRIAL_MINE: Final = TRIAL.numbers("mine")
TRIAL_YOURS: Final = TRIAL.numbers("yours")
TRIAL_RESULTS: Final = TRIAL.numbers("results", 2)
REROLLS: Final = TRIAL.number("rerolls")
PICKED: Final = TRIAL.numbers("picked")
TRIAL_AGAIN: Final = TRIAL.numbers("again")

#: A roll that is over, and what came of it. A Test has two results; a Check has none, but a target that is not 0.
ROLL: Final = Schema("RollView")
ROLL_NUMBER: Final = ROLL.note("number")
PURPOSE: Final = ROLL.word("purpose", PURPOSES)
ROLL_SEAT: Final = ROLL.seat("seat")
ROLL_MONSTER: Final = ROLL.card("monster", MONSTERS, optional=True)
ROLL_MINE: Final = ROLL.numbers("mine")
ROLL_YOURS: Final = ROLL.numbers("yours")
ROLL_RESULTS: Final = ROLL.numbers("results")
ROLL_TARGET: Final = ROLL.number("target")
ABOVE: Final = ROLL.number("above")
ROLL_AGAIN: Final = ROLL.numbers("again")
ASIDE: Final = ROLL.number("aside")
LOST: Final = ROLL.number("lost")
PLACED: Final = ROLL.number("placed")

#: A Sanity check that is about to be rolled.
CHECK: Final = Schema("CheckView")
CHECK_SEAT: Final = CHECK.seat("seat")
CHECK_TARGET: Final = CHECK.number("target")
CHECK_FEAR: Final = CHECK.flag("fear")

#: A group of dice that waits for its Monster (CT-A26).
POT: Final = Schema("PotView")
POT_MONSTER: Final = POT.card("monster", MONSTERS)
POT_DICE: Final = POT.number("dice")

#: What the table agreed on.
OPTIONS: Final = Schema("OptionsView")
SWITCHEROO: Final = OPTIONS.flag("switcheroo")
MULTITASK: Final = OPTIONS.flag("multitask")
PARALYSING_FEAR: Final = OPTIONS.flag("paralysing_fear")

#: The whole table from one chair, or from none.
FEAST: Final = Schema("FeastView")
MY_SEAT: Final = FEAST.seat("seat", optional=True)
STEP: Final = FEAST.word("step", STEPS)
ROUND: Final = FEAST.number("round")
ROUND_CAP: Final = FEAST.note("round_cap")
TURN: Final = FEAST.seat("turn", optional=True)
STARTER: Final = FEAST.seat("starter", optional=True)
DECLARER: Final = FEAST.seat("declarer", optional=True)
DECK: Final = FEAST.number("deck")
DISCARD: Final = FEAST.cards("discard", CARDS)
HAND: Final = FEAST.cards("hand", CARDS)
ALLOCATED: Final = FEAST.number("allocated")  # the sealed choice of Cooking dice; 0 until it is made
CHEFS: Final = FEAST.records_by_seat("chefs", CHEF)
CHALLENGE: Final = FEAST.record("challenge", MONSTER, optional=True)
RIVAL: Final = FEAST.seat("rival", optional=True)
CONTESTED: Final = FEAST.card("contested", MONSTERS, optional=True)
UNDER_WAY: Final = FEAST.record("attempt", ATTEMPT, optional=True)
TEST: Final = FEAST.record("trial", TRIAL, optional=True)
ROLLS: Final = FEAST.records("rolls", ROLL)
WAITING_CHECK: Final = FEAST.record("check", CHECK, optional=True)
POTS: Final = FEAST.records("pots", POT)
SWAPPING: Final = FEAST.card("swapping", MONSTERS, optional=True)
AGREED: Final = FEAST.record("options", OPTIONS)


def write_view(table: Feast, viewer: int, out: ViewWriter) -> None:
    """The table as a seat sees it; any other viewer sees what is public."""
    write_turn(table, out)
    write_own(table, viewer, out)
    out.begin_list(CHEFS, table.seats)
    for seat, chef in enumerate(table.chefs):
        write_chef(table, chef, seat, out.entry(CHEFS, seat))
    write_challenge(table, out)
    write_attempt(table, out)
    write_trial(table, out)
    write_rolls(table, viewer, out)
    write_check(table, out)
    write_pots(table, out)
    out.card(SWAPPING, table.swapping, table.larder.monster_ids)
    options = out.record(AGREED)
    options.flag(SWITCHEROO, table.options.switcheroo)
    options.flag(MULTITASK, table.options.multitask)
    options.flag(PARALYSING_FEAR, table.options.paralysing_fear)


def write_turn(table: Feast, out: ViewWriter) -> None:
    """How far the evening is, and the decision that waits."""
    over = table.result is not None or not table.agenda
    started = table.turn >= 0
    out.word(STEP, OVER if over else STEP_OF[type(table.agenda[-1])])
    out.number(ROUND, table.rounds + 1)
    out.number(ROUND_CAP, table.options.round_cap)
    out.seat(TURN, table.turn)
    out.seat(STARTER, table.starter if started else NOTHING)
    out.seat(DECLARER, table.declarer)
    out.number(DECK, len(table.deck))
    out.cards(DISCARD, table.discard, table.larder.ids)


def write_own(table: Feast, viewer: int, out: ViewWriter) -> None:
    """What only one player knows: the hand, and the sealed dice."""
    if 0 <= viewer < table.seats:
        me = table.chefs[viewer]
        out.seat(MY_SEAT, viewer)
        out.cards(HAND, me.hand, table.larder.ids)
        out.number(ALLOCATED, me.allocated)
    else:
        out.seat(MY_SEAT, NOTHING)
        out.cards(HAND, [], table.larder.ids)
        out.number(ALLOCATED, 0)


def write_chef(table: Feast, chef: Chef, seat: int, out: ViewWriter) -> None:
    """A chef's public side; sealed dice stay sealed."""
    larder = table.larder
    out.number(SCORE, score(table, seat))
    write_pool(chef.cooking, chef.max_cooking, out.record(COOKING))
    out.number(FATIGUE, chef.fatigue)
    write_pool(chef.sanity, chef.max_sanity, out.record(SANITY))
    out.flag(HOSPITAL, chef.hospital)
    out.flag(ASYLUM, chef.asylum)
    out.number(HEXED, chef.hexed)
    out.number(HAND_COUNT, len(chef.hand))
    out.number(HAND_LIMIT, chef.hand_limit())
    out.cards(HAND_SEEN, chef.seen, larder.ids)
    out.flag(SEALED, chef.allocated != 0)
    out.number(CROWD, crowd(table, chef))
    write_monsters(KITCHEN, table, chef.kitchen, out)
    write_monsters(SERVED, table, chef.served, out)
    out.cards(IN_FRONT, counted_from(larder.first_table_card, chef.table), larder.table_card_ids)


def write_pool(now: int, most: int, out: ViewWriter) -> None:
    """A pool of dice."""
    out.number(NOW, now)
    out.number(MOST, most)


def write_monsters(field: Field, table: Feast, monsters: list[Monster], out: ViewWriter) -> None:
    """The Monsters of a Kitchen or of a Serving Area."""
    out.begin_list(field, len(monsters))
    for place, monster in enumerate(monsters):
        write_monster(table, monster, out.entry(field, place))


def write_monster(table: Feast, monster: Monster, out: ViewWriter) -> None:
    """A Monster with everything on it."""
    larder = table.larder
    alone = monster.recipe == NOTHING
    out.card(MONSTER_CARD, monster.card, larder.monster_ids)
    out.number(COOKING_COUNTERS, monster.cooking)
    out.number(DAMAGE, monster.damage)
    out.card(RECIPE, NOTHING if alone else monster.recipe - larder.first_recipe, larder.recipe_ids)
    out.seat(RECIPE_OWNER, NOTHING if alone else monster.recipe_owner)
    out.cards(ON_IT, counted_from(larder.first_ingredient, monster.ingredients), larder.ingredient_ids)
    out.number(BONUS, monster.bonus)
    out.number(STARS, stars(table, monster))
    out.flag(TRIED, monster.card in table.tried)


def counted_from(first: int, cards: list[int]) -> list[int]:
    """Cards by their numbers in a list of ids that begins with a later card of the deck."""
    return [card - first for card in cards] if cards else cards


def write_challenge(table: Feast, out: ViewWriter) -> None:
    """The Monster of a challenge, who is challenged to it, and the one that came back."""
    if table.limbo is None:
        out.nothing(CHALLENGE)
    else:
        write_monster(table, table.limbo, out.record(CHALLENGE))
    out.seat(RIVAL, table.rival)
    out.card(CONTESTED, table.contested, table.larder.monster_ids)


def write_attempt(table: Feast, view: ViewWriter) -> None:
    """The attempt under way, if any."""
    attempt = table.attempt
    if attempt is None:
        view.nothing(UNDER_WAY)
        return
    out = view.record(UNDER_WAY)
    out.seat(ATTEMPT_SEAT, attempt.seat)
    out.card(ATTEMPT_MONSTER, attempt.card, table.larder.monster_ids)
    out.flag(COOKS, attempt.cooks)
    out.flag(CHALLENGED, attempt.challenged)
    out.number(ATTEMPT_DICE, 0 if attempt.pot == NOTHING else attempt.pot)


def write_trial(table: Feast, view: ViewWriter) -> None:
    """The Test on the table, while its dice may be rolled again."""
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, (RerollWindow, SecondHelpingWindow)):
        view.nothing(TEST)
        return
    trial = under_way(table)
    out = view.record(TEST)
    out.number(TRIAL_NUMBER, table.rolled + 1)
    out.seat(TRIAL_SEAT, trial.seat)
    out.numbers(TRIAL_MINE, spread(trial.mine))
    out.numbers(TRIAL_YOURS, spread(trial.yours))
    out.numbers(TRIAL_RESULTS, [tally(trial.mine), tally(trial.yours)])
    out.number(REROLLS, trial.rerolls)
    out.numbers(PICKED, spread(trial.picked))
    out.numbers(TRIAL_AGAIN, trial.again)


def write_rolls(table: Feast, viewer: int, out: ViewWriter) -> None:
    """What was rolled since a seat decided last; for whoever only watches, since the turn or the last decision."""
    first = first_unseen(table, viewer)
    count = table.rolled - first + 1
    skipped = len(table.rolls) - count
    out.begin_list(ROLLS, count)
    for place in range(count):
        write_roll(table, table.rolls[skipped + place], first + place, out.entry(ROLLS, place))


def first_unseen(table: Feast, viewer: int) -> int:
    """The number of the first roll that a viewer has not seen, of those that are kept."""
    if 0 <= viewer < table.seats:
        seen = table.chefs[viewer].watched
    else:
        seen = min(table.turn_began, max(chef.watched for chef in table.chefs))
    return max(seen, table.rolled - len(table.rolls)) + 1


def write_roll(table: Feast, roll: Roll, number: int, out: ViewWriter) -> None:
    """One roll; its number in the match tells it from others like it."""
    out.number(ROLL_NUMBER, number)
    out.word(PURPOSE, roll.purpose)
    out.seat(ROLL_SEAT, roll.seat)
    out.card(ROLL_MONSTER, roll.card, table.larder.monster_ids)
    out.numbers(ROLL_MINE, spread(roll.mine))
    if roll.yours:
        out.numbers(ROLL_YOURS, spread(roll.yours))
        out.numbers(ROLL_RESULTS, [tally(roll.mine), tally(roll.yours)])
    else:
        out.numbers(ROLL_YOURS, [])
        out.numbers(ROLL_RESULTS, [] if roll.target > 0 else [tally(roll.mine)])
    out.number(ROLL_TARGET, roll.target)
    out.number(ABOVE, above(roll.mine, roll.target) if roll.target > 0 else 0)
    out.numbers(ROLL_AGAIN, roll.again)
    out.number(ASIDE, roll.aside)
    out.number(LOST, roll.lost)
    out.number(PLACED, roll.placed)


def write_check(table: Feast, out: ViewWriter) -> None:
    """The Check that waits for an answer."""
    if table.agenda and isinstance(table.agenda[-1], HushWindow):
        check = out.record(WAITING_CHECK)
        check.seat(CHECK_SEAT, table.check_seat)
        check.number(CHECK_TARGET, table.check_target)
        check.flag(CHECK_FEAR, table.check_fear)
    else:
        out.nothing(WAITING_CHECK)


def write_pots(table: Feast, out: ViewWriter) -> None:
    """The groups of dice that wait, each for its Monster."""
    pots = table.pots
    count = len(pots) // 2
    out.begin_list(POTS, count)
    for place in range(count):
        pot = out.entry(POTS, place)
        pot.card(POT_MONSTER, pots[2 * place], table.larder.monster_ids)
        pot.number(POT_DICE, pots[2 * place + 1])
