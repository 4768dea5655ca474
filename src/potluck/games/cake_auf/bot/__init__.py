"""How bots play Cake Auf!; the rules never import it."""
