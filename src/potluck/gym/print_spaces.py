"""The observation and action spaces of every game, as `docs/research.md` lists them.

python -m potluck.gym.print_spaces                       the table
python -m potluck.gym.print_spaces cafe-carnage          what each number and each action of a game stands for
python -m potluck.gym.print_spaces --into docs/research.md    write the table into a page, between its two marks
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from potluck.catalog import games
from potluck.gym.observations import encoder_of, setup_of
from potluck.kernel.chance import fast
from potluck.kernel.errors import PotluckError
from potluck.kernel.state import play_randomly
from potluck.language.teller import table_teller

MARKS = re.compile(r"(<!-- spaces -->\n).*?(<!-- /spaces -->)", re.S)
#: How many random matches the usual length is taken from.
MATCHES = 200


def table() -> str:
    """One line for each game, at its smallest table."""
    lines = ["| game | players | numbers seen | actions | decisions in a random match |", "|---|---|---|---|---|"]
    for game in games().values():
        setup = setup_of(game.id, None, None, None)
        chance = fast("lengths")
        lengths = sorted(play_randomly(setup.start(chance.fork()), chance) for _ in range(MATCHES))
        lines.append(
            f"| `{game.id}` | {game.least_seats} (to {game.most_seats}) | {len(encoder_of(setup).layout.names)} "
            f"| {len(setup.deck.catalogue)} | {lengths[MATCHES // 2]} ({lengths[0]} to {lengths[-1]}) |"
        )
    return "\n".join(lines) + "\n"


def with_table(page: str) -> str:
    """A page with the current table between its marks."""
    return MARKS.sub(lambda found: found[1] + table() + found[2], page)


def legend(game: str, players: int | None) -> str:
    """Every number of an observation and every action, by name."""
    setup = setup_of(game, players, None, None)
    seen = [f"{at:5} {name}" for at, name in enumerate(encoder_of(setup).layout.names)]
    words = table_teller(setup)
    actions = [f"{move.code:5} {move.key():24} {words.tell(move.phrase())}" for move in setup.deck.catalogue.moves]
    return "\n".join(["numbers seen", *seen, "actions", *actions])


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="What learners see and do.")
    parser.add_argument("game", nargs="?", help="list this game's numbers and actions")
    parser.add_argument("--players", type=int, help="at a table of so many; the smallest unless told")
    parser.add_argument("--into", type=Path, help="write the table into this page")
    arguments = parser.parse_args()
    try:
        if arguments.into is not None:
            arguments.into.write_text(with_table(arguments.into.read_text("utf-8")), "utf-8")
        else:
            print(legend(arguments.game, arguments.players) if arguments.game else table())  # noqa: T201  what the command is for
    except (PotluckError, OSError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
