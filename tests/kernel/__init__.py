"""The kernel, without any of the five games where that is possible."""
