"""Delete everything of an account: a new file with a new key takes the old one's place, and the old one is destroyed.

What the service published and what the customer chose in the settings move over; block, facts, log, egress record,
jobs, audit, tombstones and everything else of the customer do not. Until the profile names the new file nothing has
changed; from then on the old one can be read by nobody, and whoever still has it open is refused every statement.
"""

from __future__ import annotations

import shutil
import zlib
from dataclasses import replace
from pathlib import Path

from client.errors import StoreWiped
from client.store import index, keys, leaving
from client.store.database import FILE_NAME, Database
from client.store.index import Columns, Piece
from client.store.migrate import migrate
from client.store.opening import SALT_BYTES, Opened, folder_of, key_name, one_at_a_time
from client.store.profile import Account, Profile, read_profile, write_profile
from shared.ids import Ids
from shared.randomness import Randomness

_SETTINGS = (
    "INSERT INTO meta SELECT * FROM old.meta WHERE key IN ('preference_language', 'preference_zone',"
    " 'preference_theme', 'preference_text_size', 'preference_memory', 'preference_conversation_search',"
    " 'preference_proposals', 'trust_root', 'bundle_time_mark', 'bundle_check', 'pages_indexed_on')"
)
_CONTENTS = (
    "INSERT INTO pages SELECT * FROM old.pages",
    "INSERT INTO page_versions SELECT * FROM old.page_versions",
    "INSERT INTO bundles SELECT * FROM old.bundles",
    "INSERT INTO bundle_marks SELECT * FROM old.bundle_marks",
)


def wipe(home: Path, opened: Opened, *, ids: Ids, randomness: Randomness) -> None:
    """Destroy an open account's store and leave an empty one in its place; `opened` is closed then.

    Raises StoreWiped where somebody else was faster, and what a full disk or a closed keyring raises: nothing has
    changed then.
    """
    with one_at_a_time(home):
        profile = read_profile(home)
        account = profile.account(opened.account.name) if profile else None
        if profile is None or account is None or folder_of(home, account) != opened.folder:
            raise StoreWiped("store-wiped")
        fresh = _successor(home, profile, account, bytes(opened.key), ids=ids, randomness=randomness)
        with opened.database.transaction():  # what others still write is written before, or never
            leaving.mark(opened.folder)
            write_profile(home, _named(profile, fresh))
        leaving.unmark(folder_of(home, fresh))
        opened.database.close()
        leaving.destroy(opened.folder, account.key, key_name(profile, account))


def _named(profile: Profile, fresh: Account) -> Profile:
    return Profile(profile.id, tuple(fresh if one.name == fresh.name else one for one in profile.accounts))


def _successor(
    home: Path, profile: Profile, account: Account, known: bytes, *, ids: Ids, randomness: Randomness
) -> Account:
    """An account of the same name in a folder of its own, without a lock, marked until the profile names it."""
    fresh = replace(account, folder=ids(), salt=randomness(SALT_BYTES).hex(), lock=None)
    folder, old = folder_of(home, fresh), folder_of(home, account)
    folder.mkdir(mode=0o700)
    leaving.mark(folder)
    try:
        key = randomness(keys.KEY_BYTES)
        keys.save_key(fresh.key, folder, key_name(profile, fresh), key)
        database = Database(folder / FILE_NAME, key, bytes.fromhex(fresh.salt))
        try:
            database.configure()
            migrate(database)
            database.read_beside(old / FILE_NAME, known, bytes.fromhex(account.salt))
            with database.transaction():
                _move_over(database)
        finally:
            database.close()
        if (old / "tuf").is_dir():
            shutil.copytree(old / "tuf", folder / "tuf")
    except BaseException:
        leaving.destroy(folder, fresh.key, key_name(profile, fresh))
        raise
    return fresh


def _move_over(database: Database) -> None:
    """The service's contents with their place in the index, and the customer's settings."""
    database.run(_SETTINGS)
    for statement in _CONTENTS:
        database.run(statement)
    for row in database.all(
        "SELECT space, key, part, shelf, place, lead, text, words FROM old.search_item"
        " WHERE space IN ('pages', 'names', 'smalltalk') ORDER BY id"
    ):
        a, _, b = zlib.decompress(row["words"]).decode().partition("\n")
        piece = Piece(row["key"], row["text"], Columns(a, b), row["part"], row["shelf"], row["place"], row["lead"])
        index.add(database, row["space"], piece)
