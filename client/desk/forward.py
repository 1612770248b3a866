"""How does a plan go forward? Its papers are signed by one person, and go live or wait for the others."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from client.desk.archive import Archive
from client.desk.folder import Desk
from client.desk.keys import holder_named
from client.desk.pass_on import Waiting, pass_on, sign_and_pass_on
from client.desk.publish import Plan, Published, publication, trust_of
from client.desk.request import Request, new_request
from client.desk.waiting import here
from shared.randomness import random_bytes

ID_BYTES: Final = 6  # of a request's name: enough that two desks never choose the same


def put_live(
    desk: Desk,
    archive: Archive,
    wanted: Plan,
    passphrase: str,
    now: datetime,
    *,
    person: str | None = None,
    note: str = "",
) -> Published | Waiting:
    """Sign as `person` (None: whose keys alone lie here) and pass on. Raises GieokError; then nothing is lost."""
    parts = publication(desk, wanted, now)
    if not parts:
        return Published({}, ())
    signer, trust = holder_named(desk, person), trust_of(desk, wanted.live)
    request = new_request(random_bytes(ID_BYTES).hex(), signer.name, wanted.live, parts, {}, note=note, now=now)
    waiting = next((old for old in here(desk) if _same(old, request)), None)
    if waiting:
        return pass_on(desk, archive, waiting, trust, now)
    return sign_and_pass_on(desk, archive, request, trust, signer, passphrase=passphrase, now=now)


def _same(old: Request, new: Request) -> bool:
    """Has this person asked for the same already? Then it is not asked for twice."""
    if (old.made_by, dict(old.base), old.parts.keys()) != (new.made_by, dict(new.base), new.parts.keys()):
        return False
    return all(old.parts[role].bundle == part.bundle for role, part in new.parts.items())
