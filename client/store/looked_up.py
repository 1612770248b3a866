"""Which accounts did a look-up of the current user return in a conversation? Nothing else may be remembered as one."""

from __future__ import annotations

from client.memory.accounts import Account
from client.store.database import Database


def keep(database: Database, conversation: str, found: Account) -> None:
    """What the service said; the newest answer of a system counts."""
    database.run(
        "INSERT INTO looked_up_accounts (conversation, system, account, login) VALUES (?1, ?2, ?3, ?4)"
        " ON CONFLICT (conversation, system) DO UPDATE SET account = ?3, login = ?4",
        (conversation, found.system, found.account, found.login),
    )


def values(database: Database, conversation: str) -> frozenset[str]:
    """The account ids and login addresses that were confirmed in this conversation."""
    found = database.all("SELECT account, login FROM looked_up_accounts WHERE conversation = ?", (conversation,))
    return frozenset(value for row in found for value in (row["account"], row["login"]) if value)
