"""The server's child processes: bots and hints think in some, and one typesets PDFs."""
