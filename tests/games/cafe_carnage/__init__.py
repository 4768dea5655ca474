"""Café Carnage, rule by rule."""
