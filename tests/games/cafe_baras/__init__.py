"""Café Baras, rule by rule."""
