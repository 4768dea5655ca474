"""The steps of À la carte: the set-up, a turn, and what its actions lead to."""
