"""Search for a deck that meets a target: what may change, what is asked for, and the search itself."""
