"""Clocks: the server time, and when a table's clocks may run out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.create_index("tables_due", "tables", ["status", "due"])
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ran", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.bulk_insert(house, [{"id": 1, "ran": 0.0, "at": 0.0}])


def downgrade() -> None:
    op.drop_table("house")
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
