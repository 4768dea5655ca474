"""The storage of tables in SQL databases: SQLite and PostgreSQL."""
