"""Alembic's entry point: runs the steps on the connection that it is given."""

from alembic import context

from potluck.server.storage.sql_tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
