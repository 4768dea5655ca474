"""Bots. They are given what their seat may know, never the truth, and know no game."""
