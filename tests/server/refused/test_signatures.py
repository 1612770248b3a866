"""Is everything refused that is not signed as its role demands, or not what was signed? One attack a test."""

import copy
import json
from datetime import timedelta

import pytest
from tuf.api.metadata import Metadata, Targets

from shared.crypto.trust import to_bytes
from shared.formats.bundle import encode
from tests.server.refused.conftest import NEXT, policy
from tests.support.signing import CONTENTS, NOW, pages, text


def spoiled(part, change):
    """A part whose signed metadata is changed after signing."""
    metadata = json.loads(__import__("base64").b64decode(part["metadata"]))
    change(metadata)
    return part | {"metadata": text(json.dumps(metadata).encode())}


def test_one_signature_of_two_is_refused(staff, refused):
    refused(policy(staff, keys=staff.keys["policy"][:1]), 422, "publish-signatures-missing")


def test_a_key_of_another_role_is_refused(staff, refused):
    keys = [staff.keys["policy"][0], staff.keys["config"][0]]
    refused(policy(staff, keys=keys), 422, "publish-signatures-missing")


def test_strangers_keys_are_refused(staff, refused):
    refused(policy(staff, keys=staff.some_keys(3)), 422, "publish-signatures-missing")


def test_the_same_signature_twice_is_refused(staff, refused):
    def twice(metadata):
        metadata["signatures"] *= 2

    part = spoiled(staff.role("policy", NEXT, keys=staff.keys["policy"][:1]), twice)
    refused({"roles": {"policy": part}}, 422, "publish-metadata-broken")


def test_the_same_signature_under_a_second_key_id_is_refused(staff, refused):
    def renamed(metadata):
        other = copy.deepcopy(metadata["signatures"][0])
        other["keyid"] = staff.keys["policy"][1].public_key.keyid
        metadata["signatures"].append(other)

    part = spoiled(staff.role("policy", NEXT, keys=staff.keys["policy"][:1]), renamed)
    refused({"roles": {"policy": part}}, 422, "publish-signatures-missing")


def test_metadata_changed_after_signing_is_refused(staff, refused):
    def later(metadata):
        metadata["signed"]["expires"] = "2027-09-19T03:00:00Z"

    refused({"roles": {"policy": spoiled(staff.role("policy", NEXT), later)}}, 422, "publish-signatures-missing")


@pytest.mark.parametrize("version", [1, 3, 10])
def test_a_version_that_is_not_the_next_one_is_refused(staff, refused, version):
    refused(policy(staff, version=version), 409, "publish-version-wrong")


def test_a_bundle_that_is_not_the_signed_one_is_refused(staff, refused):
    refused(policy(staff, target=encode(pages(9))), 422, "publish-target-mismatch")


def test_a_bundle_with_something_behind_it_is_refused(staff, refused):
    refused(policy(staff, target=encode(NEXT) + b"x"), 422, "publish-target-mismatch")


def test_a_missing_bundle_is_refused(staff, refused):
    part = staff.role("policy", NEXT) | {"target": None}
    refused({"roles": {"policy": part}}, 422, "publish-target-missing")


def test_a_role_that_lists_nothing_any_more_is_refused(staff, refused):
    refused(policy(staff, None), 422, "publish-target-missing")


def test_a_signature_that_has_ended_is_refused(staff, refused):
    refused(policy(staff, now=NOW - timedelta(days=366)), 422, "publish-expired")


def test_a_signature_for_longer_than_a_year_is_refused(staff, refused):
    refused(policy(staff, now=NOW + timedelta(days=2)), 422, "publish-too-long")


def test_a_role_that_delegates_further_is_refused(staff, refused):
    targets = Targets(version=2, expires=NOW + timedelta(days=300), delegations=staff.delegations())
    metadata = Metadata(targets)
    for key in staff.keys["policy"]:
        metadata.sign(key, append=True)
    part = {"metadata": text(to_bytes(metadata)), "target": text(encode(NEXT))}
    refused({"roles": {"policy": part}}, 422, "publish-delegation-wrong")


def test_another_kind_of_metadata_is_refused(staff, refused):
    part = {"metadata": text(staff.root), "target": text(encode(NEXT))}
    refused({"roles": {"policy": part}}, 422, "publish-metadata-broken")


def test_a_second_root_is_refused(staff, refused):
    refused({"root": text(staff.root)}, 409, "publish-root-exists")


def test_one_bad_role_holds_back_the_good_ones_beside_it(staff, refused):
    parcel = policy(staff) | {}
    parcel["roles"]["config"] = staff.role("config", CONTENTS["config"], keys=staff.keys["config"][:1])
    refused(parcel, 422, "publish-signatures-missing")
