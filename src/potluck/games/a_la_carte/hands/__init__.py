"""Pouring and flipping by a person's own skill: gestures, physics, and the odds that stand for them."""
