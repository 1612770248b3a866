"""Is a list of roles refused that changes who may sign without the root? One attack a test."""

import pytest
from securesystemslib.signer import CryptoSigner, SSlibKey
from tuf.api.metadata import DelegatedRole

from client.desk.sign import delegations, signed_targets
from shared.formats.bundle import BUNDLE_KINDS
from tests.support.signing import NOW, text


def listed(staff, change, version=2, keys=None):
    roles = staff.delegations()
    change(roles)
    return {"targets": text(signed_targets(version, roles, keys or staff.root_keys, NOW))}


def test_a_lower_threshold_in_the_list_of_roles_is_refused(staff, refused):
    def lower(roles):
        roles.roles["policy"].threshold = 1

    refused(listed(staff, lower), 422, "publish-delegation-wrong")


@pytest.mark.parametrize("others", [0, 1, 2])
def test_one_key_under_two_ids_does_not_make_two_people(staff, refused, others):
    def doubled(roles):
        only = staff.keys["policy"][0].public_key
        twin = SSlibKey("f" * 64, only.keytype, only.scheme, dict(only.keyval))
        roles.keys[twin.keyid] = twin
        honest = [key.public_key.keyid for key in staff.keys["policy"][1 : 1 + others]]
        roles.roles["policy"].keyids = [only.keyid, twin.keyid, *honest]

    refused(listed(staff, doubled), 422, "publish-delegation-wrong")


def test_a_role_for_another_ones_path_is_refused(staff, refused):
    def widened(roles):
        roles.roles["knowhow"].paths = ["policy/bundle.json.gz"]

    refused(listed(staff, widened), 422, "publish-delegation-wrong")


def test_a_role_more_in_the_list_is_refused(staff, refused):
    def more(roles):
        roles.roles["extra"] = DelegatedRole("extra", [], 1, terminating=True, paths=["*"])

    refused(listed(staff, more), 422, "publish-delegation-wrong")


def test_a_list_of_roles_without_the_roots_signatures_is_refused(staff, refused):
    def same(_roles):
        pass

    refused(listed(staff, same, keys=staff.root_keys[:1]), 422, "publish-signatures-missing")


def test_new_keys_for_a_role_that_is_not_signed_again_are_refused(staff, refused):
    others = [CryptoSigner.generate_ed25519() for _ in range(3)]
    public = {kind: [key.public_key for key in staff.keys[kind]] for kind in BUNDLE_KINDS}
    roles = delegations(public | {"policy": [key.public_key for key in others]})
    refused({"targets": text(signed_targets(2, roles, staff.root_keys, NOW))}, 422, "publish-signatures-missing")
