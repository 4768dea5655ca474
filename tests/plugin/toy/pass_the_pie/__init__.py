"""Pass the Pie: a game of somebody else's, in one file of plain Python, on Potluck's kernel."""

from __future__ import annotations

from typing import cast

from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck, read_deck
from potluck.kernel.errors import Refusal
from potluck.kernel.game import CardFace, Game, Setup
from potluck.kernel.heuristic import Heuristic
from potluck.kernel.moves import Attempt, Catalogue, Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision, State
from potluck.kernel.view import Schema, ViewWriter

#: What everybody sees; nothing is hidden in this game.
PARTY = Schema("PartyView")
LEFT = PARTY.number("left")
TURN = PARTY.seat("turn")
EATEN = PARTY.numbers_by_seat("eaten")


class Take(Move):
    def __init__(self, slices: int) -> None:
        self.slices = slices

    def key(self) -> str:
        return f"take {self.slices}"

    def phrase(self) -> Phrase:
        return Phrase("move-take", {"slices": self.slices})


class Pie(Deck):
    def __init__(self, source: str, name: str, slices: int) -> None:
        self.takes = [Take(slices) for slices in (1, 2, 3)]
        self.name = name
        self.slices = slices
        super().__init__(source, Catalogue(self.takes))


class Party(State):
    def __init__(self, pie: Pie, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pie = pie
        self.left = pie.slices
        self.turn = 0
        self.eaten = [0] * seats

    def copy(self) -> Party:
        twin = Party(self.pie, self.seats, self.chance.copy())
        twin.copy_base_from(self)
        twin.left, twin.turn, twin.eaten = self.left, self.turn, self.eaten.copy()
        return twin

    def imagine(self, seat: int, chance: Chance) -> Party:
        twin = self.copy()
        twin.chance = chance.fork()
        return twin

    def meant(self, seat: int, attempt: Attempt) -> list[Move]:
        return list(self.pie.takes) if attempt.aim is None else []  # the pie alone: any of them is fine


class TakeSlices(Decision[Party]):
    rule = "PP-1.1"

    def pending(self, table: Party) -> list[int]:
        return [table.turn]

    def legal(self, table: Party, seat: int) -> list[Move]:
        return [take for take in table.pie.takes if take.slices <= table.left] if seat == table.turn else []

    def why_not(self, table: Party, seat: int, move: Move) -> Refusal:
        if isinstance(move, Attempt):
            return Refusal("PP-1.1", "why-pie-is-eaten")
        if seat != table.turn:
            return super().why_not(table, seat, move)
        return Refusal("PP-1.1", "why-fewer-are-left", {"left": table.left})

    def ask(self, table: Party, seat: int) -> Phrase:
        return Phrase("ask-slices", {"left": table.left})

    def forecast(self, table: Party, seat: int, move: Move) -> Phrase:
        return Phrase("forecast-left", {"left": table.left - cast(Take, move).slices})

    def apply(self, table: Party, seat: int, move: Move) -> None:
        slices = cast(Take, move).slices
        table.left -= slices
        table.eaten[seat] += slices
        table.tell("took", {"seat": seat, "slices": slices})
        if table.left == 0:
            ranks = [1 if other == seat else 2 for other in range(table.seats)]
            breakdown = [[("slices", slices)] for slices in table.eaten]
            table.result = Outcome("last slice", ranks, table.eaten.copy(), breakdown, [table.eaten.copy()])
        else:
            table.turn = (seat + 1) % table.seats


class CountingEater(Heuristic):
    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        wanted = cast(Party, state).left % 4
        return next((move for move in moves if cast(Take, move).slices == wanted), moves[0])


class PassThePie(Game):
    def __init__(self) -> None:
        super().__init__()
        self.id = "pass-the-pie"
        self.title = "Pass the Pie"
        self.designers = ["nobody in particular"]
        self.least_seats, self.most_seats = 2, 3
        self.minutes = (1, 2)
        self.heuristic = CountingEater()
        self.hides = False
        self.places = ["pie"]
        self.package = __name__

    def read_deck(self, source: str) -> Deck:
        entry = read_deck(source, ["pie"])["pie"][0]
        return Pie(source, entry.text("name"), entry.number("slices", 4, 99))

    def faces(self, deck: Deck) -> list[CardFace]:
        pie = cast(Pie, deck)
        numbers = [("slices", pie.slices)]
        return [CardFace("P1", pie.name, "pie", 1, numbers, effects=[Phrase("effect-pie")], corner="slices")]

    def start(self, setup: Setup, chance: Chance) -> State:
        party = Party(cast(Pie, setup.deck), setup.seats, chance)
        party.agenda.append(TakeSlices())
        return party

    def view_schema(self) -> Schema:
        return PARTY

    def write_view(self, state: State, viewer: int, out: ViewWriter) -> None:
        party = cast(Party, state)
        out.number(LEFT, party.left)
        out.seat(TURN, party.turn)
        out.numbers(EATEN, party.eaten)

    def census(self, state: State) -> dict[str, int]:
        party = cast(Party, state)
        return {"slices": party.left + sum(party.eaten)}


game = PassThePie()
