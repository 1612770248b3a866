"""What does the server remember of proposals? Tags, words of the signed vocabulary, and counts; nobody's name."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, String, Table, Text

from server.db.tables import TABLES

# How often an account had a contributor tag evaluated on a day: it can not be many customers. Swept after the day.
tag_quota = Table(
    "tag_quota",
    TABLES,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("evaluations", Integer, nullable=False),
)

# Which key contributor tags are made with: it was made once, and another one would count everybody anew.
contributor_key = Table("contributor_key", TABLES, Column("public_key", String(66), primary_key=True))  # hexadecimal

# What customers proposed: one row for a contributor's tag and a situation, no account, no device, no time of day. The
# table has no row numbers, so that a row's place tells nothing of when it came.
proposals = Table(
    "proposals",
    TABLES,
    Column("tag", String(64), primary_key=True),  # SHA-256 of the OPRF's output, hexadecimal
    Column("situation", String(16), primary_key=True),  # server/proposals/rules.py; of the three below
    Column("kind", String(16), nullable=False),
    Column("topic", String(80), nullable=False),
    Column("conditions", Text, nullable=False),  # ids, sorted, by commas
    Column("decision", String(80)),
    Column("page", String(80)),
    Column("version", Integer),
    Column("month", String(7), nullable=False),
    sqlite_with_rowid=False,
)

# What staff decided of a candidate, and what they saw of it then: the proposals themselves may go.
candidate_decisions = Table(
    "candidate_decisions",
    TABLES,
    Column("situation", String(16), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("topic", String(80), nullable=False),
    Column("conditions", Text, nullable=False),
    Column("decision", String(80)),
    Column("customers", Integer, nullable=False),  # behind that decision
    Column("everybody", Integer, nullable=False),  # in that situation
    Column("state", String(16), nullable=False),  # accepted, declined, merged
    Column("page", String(80)),  # the know-how page that it became
    Column("version", Integer),
    Column("reason", Text, nullable=False),
    Column("staff", String(64), nullable=False),
    Column("decided_at", String(24), nullable=False),
)
