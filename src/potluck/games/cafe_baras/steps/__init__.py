"""The steps of Café Baras, in the order of the rulebook: set-up, turn, serving, refilling, closing."""
