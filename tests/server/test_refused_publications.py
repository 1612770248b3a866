"""Is everything refused that a device would refuse, and does nothing change then? One attack a test."""

import copy
import json
from datetime import timedelta

import httpx
import pytest
from securesystemslib.signer import CryptoSigner, SSlibKey
from tuf.api.metadata import DelegatedRole, Metadata, Targets

from client.desk.sign import delegations, signed_targets
from shared.crypto.trust import METADATA_LIMIT, to_bytes
from shared.formats.bundle import BUNDLE_KINDS, COMPRESSED_LIMIT, encode
from tests.support.signing import CONTENTS, NOW, pages, text

NEXT = pages(4)


@pytest.fixture
def staff(live):
    return live.staff


@pytest.fixture
def refused(live):
    """Send a parcel that must be refused with this status and code, and look that the same is live as before."""
    before = httpx.get(live.url + "/tuf/metadata/timestamp.json").content

    def refused(parcel, status, code, token=live.token):
        answer = live.staff.send(token, parcel)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.headers["content-type"] == "application/problem+json"

    yield refused
    assert httpx.get(live.url + "/tuf/metadata/timestamp.json").content == before
    assert live.reader("after").read() == encode(pages(3))
    assert httpx.get(live.url + "/tuf/metadata/2.policy.json").status_code == 404


def policy(staff, bundle=NEXT, **changes):
    return {"roles": {"policy": staff.role("policy", bundle, **changes)}}


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


def test_a_bundle_below_another_path_is_refused(staff, refused):
    def moved(part):
        metadata = Metadata.from_bytes(__import__("base64").b64decode(part["metadata"]))
        metadata.signed.targets["policy/other.json.gz"] = metadata.signed.targets.pop("policy/bundle.json.gz")
        metadata.signatures.clear()
        for key in staff.keys["policy"]:
            metadata.sign(key, append=True)
        return part | {"metadata": text(to_bytes(metadata))}

    refused({"roles": {"policy": moved(staff.role("policy", NEXT))}}, 422, "publish-target-missing")


@pytest.mark.parametrize("data", [b"", b"not gzip", encode(CONTENTS["config"]), encode(pages(1, "knowhow"))])
def test_a_well_signed_bundle_that_no_device_could_read_is_refused(staff, refused, data):
    refused(policy(staff, data), 422, "publish-bundle-broken")


def test_a_bundle_over_the_size_limit_is_refused(staff, refused):
    refused(policy(staff, bytes(COMPRESSED_LIMIT + 1)), 413, "publish-target-too-large")


def test_metadata_over_the_size_limit_is_refused(staff, refused):
    part = staff.role("policy", NEXT) | {"metadata": text(bytes(METADATA_LIMIT + 1))}
    refused({"roles": {"policy": part}}, 413, "publish-metadata-too-large")


def test_a_body_over_the_size_limit_is_refused_while_it_comes(live, refused):
    def endless():
        for _ in range(60):
            yield b"x" * 1_000_000

    headers = {"Authorization": f"Bearer {live.token}"}
    try:
        answer = httpx.post(live.url + "/v1/publish", content=endless(), headers=headers, timeout=60)
    except httpx.WriteError:
        return  # the server had answered and closed before everything was sent
    assert (answer.status_code, answer.json()["code"]) == (413, "publish-body-too-large")


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


@pytest.mark.parametrize("token", ["", "wrong", "Bearer", "0" * 43])
def test_without_a_valid_token_nothing_is_taken(staff, refused, token):
    refused(policy(staff), 401, "token-missing", token=token)


@pytest.mark.parametrize("role", ["author", "reviewer"])
def test_staff_who_do_not_sign_can_not_publish(live, staff, refused, role):
    refused(policy(staff), 403, "staff-not-signer", token=live.server.staff(f"only-{role}", role))


def test_the_token_of_a_removed_member_is_worth_nothing(live, staff, refused):
    token = live.server.staff("leaver", "signer")
    assert live.server.command("staff", "remove", "leaver").returncode == 0
    refused(policy(staff), 401, "token-missing", token=token)


@pytest.mark.parametrize(
    "parcel",
    [
        [],
        "x",
        {"roles": []},
        {"roles": {"policy": "x"}},
        {"roles": {"policy": {"metadata": 5}}},
        {"roles": {"policy": {"metadata": "!!!"}}},
        {"roles": {"policy": {"metadata": "한국"}}},
        {"root": {}},
    ],
)
def test_a_request_of_another_form_is_refused(refused, parcel):
    refused(parcel, 422, "publish-request-broken")


@pytest.mark.parametrize("role", ["snapshot", "timestamp", "targets", "root", "../policy", ""])
def test_a_role_that_does_not_exist_is_refused(staff, refused, role):
    refused({"roles": {role: staff.role("policy", NEXT)}}, 422, "publish-role-unknown")


def test_an_empty_request_is_refused(refused):
    refused({}, 422, "publish-nothing")


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
