"""What does the server remember? Staff and what they published; of customers their accounts, sessions and backups."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

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

# What is kept of one backup beside its ciphertext. The vault says where it stands; state, left and ended_at mirror it.
backups = Table(
    "backups",
    TABLES,
    Column("backup", String(12), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id"), nullable=False),  # no account goes while it has one
    Column("device", String(64), nullable=False),
    Column("device_name", String(64), nullable=False),
    Column("key_hash", String(64), nullable=False),  # SHA-256 of the Idempotency-Key
    Column("body_hash", String(64), nullable=False),  # of what came with it
    Column("tries", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("created_at", String(24), nullable=False),
    Column("state", String(16), nullable=False),
    Column("left", Integer, nullable=False),
    Column("size", BigInteger, nullable=False),  # bytes of ciphertext
    Column("public_key", String(44), nullable=False),  # base64; "" before the vault has made it, and after the end
    Column("expires_at", String(24), nullable=False),
    Column("ended_at", String(24)),
    Column("restored_to", String(64)),
    Column("download_hash", String(64)),  # SHA-256 of the token of the last unlock
    Column("download_until", String(24)),
    UniqueConstraint("account", "key_hash"),
)

# The chunks of an active backup, as its device listed them.
backup_chunks = Table(
    "backup_chunks",
    TABLES,
    Column("backup", String(12), ForeignKey("backups.backup", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("sha256", String(64), nullable=False),
    Column("size", Integer, nullable=False),
)

# Letters about a backup: written down with what they tell of, sent afterwards, each kind once.
backup_notices = Table(
    "backup_notices",
    TABLES,
    Column("backup", String(12), ForeignKey("backups.backup", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("claimed_at", String(24)),  # somebody is sending it
    Column("sent_at", String(24)),
)

# What the staff did on the server: ids, versions and roles, never a word of a customer. Only grows.
staff_log = Table(
    "staff_log",
    TABLES,
    Column("seq", Integer, primary_key=True),
    Column("at", String(24), nullable=False),
    Column("staff", String(64), nullable=False),
    Column("action", String(40), nullable=False),
    Column("detail", Text, nullable=False),  # a JSON object
)

# A publication that waits for more signatures, on its way from desk to desk. `body`: shared/wire/signing.py as JSON.
signing_requests = Table(
    "signing_requests",
    TABLES,
    Column("id", String(12), primary_key=True),
    Column("staff", String(64), nullable=False),  # who began it
    Column("made_at", String(24), nullable=False),
    Column("changed_at", String(24), nullable=False),
    Column("state", String(16), nullable=False),  # waiting, done, withdrawn
    Column("roles", String(128), nullable=False),  # what it would publish, by commas
    Column("body", LargeBinary, nullable=False),  # empty once it does not wait any more
)

# What the service says of a customer, signed: a row for each login that has not taken it yet. None: session is "".
attributes = Table(
    "attributes",
    TABLES,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("session", String(12), primary_key=True),
    Column("text", Text, nullable=False),  # these two: shared/wire/attributes.SignedAttributes
    Column("signature", String(128), nullable=False),
    Column("issued_at", String(24), nullable=False),
    Column("sent_at", String(24), nullable=False),
)

# The chain of evidence: a salted hash for each agreement, linked to the one before. Only grows, and tells nothing.
evidence = Table(
    "evidence",
    TABLES,
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("id", String(24), nullable=False, unique=True),  # the device's random id: the same once more is the same
    Column("received_at", String(24), nullable=False),
    Column("leaf", String(64), nullable=False),
    Column("link", String(64), nullable=False),
)

# What was agreed, beside the chain: erased after its retention or by right, and the chain still holds.
evidence_texts = Table(
    "evidence_texts",
    TABLES,
    Column("place", Integer, ForeignKey("evidence.place"), primary_key=True, autoincrement=False),
    Column("account", String(12), nullable=False),  # no foreign key: it outlives the account, as the customer is told
    Column("salt", String(64), nullable=False),
    Column("body", Text, nullable=False),  # shared/wire/evidence.py as JSON
    Column("keep_until", String(24), nullable=False),
    Index("evidence_texts_account", "account"),
)

# Which member of the staff read whose evidence, when and why; the customer sees it.
evidence_reads = Table(
    "evidence_reads",
    TABLES,
    Column("seq", Integer, primary_key=True),
    Column("account", String(12), nullable=False),
    Column("staff", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", String(24), nullable=False),
    Index("evidence_reads_account", "account"),
)
