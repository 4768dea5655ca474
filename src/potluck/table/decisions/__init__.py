"""Decisions about a table: each looks at a table value and returns the entry to append, or raises Refused."""
