# Café Baras's words.

tagline = Every card is a dish or a customer. Build the café that capybaras come back to.

## Options

option-guest_points = Special guests
    .help = What each special guest is worth at the end (CB-A1).
option-guest_points-2 = 2 points
option-guest_points-3 = 3 points
option-guest_points-4 = 4 points
option-guest_points-5 = 5 points
option-claim = Claiming guests
    .help = Whether guests come over by themselves or when their host says so (CB-A4).
option-claim-auto = By themselves
option-claim-manual = By hand
option-level_rounds = Level rounds
    .help = Everybody gets the same number of turns (CB-A11).
option-start = Start player
    .help = Who goes first (CB-1.5).
