"""Tests and their re-roll windows (CT-2), Sanity Checks (CT-3)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import HOLDS_HELPING, HOLDS_HUSH, NOTHING
from potluck.games.cthulbeque.dice import CALM, FEAR, Roll, above, roll, spread, tally
from potluck.games.cthulbeque.effects import clear_one_with, first_with
from potluck.games.cthulbeque.moves import KEEP, ROLL, USE, Reroll, Say
from potluck.games.cthulbeque.state import DiceTest, Feast, remember
from potluck.games.cthulbeque.steps.choice import Choice, use_or_decline
from potluck.games.cthulbeque.steps.recovery import LOSE_SANITY
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


def margin(trial: DiceTest) -> int:
    """CT-2.3: by how much the tester is ahead; 0 is a tie, below it the tester has lost."""
    return tally(trial.mine) - tally(trial.yours)


def begin_trial(table: Feast, seat: int, mine: int, yours: int, rerolls: int) -> None:
    """CT-2.1, CT-2.2: both sides roll openly; then the tester's re-rolls, Recipe and Lemon before Second Helping."""
    trial = DiceTest(seat, roll(table.chance, mine), roll(table.chance, yours), rerolls)
    table.trial = trial
    if table.journal is not None:
        tell_trial(table, trial, False)
    if table.chefs[seat].perks[HOLDS_HELPING] > 0:
        table.agenda.append(SECOND_HELPING)
    if rerolls > 0:
        table.agenda.append(REROLL)


def tell_trial(table: Feast, trial: DiceTest, again: bool) -> None:
    """Say what lies on the table; the left neighbour rolls for the other side (CT-A37)."""
    facts: dict[str, object] = {
        "seat": trial.seat,
        "roller": (trial.seat + 1) % table.seats,
        "mine": spread(trial.mine),
        "yours": spread(trial.yours),
        "result": tally(trial.mine),
        "against": tally(trial.yours),
    }
    table.tell("reroll" if again else "test", facts)


def conclude(table: Feast, purpose: int, card: int) -> int:
    """The dice stay as they lie: remember them; the margin."""
    trial = under_way(table)
    done = Roll(purpose, trial.seat, card, trial.mine, trial.yours, 0)
    done.again = trial.again
    done.aside = table.chefs[trial.seat].fatigue
    remember(table, done)
    return margin(trial)


def under_way(table: Feast) -> DiceTest:
    """The Test on the table."""
    trial = table.trial
    assert trial is not None
    return trial


@final
class RerollWindow(Choice):
    """CT-9.2, CT-A22: one die may be rolled again, and the new number stands; as often as Recipe and Lemons allow."""

    rule = "CT-9.2"
    now = "reroll"

    def who(self, table: Feast) -> int:
        return under_way(table).seat

    def moves(self, table: Feast) -> list[Move]:
        counts = under_way(table).mine
        book = table.larder.book
        moves: list[Move] = [book.say[KEEP]]
        for face in range(1, 7):
            if counts[face] > 0:
                moves.append(book.reroll[face - 1])
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, Reroll):
            return Refusal("CT-A22", "why-no-such-die", {"face": move.face})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-reroll", {"rerolls": under_way(table).rerolls})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        trial = under_way(table)
        if not isinstance(move, Reroll):
            table.agenda.pop()
            return
        trial.mine[move.face] -= 1
        trial.again.append(move.face)
        trial.mine[table.chance.below(6) + 1] += 1
        trial.rerolls -= 1
        if trial.rerolls == 0:
            table.agenda.pop()
        if table.journal is not None:
            tell_trial(table, trial, True)


@final
class SecondHelpingWindow(Choice):
    """The Spell Second Helping: pick any of one's dice, one by one, and roll them again together, once."""

    rule = "CT-A36"
    now = "second-helping"

    def who(self, table: Feast) -> int:
        return under_way(table).seat

    def moves(self, table: Feast) -> list[Move]:
        trial = under_way(table)
        book = table.larder.book
        moves: list[Move] = [book.say[ROLL] if sum(trial.picked) > 0 else book.say[KEEP]]
        for face in range(1, 7):
            if trial.mine[face] > trial.picked[face]:
                moves.append(book.reroll[face - 1])
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, Reroll):
            return Refusal("CT-A36", "why-no-such-die-left", {"face": move.face})
        if isinstance(move, Say) and move.word == ROLL:
            return Refusal("CT-A36", "why-no-die-picked")
        if isinstance(move, Say) and move.word == KEEP:
            return Refusal("CT-A36", "why-dice-are-picked")
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-second-helping", {"card": table.larder.cards[first_with(table, seat, HOLDS_HELPING)].id})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        trial = under_way(table)
        if isinstance(move, Reroll):
            trial.picked[move.face] += 1
            return
        picked = sum(trial.picked)
        if picked == 0:
            table.agenda.pop()
            return
        fresh = roll(table.chance, picked)
        trial.again.extend(spread(trial.picked))
        for face in range(1, 7):
            trial.mine[face] += fresh[face] - trial.picked[face]
            trial.picked[face] = 0
        spell = clear_one_with(table, seat, HOLDS_HELPING)
        if table.journal is not None:
            table.tell("cast", {"seat": seat, "spell": table.larder.cards[spell].id})
            tell_trial(table, trial, True)
        if table.chefs[seat].perks[HOLDS_HELPING] == 0:
            table.agenda.pop()


REROLL: Final = RerollWindow()
SECOND_HELPING: Final = SecondHelpingWindow()


# -- Checks -------------------------------------------------------------------------------------------


def check_sanity(table: Feast, seat: int, target: int, fear: bool) -> None:
    """CT-3.1: check Sanity against a target; every die is above 0, so such a Check needs no roll."""
    if target <= 0:
        return
    table.check_seat = seat
    table.check_target = target
    table.check_fear = fear
    table.agenda.append(ROLL_CHECK)
    if table.chefs[seat].perks[HOLDS_HUSH] > 0:
        table.agenda.append(HUSH)


@final
class HushWindow(Choice):
    """The Spell Hush the Horror: before a Check of one's own, which then succeeds cleanly without a roll."""

    rule = "CT-A36"
    now = "hush"

    def who(self, table: Feast) -> int:
        return table.check_seat

    def moves(self, table: Feast) -> list[Move]:
        return use_or_decline(table)

    def ask(self, table: Feast, seat: int) -> Phrase:
        card = table.larder.cards[first_with(table, seat, HOLDS_HUSH)].id
        return Phrase("ask-hush", {"card": card, "target": table.check_target})

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        if isinstance(move, Say) and move.word == USE:
            card = table.larder.cards[first_with(table, seat, HOLDS_HUSH)].id
            return Phrase("move-say-use-hush", {"say": "use", "card": card})
        return Phrase("move-say-decline-hush", {"say": "decline"})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        table.agenda.pop()
        if move.word == USE:
            table.agenda.pop()  # the roll
            spell = clear_one_with(table, seat, HOLDS_HUSH)
            if table.journal is not None:
                table.tell("cast", {"seat": seat, "spell": table.larder.cards[spell].id})


@final
class RollCheck(Step[Feast]):
    """CT-3.2, CT-A1: all above the target is clean; otherwise a die is lost, and with none above the Check fails."""

    def run(self, table: Feast) -> None:
        seat = table.check_seat
        dice = table.chefs[seat].sanity
        counts = roll(table.chance, dice)
        good = above(counts, table.check_target)
        attempt = table.attempt
        card = attempt.card if table.check_fear and attempt is not None else NOTHING
        remember(table, Roll(FEAR if table.check_fear else CALM, seat, card, counts, [], table.check_target))
        if table.journal is not None:
            table.tell(
                "check",
                {
                    "seat": seat,
                    "target": table.check_target,
                    "fear": table.check_fear,
                    "dice": spread(counts),
                    "above": good,
                    "verdict": "clean" if good == dice else "failed" if good == 0 else "dear",
                },
            )
        if good == dice:
            return
        if good == 0 and table.check_fear and table.options.paralysing_fear:
            table.agenda.append(PARALYSED)
        table.agenda.append(LOSE_SANITY[seat])


@final
class Paralysed(Step[Feast]):
    """CT-A2: with the option on, a failed Fear check ends the attempt."""

    def run(self, table: Feast) -> None:
        attempt = table.attempt
        assert attempt is not None
        if table.journal is not None:
            table.tell("paralysed", {"seat": attempt.seat})
        del table.agenda[attempt.floor :]


HUSH: Final = HushWindow()
ROLL_CHECK: Final = RollCheck()
PARALYSED: Final = Paralysed()
