"""Can the server's own keys be replaced, by whom, and does a machine that dies on the way go on rightly?"""

import contextlib
import json
import shutil
import stat
from pathlib import Path

import httpx
import pytest
from sqlalchemy import NullPool, create_engine
from tuf.api.exceptions import UnsignedMetadataError

from server.bundles.online import online_keys, replace_keys
from server.bundles.parcel import read_parcel
from server.bundles.publish import Press
from server.bundles.shelf import Shelf
from server.bundles.store import PublicationStore
from server.db.migrate import upgrade
from server.errors import Conflict, Damaged
from shared.formats.bundle import encode
from tests.support.rotation import next_root, online
from tests.support.signing import NOW, Staff, pages, text


def ids(service):
    found = httpx.get(service.url + "/v1/publish/online-keys").json()
    return {name: found[f"{name}_id"] for name in ("snapshot", "timestamp")}


def signers(service):
    timestamp = httpx.get(service.url + "/tuf/metadata/timestamp.json").json()
    version = timestamp["signed"]["meta"]["snapshot.json"]["version"]
    snapshot = httpx.get(f"{service.url}/tuf/metadata/{version}.snapshot.json").json()
    return {"snapshot": snapshot["signatures"][0]["keyid"], "timestamp": timestamp["signatures"][0]["keyid"]}


def test_new_keys_wait_until_a_root_names_them_and_sign_from_then_on(published):
    old, phone = ids(published), published.reader()
    phone.read()
    said = published.server.command("init-keys", "--replace")
    new = dict(line.split() for line in said.stdout.splitlines())
    assert (said.returncode, ids(published)) == (0, new)
    assert not set(new.values()) & set(old.values())
    assert replace_keys(published.server.data / "online").offered.ids() == new  # twice is as once
    assert "new ones wait for a root" in published.server.command("check", now="2026-09-20T12:30").stdout
    published.staff.publish(published.token, policy=pages(4))
    assert signers(published) == old
    root = next_root(published.staff, online(published.staff))
    assert published.staff.send(published.token, {"root": text(root)}).status_code == 200
    assert (signers(published), ids(published)) == (new, new)
    assert phone.read() == encode(pages(4))
    assert {file.name for file in (published.server.data / "online").glob("*.pem")} == {"snapshot.pem", "timestamp.pem"}
    published.staff.publish(published.token, policy=pages(5))
    assert phone.read() == encode(pages(5))


def test_the_files_of_waiting_keys_are_for_their_owner_alone(tmp_path):
    replace_keys(tmp_path)
    modes = {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("*.pem")}
    assert (len(list(tmp_path.glob("*.next.pem"))), modes) == (2, {0o600})


class Here:
    """A press in this process, and staff whose next root names the keys that wait."""

    def __init__(self, empty, folder):
        self.folder = folder
        self.engine = create_engine(f"sqlite:///{folder / 'server.db'}", poolclass=NullPool)
        upgrade(self.engine, folder)
        self.staff = Staff(empty.url)
        self.staff.online = lambda: {
            role: key.public_key for role, key in online_keys(folder / "online").offered.by_role().items()
        }
        self.staff.root = next_root(self.staff, lambda root: (setattr(root, "version", 1), online(self.staff)(root)))
        self.press().publish(upload(self.staff.first()), "minsu")
        replace_keys(folder / "online")
        self.rotation = upload({"root": text(next_root(self.staff, online(self.staff)))})

    def press(self):
        """As after a start."""
        made = Press(Shelf(self.folder / "tuf"), self.folder / "online", PublicationStore(self.engine), lambda: NOW)
        made.shelf.make()
        made.renew()
        return made


def upload(parcel):
    return read_parcel(json.dumps(parcel).encode())


class Killed(BaseException):
    """The machine, at this write."""


def counted(monkeypatch, steps):
    """Every rename and removal counts as a step; after `steps` of them the machine dies."""
    left = [steps]

    def dying(real):
        def step(path, *arguments, **more):
            if left[0] == 0:
                raise Killed
            left[0] -= 1
            return real(path, *arguments, **more)

        return step

    for name in ("replace", "unlink"):
        monkeypatch.setattr(Path, name, dying(getattr(Path, name)))
    return left


def test_a_machine_that_dies_at_any_write_of_the_change_goes_on_with_the_old_keys_or_the_new_ones(
    empty, tmp_path, monkeypatch
):
    (tmp_path / "made").mkdir()
    made = Here(empty, tmp_path / "made")
    held = online_keys(made.folder / "online")
    seen = []
    for steps in range(50):
        shutil.rmtree(tmp_path / "now", ignore_errors=True)
        shutil.copytree(made.folder, tmp_path / "now")
        here = copy_of(made, tmp_path / "now")
        press = here.press()
        with monkeypatch.context() as dying:
            left = counted(dying, steps)
            with contextlib.suppress(Killed):
                press.publish(here.rotation, "minsu")
        after = here.press()
        chain = after.live()
        version = chain.root.signed.version
        named = held.current if version == 1 else held.offered
        assert chain.timestamp.signatures.keys() == {named.timestamp.public_key.keyid}
        assert chain.snapshot.signatures.keys() == {named.snapshot.public_key.keyid}
        seen.append(version)
        with contextlib.nullcontext() if version == 1 else pytest.raises(Conflict, match="publish-root-exists"):
            after.publish(here.rotation, "minsu")
        assert after.live().root.signed.version == 2
        assert not list((here.folder / "online").glob("*.next.pem"))
        if left[0]:
            break
    assert seen == sorted(seen)
    assert {1, 2} == set(seen)
    print(f"{len(seen)} places to die, {seen.count(2)} after which the new keys are live")


def copy_of(made, folder):
    here = object.__new__(Here)
    here.folder, here.staff, here.rotation = folder, made.staff, made.rotation
    here.engine = create_engine(f"sqlite:///{folder / 'server.db'}", poolclass=NullPool)
    return here


def test_a_root_that_keeps_the_keys_in_use_leaves_the_others_waiting(empty, tmp_path):
    here = Here(empty, tmp_path)
    press = here.press()
    press.publish(upload({"root": text(next_root(here.staff))}), "minsu")
    held = online_keys(tmp_path / "online")
    assert press.live().timestamp.signatures.keys() == {held.current.timestamp.public_key.keyid}
    assert held.offered.ids() != held.current.ids()


def test_one_of_the_two_can_be_replaced_alone(empty, tmp_path):
    here = Here(empty, tmp_path)
    (tmp_path / "online" / "snapshot.next.pem").unlink()
    press = here.press()
    before = press.live().snapshot.signatures.keys()
    press.publish(upload({"root": text(next_root(here.staff, online(here.staff)))}), "minsu")
    assert press.live().snapshot.signatures.keys() == before
    assert not list((tmp_path / "online").glob("*.next.pem"))


def test_keys_that_were_lost_are_told_and_not_made_anew_unseen(empty, tmp_path):
    here = Here(empty, tmp_path)
    press = here.press()
    press.publish(here.rotation, "minsu")
    (tmp_path / "online" / "timestamp.pem").unlink()
    with pytest.raises(Damaged, match="online-keys-lost"):
        press.renew()


def test_a_device_refuses_what_the_old_keys_sign_afterwards(empty, tmp_path):
    """Keys that were stolen are worth nothing once a root names others."""
    here = Here(empty, tmp_path)
    stolen = online_keys(tmp_path / "online").current
    press = here.press()
    press.publish(here.rotation, "minsu")
    with pytest.raises(UnsignedMetadataError):
        press.live().root.signed.verify_delegate(
            "timestamp",
            press.live().timestamp.signed_bytes,
            {stolen.timestamp.public_key.keyid: stolen.timestamp.sign(press.live().timestamp.signed_bytes)},
        )
