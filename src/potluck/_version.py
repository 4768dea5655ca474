"""The one place that says which Potluck this is."""

__version__ = "0.1.0"
