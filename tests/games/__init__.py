"""Each game's rules, tested in its own words."""
