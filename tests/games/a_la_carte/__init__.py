"""À la carte, rule by rule."""
