"""Does a repository that does not hang together at any one place count as damaged, and at that place?"""

from datetime import timedelta

import pytest
from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import Metadata, MetaFile, Root, Snapshot, Timestamp

from client.desk.sign import delegations, signed_root, signed_targets
from server.bundles.online import OnlineKeys
from server.bundles.sign import sign_publication
from shared.crypto.chain import expired, read_chain, read_metadata
from shared.crypto.trust import ROOT_RULE, STAFF_RULES, file_name, to_bytes
from shared.errors import Damaged
from shared.formats.bundle import BUNDLE_KINDS
from tests.support.signing import NOW, signed_role


def some_keys(count):
    return [CryptoSigner.generate_ed25519() for _ in range(count)]


def sign_root(metadata, signers):
    metadata.signatures.clear()
    for signer in signers:
        metadata.sign(signer, append=True)
    return to_bytes(metadata)


class Repository:
    """Files by name, with all keys at hand."""

    def __init__(self):
        self.root_keys, self.online = some_keys(ROOT_RULE.keys), OnlineKeys(*some_keys(2))
        self.keys = {kind: some_keys(rule.keys) for kind, rule in STAFF_RULES.items()}
        named = {"snapshot": self.online.snapshot.public_key, "timestamp": self.online.timestamp.public_key}
        self.root = signed_root(self.root_keys, named, NOW)
        listed = delegations({kind: [key.public_key for key in keys] for kind, keys in self.keys.items()})
        self.written = {"targets": (1, signed_targets(1, listed, self.root_keys, NOW))}
        self.written |= {kind: (1, self.role(kind)) for kind in BUNDLE_KINDS}
        self.files = {}
        self.sign()

    def role(self, kind, version=1, keys=None, data=b"bundle"):
        return signed_role(kind, version, data, keys or self.keys[kind], NOW)

    def sign(self, keys=None):
        signed = sign_publication(None, self.written, keys or self.online, NOW)
        self.files |= {file_name(role, version): data for role, (version, data) in self.written.items()}
        self.files |= {"1.snapshot.json": signed.snapshot, "timestamp.json": signed.timestamp}

    def next_root(self, version, *, old=None, fresh=None):
        """Other root keys from here on; signed by the old and the new ones unless told otherwise."""
        before, after = self.root_keys, some_keys(ROOT_RULE.keys)
        metadata = Metadata.from_bytes(self.files.get(f"{version - 1}.root.json", self.root))
        metadata.signed.version = version
        for role in ("root", "targets"):
            for key in before:
                metadata.signed.revoke_key(key.public_key.keyid, role)
            for key in after:
                metadata.signed.add_key(key.public_key, role)
        signers = [*(before if old is None else old), *(after if fresh is None else fresh)]
        self.files[f"{version}.root.json"] = sign_root(metadata, signers)
        self.root_keys = after
        listed = Metadata.from_bytes(self.written["targets"][1])
        self.written["targets"] = (1, sign_root(listed, after))
        self.sign()

    def read(self):
        return read_chain(self.root, self.files.get)


@pytest.fixture
def repository():
    return Repository()


def damaged_at(repository, role):
    with pytest.raises(Damaged) as error:
        repository.read()
    assert (error.value.code, error.value.params) == ("repository-damaged", {"role": role})


def test_a_whole_repository_is_read(repository):
    chain = repository.read()
    assert chain.versions() == dict.fromkeys(BUNDLE_KINDS, 1)
    assert chain.target("policy").length == len(b"bundle")


def test_another_text_under_the_same_version_is_damage_even_when_well_signed(repository):
    repository.files["1.policy.json"] = repository.role("policy", data=b"other!")
    damaged_at(repository, "policy")


def test_a_file_that_holds_another_version_than_its_name_is_damage(repository):
    repository.written["policy"] = (1, repository.role("policy", 2))
    repository.sign()
    damaged_at(repository, "policy")


@pytest.mark.parametrize("keys", [1, 0])
def test_too_few_signatures_are_damage_even_when_the_snapshot_lists_them(repository, keys):
    signers = repository.keys["policy"][:keys] or repository.keys["config"]
    repository.written["policy"] = (1, repository.role("policy", keys=signers))
    repository.sign()
    damaged_at(repository, "policy")


def test_a_strangers_timestamp_is_damage(repository):
    repository.sign(OnlineKeys(repository.online.snapshot, some_keys(1)[0]))
    damaged_at(repository, "timestamp")


def test_a_strangers_snapshot_is_damage(repository):
    repository.sign(OnlineKeys(some_keys(1)[0], repository.online.timestamp))
    damaged_at(repository, "snapshot")


def test_a_role_that_the_snapshot_leaves_out_is_damage(repository):
    del repository.written["knowhow"]
    repository.sign()
    damaged_at(repository, "knowhow")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b'{"signed": {"_type": "root"}}', b"[" * 100_000])
def test_what_is_no_metadata_is_damage(repository, data):
    repository.files["timestamp.json"] = data
    damaged_at(repository, "timestamp")


def test_metadata_of_another_kind_is_damage(repository):
    snapshot = Metadata(Snapshot(version=1, expires=NOW + timedelta(days=7)))
    snapshot.sign(repository.online.timestamp)
    repository.files["timestamp.json"] = to_bytes(snapshot)
    damaged_at(repository, "timestamp")


def test_a_snapshot_without_length_and_hash_is_read_by_its_version(repository):
    """The standard allows it; signature and version still bind."""
    timestamp = Metadata(Timestamp(version=2, expires=NOW + timedelta(days=1), snapshot_meta=MetaFile(1)))
    timestamp.sign(repository.online.timestamp)
    repository.files["timestamp.json"] = to_bytes(timestamp)
    assert repository.read().timestamp.signed.version == 2


def test_expiry_is_asked_for_apart(repository):
    chain = repository.read()
    assert expired(chain, NOW + timedelta(hours=23)) == ()
    assert expired(chain, NOW + timedelta(days=2)) == ("timestamp",)
    assert expired(chain, NOW + timedelta(days=8)) == ("timestamp", "snapshot")
    assert set(expired(chain, NOW + timedelta(days=400))) == {"root", "timestamp", "snapshot", "targets", *BUNDLE_KINDS}


def test_roots_are_followed_from_the_trusted_one_to_the_newest(repository):
    repository.next_root(2)
    repository.next_root(3)
    assert repository.read().root.signed.version == 3
    repository.root = repository.files["2.root.json"]
    assert repository.read().root.signed.version == 3


def test_a_root_in_between_that_is_missing_hides_those_behind_it(repository):
    repository.next_root(2)
    repository.next_root(3)
    del repository.files["2.root.json"]
    damaged_at(repository, "targets")  # they were signed by keys that nobody introduced


@pytest.mark.parametrize("signatures", [{"old": []}, {"fresh": []}], ids=["only the new keys", "only the old keys"])
def test_a_root_without_enough_signatures_of_the_old_and_the_new_keys_is_damage(repository, signatures):
    repository.next_root(2, **signatures)
    damaged_at(repository, "root")


def test_a_root_with_one_old_signature_is_damage(repository):
    repository.next_root(2, old=repository.root_keys[:1])
    damaged_at(repository, "root")


def test_a_root_under_another_versions_name_is_damage(repository):
    repository.next_root(2)
    repository.files["3.root.json"] = repository.files["2.root.json"]
    damaged_at(repository, "root")


def test_roots_without_end_are_damage(repository):
    class Endless(dict):
        """The next root for every number."""

        def get(self, name):
            version, _, role = name.partition(".")
            if role == "root.json" and name not in self:
                metadata = Metadata.from_bytes(repository.root)
                metadata.signed.version = int(version)
                self[name] = sign_root(metadata, repository.root_keys)
            return super().get(name)

    repository.files = Endless(repository.files)
    damaged_at(repository, "root")
    assert len(repository.files) < 300


@pytest.mark.parametrize("value", ["1e400", '"\\ud800"'], ids=["endless", "half-a-character"])
def test_what_has_no_bytes_to_sign_is_damaged_and_breaks_nothing_later(value):
    """The library reads it, and fails when its signatures are looked at."""
    data = Repository().root.replace(b'"signed": {', b'"signed": {"more": ' + value.encode() + b", ", 1)
    data = data.replace(b'"signed":{', b'"signed":{"more":' + value.encode() + b",", 1)
    assert b"more" in data
    with pytest.raises(Damaged):
        read_metadata(Root, data, "root")
