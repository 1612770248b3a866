"""A service that publishes: a real TUF repository in a folder, made with the library's own metadata API."""

from __future__ import annotations

import copy
import shutil
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import (
    DelegatedRole,
    Delegations,
    Metadata,
    MetaFile,
    Root,
    Snapshot,
    TargetFile,
    Targets,
    Timestamp,
)

from shared.crypto.trust import ROOT_RULE
from shared.formats.bundle import Bundle, ConfigBundle, PageBundle, ServiceContextBundle, encode, kind_of, target_path
from shared.formats.config import ServiceConfig
from shared.formats.page import Page
from shared.formats.versions import succeed

NOW = datetime(2026, 9, 28, 3, 0, tzinfo=UTC)
TODAY = date(2026, 9, 28)
THRESHOLDS = {"policy": 2, "knowhow": 1, "service-context": 2, "config": 2}


def page(page_id="refund", version=3, effective=date(2026, 7, 1), body="전액 환불은 30일까지예요.", **more):
    title = more.pop("title", "환불 정책")
    return Page(page_id, title, version, effective, "ko", more.pop("summary", "한 줄 요약"), body, **more)


def next_page(old, *, body, effective, today=TODAY, **more):
    return succeed(old, page(old.id, old.version + 1, effective, body, **more), today)


class Publisher:
    def __init__(self, folder: Path, now: datetime = NOW):
        self.folder, self.now = folder, now
        self.metadata, self.targets = folder / "metadata", folder / "targets"
        self.metadata.mkdir(parents=True)
        self.targets.mkdir()
        self.keys = {name: [CryptoSigner.generate_ed25519()] for name in ("timestamp", "snapshot")}
        self.keys["root"] = [CryptoSigner.generate_ed25519() for _ in range(ROOT_RULE.keys)]
        self.keys["targets"] = list(self.keys["root"])
        for name, threshold in THRESHOLDS.items():
            self.keys[name] = [CryptoSigner.generate_ed25519() for _ in range(3 if threshold == 2 else 2)]
        root = Root(version=1, expires=self.in_days(365), consistent_snapshot=True)
        for name in ("root", "timestamp", "snapshot", "targets"):
            for key in self.keys[name]:
                root.add_key(key.public_key, name)
        root.roles["root"].threshold = root.roles["targets"].threshold = ROOT_RULE.threshold
        top = Targets(version=1, expires=self.in_days(365))
        top.delegations = Delegations(keys={}, roles={})
        for name, threshold in THRESHOLDS.items():
            top.delegations.roles[name] = DelegatedRole(name, [], threshold, True, paths=[f"{name}/*"])
            for key in self.keys[name]:
                top.add_key(key.public_key, name)
        self.md = {"root": Metadata(root), "targets": Metadata(top)}
        for name in THRESHOLDS:
            self.md[name] = Metadata(Targets(version=1, expires=self.in_days(365)))
        self.md["snapshot"] = Metadata(Snapshot(version=1, expires=self.in_days(7)))
        self.md["timestamp"] = Metadata(Timestamp(version=1, expires=self.in_days(1)))
        for name in ("root", "targets", *THRESHOLDS):
            self.sign(name)
        self.publish()

    def in_days(self, days):
        return (self.now + timedelta(days=days)).replace(microsecond=0)

    @property
    def first_root(self):
        return (self.metadata / "1.root.json").read_bytes()

    def sign(self, name, keys=None):
        self.md[name].signatures.clear()
        for key in keys if keys is not None else self.keys[name]:
            self.md[name].sign(key, append=True)
        self.md[name].to_file(str(self.metadata / f"{self.md[name].signed.version}.{name}.json"))

    def put(self, bundle: Bundle | bytes, role=None):
        """Lay the target down and list it, without signing."""
        role = role or kind_of(bundle)
        data = bundle if isinstance(bundle, bytes) else encode(bundle)
        target = TargetFile.from_data(target_path(role), data, ["sha256"])
        self.md[role].signed.targets[target.path] = target
        for path in target.get_prefixed_paths():
            file = self.targets / path
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(data)
        return file

    def release(self, *bundles: Bundle, keys=None):
        """A new signed version of each bundle's role, and a new timestamp."""
        for bundle in bundles:
            self.put(bundle)
            self.bump(kind_of(bundle), keys=keys)
        self.publish()

    def bump(self, role, keys=None):
        self.md[role].signed.version += 1
        self.sign(role, keys)

    def publish(self, *, timestamp_days=1, leave_out=(), also=()):
        """Snapshot and timestamp, by the online keys; the timestamp is last."""
        snapshot = self.md["snapshot"].signed
        snapshot.version += 1
        snapshot.expires = self.in_days(7)
        names = [name for name in ("targets", *THRESHOLDS, *also) if name not in leave_out]
        snapshot.meta = {f"{name}.json": MetaFile(version=self.md[name].signed.version) for name in names}
        self.sign("snapshot")
        self.stamp(timestamp_days=timestamp_days)

    def stamp(self, *, timestamp_days=1):
        timestamp = self.md["timestamp"]
        timestamp.signed.version += 1
        timestamp.signed.snapshot_meta = MetaFile(version=self.md["snapshot"].signed.version)
        timestamp.signed.expires = self.in_days(timestamp_days)
        timestamp.signatures.clear()
        for key in self.keys["timestamp"]:
            timestamp.sign(key, append=True)
        timestamp.to_file(str(self.metadata / "timestamp.json"))

    def rotate_root(self, role, signers=None):
        """A new root with new keys for `role`, signed by the old and the new root keys unless told otherwise."""
        root = self.md["root"].signed
        root.version += 1
        old_signers = list(self.keys["root"])
        fresh = [CryptoSigner.generate_ed25519() for _ in self.keys[role]]
        for key in self.keys[role]:
            root.revoke_key(key.public_key.keyid, role)
        for key in fresh:
            root.add_key(key.public_key, role)
        self.keys[role] = fresh
        both = {key.public_key.keyid: key for key in (*old_signers, *self.keys["root"])}
        self.sign("root", list(both.values()) if signers is None else signers(fresh))

    def save(self, folder: Path):
        """A copy of everything, as a forger or a backup may keep it."""
        shutil.copytree(self.folder, folder)
        return folder, copy.deepcopy(self.md)

    def restore(self, saved):
        folder, md = saved
        shutil.rmtree(self.folder)
        shutil.copytree(folder, self.folder)
        self.md = copy.deepcopy(md)


def everything(policy_page=None, *, text="친절하게, 근거를 밝혀 답해요.", **config):
    """One bundle of each kind."""
    delivery = page("delivery", 2, title="배송 정책", body="3일")
    handling = "30일 안이면 50%까지 합의해요."
    agreed = page("partial-refund", 1, title="부분 환불 처리", body=handling, may_agree=True, customers=3)
    return (
        PageBundle("policy", "# 정책 목차", (policy_page or page(), delivery)),
        PageBundle("knowhow", "# 노하우 목차", (agreed,)),
        ServiceContextBundle(text),
        ConfigBundle(ServiceConfig(**config)),
    )
