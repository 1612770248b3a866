"""Who has signed a request, is that enough, and who still may? Signatures count by the keys that root and list name.

A new root counts twice: by the keys of the root before it, and by its own. Everything below counts by what the request
itself brings: the list of roles by the new root, a role by the new list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from client.desk.people import People, owner
from client.desk.request import Part, Request
from client.errors import Refused

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner
    from tuf.api.metadata import Metadata, Root, Targets


@dataclass(frozen=True, slots=True)
class Trust:
    """What is believed before the request: the newest root and list of roles; `first` = nothing was ever published."""

    root: Metadata[Root]
    targets: Metadata[Targets]
    first: bool


@dataclass(frozen=True, slots=True)
class Count:
    """How far one part is signed. `signed` and `may` are key ids; `missing` is how many more signatures it needs."""

    role: str
    needed: int
    missing: int
    signed: tuple[str, ...]
    may: tuple[str, ...]


def counts(request: Request, trust: Trust) -> tuple[Count, ...]:
    """All parts. Raises Refused: a signature that is wrong, or by a key that has no say in its part."""
    return tuple(_count(request, role, part, trust) for role, part in request.parts.items())


def signed_with(request: Request, trust: Trust, signers: Mapping[str, CryptoSigner]) -> Request:
    """The request with every signature that `signers` (by key id) may still add.

    Raises Refused: "request-signed-already", "request-not-yours", and what `counts` raises.
    """
    added: dict[str, Part] = {}
    may_ever = False
    for count in counts(request, trust):
        may_ever = may_ever or not signers.keys().isdisjoint((*count.may, *count.signed))
        mine = [signers[keyid] for keyid in count.may if keyid in signers]
        if mine:
            added[count.role] = replace(request.parts[count.role], metadata=_added(request, count.role, mine))
    if not may_ever:
        raise Refused("request-not-yours")
    if not added:
        raise Refused("request-signed-already")
    return replace(request, parts={**request.parts, **added})


def missing(found: Iterable[Count]) -> tuple[Count, ...]:
    """The parts that need more signatures; none = the request is complete."""
    return tuple(count for count in found if count.missing)


def names(keyids: Iterable[str], role: str, people: People) -> tuple[str, ...]:
    """Whose keys they are, in order; the beginning of a key that nobody here knows. Each person once."""
    return tuple(sorted({owner(people, role, keyid) or keyid[:8] for keyid in keyids}))


def _count(request: Request, role: str, part: Part, trust: Trust) -> Count:
    metadata = part.metadata
    found = [
        delegator.get_verification_result(role, metadata.signed_bytes, metadata.signatures)
        for delegator in _delegators(request, role, trust)
    ]
    signed = {keyid for one in found for keyid in one.signed}
    may = {keyid for one in found for keyid in one.unsigned}
    for keyid in metadata.signatures:
        if keyid in may:
            raise Refused("request-signature-wrong", role=role)
        if keyid not in signed:
            raise Refused("request-signature-foreign", role=role)
    short = max(one.threshold - len(one.signed) for one in found)
    return Count(role, max(one.threshold for one in found), max(short, 0), tuple(sorted(signed)), tuple(sorted(may)))


def _delegators(request: Request, role: str, trust: Trust) -> list[Root | Targets]:
    """Whose keys a part is counted by."""
    new_root, new_list = request.parts.get("root"), request.parts.get("targets")
    if role == "root" and new_root is not None:
        return [new_root.metadata.signed] if trust.first else [trust.root.signed, new_root.metadata.signed]
    if role == "targets":
        return [(new_root.metadata if new_root else trust.root).signed]
    return [(new_list.metadata if new_list else trust.targets).signed]


def _added(request: Request, role: str, mine: Iterable[CryptoSigner]) -> Metadata[Any]:
    from tuf.api.metadata import Metadata

    copy = Metadata.from_dict(request.parts[role].metadata.to_dict())
    for signer in mine:
        copy.sign(signer, append=True)
    return copy
