"""How does a desk come to be? Keys, the first root and the first list of roles; the server's own keys are named in it.

Made beside its place and renamed, so that there is a whole desk or none.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from client.desk.folder import PRIVATE, Desk, describe, write_file
from client.desk.keys import SALT_BYTES, make_key, stretched
from client.desk.sign import delegations, signed_root, signed_targets
from client.errors import Damaged, Refused
from client.net.publishing import Publishing
from shared.crypto.trust import ROOT_RULE, STAFF_RULES
from shared.randomness import Randomness

if TYPE_CHECKING:
    from securesystemslib.signer import Key


def found_desk(
    folder: Path, server: str, passphrase: Callable[[], str], *, demo: bool, now: datetime, random: Randomness
) -> Desk:
    """A new desk in `folder` for `server`. `passphrase` is asked for once it is known that the desk can be made.

    Raises Refused("desk-exists"), ServerUnreachable, and what `passphrase` raises.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused("desk-exists", folder=folder.name)
    online = _online_keys(server)
    secret = passphrase()
    half = folder.with_name(folder.name + ".part")
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(parents=True, mode=0o700)
    desk = Desk(half, server, demo, random(SALT_BYTES))
    if demo:
        write_file(desk.passphrase_file, (secret + "\n").encode(), PRIVATE)
    stretched_secret = stretched(secret, desk.salt)
    root = [make_key(desk, "root", stretched_secret) for _ in range(ROOT_RULE.keys)]
    public = {
        kind: [make_key(desk, kind, stretched_secret).public_key for _ in range(rule.keys)]
        for kind, rule in STAFF_RULES.items()
    }
    write_file(desk.trust / "root.json", signed_root(root, online, now))
    write_file(desk.trust / "targets.json", signed_targets(1, delegations(public), root, now))
    describe(desk)
    if folder.exists():
        folder.rmdir()
    half.rename(folder)
    return Desk(folder, server, demo, desk.salt)


def _online_keys(server: str) -> dict[str, Key]:
    from securesystemslib.signer import Key

    reply = Publishing(server).online_keys()
    try:
        return {
            "snapshot": Key.from_dict(reply.snapshot_id, dict(reply.snapshot)),
            "timestamp": Key.from_dict(reply.timestamp_id, dict(reply.timestamp)),
        }
    except (KeyError, ValueError, TypeError) as error:
        raise Damaged("desk-server-not-ours") from error
