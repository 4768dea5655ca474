# Cake Auf!'s words.

tagline = Collect what your desserts need, and see that the others' ovens stay cold.

## Options

option-actions = Action cards
    .help = The publisher’s mix adds Freezer Burn and a Switcheroo for whole hands (CA-A23, CA-A24).
option-actions-rulebook = As in the rulebook
option-actions-publisher = The publisher’s mix
option-keep_hands = Keep your hand
    .help = Hands stay between rounds instead of being dealt anew (CA-A9).
option-tiebreak = Ties
    .help = Whether players with equally many recipes throw for the win or share it (CA-A28).
option-tiebreak-rps = Rock-paper-scissors
option-tiebreak-shared = Share the win
option-start = Start player
    .help = Who goes first (CA-1.4).
