"""Does each name in a request stand for one key of a role, and each key for the person who is known to hold it? Pure.

Two signatures are two people only where no person has two keys of one role. What a reader sees is a name: a second
key under a colleague's name, or one that only looks different, would let one person sign as two.
"""

from __future__ import annotations

import unicodedata

from client.desk.paper_check import held_keys
from client.desk.people import People, owner
from client.desk.request import Request
from client.desk.signatures import Trust
from client.errors import Refused


def check_names(request: Request, trust: Trust, people: People) -> None:
    """`people`: those that this desk knows. Raises Refused("request-name-twice", "request-name-other")."""
    if not request.people:  # no key changes: whose they are was asked when they came
        return
    parts = request.parts
    root = parts["root"].metadata.signed if "root" in parts else trust.root.signed
    listed = parts["targets"].metadata.signed if "targets" in parts else trust.targets.signed
    seen: set[tuple[str, str]] = set()
    for role, keyid in sorted(held_keys(root, listed)):
        said, known = owner(request.people, role, keyid), owner(people, role, keyid)
        if said and known and said != known:
            raise Refused("request-name-other", name=said, known=known)
        name = known or said
        if name is None:
            continue
        if (role, _look(name)) in seen:
            raise Refused("request-name-twice", name=name)
        seen.add((role, _look(name)))


def _look(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
