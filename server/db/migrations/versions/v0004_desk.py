"""How do the tables of the desk's rooms come to be: log, signatures waited for, attributes, proposals, evidence?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What staff do, what they sign, and what comes from customers to the service and back."""
    op.create_table(
        "staff_log",
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.String(24), nullable=False),
        sa.Column("staff", sa.String(64), nullable=False),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_table(
        "signing_requests",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("staff", sa.String(64), nullable=False),
        sa.Column("made_at", sa.String(24), nullable=False),
        sa.Column("changed_at", sa.String(24), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("roles", sa.String(128), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "attributes",
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("session", sa.String(12), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("signature", sa.String(128), nullable=False),
        sa.Column("issued_at", sa.String(24), nullable=False),
        sa.Column("sent_at", sa.String(24), nullable=False),
    )
    op.create_table(
        "tag_quota",
        sa.Column(
            "account",
            sa.String(12),
            sa.ForeignKey("accounts.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("evaluations", sa.Integer, nullable=False),
    )
    op.create_table("contributor_key", sa.Column("public_key", sa.String(66), primary_key=True))
    op.create_table(
        "proposals",
        sa.Column("tag", sa.String(64), primary_key=True),
        sa.Column("situation", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("topic", sa.String(80), nullable=False),
        sa.Column("conditions", sa.Text, nullable=False),
        sa.Column("decision", sa.String(80)),
        sa.Column("page", sa.String(80)),
        sa.Column("version", sa.Integer),
        sa.Column("month", sa.String(7), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "candidate_decisions",
        sa.Column("situation", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("topic", sa.String(80), nullable=False),
        sa.Column("conditions", sa.Text, nullable=False),
        sa.Column("decision", sa.String(80)),
        sa.Column("customers", sa.Integer, nullable=False),
        sa.Column("everybody", sa.Integer, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("page", sa.String(80)),
        sa.Column("version", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("staff", sa.String(64), nullable=False),
        sa.Column("decided_at", sa.String(24), nullable=False),
    )
    op.create_table(
        "evidence",
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column("received_at", sa.String(24), nullable=False),
        sa.Column("leaf", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
    )
    op.create_table(
        "evidence_texts",
        sa.Column("place", sa.Integer, sa.ForeignKey("evidence.place"), primary_key=True, autoincrement=False),
        sa.Column("account", sa.String(12), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("keep_until", sa.String(24), nullable=False),
        sa.Index("evidence_texts_account", "account"),
    )
    op.create_table(
        "evidence_reads",
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("account", sa.String(12), nullable=False),
        sa.Column("staff", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.String(24), nullable=False),
        sa.Index("evidence_reads_account", "account"),
    )


def downgrade() -> None:
    """Back to accounts and backups."""
    for table in (
        "evidence_reads",
        "evidence_texts",
        "evidence",
        "candidate_decisions",
        "proposals",
        "contributor_key",
        "tag_quota",
        "attributes",
        "signing_requests",
        "staff_log",
    ):
        op.drop_table(table)
