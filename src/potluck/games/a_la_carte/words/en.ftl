# À la carte's words.

tagline = Heat with a die, season with a shaker that has a will of its own, and burn nothing.

## Options

option-display = Dishes
    .help = Whether all dishes may be chosen, or only the top one of each colour’s stack (AL-A2).
option-display-open = All open
option-display-stacks = Five stacks
option-hand = Pouring and flipping
    .help = By your own hand, or by odds: those of a steady, a normal or a shaky hand (AL-A30).
option-hand-by-hand = By hand
option-hand-steady = Odds: steady
option-hand-normal = Odds: normal
option-hand-shaky = Odds: shaky
option-start = Start player
    .help = Who goes first (AL-1.3).
