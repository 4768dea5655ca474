"""The chef that plays without a person, and how it judges a table; no rule uses it."""
