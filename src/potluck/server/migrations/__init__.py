"""The database's history, one step a file; run at start."""
