"""May this root and this list of roles be the ones that everything rests on?"""

import httpx
import pytest
from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import Metadata

from client.desk.sign import signed_root
from shared.crypto.trust import to_bytes
from tests.support.signing import NOW, text


@pytest.fixture
def refused(empty):
    def refused(parcel, status, code):
        answer = empty.staff.send(empty.token, parcel)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert httpx.get(empty.url + "/tuf/metadata/timestamp.json").status_code == 404
        assert httpx.get(empty.url + "/tuf/metadata/1.root.json").status_code == 404

    return refused


def rooted(staff, change, keys=None):
    """A first parcel whose root is changed and signed again."""
    root = Metadata.from_bytes(staff.root)
    change(root.signed)
    root.signatures.clear()
    for key in keys or staff.root_keys:
        root.sign(key, append=True)
    return staff.first() | {"root": text(to_bytes(root))}


@pytest.mark.parametrize("part", ["root", "targets"])
def test_root_and_list_of_roles_come_with_the_first_publication(empty, refused, part):
    parcel = empty.staff.first()
    del parcel[part]
    refused(parcel, 409, {"root": "publish-root-missing", "targets": "publish-role-missing"}[part])


def test_every_role_comes_with_the_first_publication(empty, refused):
    parcel = empty.staff.first()
    del parcel["roles"]["knowhow"]
    refused(parcel, 409, "publish-role-missing")


@pytest.mark.parametrize("name", ["root", "targets"])
def test_a_root_that_one_person_could_sign_is_refused(empty, refused, name):
    def weaker(root):
        root.roles[name].threshold = 1

    refused(rooted(empty.staff, weaker), 422, "publish-root-wrong")


def test_a_root_that_starts_at_another_version_is_refused(empty, refused):
    def later(root):
        root.version = 2

    refused(rooted(empty.staff, later), 409, "publish-version-wrong")


def test_a_root_without_consistent_snapshots_is_refused(empty, refused):
    def inconsistent(root):
        root.consistent_snapshot = False

    refused(rooted(empty.staff, inconsistent), 422, "publish-root-wrong")


def test_a_root_that_only_one_of_two_signed_is_refused(empty, refused):
    def same(_root):
        pass

    refused(rooted(empty.staff, same, keys=empty.staff.root_keys[:1]), 422, "publish-signatures-missing")


@pytest.mark.parametrize("name", ["snapshot", "timestamp"])
def test_a_root_for_another_servers_keys_is_refused(empty, refused, name):
    online = empty.staff.online() | {name: CryptoSigner.generate_ed25519().public_key}
    root = signed_root(empty.staff.root_keys, online, NOW)
    refused(empty.staff.first() | {"root": text(root)}, 422, "publish-online-keys-wrong")


def test_a_first_version_other_than_one_is_refused(empty, refused):
    parcel = empty.staff.first()
    parcel["roles"]["policy"] = empty.staff.role("policy", None, version=2)
    refused(parcel, 409, "publish-version-wrong")
