"""What does the server remember about itself? Staff and what they published; nothing of customers."""

from __future__ import annotations

from sqlalchemy import Column, Integer, MetaData, String, Table

TABLES = MetaData()

staff = Table(
    "staff",
    TABLES,
    Column("name", String(64), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),  # SHA-256, hexadecimal; the token itself is nowhere
    Column("added_at", String(24), nullable=False),  # shared/clock.stamp
)

# Who put which version of a role before the devices. Written before the version goes live.
publications = Table(
    "publications",
    TABLES,
    Column("role", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("sha256", String(64), nullable=False),  # of the signed metadata
    Column("staff", String(64), nullable=False),
    Column("published_at", String(24), nullable=False),
)
