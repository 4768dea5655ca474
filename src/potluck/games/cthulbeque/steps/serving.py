"""A Monster is finished: cooked or killed, served or thrown away, and perhaps a reward (CT-9.4, CT-9.9, CT-10.2)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import CALMS, HEALS, NOTHING, TRIMS
from potluck.games.cthulbeque.effects import season_total
from potluck.games.cthulbeque.moves import SANITY_DIE, SERVE, STAR, THROW_AWAY, Say
from potluck.games.cthulbeque.state import Feast, Monster, MonsterAttempt, attempt_of, discard_monster, on_the_stove
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


def finish(table: Feast, attempt: MonsterAttempt, monster: Monster) -> None:
    """CT-9.4, CT-9.9, CT-A6: the kind of the last Test decides between cooked and killed."""
    attempt.finished = True
    if not attempt.cooks:
        table.agenda.append(KILLED)
        return
    chef = table.chefs[attempt.seat]
    monster.cooked = True
    bonus = attempt.challenged or monster.card == table.contested
    take_off_the_stove(table, attempt, monster)
    put_on_the_buffet(table, attempt.seat, monster)
    calmed = min(season_total(table, monster, CALMS), chef.max_sanity - chef.sanity)
    if calmed > 0:
        chef.sanity += calmed
        if table.journal is not None:
            table.tell("recovers", {"seat": attempt.seat, "pool": "sanity", "count": calmed})
    if bonus:
        table.agenda.append(BONUS)


def take_off_the_stove(table: Feast, attempt: MonsterAttempt, monster: Monster) -> None:
    """A finished Monster leaves the Kitchen, or the limbo of a challenge."""
    if attempt.challenged:
        table.limbo = None
    else:
        table.chefs[attempt.seat].kitchen.remove(monster)
    if monster.card == table.contested:
        table.contested = NOTHING


def put_on_the_buffet(table: Feast, seat: int, monster: Monster) -> None:
    """CT-9.4, CT-A7: into the Serving Area without cooking counters; damage stays, unless Nori heals some."""
    monster.cooking = 0
    monster.damage = max(0, monster.damage - season_total(table, monster, HEALS))
    table.chefs[seat].served.append(monster)
    if table.journal is not None:
        facts: dict[str, object] = {
            "seat": seat,
            "monster": table.larder.cards[monster.card].id,
            "cooked": monster.cooked,
            "damage": monster.damage,
        }
        table.tell("serves", facts)


@final
class KilledMonster(Choice):
    """CT-9.9: its chef discards it, or serves it with its damage; a Silver Cleaver cuts some away first."""

    rule = "CT-9.9"
    now = "killed-monster"

    def who(self, table: Feast) -> int:
        return attempt_of(table).seat

    def moves(self, table: Feast) -> list[Move]:
        say = table.larder.book.say
        return [say[SERVE], say[THROW_AWAY]]

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-killed", {"monster": table.larder.cards[attempt_of(table).card].id})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        table.agenda.pop()
        attempt = attempt_of(table)
        monster = on_the_stove(table, attempt)
        take_off_the_stove(table, attempt, monster)
        if move.word == SERVE:
            monster.damage = max(0, monster.damage - table.chefs[seat].perks[TRIMS])
            put_on_the_buffet(table, seat, monster)
        else:
            discard_monster(table, monster)
            if table.journal is not None:
                table.tell("throws_away", {"seat": seat, "monster": table.larder.cards[monster.card].id})


@final
class ChallengeBonus(Choice):
    """CT-10.2, CT-10.4: one more star on the Monster just cooked, or one more Sanity die."""

    rule = "CT-10.2"
    now = "challenge-bonus"

    def who(self, table: Feast) -> int:
        return attempt_of(table).seat

    def moves(self, table: Feast) -> list[Move]:
        say = table.larder.book.say
        return [say[STAR], say[SANITY_DIE]]

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-challenge-bonus")

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        table.agenda.pop()
        chef = table.chefs[seat]
        if move.word == STAR:
            chef.served[-1].bonus += 1
        else:
            chef.max_sanity += 1
            chef.sanity += 1
        if table.journal is not None:
            table.tell("bonus", {"seat": seat, "star": move.word == STAR})


KILLED: Final = KilledMonster()
BONUS: Final = ChallengeBonus()
