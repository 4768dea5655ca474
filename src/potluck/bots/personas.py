"""Names and pictures for bots at a table, by level, each with a line of text. No bot reads them."""

from __future__ import annotations

from typing import Final, final


@final
class Persona:
    """A name, a face (an icon of the page's emoji set, by its name there) and a line of text."""

    def __init__(self, name: str, face: str, line: str) -> None:
        self.name = name
        self.face = face
        self.line = line


RANDOM: Final = [
    Persona("Popcorn", "popcorn", "Goes off at any moment."),
    Persona("Pretzel", "pretzel", "Has a twist, and no plan."),
    Persona("Custard", "custard", "Wobbles into every decision."),
    Persona("Boba", "bubble-tea", "Shaken before use."),
    Persona("Spud", "potato", "Rolls wherever the table slopes."),
    Persona("Sprinkle", "doughnut", "Lands where it falls."),
]
NOVICE: Final = [
    Persona("Pip", "hatching-chick", "Hatched this morning, hungry since."),
    Persona("Biscuit", "dog-face", "Wants to please, forgets the oven."),
    Persona("Clover", "rabbit-face", "Quick to choose, slow to look."),
    Persona("Peanut", "hamster", "Keeps everything, finds nothing."),
    Persona("Mallow", "ewe", "Does what the others seem to do."),
    Persona("Pudding", "panda", "Sits on the best card."),
]
REGULAR: Final = [
    Persona("Basil", "fox", "Knows what is good tonight."),
    Persona("Clementine", "cat-face", "Takes the seat with the view."),
    Persona("Nigel", "penguin", "Dressed for dinner, counts the change."),
    Persona("Rosemary", "koala", "Never hurried, rarely wrong."),
    Persona("Pepper", "raccoon", "Has an eye on your plate."),
    Persona("Olive", "frog", "Waits, then snaps."),
]
CHEF: Final = [
    Persona("Saffron", "tiger-face", "Tastes everything twice."),
    Persona("Juniper", "wolf", "Remembers who ordered what."),
    Persona("Fennel", "lion", "Runs this kitchen."),
    Persona("Ginger", "bear", "Warm, until the bill comes."),
    Persona("Sorrel", "boar", "Knows where the truffles are."),
    Persona("Cayenne", "hedgehog", "Gone before the heat comes through."),
]
MASTER: Final = [
    Persona("Caraway", "owl", "Has seen this evening before."),
    Persona("Anise", "octopus", "Eight arms, one plan."),
    Persona("Tarragon", "dragon-face", "Brings the heat, takes the time."),
    Persona("Bergamot", "eagle", "Watches the table from above."),
    Persona("Umami", "t-rex", "Old school. Very old."),
    Persona("Vanilla", "peacock", "Shows the whole hand, after winning."),
]
