# Cthulbeque's words.

tagline = Cook the unspeakable, keep your wits, and serve before the others do.

## Options

option-switcheroo = Switcheroo
    .help = Change between cooking and fighting whenever you go on (CT-12.1).
option-multitask = Multi-Tasking
    .help = Split your Cooking dice among several Monsters (CT-12.2).
option-paralysing_fear = Paralysing fear
    .help = A failed Fear check ends the attempt (CT-A2).
option-round_cap = Longest match
    .help = After so many rounds the meal is served, ready or not (CT-A30).
option-round_cap-10 = 10 rounds
option-round_cap-20 = 20 rounds
option-round_cap-30 = 30 rounds
option-round_cap-40 = 40 rounds
option-round_cap-50 = 50 rounds
option-round_cap-60 = 60 rounds
