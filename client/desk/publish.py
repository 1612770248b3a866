"""How does the draft go live? Lint, build what changed, sign, upload in one step, and read back what is served.

The server's state is read anew each time: a publication that was cut off is either live, and then there is nothing left
to do, or it is not, and is made again. A server that shows less than this desk has seen live gets nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime

from client.desk.archive import Archive
from client.desk.build import changed_bundles
from client.desk.content import Content
from client.desk.diff import Change, changes
from client.desk.expiry import ending
from client.desk.folder import Desk
from client.desk.lint.check import errors, lint, only_changed
from client.desk.lint.finding import Finding
from client.desk.live import Live, read_live, record
from client.desk.live_root import known_root, known_targets, not_behind, remember
from client.desk.parts import list_part, role_part, root_part
from client.desk.request import TOP, Part, Request, to_parcel
from client.desk.signatures import Trust
from client.desk.waiting import settle
from client.errors import Refused, ServerUnreachable, Unavailable
from client.net.publishing import Publishing
from shared.formats.bundle import BUNDLE_KINDS, Bundle, BundleKind, PageBundle, encode


@dataclass(frozen=True, slots=True)
class Published:
    """What went live: the new version of each role, and what changed (nothing where only a signature is new).

    `top`: the new versions of root and list of roles, where they came along.
    """

    roles: Mapping[str, int]
    changes: tuple[Change, ...]
    top: Mapping[str, int] = field(default_factory=dict)


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
        not_behind(desk, live.chain)
        record(archive, live, now)
        remember(desk, live.chain)
        settle(desk, live)
    return live


def plan(content: Content, live: Live | None, now: datetime, today: date, only: Collection[str] = ()) -> Plan:
    """What to publish; `only` names roles, none = all. Raises Refused: a page's version does not continue."""
    bundles = changed_bundles(content, live.bundles if live else {}, today)
    wanted = {kind: bundle for kind, bundle in bundles.items() if not only or kind in only}
    due = () if live is None else ending(live.chain, now)
    return Plan(live, wanted, tuple(role for role in due if not only or role in only))


def not_older(wanted: Plan, archive: Archive, only: Collection[str] = ()) -> None:
    """Principles and config have no version of their own: a text that was live before comes back only by name.

    Raises Refused("desk-text-older"): the draft of this desk is older than what another desk published.
    """
    for kind, bundle in wanted.bundles.items():
        if isinstance(bundle, PageBundle) or kind in only:
            continue
        if archive.was_live(kind, hashlib.sha256(encode(bundle)).hexdigest()):
            raise Refused("desk-text-older", role=kind)


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


def trust_of(desk: Desk, live: Live | None) -> Trust:
    """What signatures are counted by: what is live, or what this desk was founded with."""
    if live is None:
        return Trust(known_root(desk), known_targets(desk), first=True)
    return Trust(live.chain.root, live.chain.targets, first=False)


def publication(desk: Desk, wanted: Plan, now: datetime) -> Mapping[str, Part]:
    """The papers that it takes. First publication: the root, the list of roles, and every role; a role without contents
    lists no bundle yet."""
    live = wanted.live
    if not wanted.bundles and not wanted.renewed:
        return {}
    if live is None:
        parts: dict[str, Part] = {"root": Part(known_root(desk)), "targets": Part(known_targets(desk))}
        return parts | {kind: role_part(kind, None, wanted.bundles.get(kind), now) for kind in BUNDLE_KINDS}
    due = [kind for kind in BUNDLE_KINDS if kind in wanted.bundles or kind in wanted.renewed]
    parts = {kind: role_part(kind, live, wanted.bundles.get(kind), now) for kind in due}
    if "root" in wanted.renewed:
        parts["root"] = root_part(live.chain.root.signed, now)
    if "targets" in wanted.renewed:
        parts["targets"] = list_part(live.chain.targets.signed, now)
    return parts


def send(desk: Desk, archive: Archive, request: Request, now: datetime) -> Published:
    """Put a complete request live and read back what is served. Raises Refused, Unavailable."""
    before = read_live(desk)
    receipt = Publishing(desk.server, desk.token()).publish(to_parcel(request))
    try:
        live = look(desk, archive, now)
    except ServerUnreachable as error:
        raise Unavailable("desk-publish-unsure") from error
    found = {kind: live.bundles[kind] for kind in request.kinds() if live and kind in live.bundles}
    old = before.bundles if before else {}
    news = {kind: bundle for kind, bundle in found.items() if bundle != old.get(kind)}
    top = {role: request.base[role] + 1 for role in TOP if role in request.parts and before is not None}
    return Published({role: receipt.live[role] for role in request.kinds()}, changes(news, old), top)
