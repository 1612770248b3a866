"""Which contributor tags does this device know? Each of one account and topic, evaluated once: it names nobody."""

from __future__ import annotations

from client.store.database import Database


def get(database: Database, account: str, topic: str) -> tuple[str, str] | None:
    """(input, output) of an account's tag in a topic, hexadecimal."""
    row = database.one("SELECT input, output FROM contributor_tags WHERE account = ? AND topic = ?", (account, topic))
    return None if row is None else (row["input"], row["output"])


def keep(database: Database, account: str, topic: str, said: str, output: str) -> None:
    """Evaluated once, used as often as there is something to send."""
    database.run(
        "INSERT INTO contributor_tags (account, topic, input, output) VALUES (?, ?, ?, ?) ON CONFLICT (account, topic)"
        " DO UPDATE SET input = excluded.input, output = excluded.output",
        (account, topic, said, output),
    )


def drop(database: Database, account: str, topic: str) -> None:
    """One that the service does not take any more."""
    database.run("DELETE FROM contributor_tags WHERE account = ? AND topic = ?", (account, topic))


def drop_all(database: Database) -> None:
    """All of them: they are another server's."""
    database.run("DELETE FROM contributor_tags")
