"""The steps of Cake Auf!, in the order of the rulebook: set-up, turn, finishing, round end, winning."""
