"""What each seat may see: the only door from the state to the outside. Hands, the deck and sealed dice are secret."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypedDict

from potluck.games.cthulbeque.cards import NOTHING
from potluck.games.cthulbeque.dice import PURPOSES, Roll, above, spread, tally
from potluck.games.cthulbeque.effects import crowd
from potluck.games.cthulbeque.forecast import OddsView, odds_view
from potluck.games.cthulbeque.scoring import score, stars
from potluck.games.cthulbeque.state import Chef, Feast, Monster
from potluck.games.cthulbeque.steps.tests_and_checks import HushWindow, RerollWindow, SecondHelpingWindow, under_way
from potluck.kernel.state import Step


class MonsterView(TypedDict):
    """A Monster in play: public."""

    card: str
    threat: int
    cooking: int
    damage: int
    recipe: str | None
    recipe_owner: int | None
    ingredients: list[str]
    bonus: int
    stars: int
    tried: bool


class PoolView(TypedDict):
    """A pool of dice: what is left of what there could be."""

    now: int
    most: int


class ChefView(TypedDict):
    """What everybody sees of a chef."""

    score: int
    cooking: PoolView
    fatigue: int
    sanity: PoolView
    hospital: bool
    asylum: bool
    hexed: int
    hand_count: int
    hand_limit: int
    hand_seen: list[str]
    sealed: bool
    crowd: int
    kitchen: list[MonsterView]
    served: list[MonsterView]
    table: list[str]


class TrialView(TypedDict):
    """A Test whose dice may still be rolled again: the dice of both sides, highest first."""

    number: int
    seat: int
    mine: list[int]
    yours: list[int]
    results: list[int]
    rerolls: int
    picked: list[int]
    again: list[int]


class RollView(TypedDict):
    """A roll that is over, and what came of it; one side against another, or against a number to be above."""

    number: int
    purpose: str
    seat: int
    monster: str | None
    mine: list[int]
    yours: list[int] | None
    results: list[int]
    target: int | None
    above: int | None
    again: list[int]
    aside: int
    lost: int
    placed: int


class AttemptView(TypedDict):
    """Who is at which Monster, and how."""

    seat: int
    monster: str
    cooks: bool
    challenged: bool
    dice: int | None


class CheckView(TypedDict):
    """A Sanity check that is about to be rolled."""

    seat: int
    target: int
    fear: bool


class PotView(TypedDict):
    """A group of dice that waits for its Monster (CT-A26)."""

    monster: str
    dice: int


class FeastView(TypedDict):
    """The whole table from one chair, or from none."""

    seat: int | None
    step: str
    round: int
    round_cap: int
    turn: int | None
    starter: int | None
    declarer: int | None
    deck: int
    discard: list[str]
    hand: list[str]
    allocated: int | None
    chefs: list[ChefView]
    challenge: MonsterView | None
    rival: int | None
    contested: str | None
    attempt: AttemptView | None
    trial: TrialView | None
    rolls: list[RollView]
    check: CheckView | None
    pots: list[PotView]
    swapping: str | None
    odds: list[OddsView]
    options: dict[str, bool]


def view(table: Feast, viewer: int) -> FeastView:
    """The table as a seat sees it; any other viewer sees what is public."""
    cards = table.larder.cards
    top = table.agenda[-1] if table.agenda else None
    me = table.chefs[viewer] if 0 <= viewer < table.seats else None
    started = table.turn >= 0
    return {
        "seat": viewer if me is not None else None,
        "step": "over" if table.result is not None or top is None else step_name(top),
        "round": table.rounds + 1,
        "round_cap": table.options.round_cap,
        "turn": table.turn if started else None,
        "starter": table.starter if started else None,
        "declarer": table.declarer if table.declarer >= 0 else None,
        "deck": len(table.deck),
        "discard": [cards[card].id for card in table.discard],
        "hand": [] if me is None else [cards[card].id for card in me.hand],
        "allocated": None if me is None or me.allocated == 0 else me.allocated,
        "chefs": [chef_view(table, chef, seat) for seat, chef in enumerate(table.chefs)],
        "challenge": None if table.limbo is None else monster_view(table, table.limbo),
        "rival": table.rival if table.rival >= 0 else None,
        "contested": None if table.contested == NOTHING else cards[table.contested].id,
        "attempt": attempt_view(table),
        "trial": trial_view(table) if isinstance(top, (RerollWindow, SecondHelpingWindow)) else None,
        "rolls": rolls_view(table, viewer),
        "check": check_view(table) if isinstance(top, HushWindow) else None,
        "pots": pots_view(table),
        "swapping": None if table.swapping == NOTHING else cards[table.swapping].id,
        "odds": odds_view(table, viewer) if me is not None else [],
        "options": {
            "switcheroo": table.options.switcheroo,
            "multitask": table.options.multitask,
            "paralysing_fear": table.options.paralysing_fear,
        },
    }


def step_name(step: Step[Feast]) -> str:
    """The decision that waits, in the words of its class: play_a_card, manage_kitchen, …"""
    return words_of(type(step).__name__)


@lru_cache(maxsize=200)
def words_of(name: str) -> str:
    """ManageKitchen is manage_kitchen."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def chef_view(table: Feast, chef: Chef, seat: int) -> ChefView:
    """A chef's public side; sealed dice stay sealed."""
    cards = table.larder.cards
    return {
        "score": score(table, seat),
        "cooking": {"now": chef.cooking, "most": chef.max_cooking},
        "fatigue": chef.fatigue,
        "sanity": {"now": chef.sanity, "most": chef.max_sanity},
        "hospital": chef.hospital,
        "asylum": chef.asylum,
        "hexed": chef.hexed,
        "hand_count": len(chef.hand),
        "hand_limit": chef.hand_limit(),
        "hand_seen": [cards[card].id for card in chef.seen],
        "sealed": chef.allocated != 0,
        "crowd": crowd(table, chef),
        "kitchen": [monster_view(table, monster) for monster in chef.kitchen],
        "served": [monster_view(table, monster) for monster in chef.served],
        "table": [cards[card].id for card in chef.table],
    }


def monster_view(table: Feast, monster: Monster) -> MonsterView:
    """A Monster with everything on it."""
    cards = table.larder.cards
    return {
        "card": cards[monster.card].id,
        "threat": table.larder.threats[monster.card],
        "cooking": monster.cooking,
        "damage": monster.damage,
        "recipe": None if monster.recipe == NOTHING else cards[monster.recipe].id,
        "recipe_owner": None if monster.recipe == NOTHING else monster.recipe_owner,
        "ingredients": [cards[card].id for card in monster.ingredients],
        "bonus": monster.bonus,
        "stars": stars(table, monster),
        "tried": monster.card in table.tried,
    }


def attempt_view(table: Feast) -> AttemptView | None:
    """The attempt under way, if any."""
    attempt = table.attempt
    if attempt is None:
        return None
    return {
        "seat": attempt.seat,
        "monster": table.larder.cards[attempt.card].id,
        "cooks": attempt.cooks,
        "challenged": attempt.challenged,
        "dice": None if attempt.pot == NOTHING else attempt.pot,
    }


def trial_view(table: Feast) -> TrialView:
    """The Test on the table."""
    trial = under_way(table)
    return {
        "number": table.rolled + 1,
        "seat": trial.seat,
        "mine": spread(trial.mine),
        "yours": spread(trial.yours),
        "results": [tally(trial.mine), tally(trial.yours)],
        "rerolls": trial.rerolls,
        "picked": spread(trial.picked),
        "again": trial.again.copy(),
    }


def rolls_view(table: Feast, viewer: int) -> list[RollView]:
    """What was rolled since a seat decided last; for whoever only watches, since the turn or the last decision."""
    first = first_unseen(table, viewer)
    kept = table.rolled - len(table.rolls) + 1
    return [roll_view(table, table.rolls[number - kept], number) for number in range(first, table.rolled + 1)]


def first_unseen(table: Feast, viewer: int) -> int:
    """The number of the first roll that a viewer has not seen, of those that are kept."""
    if 0 <= viewer < table.seats:
        seen = table.chefs[viewer].watched
    else:
        seen = min(table.turn_began, max(chef.watched for chef in table.chefs))
    return max(seen, table.rolled - len(table.rolls)) + 1


def roll_view(table: Feast, roll: Roll, number: int) -> RollView:
    """One roll; its number in the match tells it from others like it."""
    against = bool(roll.yours)
    counted = roll.target > 0
    return {
        "number": number,
        "purpose": PURPOSES[roll.purpose],
        "seat": roll.seat,
        "monster": None if roll.card == NOTHING else table.larder.cards[roll.card].id,
        "mine": spread(roll.mine),
        "yours": spread(roll.yours) if against else None,
        "results": [tally(roll.mine), tally(roll.yours)] if against else [] if counted else [tally(roll.mine)],
        "target": roll.target if counted else None,
        "above": above(roll.mine, roll.target) if counted else None,
        "again": roll.again.copy(),
        "aside": roll.aside,
        "lost": roll.lost,
        "placed": roll.placed,
    }


def pots_view(table: Feast) -> list[PotView]:
    """The groups of dice that wait."""
    cards = table.larder.cards
    pots = table.pots
    return [{"monster": cards[pots[at]].id, "dice": pots[at + 1]} for at in range(0, len(pots), 2)]


def check_view(table: Feast) -> CheckView:
    """The Check that waits for an answer."""
    return {"seat": table.check_seat, "target": table.check_target, "fear": table.check_fear}
