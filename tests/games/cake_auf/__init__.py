"""Cake Auf!, rule by rule."""
