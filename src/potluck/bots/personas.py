"""Names and pictures for bots at a table, by level. No bot reads them; a message `persona-<name>` says more of each."""

from __future__ import annotations

from typing import Final, final


@final
class Persona:
    """A name and a face (an icon of the page's emoji set, by its name there)."""

    def __init__(self, name: str, face: str) -> None:
        self.name = name
        self.face = face


RANDOM: Final = [
    Persona("Popcorn", "popcorn"),
    Persona("Pretzel", "pretzel"),
    Persona("Custard", "custard"),
    Persona("Boba", "bubble-tea"),
    Persona("Spud", "potato"),
    Persona("Sprinkle", "doughnut"),
]
NOVICE: Final = [
    Persona("Pip", "hatching-chick"),
    Persona("Biscuit", "dog-face"),
    Persona("Clover", "rabbit-face"),
    Persona("Peanut", "hamster"),
    Persona("Mallow", "ewe"),
    Persona("Pudding", "panda"),
]
REGULAR: Final = [
    Persona("Basil", "fox"),
    Persona("Clementine", "cat-face"),
    Persona("Nigel", "penguin"),
    Persona("Rosemary", "koala"),
    Persona("Pepper", "raccoon"),
    Persona("Olive", "frog"),
]
CHEF: Final = [
    Persona("Saffron", "tiger-face"),
    Persona("Juniper", "wolf"),
    Persona("Fennel", "lion"),
    Persona("Ginger", "bear"),
    Persona("Sorrel", "boar"),
    Persona("Cayenne", "hedgehog"),
]
MASTER: Final = [
    Persona("Caraway", "owl"),
    Persona("Anise", "octopus"),
    Persona("Tarragon", "dragon-face"),
    Persona("Bergamot", "eagle"),
    Persona("Umami", "t-rex"),
    Persona("Vanilla", "peacock"),
]
