"""How do the first two tables come to be?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Staff, and what they published."""
    op.create_table(
        "staff",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("added_at", sa.String(24), nullable=False),
    )
    op.create_table(
        "publications",
        sa.Column("role", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("staff", sa.String(64), nullable=False),
        sa.Column("published_at", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    """Back to an empty database."""
    op.drop_table("publications")
    op.drop_table("staff")
