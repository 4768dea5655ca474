"""A match in the terminal: the board, the prompt, gestures by keyboard, and events in words."""
