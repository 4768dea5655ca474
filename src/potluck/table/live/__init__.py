"""Tables in the memory of a running server: storage, bots, clocks, gestures, and the other nodes."""
