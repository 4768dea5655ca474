"""How bots play Cthulbeque; the rules never import it."""
