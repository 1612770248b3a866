"""What does the server remember? Staff and what they published; of customers their accounts and sessions."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, MetaData, String, Table

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

# A customer's account. `email` is as server/mail/address.py writes it; it is empty once the account is being deleted.
accounts = Table(
    "accounts",
    TABLES,
    Column("id", String(12), primary_key=True),
    Column("email", String(254), unique=True),
    Column("password_hash", String(255), nullable=False),  # Argon2id; "" = no password opens it
    Column("language", String(2), nullable=False),  # of its letters
    Column("created_at", String(24), nullable=False),
    Column("verified_at", String(24)),  # None = the code from the mail has not come yet
    Column("deleting_at", String(24)),  # deleted; the row stays until everything that hangs on it is gone
)

# The one code of each purpose that an account may use now.
codes = Table(
    "codes",
    TABLES,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("purpose", String(8), primary_key=True),  # verify, reset
    Column("code_hash", String(255), nullable=False),  # Argon2id
    Column("tries", Integer, nullable=False),  # left
    Column("expires_at", String(24), nullable=False),
)

# Somebody's login on one device.
sessions = Table(
    "sessions",
    TABLES,
    Column("id", String(12), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),  # SHA-256, hexadecimal; the token itself is nowhere
    Column("device", String(64), nullable=False),
    Column("device_name", String(64), nullable=False),
    Column("created_at", String(24), nullable=False),
    Column("authenticated_at", String(24), nullable=False),  # when the password was last given
    Column("last_seen_at", String(24), nullable=False),
    Column("expires_at", String(24), nullable=False),
    Index("sessions_account", "account"),
)

# Wrong passwords, for addresses with an account and without: who counts only the first tells which they are.
login_tries = Table(
    "login_tries",
    TABLES,
    Column("address", String(64), primary_key=True),  # SHA-256 of the e-mail address, hexadecimal
    Column("failures", Integer, nullable=False),  # since the last right one
    Column("last_at", String(24), nullable=False),
    Column("wait_until", String(24), nullable=False),  # no password is looked at before
)
