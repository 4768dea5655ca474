"""How bots play Café Baras; the rules never import it."""
