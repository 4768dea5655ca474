"""Plays matches in bulk: a plan numbers them, observers watch them, executors share them out. Knows no game."""
