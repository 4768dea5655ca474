"""Basket Case by its rules: choosing in secret, passing, chilli, tea, and what plates are worth."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from potluck.kernel.chance import fast
from potluck.kernel.errors import BadDeck
from potluck.kernel.events import SPECTATOR
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Thing

DRAFT = Path(__file__).parent / "draft"


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    """The game can be imported as long as these tests run."""
    sys.path.insert(0, str(DRAFT))
    yield
    sys.path.remove(str(DRAFT))


class Table:
    """A table that is laid by hand: baskets as a test needs them."""

    def __init__(self, *baskets: str, seats: int = 2) -> None:
        from basket_case import game

        self.game = game
        self.setup = game.setup(len(baskets) or seats, {})
        self.state: Any = self.setup.start(fast("a table"), listen=True)
        self.menu: Any = self.setup.deck
        for seat, names in enumerate(baskets):
            self.state.diners[seat].basket = sorted(self.menu.ids.index(name) for name in names.split())

    def plays(self, *moves: str) -> None:
        """One move for each seat, in order."""
        for seat, key in enumerate(moves):
            move = self.menu.catalogue.named(key)
            assert self.state.verify(seat, move) is None, key
            self.state.apply(seat, move)

    def basket(self, seat: int) -> list[str]:
        return [self.menu.ids[dish] for dish in self.state.diners[seat].basket]

    def plate(self, seat: int) -> list[str]:
        return [self.menu.ids[dish] for dish in self.state.diners[seat].plate]

    def refusal(self, seat: int, key: str) -> tuple[str, str]:
        """The rule and the reason that refuse a move."""
        kind, _, id = key.partition(" ")
        moves = self.menu.dips if kind == "dip" else self.menu.eats
        found = self.state.verify(seat, moves[self.menu.ids.index(id)])
        return (found.rule, found.phrase.key)

    def points(self, plate: str) -> int:
        from basket_case.scoring import plate_points

        return plate_points(self.menu, [self.menu.ids.index(name) for name in plate.split()])


def test_bc_1_1_and_bc_1_2_everybody_gets_seven_dishes() -> None:
    table = Table(seats=5)
    assert [len(diner.basket) for diner in table.state.diners] == [7] * 5
    assert table.game.view(table.state, SPECTATOR)["basket"] == []
    assert table.game.view(table.state, 3)["basket"] == table.basket(3)
    with pytest.raises(BadDeck, match="35"):
        table.game.read_deck('[[dish]]\nid = "a"\nname = "A"\nkind = "sweet"\nscores = "sweet"\nvalue = 1\ncopies = 50')


def test_bc_2_1_a_choice_is_secret_and_can_be_changed() -> None:
    table = Table("bao bao egg-tart", "siu-mai har-gow bao")
    table.plays("eat bao")
    assert table.state.pending() == [1]
    assert table.game.view(table.state, 1)["pick"] is None
    assert table.game.view(table.state, 1)["diners"][0]["chosen"]
    table.plays("eat egg-tart")
    assert table.game.view(table.state, 0)["pick"] == "egg-tart"
    assert table.refusal(0, "eat siu-mai") == ("BC-2.1", "why-not-in-your-basket")


def test_bc_2_2_baskets_go_left_then_right() -> None:
    table = Table("bao bao bao", "siu-mai siu-mai siu-mai", "har-gow har-gow har-gow")
    table.plays("eat bao", "eat siu-mai", "eat har-gow")
    assert [table.plate(seat) for seat in range(3)] == [["bao"], ["siu-mai"], ["har-gow"]]
    assert [table.basket(seat)[0] for seat in range(3)] == ["har-gow", "bao", "siu-mai"]
    table.plays("eat har-gow", "eat bao", "eat siu-mai")
    assert table.state.serving == 2
    assert table.game.view(table.state, 0)["passing"] == "right"


def test_bc_2_3_tea_sends_a_dish_back_and_is_worth_a_point() -> None:
    table = Table("bao bao", "siu-mai siu-mai")
    table.plays("tea", "eat siu-mai")
    last = table.game.view(table.state, 1)["last"]
    assert (last["back"], last["sippers"], last["took"]) == (["bao"], [0], [[], ["siu-mai"]])
    assert table.state.sheet == [[1, 0]]


def test_bc_2_4_and_bc_4_5_the_last_dish_and_the_plates_go_back_but_sweets_stay() -> None:
    table = Table("bao egg-tart", "siu-mai bao")
    table.plays("eat egg-tart", "eat bao")
    assert table.state.serving == 2
    assert [table.plate(seat) for seat in range(2)] == [[], []]
    assert table.game.view(table.state, 1)["diners"][0]["sweets"] == ["egg-tart"]
    assert table.state.sheet == [[0, 6]]


def test_bc_1_3_bc_3_1_and_bc_3_2_chilli_doubles_one_dish_in_a_serving() -> None:
    table = Table("siu-mai siu-mai bao", "bao bao bao")
    table.plays("dip siu-mai", "eat bao")
    assert table.refusal(0, "dip bao") == ("BC-3.2", "why-chilli-is-gone")
    assert table.game.view(table.state, 1)["diners"][0]["dipped"] == "siu-mai"
    table.plays("eat bao", "dip bao")
    assert table.state.sheet == [[5 + 3, 6]]
    assert all(diner.chilli for diner in table.state.diners)


def test_bc_3_3_hot_dishes_and_sweets_take_no_chilli() -> None:
    table = Table("fire-wonton egg-tart bao", "bao bao bao")
    assert table.refusal(0, "dip fire-wonton") == ("BC-3.3", "why-hot-already")
    assert table.refusal(0, "dip egg-tart") == ("BC-3.3", "why-no-chilli-on-sweets")


def test_bc_4_1_to_bc_4_3_what_dishes_are_worth() -> None:
    table = Table()
    assert table.points("turnip-cake spring-roll fire-wonton") == 6
    assert table.points("siu-mai siu-mai siu-mai") == 5
    assert table.points("har-gow har-gow") == 0
    assert table.points("har-gow har-gow har-gow") == 10
    assert table.points("potsticker potsticker potsticker potsticker") == 10


def test_bc_4_4_steam_and_bc_5_1_sweets() -> None:
    Table()  # so that the game is imported
    from basket_case.scoring import steam_points, sweet_points

    assert steam_points([3, 5, 3, 0]) == [3, 6, 3, 0]
    assert steam_points([2, 2, 1]) == [6, 6, 3]
    assert steam_points([0, 0]) == [0, 0]
    assert sweet_points([2, 1]) == [6, 0]
    assert sweet_points([2, 2, 1]) == [3, 3, 0]
    assert sweet_points([0, 0]) == [0, 0]


@pytest.mark.parametrize(
    ("earned", "sweets", "reason", "ranks"),
    [([3, 2], [0, 0], "points", [1, 2]), ([2, 2], [0, 1], "sweets", [2, 1]), ([2, 2], [1, 1], "shared", [1, 1])],
)
def test_bc_5_2_points_then_sweets(earned: list[int], sweets: list[int], reason: str, ranks: list[int]) -> None:
    table = Table()
    from basket_case.scoring import outcome

    for seat, diner in enumerate(table.state.diners):
        diner.earned = [earned[seat], 0, 0, 0]
        diner.sweets = [0] * sweets[seat]
    ended = outcome(table.state)
    assert (ended.reason, ended.ranks) == (reason, ranks)


@pytest.mark.parametrize(
    ("held", "aim", "reason"),
    [
        (Thing(A_CARD, "bao"), Thing(A_SEAT, "0"), None),
        (Thing(A_CARD, "bao"), Thing(A_PLACE, "chilli"), None),
        (Thing(A_PLACE, "teapot"), None, None),
        (Thing(A_CARD, "bao"), Thing(A_SEAT, "1"), "why-your-own-plate"),
        (Thing(A_CARD, "har-gow"), None, "why-not-in-your-basket"),
        (Thing(A_PLACE, "chilli"), None, "why-chilli-goes-on-a-dish"),
        (Thing(A_PLACE, "teapot"), Thing(A_SEAT, "1"), "why-tea-is-for-you"),
    ],
)
def test_whatever_somebody_tries_has_its_reason(held: Thing, aim: Thing | None, reason: str | None) -> None:
    table = Table("bao bao egg-tart", "siu-mai har-gow bao")
    refusal = table.state.verify(0, Attempt(held, aim))
    assert (refusal and refusal.phrase.key) == reason
