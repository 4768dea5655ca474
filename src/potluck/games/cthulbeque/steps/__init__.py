"""The steps of Cthulbeque: the set-up, the phases of a turn, and what may happen within them."""
