"""The kernel: moves, states, events, chance, match logs. It knows no game."""
