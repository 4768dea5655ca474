"""Phrases into sentences: message catalogues in Project Fluent's format, one formatter, and the choice of a language.

The room's words are here, a game's in `games/<game>/words`. The page formats the same files with `@fluent/bundle`.
"""
