"""How does the draft go live? Lint, build what changed, sign, upload in one step, and read back what is served.

The server's state is read anew each time: a publication that was cut off is either live, and then there is nothing left
to do, or it is not, and is made again. A server that shows less than this desk has seen live gets nothing.
"""

from __future__ import annotations

import base64
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from client.desk.archive import Archive
from client.desk.build import changed_bundles
from client.desk.content import Content
from client.desk.diff import Change, changes
from client.desk.folder import Desk
from client.desk.keys import open_keys, stretched
from client.desk.lint.check import errors, lint, only_changed
from client.desk.lint.finding import Finding
from client.desk.live import Live, read_live, record
from client.desk.sign import signed_role, signed_targets
from client.errors import Refused, ServerUnreachable, Unavailable
from client.net.publishing import Publishing
from shared.crypto.trust import STAFF_RULES
from shared.formats.bundle import BUNDLE_KINDS, Bundle, BundleKind, encode
from shared.wire.publishing import PublishParcel, RoleParcel

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner

SIGN_AGAIN: Final = timedelta(days=30)  # before a signature ends, the next publication renews it


@dataclass(frozen=True, slots=True)
class Published:
    """What went live: the new version of each role, and what changed (nothing where only a signature is new)."""

    roles: Mapping[str, int]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a publication would bring over `live`: bundles that differ, and roles whose signature is about to end."""

    live: Live | None
    bundles: Mapping[BundleKind, Bundle]
    renewed: tuple[str, ...]

    def before(self) -> Mapping[BundleKind, Bundle]:
        """The live bundles."""
        return self.live.bundles if self.live else {}

    def changes(self) -> tuple[Change, ...]:
        """What the devices would notice."""
        return changes(self.bundles, self.before())


def look(desk: Desk, archive: Archive, now: datetime) -> Live | None:
    """What is live, put into the archive. Raises ServerUnreachable, Damaged, Refused("desk-server-behind")."""
    live = read_live(desk)
    served = live.chain.versions() if live else {}
    for role in BUNDLE_KINDS:
        last = archive.last_version(role)
        if served.get(role, 0) < last:
            raise Refused("desk-server-behind", role=role, served=served.get(role, 0), last=last)
    if live is not None:
        record(archive, live, now)
    return live


def plan(content: Content, live: Live | None, now: datetime, today: date, only: Collection[str] = ()) -> Plan:
    """What to publish; `only` names roles, none = all. Raises Refused: a page's version does not continue."""
    bundles = changed_bundles(content, live.bundles if live else {}, today)
    wanted = {kind: bundle for kind, bundle in bundles.items() if not only or kind in only}
    signed = [] if live is None else [("targets", live.chain.targets), *live.chain.roles.items()]
    ending = (role for role, metadata in signed if metadata.signed.expires - now < SIGN_AGAIN)
    return Plan(live, wanted, tuple(role for role in ending if not only or role in only))


def checked(content: Content, archive: Archive, today: date, only: Collection[str] = ()) -> None:
    """Raises Refused("desk-lint-failed") where lint finds an error; `only` names roles, none = all."""
    findings = errors(lint(content, archive.newest(), today))
    _none([finding for finding in findings if not only or finding.kind in only])


def checked_news(content: Content, archive: Archive, today: date) -> None:
    """In an emergency: only what is new must be free of errors; what was let through before holds nothing back."""
    published = archive.newest()
    _none(errors(only_changed(lint(content, published, today), content, published)))


def _none(findings: Sequence[Finding]) -> None:
    if findings:
        raise Refused("desk-lint-failed", count=len(findings))


def put_live(desk: Desk, archive: Archive, wanted: Plan, passphrase: str, now: datetime) -> Published:
    """Sign `wanted` and put it live in one step. Raises Refused, Unavailable."""
    if not wanted.bundles and not wanted.renewed:
        return Published({}, ())
    parcel = _parcel(desk, wanted, stretched(passphrase, desk.salt), now)
    receipt = Publishing(desk.server, desk.token()).publish(parcel)
    try:
        look(desk, archive, now)
    except ServerUnreachable as error:
        raise Unavailable("desk-publish-unsure") from error
    return Published({role: receipt.live[role] for role in parcel.roles}, wanted.changes())


def _parcel(desk: Desk, wanted: Plan, secret: bytes, now: datetime) -> PublishParcel:
    """First publication: the root, the list of roles, and every role; a role without contents lists no bundle yet."""
    live = wanted.live
    due = [kind for kind in BUNDLE_KINDS if live is None or kind in wanted.bundles or kind in wanted.renewed]
    roles: dict[str, RoleParcel] = {kind: _role(desk, kind, wanted, secret, now) for kind in due}
    if live is None:
        root, targets = (_base64((desk.trust / name).read_bytes()) for name in ("root.json", "targets.json"))
        return PublishParcel(roles, root, targets)
    if "targets" in wanted.renewed:
        listed = live.chain.targets.signed
        if listed.delegations is None:
            raise Refused("desk-live-damaged")
        again = signed_targets(listed.version + 1, listed.delegations, open_keys(desk, "root", secret), now)
        return PublishParcel(roles, targets=_base64(again))
    return PublishParcel(roles)


def _role(desk: Desk, kind: BundleKind, wanted: Plan, secret: bytes, now: datetime) -> RoleParcel:
    bundle = wanted.bundles.get(kind) or wanted.before().get(kind)
    data = encode(bundle) if bundle is not None else None
    version = (wanted.live.chain.roles[kind].signed.version if wanted.live else 0) + 1
    signed = signed_role(kind, version, data, _enough_keys(desk, kind, secret), now)
    return RoleParcel(_base64(signed), None if data is None else _base64(data))


def _enough_keys(desk: Desk, kind: BundleKind, secret: bytes) -> Sequence[CryptoSigner]:
    signers = open_keys(desk, kind, secret)
    needed = STAFF_RULES[kind].threshold
    if len(signers) < needed:
        raise Refused("desk-keys-missing", role=kind, held=len(signers), needed=needed)
    return signers


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()
