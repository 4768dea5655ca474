"""The storage port on SQL databases."""
