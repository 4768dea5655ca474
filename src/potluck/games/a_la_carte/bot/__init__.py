"""How bots play À la carte; the rules never import it."""
