"""Can the list of roles change beside what is live, and is every list refused that would weaken a role or orphan it?"""

import copy

import httpx
import pytest
from tuf.api.metadata import DelegatedRole, Metadata

from shared.crypto.trust import to_bytes
from shared.formats.bundle import encode
from tests.support.published import Published
from tests.support.rotation import next_targets, swap
from tests.support.signing import CONTENTS, NOW, pages, text


@pytest.fixture
def published(tmp_path):
    with Published(tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    """Shared by tests that change nothing."""
    with Published(tmp_path_factory.mktemp("live")) as made:
        yield made


def test_a_lost_policy_key_is_replaced_and_the_live_policy_still_holds_by_the_two_others(published):
    staff, fresh = published.staff, published.staff.some_keys(1)[0]
    phone = published.reader()
    phone.read()
    lost, *rest = staff.keys["policy"]
    metadata = text(next_targets(staff, swap(lost, fresh, "policy")))
    part = staff.role("policy", CONTENTS["policy"], keys=rest)
    assert staff.send(published.token, {"targets": metadata, "roles": {"policy": part}}).status_code == 200
    staff.versions["policy"] += 1
    staff.keys["policy"] = [fresh, rest[0]]
    staff.publish(published.token, policy=pages(4))
    assert phone.read() == encode(pages(4))


def test_a_role_whose_keys_all_change_comes_along_signed_by_the_new_ones(published):
    staff, fresh = published.staff, published.staff.some_keys(3)

    def change(targets):
        for old, new in zip(staff.keys["policy"], fresh, strict=True):
            swap(old, new, "policy")(targets)

    listed = text(next_targets(staff, change))
    alone = staff.send(published.token, {"targets": listed})
    assert (alone.status_code, alone.json()["code"]) == (422, "publish-signatures-missing")
    assert alone.json()["params"] == {"role": "policy"}
    old = staff.send(published.token, {"targets": listed, "roles": {"policy": staff.role("policy", pages(4))}})
    assert (old.status_code, old.json()["code"]) == (422, "publish-signatures-missing")
    new = {"policy": staff.role("policy", pages(4), keys=fresh)}
    assert staff.send(published.token, {"targets": listed, "roles": new}).status_code == 200
    assert published.reader().read() == encode(pages(4))
    revoked = staff.role("policy", pages(5), version=3)
    after = staff.send(published.token, {"roles": {"policy": revoked}})
    assert (after.status_code, after.json()["code"]) == (422, "publish-signatures-missing")


def test_the_list_alone_can_be_signed_again_before_it_ends(published):
    assert published.staff.send(published.token, {"targets": text(next_targets(published.staff))}).status_code == 200
    assert published.reader().read() == encode(pages(3))


@pytest.fixture
def refused(live):
    before = httpx.get(live.url + "/tuf/metadata/timestamp.json").content

    def refused(targets, code, role, status=422):
        answer = live.staff.send(live.token, {"targets": text(targets)})
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["params"]["role"] == role

    yield refused
    assert httpx.get(live.url + "/tuf/metadata/timestamp.json").content == before
    assert httpx.get(live.url + "/tuf/metadata/2.targets.json").status_code == 404
    assert live.reader("after", NOW).read() == encode(pages(3))


def test_a_list_that_one_root_key_signed_is_refused(live, refused):
    """What somebody with one stolen root key could make: the know-how keys in the policy role."""
    staff = live.staff

    def taken(targets):
        for old, new in zip(staff.keys["policy"], staff.keys["knowhow"], strict=False):
            swap(old, new, "policy")(targets)

    refused(next_targets(staff, taken, signers=staff.root_keys[:1]), "publish-signatures-missing", "targets")


def test_a_list_that_staff_keys_signed_is_refused(live, refused):
    signers = live.staff.keys["policy"]
    refused(next_targets(live.staff, signers=signers), "publish-signatures-missing", "targets")


@pytest.mark.parametrize("kind", ["policy", "service-context", "config"])
def test_a_list_by_which_one_person_could_publish_alone_is_refused(live, refused, kind):
    def weaker(targets):
        targets.delegations.roles[kind].threshold = 1

    refused(next_targets(live.staff, weaker), "publish-delegation-wrong", kind)


def test_a_list_that_counts_one_key_twice_is_refused(live, refused):
    def twice(targets):
        key = live.staff.keys["policy"][0].public_key
        targets.delegations.keys["f" * 64] = type(key)("f" * 64, key.keytype, key.scheme, key.keyval)
        targets.delegations.roles["policy"].keyids = [key.keyid, "f" * 64]

    refused(next_targets(live.staff, twice), "publish-delegation-wrong", "policy")


def test_a_list_by_which_the_server_could_sign_know_how_itself_is_refused(live, refused):
    def shared(targets):
        targets.add_key(live.staff.online()["timestamp"], "knowhow")

    refused(next_targets(live.staff, shared), "publish-delegation-wrong", "knowhow")


@pytest.mark.parametrize("paths", [["*"], ["policy/bundle.json.gz", "config/bundle.json.gz"], ["policy/*"]], ids=str)
def test_a_list_that_gives_a_role_anothers_paths_is_refused(live, refused, paths):
    def wider(targets):
        targets.delegations.roles["policy"].paths = paths

    refused(next_targets(live.staff, wider), "publish-delegation-wrong", "policy")


def test_a_list_with_a_role_more_or_less_is_refused(live, refused):
    def more(targets):
        targets.delegations.roles["thief"] = DelegatedRole("thief", [], 1, True, paths=["policy/bundle.json.gz"])

    def less(targets):
        del targets.delegations.roles["knowhow"]

    for change in (more, less):
        refused(next_targets(live.staff, change), "publish-delegation-wrong", "targets")


def test_a_list_that_lets_the_search_go_on_behind_a_role_is_refused(live, refused):
    def open_ended(targets):
        targets.delegations.roles["policy"].terminating = False

    refused(next_targets(live.staff, open_ended), "publish-delegation-wrong", "policy")


def test_a_list_with_targets_of_its_own_is_refused(live, refused):
    policy = Metadata.from_bytes(httpx.get(live.url + "/tuf/metadata/1.policy.json").content)

    def listing(targets):
        targets.targets = copy.deepcopy(policy.signed.targets)

    refused(next_targets(live.staff, listing), "publish-delegation-wrong", "targets")


@pytest.mark.parametrize("version", [1, 3])
def test_a_list_of_another_version_than_the_next_is_refused(live, refused, version):
    def renumbered(targets):
        targets.version = version

    refused(next_targets(live.staff, renumbered), "publish-version-wrong", "targets", 409)


def test_a_list_changed_after_it_was_signed_is_refused(live, refused):
    metadata = Metadata.from_bytes(next_targets(live.staff))
    metadata.signed.delegations.roles["policy"].keyids.reverse()
    refused(to_bytes(metadata), "publish-signatures-missing", "targets")
