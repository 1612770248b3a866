"""May anybody sign this request? It has to fit on what is live, and hold nothing but what the desk itself would make.

Each paper is made again from what it says and has to come out the same: a path, a key, a threshold or a field more than
the desk would write is refused, whatever it is for. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from client.desk.bundle_check import check_bundle
from client.desk.live import Live
from client.desk.paper_check import held_keys, is_our_list, is_our_root
from client.desk.people import key_of
from client.desk.request import TOP, Request, base_of
from client.desk.sign import role_paper
from client.desk.signatures import Trust
from client.errors import Refused
from shared.crypto.chain import signed_by
from shared.crypto.trust import STAFF_LIFETIME
from shared.formats.bundle import BUNDLE_KINDS, Bundle, BundleKind

if TYPE_CHECKING:
    from securesystemslib.signer import Key

CLOCK_SLACK: Final = timedelta(days=1)  # between two desks' clocks


def check_request(
    request: Request, live: Live | None, trust: Trust, now: datetime, offered: Mapping[str, Key] = MappingProxyType({})
) -> Mapping[BundleKind, Bundle]:
    """The bundles that differ from what is live. Raises Refused; all codes start with "request-".

    `offered`: the server's own keys, as it tells them itself. Signatures are counted in signatures.py.
    """
    if not request.parts:
        raise Refused("request-broken")
    if dict(request.base) != base_of(live):
        raise Refused("request-base-moved")
    for role, part in request.parts.items():
        signed = part.metadata.signed
        if signed.version != request.base[role] + 1:
            raise Refused("request-base-moved")
        if signed.is_expired(now) or signed.expires > now + STAFF_LIFETIME + CLOCK_SLACK:
            raise Refused("request-dates-wrong", role=role)
        if role in TOP and part.bundle is not None:
            raise Refused("request-content-wrong", role=role)
    _top(request, trust, offered)
    if live is None and set(request.parts) != {*TOP, *BUNDLE_KINDS}:
        raise Refused("request-broken")
    bundles = {kind: _role(request, kind, live) for kind in request.kinds()}
    _others_still_hold(request, live)
    before = live.bundles if live else {}
    return {kind: bundle for kind, bundle in bundles.items() if bundle is not None and bundle != before.get(kind)}


def _top(request: Request, trust: Trust, offered: Mapping[str, Key]) -> None:
    """The root and the list of roles, and that every new key in them is said to be somebody's."""
    for role, known in (("root", trust.root), ("targets", trust.targets)):
        part = request.parts.get(role)
        if trust.first and (part is None or part.metadata.signed_bytes != known.signed_bytes):
            raise Refused("request-other-root")  # the founders agreed on these two
    root = request.parts["root"].metadata.signed if "root" in request.parts else trust.root.signed
    listed = request.parts["targets"].metadata.signed if "targets" in request.parts else trust.targets.signed
    if "root" in request.parts and not is_our_root(root, trust.root.signed, offered):
        raise Refused("request-content-wrong", role="root")
    if "targets" in request.parts and not is_our_list(listed):
        raise Refused("request-content-wrong", role="targets")
    new = held_keys(root, listed) - held_keys(trust.root.signed, trust.targets.signed)
    if not new <= {(role, key_of(key).keyid) for keys in request.people.values() for role, key in keys.items()}:
        raise Refused("request-people-wrong")


def _role(request: Request, kind: BundleKind, live: Live | None) -> Bundle | None:
    part = request.parts[kind]
    signed = part.metadata.signed
    if role_paper(kind, signed.version, part.bundle, signed.expires) != signed:
        raise Refused("request-content-wrong", role=kind)
    before = live.bundles.get(kind) if live else None
    if part.bundle is None:
        if before is not None:
            raise Refused("request-content-wrong", role=kind)
        return None
    return check_bundle(kind, part.bundle, before)


def _others_still_hold(request: Request, live: Live | None) -> None:
    """A role that does not come along must still be signed by the keys that the new list names; so must the list."""
    if live is None:
        return
    chain = live.chain
    root, listed = request.parts.get("root"), request.parts.get("targets")
    if root and not listed and not signed_by(root.metadata, chain.targets, "targets"):
        raise Refused("request-leaves-unsigned", role="targets")
    if listed:
        for kind, metadata in chain.roles.items():
            if kind not in request.parts and not signed_by(listed.metadata, metadata, kind):
                raise Refused("request-leaves-unsigned", role=kind)
