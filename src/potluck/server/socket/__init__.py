"""WebSockets: a table's socket and the practice socket."""
