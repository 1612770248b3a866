"""Can the keys of a service change without a device noticing, and is every new root refused that devices would refuse?"""

from datetime import timedelta

import httpx
import pytest

from shared.formats.bundle import encode
from tests.support.published import Published
from tests.support.rotation import next_root, next_targets, online, swap
from tests.support.signing import NOW, Reader, pages, text


@pytest.fixture
def published(tmp_path):
    with Published(tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    """Shared by tests that change nothing."""
    with Published(tmp_path_factory.mktemp("live")) as made:
        yield made


def test_a_lost_root_key_is_replaced_by_the_two_others(published, tmp_path):
    staff = published.staff
    lost, *rest = staff.root_keys
    fresh = staff.some_keys(1)[0]
    phone = published.reader()
    phone.read()
    root = next_root(staff, swap(lost, fresh, "root", "targets"), signers=[*rest, fresh])
    assert staff.send(published.token, {"root": text(root)}).status_code == 200
    for reader in (phone, Reader(tmp_path / "new phone", published.url, root), published.reader("old app")):
        assert reader.read() == encode(pages(3))
    for name in ("1.root.json", "2.root.json"):
        assert httpx.get(f"{published.url}/tuf/metadata/{name}").status_code == 200


def test_all_root_keys_can_change_when_the_list_of_roles_comes_along(published):
    staff, fresh = published.staff, published.staff.some_keys(3)

    def change(root):
        for old, new in zip(staff.root_keys, fresh, strict=True):
            swap(old, new, "root", "targets")(root)

    root = next_root(staff, change, signers=[*staff.root_keys, *fresh])
    alone = staff.send(published.token, {"root": text(root)})
    assert (alone.status_code, alone.json()["params"]) == (422, {"role": "targets"})
    targets = next_targets(staff, signers=fresh)
    assert staff.send(published.token, {"root": text(root), "targets": text(targets)}).status_code == 200
    assert published.reader().read() == encode(pages(3))


def test_a_root_that_goes_live_with_pages_goes_live_in_one_step(published):
    staff = published.staff
    parcel = {"root": text(next_root(staff)), "roles": {"policy": staff.role("policy", pages(4))}}
    receipt = staff.send(published.token, parcel).json()
    assert receipt == {
        "live": {"policy": 2, "knowhow": 1, "service-context": 1, "config": 1}, "snapshot": 2, "timestamp": 2
    }  # fmt: skip
    assert published.reader().read() == encode(pages(4))


def test_roots_are_followed_one_by_one_after_a_restart_too(published):
    staff = published.staff
    for _ in range(3):
        root = next_root(staff)
        assert staff.send(published.token, {"root": text(root)}).status_code == 200
        staff.root = root
    first = Reader(
        published.folder / "old app", published.url, httpx.get(f"{published.url}/tuf/metadata/1.root.json").content
    )
    published.restart(hours=1)
    first.url = published.url
    assert first.read() == encode(pages(3))
    assert httpx.get(f"{published.url}/tuf/metadata/4.root.json").content == root
    staff.publish(published.token, policy=pages(4))
    assert first.read() == encode(pages(4))


@pytest.fixture
def refused(live):
    """Send a root that must be refused, and look that nothing changed."""
    before = httpx.get(live.url + "/tuf/metadata/timestamp.json").content

    def refused(root, status, code, **also):
        answer = live.staff.send(live.token, {"root": text(root)} | also)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json().get("params", {}).get("role", "root") == "root"

    yield refused
    assert httpx.get(live.url + "/tuf/metadata/timestamp.json").content == before
    assert httpx.get(live.url + "/tuf/metadata/2.root.json").status_code == 404
    assert live.reader("after", NOW).read() == encode(pages(3))


def test_a_root_that_one_old_key_signed_is_refused(live, refused):
    staff, fresh = live.staff, live.staff.some_keys(2)

    def taken(root):
        for old, new in zip(staff.root_keys, fresh, strict=False):
            swap(old, new, "root", "targets")(root)

    refused(next_root(staff, taken, signers=[staff.root_keys[0], *fresh]), 422, "publish-signatures-missing")


def test_a_root_that_only_the_old_keys_signed_is_refused(live, refused):
    staff, fresh = live.staff, live.staff.some_keys(2)

    def taken(root):
        for old, new in zip(staff.root_keys, fresh, strict=False):
            swap(old, new, "root", "targets")(root)

    refused(next_root(staff, taken), 422, "publish-signatures-missing")


@pytest.mark.parametrize("name", ["root", "targets"])
def test_a_root_that_one_person_could_sign_alone_from_then_on_is_refused(live, refused, name):
    def weaker(root):
        root.roles[name].threshold = 1

    refused(next_root(live.staff, weaker), 422, "publish-root-wrong")


def test_a_root_that_counts_one_key_twice_is_refused(live, refused):
    def twice(root):
        key = live.staff.root_keys[0].public_key
        double = type(key)("f" * 64, key.keytype, key.scheme, key.keyval)
        root.keys["f" * 64] = double
        root.roles["root"].keyids = [key.keyid, "f" * 64]

    refused(next_root(live.staff, twice), 422, "publish-root-wrong")


@pytest.mark.parametrize("name", ["root", "targets"])
def test_a_root_that_lets_the_servers_own_keys_sign_for_people_is_refused(live, refused, name):
    def shared(root):
        root.add_key(live.staff.online()["snapshot"], name)

    refused(next_root(live.staff, shared), 422, "publish-root-wrong")


@pytest.mark.parametrize("name", ["snapshot", "timestamp"])
def test_a_root_with_a_strangers_key_for_the_servers_roles_is_refused(live, refused, name):
    stranger = live.staff.some_keys(1)[0].public_key

    def stolen(root):
        root.add_key(stranger, name)

    refused(next_root(live.staff, stolen), 422, "publish-online-keys-wrong")

    def renamed(root):
        keyid = root.roles[name].keyids[0]
        root.keys[keyid] = type(stranger)(keyid, stranger.keytype, stranger.scheme, stranger.keyval)

    refused(next_root(live.staff, renamed), 422, "publish-online-keys-wrong")


@pytest.mark.parametrize(("version", "code"), [(1, "publish-root-exists"), (3, "publish-version-wrong")])
def test_a_root_of_another_version_than_the_next_is_refused(live, refused, version, code):
    def renumbered(root):
        root.version = version

    refused(next_root(live.staff, renumbered), 409, code)


def test_another_services_root_is_refused(live, refused):
    stranger = type(live.staff)(live.url)
    refused(stranger.root, 409, "publish-root-exists", targets=text(stranger.targets))
    refused(next_root(stranger), 422, "publish-signatures-missing")


def test_a_root_that_names_the_keys_it_has_to_is_no_news_for_the_server(published):
    root = next_root(published.staff, online(published.staff))
    assert published.staff.send(published.token, {"root": text(root)}).status_code == 200
    assert published.reader().read() == encode(pages(3))


@pytest.mark.parametrize(("days", "code"), [(-1, "publish-expired"), (400, "publish-too-long")])
def test_a_root_that_is_over_or_lasts_too_long_is_refused(live, refused, days, code):
    def dated(root):
        root.expires = NOW + timedelta(days=days)

    refused(next_root(live.staff, dated), 422, code)
