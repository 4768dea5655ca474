"""The server: web and database adapters around tables. Importing this package imports nothing heavy."""
