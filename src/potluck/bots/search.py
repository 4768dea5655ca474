"""What the two searches share: one tree for each seat, and playouts of imagined states through these trees.

A search knows no game and never sees the truth. A node of a seat's tree is identified by that seat's own choices since
the root (and, where the game's style says so, by its legal moves): nothing that the seat could not know. Every seat
chooses in its own tree, so simultaneous choices are decoupled. See docs/decisions/0013-a-tree-a-seat.md.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, final

from potluck.bots import check_signals
from potluck.kernel.chance import Chance, FastChance
from potluck.kernel.heuristic import Heuristic, SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: Decisions within one playout between two looks at the clock.
LOOK_EVERY: Final = 32
#: The trees grow no larger: more nodes bring little, and freeing them takes time as well.
MOST_NODES: Final = 10_000
#: No iteration starts so shortly (seconds) before the deadline.
MARGIN: Final = 0.002
NO_DEADLINE: Final = 1e18
#: So many imaginary tries with the usual result keep a move that was hardly looked at from looking hopeless.
DOUBT: Final = 8
#: Nodes that are identified by their moves are found by a polynomial hash of the moves' codes.
HASH_FACTOR: Final = 1_000_003
HASH_MASK: Final = (1 << 40) - 1


@final
class Arm:
    """One move at a node: how often it was legal, how often it was tried, and the sum of its seat's returns."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.open = 0
        self.visits = 0
        self.total = 0.0
        self.trust = 0.0
        self.next: dict[int, Node] = {}

    def mean(self) -> float:
        """The average return: a chance to win."""
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """A decision of one seat, as that seat knows it."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.by_code: dict[int, Arm] = {}

    def arm(self, at: int, move: Move) -> Arm:
        """The arm of a move, which is the at-th of the legal ones."""
        arms = self.arms
        if at < len(arms) and arms[at].move is move:
            return arms[at]
        found = self.by_code.get(move.code)
        if found is None:
            found = Arm(move)
            arms.append(found)
            self.by_code[move.code] = found
        return found


def root_of(move: Move) -> Arm:
    """Where a seat is before its first choice (the move means nothing here)."""
    root = Arm(move)
    root.visits = 1
    return root


def is_simultaneous(state: State, seat: int) -> bool:
    """Whether others choose, or have sealed a choice, at the same time as this seat."""
    return any(other != seat and bool(state.legal(other)) for other in range(state.seats))


class Search:
    """A search for one decision: worlds are imagined, played out and summed up until the budget is spent.

    The subclasses say which world and which move come next (`iterate`), and which move is the best (`choice`).
    """

    def __init__(
        self,
        state: State,
        seat: int,
        moves: list[Move],
        heuristic: Heuristic,
        style: SearchStyle,
        chance: Chance,
        clock: Callable[[], float] | None = None,
    ) -> None:
        #: The state that is asked about, imagined by the seat; every world is imagined from it.
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
        # The way through the trees in one iteration: each seat's arm, how many choices it has left in its tree,
        # and the arms that were taken with the seats that took them.
        self.here: list[Arm] = []
        self.left: list[int] = []
        self.path: list[Arm] = []
        self.path_seats: list[int] = []

    # -- what the subclasses say ---------------------------------------------------------------------

    def is_settled(self, spent: float) -> bool:
        """Asked before each iteration, with the part of the budget that is spent: whether to stop early."""
        raise NotImplementedError

    def iterate(self) -> None:
        """Imagine a world, play it, and add up what came of it."""
        raise NotImplementedError

    def best(self) -> Move:
        """The best move after at least one iteration."""
        raise NotImplementedError

    # -- thinking ----------------------------------------------------------------------------------

    def run(self, iterations: int, seconds: float) -> None:
        """Think until so many iterations are done or so many seconds are over (0: no such limit)."""
        begun = self.clock() if seconds > 0.0 else 0.0
        if seconds > 0.0:
            self.deadline = begun + seconds - MARGIN
        done = 0
        while iterations == 0 or done < iterations:
            check_signals()
            spent = 0.0
            if iterations > 0:
                spent = done / iterations
            if seconds > 0.0:
                now = self.clock()
                if now >= self.deadline:
                    return
                spent = max(spent, (now - begun) / seconds)
            if self.is_settled(spent):
                return
            self.iterate()
            if self.late:
                return
            done += 1

    def to_the_roots(self) -> None:
        """Begin an iteration: every seat stands at the root of its tree."""
        style = self.style
        self.here = self.roots.copy()
        self.left = [style.rivals] * len(self.roots)
        self.left[self.seat] = style.own
        self.path = []
        self.path_seats = []

    def add_up(self, returns: list[float]) -> None:
        """End an iteration: give every arm on the way what its seat got."""
        self.iterations += 1
        for at, arm in enumerate(self.path):
            arm.visits += 1
            arm.total += returns[self.path_seats[at]]

    def play(self, state: State) -> list[float]:
        """Play a world through the trees and on, to its end or as far as the style looks ahead: what each seat gets.

        Sets `late` and returns nothing where the deadline passes on the way.
        """
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
        """A move by the seat's tree while it is in there; then by the heuristic, with some random ones."""
        node = self.node(state, seat, moves)
        if node is not None:
            return self.descend(seat, node, moves)
        if self.style.whim > 0 and self.chance.below(100) < self.style.whim:
            return moves[self.chance.below(len(moves))]
        return self.heuristic.choose(state, seat, moves, self.chance)

    def descend(self, seat: int, node: Node, moves: list[Move]) -> Move:
        """The most promising legal move at a node by UCB, and a step down the tree."""
        explore = self.style.explore
        best = node.arm(0, moves[0])
        most = -1.0
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
        self.path_seats.append(seat)
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
                key = (key * HASH_FACTOR + move.code + 1) & HASH_MASK
        node = arm.next.get(key)
        if node is None:
            self.left[seat] = 1  # an iteration adds one node a seat at most
            if arm.visits == 0 or self.nodes >= MOST_NODES:
                self.left[seat] = 0
                return None
            self.nodes += 1
            node = Node()
            arm.next[key] = node
            if self.style.trust > 0.0:
                node.arm(len(moves), self.heuristic.choose(state, seat, moves, self.chance)).trust = self.style.trust
        return node

    # -- what was found ----------------------------------------------------------------------------

    def choice(self) -> Move:
        """The move to make; where there was no time for a single iteration, the heuristic's own."""
        if self.iterations == 0:
            return self.heuristic.choose(self.question, self.seat, self.moves, self.chance)
        return self.best()

    def arms(self) -> list[Arm]:
        """The moves in question, with what was found about each."""
        for node in self.roots[self.seat].next.values():
            return [node.arm(len(self.moves), move) for move in self.moves]
        return [Arm(move) for move in self.moves]

    def win_chances(self) -> list[float]:
        """How likely each of the moves is to win, in their order."""
        arms = self.arms()
        visits = 0
        total = 0.0
        for arm in arms:
            visits += arm.visits
            total += arm.total
        usual = total / visits if visits else 1.0 / len(self.roots)
        return [(arm.total + DOUBT * usual) / (arm.visits + DOUBT) for arm in arms]
