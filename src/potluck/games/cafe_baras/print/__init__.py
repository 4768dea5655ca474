"""Café Baras on paper: what the box holds, and how its sheets look."""
