"""Is a publication whole or absent, whenever the machine dies?"""

import json
import signal
import threading
import time
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import NullPool, create_engine

from client.desk.sign import signed_root
from server.bundles.online import online_keys
from server.bundles.parcel import read_parcel
from server.bundles.publish import Press
from server.bundles.shelf import Shelf
from server.bundles.store import PublicationStore
from server.db.migrate import upgrade
from server.errors import Conflict, Damaged
from shared.formats.bundle import encode
from shared.wire.publishing import PublishReceipt
from tests.support.signing import NOW, Staff, pages

KILLS = 12


def send_quietly(staff, token, parcel):
    try:
        return staff.send(token, parcel)
    except httpx.HTTPError:
        return None


def test_12_kills_during_a_publication_leave_the_old_state_or_the_new_one(published):
    """After each kill: a device reads one of the two, whole; the desk's next try works; nothing half-done is served."""
    staff, outcomes, page = published.staff, [], 4
    began = time.monotonic()
    staff.publish(published.token, policy=pages(page), knowhow=pages(page - 1, "knowhow"))
    length = time.monotonic() - began
    for kill in range(KILLS):
        parcel = {
            "roles": {
                "policy": staff.role("policy", pages(page + 1)),
                "knowhow": staff.role("knowhow", pages(page, "knowhow")),
            }
        }
        sending = threading.Thread(target=send_quietly, args=(staff, published.token, parcel))
        sending.start()
        time.sleep(1.3 * length * kill / KILLS)
        published.server.stop(signal.SIGKILL)
        sending.join()
        published.server.start()
        staff.url = published.url
        reader = published.reader(f"phone{kill}")
        went_live = reader.read() == encode(pages(page + 1))
        assert went_live or reader.read() == encode(pages(page))
        assert (reader.read("knowhow") == encode(pages(page, "knowhow"))) == went_live
        assert not list((published.server.data / "tuf").rglob("*.part"))
        next_file = f"/tuf/metadata/{staff.versions['policy'] + 1}.policy.json"
        assert httpx.get(staff.url + next_file).status_code == (200 if went_live else 404)
        outcomes.append(went_live)
        if went_live:
            page += 1
            staff.versions["policy"] += 1
            staff.versions["knowhow"] += 1
    receipt = staff.publish(published.token, policy=pages(page + 1))
    assert receipt["live"]["policy"] == staff.versions["policy"]
    print(f"{KILLS} kills, {sum(outcomes)} after the publication was live")


class Full(OSError):
    """The disk."""


class FillingShelf(Shelf):
    """A shelf on a disk that is full after `room` files."""

    room = 1000

    def _one(self, put, files):
        for name, data in files.items():
            if self.room == 0:
                raise Full
            self.room -= 1
            put({name: data})

    def put_bundles(self, bundles):
        self._one(super().put_bundles, bundles)

    def put_metadata(self, files):
        self._one(super().put_metadata, files)


@pytest.mark.parametrize("room", range(6))
def test_a_publication_that_stops_after_any_file_changes_nothing_and_can_be_made_again(empty, tmp_path, room):
    """Six files: two bundles, two roles, the snapshot, the timestamp."""
    press, staff = press_with_contents(empty, tmp_path)
    shelf = press.shelf
    before = shelf.metadata("timestamp.json")
    parcel = upload(
        {
            "roles": {
                "policy": staff.role("policy", pages(4)),
                "knowhow": staff.role("knowhow", pages(2, "knowhow")),
            }
        }
    )
    shelf.room = room
    with pytest.raises(Full):
        press.publish(parcel, "minsu")
    assert shelf.metadata("timestamp.json") == before
    assert press.live().versions()["policy"] == 1
    shelf.room = 1000
    shelf.make()
    assert shelf.metadata("2.policy.json") is None
    assert press.publish(parcel, "minsu").live == {"policy": 2, "knowhow": 2, "service-context": 1, "config": 1}


def empty_press(empty, folder):
    """A press in this process, and staff whose root names its keys."""
    engine = create_engine(f"sqlite:///{folder / 'server.db'}", poolclass=NullPool)
    upgrade(engine, folder)
    staff, keys = Staff(empty.url), online_keys(folder / "online").current
    online = {"snapshot": keys.snapshot.public_key, "timestamp": keys.timestamp.public_key}
    staff.root = signed_root(staff.root_keys, online, NOW)
    press = Press(FillingShelf(folder / "tuf"), folder / "online", PublicationStore(engine), lambda: NOW)
    press.shelf.make()
    return press, staff


def press_with_contents(empty, folder):
    """The same, with everything live."""
    press, staff = empty_press(empty, folder)
    press.publish(upload(staff.first()), "minsu")
    staff.versions = dict.fromkeys(staff.versions, 1)
    return press, staff


def upload(parcel):
    return read_parcel(json.dumps(parcel).encode())


def test_a_first_publication_that_was_cut_off_leaves_nothing_and_can_be_made_again(empty, tmp_path):
    """Whatever lies there: no root does before the timestamp does, and devices and other desks see neither."""
    press, staff = empty_press(empty, tmp_path)
    for room in range(10):
        press.shelf.room = room
        with pytest.raises(Full):
            press.publish(upload(staff.first()), "minsu")
        assert press.live() is None
        assert press.shelf.metadata("1.root.json") is None
    press.shelf.room = 1000
    press.shelf.make()
    assert not list((tmp_path / "tuf").rglob("*.json"))
    press.publish(upload(staff.first()), "minsu")
    assert press.live().versions() == dict.fromkeys(staff.versions, 1)


def test_a_repository_that_lost_its_timestamp_is_damaged_and_not_swept_away(empty, tmp_path):
    press, staff = press_with_contents(empty, tmp_path)
    (tmp_path / "tuf" / "metadata" / "timestamp.json").unlink()
    with pytest.raises(Damaged, match="repository-damaged"):
        press.shelf.make()
    with pytest.raises(Damaged, match="repository-damaged"):
        press.publish(upload(staff.first()), "minsu")
    assert press.shelf.metadata("1.policy.json")


class Meeting:
    """A clock at which each publication waits a while for another one."""

    def __init__(self):
        self.guard, self.inside, self.together = threading.Condition(), 0, 0

    def __call__(self):
        with self.guard:
            self.inside += 1
            self.together = max(self.together, self.inside)
            self.guard.notify_all()
            self.guard.wait_for(lambda: self.inside > 1, timeout=0.5)
            self.inside -= 1
        return NOW


def test_two_publications_at_once_are_one_after_the_other(empty, tmp_path):
    press, staff = press_with_contents(empty, tmp_path)
    meeting = Meeting()
    press = replace(press, clock=meeting)
    outcomes = []

    def publish(version):
        try:
            outcomes.append(press.publish(upload({"roles": {"policy": staff.role("policy", pages(version))}}), "minsu"))
        except Conflict as error:
            outcomes.append(error.code)

    threads = [threading.Thread(target=publish, args=(version,)) for version in (4, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert meeting.together == 1
    assert {type(outcome) for outcome in outcomes} == {str, PublishReceipt}
