"""The kernel: moves, states, events, random numbers, matches and their files. It knows no game."""
