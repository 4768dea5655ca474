"""A table as an immutable value: the entries of its log, its seats, clock and narration, and `after`."""
