"""How do the tables of customers' accounts come to be?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Accounts, their codes and sessions, and the count of wrong passwords."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("email", sa.String(254), unique=True),
        sa.Column("password_hash", sa.String(255), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created_at", sa.String(24), nullable=False),
        sa.Column("verified_at", sa.String(24)),
        sa.Column("deleting_at", sa.String(24)),
    )
    op.create_table(
        "codes",
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("purpose", sa.String(8), primary_key=True),
        sa.Column("code_hash", sa.String(255), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.String(24), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("device_name", sa.String(64), nullable=False),
        sa.Column("created_at", sa.String(24), nullable=False),
        sa.Column("authenticated_at", sa.String(24), nullable=False),
        sa.Column("last_seen_at", sa.String(24), nullable=False),
        sa.Column("expires_at", sa.String(24), nullable=False),
    )
    op.create_index("sessions_account", "sessions", ["account"])
    op.create_table(
        "login_tries",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("last_at", sa.String(24), nullable=False),
        sa.Column("wait_until", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    """Back to staff and publications alone."""
    for table in ("login_tries", "sessions", "codes", "accounts"):
        op.drop_table(table)
