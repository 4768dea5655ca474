"""The houses of the games. They know the kernel, and nothing of each other."""
