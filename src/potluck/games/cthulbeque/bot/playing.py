"""How much the heuristic likes to play a card or to cast a Spell."""

from __future__ import annotations

from typing import Final

from potluck.games.cthulbeque.bot.judgement import best_rival, card_worth, chance_to_finish, prospects
from potluck.games.cthulbeque.cards import BANISH, HEX, KNIT, LEFTOVERS, MONSTER, QUIET
from potluck.games.cthulbeque.moves import Cast, Discard, Play, Season
from potluck.games.cthulbeque.scoring import stars
from potluck.games.cthulbeque.state import Feast, Monster, MonsterAttempt, in_kitchen, owner_of
from potluck.games.cthulbeque.steps.spells import topmost_monster
from potluck.kernel.moves import Move

KITCHEN_ROOM: Final = 2


def play_appeal(table: Feast, seat: int, move: Move) -> float:
    """What a card brings now; the strongest rival gets the nuisances."""
    if isinstance(move, Play):
        if table.larder.kinds[move.card] == MONSTER:
            return monster_appeal(table, seat, move)
        worth = card_worth(table, move.card)
        if move.seat == seat:
            return worth
        return -worth if worth < 0.0 and move.seat == best_rival(table, seat) else -1.0
    if isinstance(move, Season):
        owner = owner_of(table, move.monster)
        worth = card_worth(table, move.card)
        if owner == seat:
            return -1.0  # better added when it is cooked
        return -worth * 0.8 if table.larder.cards[move.card].nuisance else -1.0
    if isinstance(move, Discard):
        return -card_worth(table, move.card)
    return 0.2


def monster_appeal(table: Feast, seat: int, move: Play) -> float:
    """A Monster for one's own Kitchen while there is room, or for a rival who can't handle it."""
    chef = table.chefs[seat]
    monster = Monster(move.card)
    mine = prospects(table, MonsterAttempt(seat, move.card, True, True), monster, True)
    waiting = len(chef.kitchen)
    if move.seat == seat:
        return mine - 1.2 * waiting if waiting < KITCHEN_ROOM else -1.0
    rival = table.chefs[move.seat]
    attempt = MonsterAttempt(move.seat, move.card, True, True)
    theirs = prospects(table, attempt, monster, True)
    if theirs > 0.0:
        return -1.0
    done = chance_to_finish(table, MonsterAttempt(seat, move.card, True, True), monster)
    return mine + done - 0.5 * waiting - 0.1 * len(rival.served)


def pot_worth(table: Feast, card: int) -> float:
    """How much a Monster in a Kitchen is worth to its owner."""
    owner = owner_of(table, card)
    monster = in_kitchen(table.chefs[owner], card)
    threat = table.larder.threats[card]
    return stars(table, monster) * (0.3 + 0.7 * (monster.cooking + monster.damage) / threat)


def cast_appeal(table: Feast, seat: int, move: Cast) -> float:
    """Whether a Spell is well used now; below zero it waits."""
    spell = table.larder.cards[move.card].spell
    chef = table.chefs[seat]
    if spell == KNIT:
        return 3.0 if chef.max_cooking - chef.cooking >= 2 else -1.0
    if spell == QUIET:
        return 3.0 if chef.max_sanity - chef.sanity >= 2 or chef.sanity == 1 else -1.0
    if spell == BANISH:
        worth = pot_worth(table, move.monster)
        return worth - 2.5 if owner_of(table, move.monster) != seat else -1.0
    if spell == LEFTOVERS:
        if len(chef.kitchen) >= KITCHEN_ROOM:
            return -1.0
        card = table.discard[topmost_monster(table)]
        return prospects(table, MonsterAttempt(seat, card, True, True), Monster(card), True) - 1.0
    if spell == HEX:
        return 1.5 if move.seat == best_rival(table, seat) and table.chefs[move.seat].kitchen else -1.0
    best = 0.0
    for other, rival in enumerate(table.chefs):
        if other != seat:
            for monster in rival.kitchen:
                best = max(best, pot_worth(table, monster.card))
    return best - pot_worth(table, move.monster) - 1.5
