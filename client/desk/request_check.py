"""May anybody sign this request? It has to fit on what is live, and hold nothing but what the desk itself would make.

Each paper is made again from what it says and has to come out the same: a path, a key, a threshold or a field more than
the desk would write is refused, whatever it is for. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from client.desk.bundle_check import check_bundle
from client.desk.live import Live
from client.desk.people import key_of
from client.desk.request import TOP, Request, base_of
from client.desk.sign import delegations, role_paper, root_paper, targets_paper
from client.desk.signatures import Trust
from client.errors import Refused
from shared.crypto.chain import signed_by
from shared.crypto.trust import ROOT_RULE, STAFF_LIFETIME, STAFF_RULES
from shared.formats.bundle import BUNDLE_KINDS, Bundle, BundleKind

if TYPE_CHECKING:
    from securesystemslib.signer import Key
    from tuf.api.metadata import Root, Targets

CLOCK_SLACK: Final = timedelta(days=1)  # between two desks' clocks


def check_request(request: Request, live: Live | None, trust: Trust, now: datetime) -> Mapping[BundleKind, Bundle]:
    """The bundles that differ from what is live. Raises Refused; all codes start with "request-".

    Signatures are counted in signatures.py.
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
    _top(request, trust)
    if live is None and set(request.parts) != {*TOP, *BUNDLE_KINDS}:
        raise Refused("request-broken")
    bundles = {kind: _role(request, kind, live) for kind in request.kinds()}
    _others_still_hold(request, live)
    before = live.bundles if live else {}
    return {kind: bundle for kind, bundle in bundles.items() if bundle is not None and bundle != before.get(kind)}


def _top(request: Request, trust: Trust) -> None:
    """The root and the list of roles, and that every new key in them is said to be somebody's."""
    for role, known in (("root", trust.root), ("targets", trust.targets)):
        part = request.parts.get(role)
        if trust.first and (part is None or part.metadata.signed_bytes != known.signed_bytes):
            raise Refused("request-other-root")  # the founders agreed on these two
    root = request.parts["root"].metadata.signed if "root" in request.parts else trust.root.signed
    listed = request.parts["targets"].metadata.signed if "targets" in request.parts else trust.targets.signed
    if "root" in request.parts and not _is_ours_root(root, trust.root.signed):
        raise Refused("request-content-wrong", role="root")
    if "targets" in request.parts and not _is_ours_list(listed):
        raise Refused("request-content-wrong", role="targets")
    new = _held(root, listed) - (set() if trust.first else _held(trust.root.signed, trust.targets.signed))
    if not new <= {(role, key_of(key).keyid) for keys in request.people.values() for role, key in keys.items()}:
        raise Refused("request-people-wrong")


def _is_ours_root(root: Root, before: Root) -> bool:
    """The server's own two keys stay as they are: no person's request can change who says what is newest."""
    keys = [root.keys.get(keyid) for keyid in root.roles["root"].keyids]
    online = {name: before.keys[before.roles[name].keyids[0]] for name in ("snapshot", "timestamp")}
    good = _good_keys(keys)
    if good is None or len(good) < ROOT_RULE.threshold:
        return False
    return root_paper(root.version, good, online, root.expires) == root


def _is_ours_list(listed: Targets) -> bool:
    roles = listed.delegations.roles if listed.delegations else None
    if listed.delegations is None or roles is None or set(roles) != set(STAFF_RULES):
        return False
    found: dict[BundleKind, list[Key]] = {}
    for kind, rule in STAFF_RULES.items():
        good = _good_keys([listed.delegations.keys.get(keyid) for keyid in roles[kind].keyids])
        if good is None or len(good) < rule.threshold:
            return False
        found[kind] = good
    return targets_paper(listed.version, delegations(found), listed.expires) == listed


def _good_keys(keys: list[Key | None]) -> list[Key] | None:
    """The keys, if each is there, ours in form, and another one."""
    good = [key for key in keys if key is not None and _is_ours(key)]
    return good if len(good) == len(keys) == len({key.keyid for key in good}) else None


def _is_ours(key: Key) -> bool:
    try:
        return key_of(str(key.keyval.get("public"))) == key
    except ValueError:
        return False


def _held(root: Root, listed: Targets) -> set[tuple[str, str]]:
    """Each role with the id of each of its keys."""
    roles = (listed.delegations.roles if listed.delegations else None) or {}
    held = {("root", keyid) for keyid in root.roles["root"].keyids}
    return held | {(name, keyid) for name, role in roles.items() for keyid in role.keyids}


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
    if "root" in request.parts and "targets" not in request.parts:
        if not signed_by(request.parts["root"].metadata, chain.targets, "targets"):
            raise Refused("request-leaves-unsigned", role="targets")
    if "targets" in request.parts:
        for kind, metadata in chain.roles.items():
            if kind not in request.parts and not signed_by(request.parts["targets"].metadata, metadata, kind):
                raise Refused("request-leaves-unsigned", role=kind)
