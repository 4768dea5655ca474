"""The protocol as JSON schema and as TypeScript: `python -m potluck.server.schema [--check]`."""
