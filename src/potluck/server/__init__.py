"""The web server: REST, sockets and databases around tables. Importing this package imports nothing heavy."""
