"""How bots play Café Carnage; the rules never import it."""
