"""What would a desk send, right or wrong? Keys in memory, and each piece of a parcel for a test to spoil.

staff = Staff(server.url)
staff.publish(token)                          # everything, version 1
staff.publish(token, policy=pages(2))         # the next version of one role
"""

from __future__ import annotations

import base64
from datetime import UTC, date, datetime
from pathlib import Path

import httpx
from securesystemslib.signer import CryptoSigner, Key

from client.desk.build import page_bundle
from client.desk.sign import delegations, role_paper, signed, signed_root, signed_targets
from shared.crypto.trust import ROOT_RULE, STAFF_LIFETIME, STAFF_RULES, to_bytes, until
from shared.formats.bundle import BUNDLE_KINDS, ConfigBundle, ServiceContextBundle, encode, target_path
from shared.formats.config import ServiceConfig
from shared.formats.page import Page, Source

NOW = datetime(2026, 9, 20, 3, tzinfo=UTC)
SOURCE = Source("refund.md", "0123456789abcdef" * 4, "1")


def page(page_id="refund", version=3, **changes):
    """A policy page; any other than the rule for refunds says nothing of days."""
    refund = page_id == "refund"
    told = {
        "id": page_id,
        "title": "환불 규정",
        "version": version,
        "effective": date(2026, 1, 1),
        "language": "ko",
        "summary": "구매 후 30일 이내" if refund else "한 줄 요약",
        "body": f"# 환불 규정\n\n구매 후 {version * 10}일 이내에 환불합니다."
        if refund
        else f"# {page_id}\n\n글 {version}",
        "sources": (SOURCE,),
    }
    return Page(**(told | changes))


def pages(version=3, kind="policy"):
    """A wiki of one page."""
    page_id = "refund" if kind == "policy" else "exception"
    return page_bundle(kind, [page(page_id, version)])


CONTENTS = {
    "policy": pages(),
    "knowhow": pages(1, "knowhow"),
    "service-context": ServiceContextBundle("- 결론부터 짧게 답한다."),
    "config": ConfigBundle(ServiceConfig()),
}


def signed_role(kind, version, data, signers, now):
    """A role's paper over `data`, signed; bytes."""
    return to_bytes(signed(role_paper(kind, version, data, until(now, STAFF_LIFETIME)), signers))


def text(data):
    return None if data is None else base64.b64encode(data).decode()


class Staff:
    """All keys of a service, and the versions that it has published."""

    def __init__(self, url, now=NOW):
        self.url, self.now = url, now
        self.root_keys = self.some_keys(ROOT_RULE.keys)
        self.keys = {kind: self.some_keys(rule.keys) for kind, rule in STAFF_RULES.items()}
        self.versions = dict.fromkeys(BUNDLE_KINDS, 0)
        self.root = signed_root(self.root_keys, self.online(), now)
        self.targets = signed_targets(1, self.delegations(), self.root_keys, now)

    @staticmethod
    def some_keys(count):
        return [CryptoSigner.generate_ed25519() for _ in range(count)]

    def online(self):
        found = httpx.get(self.url + "/v1/publish/online-keys").json()
        return {name: Key.from_dict(found[name + "_id"], found[name]) for name in ("snapshot", "timestamp")}

    def delegations(self):
        return delegations({kind: [signer.public_key for signer in signers] for kind, signers in self.keys.items()})

    def role(self, kind, bundle, *, version=None, keys=None, now=None, target=None):
        """One role's part of a parcel; `bundle` as a value, as bytes, or None. `target`: other bytes than signed."""
        data = bundle if bundle is None or isinstance(bundle, bytes) else encode(bundle)
        version = self.versions[kind] + 1 if version is None else version
        paper = signed_role(kind, version, data, self.keys[kind] if keys is None else keys, now or self.now)
        return {"metadata": text(paper), "target": text(data if target is None else target)}

    def first(self, **contents):
        """The parcel of a first publication."""
        roles = {kind: self.role(kind, bundle) for kind, bundle in (CONTENTS | contents).items()}
        return {"root": text(self.root), "targets": text(self.targets), "roles": roles}

    def send(self, token, parcel):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.post(self.url + "/v1/publish", json=parcel, headers=headers, timeout=60)

    def publish(self, token, **contents):
        """Put contents live (all of them at first); returns the receipt."""
        contents = {name.replace("_", "-"): bundle for name, bundle in contents.items()}
        if not any(self.versions.values()):
            parcel = self.first(**contents)
        else:
            parcel = {"roles": {kind: self.role(kind, bundle) for kind, bundle in contents.items()}}
        answer = self.send(token, parcel)
        assert answer.status_code == 200, answer.text
        for kind in parcel["roles"]:
            self.versions[kind] += 1
        return answer.json()


class Reader:
    """A device that knows only TUF: the library's own client, at a moment of the test's."""

    def __init__(self, folder, url, root, now=NOW):
        self.folder, self.url, self.root, self.now = folder, url, root, now

    def read(self, kind="policy"):
        """The bytes of a role's bundle; None where there is none. Raises what the library raises."""
        from tuf.ngclient import Updater

        for name in ("metadata", "targets"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        updater = Updater(
            str(self.folder / "metadata"),
            self.url + "/tuf/metadata",
            str(self.folder / "targets"),
            self.url + "/tuf/targets",
            bootstrap=self.root,
        )
        updater._trusted_set.reference_time = self.now  # the library asks the machine's clock
        updater.refresh()
        target = updater.get_targetinfo(target_path(kind))
        if target is None:
            return None
        return Path(updater.find_cached_target(target) or updater.download_target(target)).read_bytes()
