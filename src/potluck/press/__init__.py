"""Games as PDFs to print, cut and play. Knows no game: a game's package has its own `print` folder."""
