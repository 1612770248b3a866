"""How do the tables of backups come to be?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Backups, their chunks, and the letters about them."""
    op.create_table(
        "backups",
        sa.Column("backup", sa.String(12), primary_key=True),
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("device_name", sa.String(64), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("body_hash", sa.String(64), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("created_at", sa.String(24), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("size", sa.BigInteger, nullable=False),
        sa.Column("public_key", sa.String(44), nullable=False),
        sa.Column("expires_at", sa.String(24), nullable=False),
        sa.Column("ended_at", sa.String(24)),
        sa.Column("restored_to", sa.String(64)),
        sa.Column("download_hash", sa.String(64)),
        sa.Column("download_until", sa.String(24)),
        sa.UniqueConstraint("account", "key_hash"),
    )
    op.create_table(
        "backup_chunks",
        sa.Column("backup", sa.String(12), sa.ForeignKey("backups.backup", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
    )
    op.create_table(
        "backup_notices",
        sa.Column("backup", sa.String(12), sa.ForeignKey("backups.backup", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("claimed_at", sa.String(24)),
        sa.Column("sent_at", sa.String(24)),
    )


def downgrade() -> None:
    """Back to accounts and sessions."""
    for table in ("backup_notices", "backup_chunks", "backups"):
        op.drop_table(table)
