"""The press: games as PDFs to print, cut and play. It knows no game; a game's house brings its own box."""
