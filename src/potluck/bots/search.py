"""Tree search over imagined worlds, one tree a seat. Knows no game and never sees the truth.

A node of a seat's tree is known by that seat's own choices since the question (and, where the game's style says so,
by the moves that are open to it): nothing that the seat could not know. All seats choose in their own
trees, so simultaneous choices are decoupled by themselves. See docs/decisions/0013-a-tree-a-seat.md.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, final

from potluck.bots import breathe
from potluck.kernel.chance import Chance, FastChance
from potluck.kernel.heuristic import Heuristic, Style
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: Choices within one playout between two looks at the clock.
LOOK_EVERY: Final = 32
#: A tree grows no larger: more iterations only make it surer, and to clear it away takes time as well.
MOST_NODES: Final = 10_000
#: An arm that was tried nearly as often as the first is as good.
NEAR: Final = 0.9
#: No iteration starts so shortly (seconds) before the deadline.
MARGIN: Final = 0.002
NO_DEADLINE: Final = 1e18
#: Moves that compete are compared every so many laps.
LAPS: Final = 16
#: And dropped where they are behind by so many standard errors.
SURE: Final = 3.0
#: Where no more than this chance to win could be gained, nothing is left to find out.
EQUAL: Final = 0.002
#: But not before so many laps.
SURE_AFTER: Final = 64
PRIME: Final = 1_000_003
FIELD: Final = (1 << 40) - 1


@final
class Arm:
    """One move at a node: how often it was open, how often tried, and what came of it for its seat."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.open = 0
        self.visits = 0
        self.total = 0.0
        self.trust = 0.0
        # where moves compete: what came of the latest try; the sum of its leads on the others, and of their squares
        self.last = 0.0
        self.lead = 0.0
        self.leads = 0.0
        # and how far it was behind the best when it was dropped
        self.behind = 0.0
        self.next: dict[int, Node] = {}

    def error(self, laps: int) -> float:
        """How far its mean lead may be from the truth (a standard error)."""
        mean = self.lead / laps
        return math.sqrt(max(0.0, self.leads / laps - mean * mean) / laps)

    def mean(self) -> float:
        """What came of it on average: a chance to win."""
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """A decision of one seat, as that seat knows it."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.by_code: dict[int, Arm] = {}

    def arm(self, at: int, move: Move) -> Arm:
        """The arm of a move that is the at-th of those open now."""
        arms = self.arms
        if at < len(arms) and arms[at].move is move:
            return arms[at]
        found = self.by_code.get(move.code)
        if found is None:
            found = Arm(move)
            arms.append(found)
            self.by_code[move.code] = found
        return found


def worth(arm: Arm) -> float:
    """What a move has gained in the worlds that all who compete were tried in, and the trust it had beforehand."""
    return arm.lead + arm.trust


def root_of(move: Move) -> Arm:
    """Where a seat stands before its first choice (the move means nothing here)."""
    root = Arm(move)
    root.visits = 1
    return root


@final
class Search:
    """One question thought over: worlds are imagined, played out and summed up until the time is over."""

    def __init__(
        self,
        state: State,
        seat: int,
        moves: list[Move],
        heuristic: Heuristic,
        style: Style,
        chance: Chance,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.question = state
        self.seat = seat
        self.moves = moves
        self.heuristic = heuristic
        self.style = style
        self.chance: FastChance = chance.fork()
        self.clock: Callable[[], float] = time.monotonic if clock is None else clock
        self.deadline = NO_DEADLINE
        self.late = False
        self.iterations = 0
        self.nodes = 0
        self.roots: list[Arm] = [root_of(moves[0]) for _ in range(state.seats)]
        # where moves compete in the same worlds: the world, its luck, who is still standing, and whose turn it is
        self.halving = False
        self.world: State = state
        self.luck = self.chance
        self.standing: list[Arm] = []
        self.turn = 0
        self.laps = 0
        self.forced: Arm = self.roots[seat]
        self.all_stages = 0
        while (2 << self.all_stages) < len(moves):
            self.all_stages += 1
        self.stages = self.all_stages
        #: Who has sealed an answer to this very decision: others choose in our worlds as they would, and we again.
        pending = state.pending()
        self.sealed: list[int] = []
        self.simultaneous = False
        for other in range(state.seats):
            if state.legal(other):
                if other != seat:
                    self.simultaneous = True
                if other not in pending:
                    self.sealed.append(other)
        # sealed choices are mixed, which a race with one winner is not
        self.halving = style.halving and not self.simultaneous
        # the way through the trees in one iteration
        self.here: list[Arm] = []
        self.left: list[int] = []
        self.path: list[Arm] = []
        self.seats: list[int] = []

    # -- thinking ----------------------------------------------------------------------------------

    def run(self, iterations: int, seconds: float) -> None:
        """Think until so many iterations are done or so many seconds over (0: no such limit)."""
        begun = self.clock() if seconds > 0.0 else 0.0
        if seconds > 0.0:
            self.deadline = begun + seconds - MARGIN
        if self.halving and not self.standing:
            self.line_up()
        done = 0
        while iterations == 0 or done < iterations:
            breathe()
            spent = 0.0
            if iterations > 0:
                spent = done / iterations
            if seconds > 0.0:
                now = self.clock()
                if now >= self.deadline:
                    return
                spent = max(spent, (now - begun) / seconds)
            if self.halving and self.turn == len(self.standing):
                self.lap(spent)
                if len(self.standing) == 1:
                    return
            self.iterate()
            if self.late:
                return
            done += 1

    def line_up(self) -> None:
        """All moves are in question."""
        self.here = self.roots.copy()
        self.left = [1] * self.question.seats
        node = self.node(self.question, self.seat, self.moves)
        assert node is not None
        self.standing = [node.arm(len(self.moves), move) for move in self.moves]

    def lap(self, spent: float) -> None:
        """All moves in question were tried in the same world: compare them, and drop those that fell behind."""
        self.turn = 0
        self.laps += 1
        standing = self.standing
        usual = 0.0
        for arm in standing:
            usual += arm.last
        usual /= len(standing)
        for arm in standing:
            lead = arm.last - usual
            arm.lead += lead
            arm.leads += lead * lead
        if self.laps % LAPS == 0:
            self.race()
        while self.stages > 0 and spent >= 1.0 - self.stages / (self.all_stages + 1):
            self.stages -= 1
            self.drop()

    def race(self) -> None:
        """Drop what is clearly worse than the best; and all but the best where the rest could gain nothing more."""
        laps = self.laps
        best = self.leader()
        error = best.error(laps)
        promise = best.lead / laps
        hope = 0.0
        left: list[Arm] = []
        for arm in self.standing:
            arm.behind = promise - arm.lead / laps
            doubt = error + arm.error(laps)
            if arm is best or arm.behind <= SURE * doubt:
                left.append(arm)
                if arm is not best:
                    hope = max(hope, SURE * doubt - arm.behind)
        self.standing = [best] if hope <= EQUAL and laps >= SURE_AFTER else left

    def leader(self) -> Arm:
        """The best move so far."""
        best = self.standing[0]
        for arm in self.standing:
            if worth(arm) > worth(best):
                best = arm
        return best

    def drop(self) -> None:
        """Keep the better half, and two at least."""
        self.standing.sort(key=worth, reverse=True)
        keep = max(2, (len(self.standing) + 1) // 2)
        for arm in self.standing[keep:]:
            arm.behind = (self.standing[0].lead - arm.lead) / self.laps
        self.standing = self.standing[:keep]

    def iterate(self) -> None:
        """Imagine a world, play it, and remember what came of it."""
        state = self.imagined()
        style = self.style
        self.here = []
        self.left = []
        for seat in range(state.seats):
            self.here.append(self.roots[seat])
            self.left.append(style.own if seat == self.seat else style.rivals)
        self.path = []
        self.seats = []
        for seat in self.sealed:
            state.apply(seat, self.pick(state, seat, state.legal(seat)))
        returns = self.play(state)
        if self.late:
            return
        self.iterations += 1
        for at, arm in enumerate(self.path):
            arm.visits += 1
            arm.total += returns[self.seats[at]]
        self.forced.last = returns[self.seat]

    def imagined(self) -> State:
        """A world that the seat could be in; moves that compete are tried in the same one, with the same luck."""
        if not self.halving:
            return self.question.imagine(self.seat, self.chance)
        if self.turn == 0:
            self.world = self.question.imagine(self.seat, self.chance)
            self.luck = self.chance.copy()
        else:
            self.chance = self.luck.copy()
        self.forced = self.standing[self.turn]
        self.turn += 1
        return self.world.copy()

    def play(self, state: State) -> list[float]:
        """Play a world through the trees and on, to its end or as far as the style looks ahead."""
        ahead = self.style.ahead
        me = self.seat
        count = 0
        since = 0
        while True:
            result = state.result
            if result is not None:
                winners = result.winners()
                share = 1.0 / len(winners)
                returns = [0.0] * state.seats
                for winner in winners:
                    returns[winner] = share
                return returns
            decision = state.decision()
            seat = decision.first(state)
            moves = decision.legal(state, seat)
            if len(moves) == 1:
                move = moves[0]
            else:
                if self.left[me] <= 0:
                    if since == ahead:
                        return self.heuristic.values(state)
                    since += 1
                move = self.pick(state, seat, moves)
            decision.apply(state, seat, move)
            state.go_on()
            count += 1
            if count % LOOK_EVERY == 0 and self.deadline < NO_DEADLINE and self.clock() >= self.deadline:
                self.late = True
                return []

    def pick(self, state: State, seat: int, moves: list[Move]) -> Move:
        """A move by the seat's tree while it is in there; then by the heuristic, with whims."""
        node = self.node(state, seat, moves)
        if node is not None:
            return self.descend(state, seat, node, moves)
        if self.style.whim > 0 and self.chance.below(100) < self.style.whim:
            return moves[self.chance.below(len(moves))]
        return self.heuristic.choose(state, seat, moves, self.chance)

    def descend(self, state: State, seat: int, node: Node, moves: list[Move]) -> Move:
        """The most promising move at a node (UCB among those that are open), and a step down the tree."""
        explore = self.style.explore
        best = node.arm(0, moves[0])
        most = -1.0
        if self.halving and seat == self.seat and self.here[seat] is self.roots[seat]:
            return self.step(seat, self.forced)
        for at, move in enumerate(moves):
            arm = node.arm(at, move)
            arm.open += 1
            visits = arm.visits
            if visits == 0:
                score = 1e6 + 1e6 * arm.trust + self.chance.below(1024)
            else:
                score = (arm.total + arm.trust) / visits + explore * math.sqrt(math.log(arm.open) / visits)
            if score > most:
                most = score
                best = arm
        return self.step(seat, best)

    def step(self, seat: int, arm: Arm) -> Move:
        """Go down an arm."""
        self.path.append(arm)
        self.seats.append(seat)
        self.here[seat] = arm
        self.left[seat] = self.left[seat] - 1
        return arm.move

    def node(self, state: State, seat: int, moves: list[Move]) -> Node | None:
        """The node that a seat stands at; None once it has left its tree."""
        if self.left[seat] <= 0:
            return None
        arm = self.here[seat]
        key = 0
        if self.style.by_moves:
            for move in moves:
                key = (key * PRIME + move.code + 1) & FIELD
        node = arm.next.get(key)
        if node is None:
            self.left[seat] = 1  # what is new today is the last one of its tree
            if arm.visits == 0 or self.nodes >= MOST_NODES:
                self.left[seat] = 0
                return None
            self.nodes += 1
            node = Node()
            arm.next[key] = node
            if self.style.trust > 0.0:
                node.arm(len(moves), self.heuristic.choose(state, seat, moves, self.chance)).trust = self.style.trust
        return node

    # -- answers -----------------------------------------------------------------------------------

    def arms(self) -> list[Arm]:
        """The moves of the question with what was found about each."""
        for node in self.roots[self.seat].next.values():
            return [node.arm(len(self.moves), move) for move in self.moves]
        return [Arm(move) for move in self.moves]

    def chance_of(self, arm: Arm) -> float:
        """How likely a move that raced wins: compared in the worlds that it was tried in, not with those after it."""
        best = self.leader()
        behind = (best.lead - arm.lead) / self.laps if arm in self.standing else arm.behind
        return max(0.0, min(best.mean(), best.mean() - behind))

    def choice(self) -> Move:
        """The move to make: drawn by visits where others choose at the same time, else the best or nearly so.

        Where there was no time at all, the heuristic's own.
        """
        if self.iterations == 0:
            return self.heuristic.choose(self.question, self.seat, self.moves, self.chance)
        if self.halving:
            return self.leader().move
        arms = self.arms()
        most = 1
        for arm in arms:
            most = max(most, arm.visits)
        if self.simultaneous:
            weights = [math.pow((arm.visits + 1) / (most + 1), self.style.mix) for arm in arms]
        else:
            weights = [1.0 if arm.visits >= NEAR * most else 0.0 for arm in arms]
        at = self.chance.below(1 << 24) / (1 << 24) * sum(weights)
        for arm, weight in zip(arms, weights, strict=True):
            at -= weight
            if at < 0.0:
                return arm.move
        return arms[-1].move
