"""Where trust starts, and how it moves on to new keys."""

from __future__ import annotations

import shutil

import pytest

from client.store import bundles
from shared.errors import Refused
from tests.client.bundles.conftest import Phone
from tests.client.bundles.expecting import POLICY_V4, V3_TEXT, V4, refused
from tests.client.bundles.publisher import everything


def test_a_new_root_that_only_the_new_keys_signed_is_refused(good, service):
    service.rotate_root("root", signers=lambda fresh: fresh)
    service.publish()
    refused(good, "bundle-not-signed")


def test_a_new_root_signed_by_the_old_and_the_new_keys_is_followed_and_pinned(good, service):
    service.rotate_root("root")
    service.release(POLICY_V4)
    assert good.sync().state == "fresh"
    assert good.body() == "14일"
    assert bundles.trust_root(good.database) == (service.metadata / "2.root.json").read_bytes()


def test_after_a_new_root_the_old_one_is_never_trusted_again(good, service, web):
    saved = service.md["root"].signed.version
    service.rotate_root("root")
    service.publish()
    good.sync()
    shutil.rmtree(good.cache)
    web.replies["2.root.json"] = 404
    web.forget()
    assert good.sync().state == "fresh"
    assert web.names()[0] == f"{saved + 2}.root.json"


def test_an_app_with_the_first_root_installs_after_rotations(phone, service):
    service.rotate_root("root")
    service.rotate_root("timestamp")
    service.release(*everything())
    assert phone.sync().state == "fresh"
    assert phone.body() == V3_TEXT


@pytest.mark.parametrize("role", ["timestamp", "snapshot"])
def test_new_online_keys_end_the_version_numbers_that_stolen_ones_set(good, service, role):
    before = service.md[role].signed.version
    service.md[role].signed.version += 1_000_000
    service.publish()
    assert good.sync().state == "fresh"
    service.md[role].signed.version = before
    service.publish()
    refused(good, "bundle-rolled-back")
    service.rotate_root("timestamp")
    service.rotate_root("snapshot")
    service.release(POLICY_V4)
    assert good.sync().state == "fresh"
    assert good.body() == "14일"
    assert bundles.marks(good.database)[role] < 1_000_000


def test_a_first_install_that_is_attacked_has_nothing_and_says_why(phone, service):
    service.release(*everything())
    phone.root = type(service)(phone.cache.parent / "other").first_root
    phone.bundles = phone.open(phone.url, phone.root)
    state = phone.sync()
    assert (state.state, state.reason, state.policy) == ("refused", "bundle-not-signed", None)
    assert phone.bundles.page("policy", "refund") is None
    assert bundles.trust_root(phone.database) is None


def test_a_server_on_this_machine_may_show_its_first_root(tmp_path, web, service):
    service.release(*everything())
    phone = Phone(tmp_path / "demo", web.url, None)
    assert phone.sync().state == "fresh"
    assert bundles.trust_root(phone.database) == service.first_root


def test_the_first_root_stays_the_one_that_was_pinned(tmp_path, web, service):
    service.release(*everything())
    phone = Phone(tmp_path / "demo", web.url, None)
    phone.sync()
    shutil.rmtree(service.folder)
    type(service)(service.folder).release(*everything(V4))
    state = phone.sync()
    assert (state.state, phone.body()) == ("refused", "전액 환불은 30일까지예요.")


def test_no_other_server_is_believed_without_a_root(tmp_path):
    phone = Phone(tmp_path, "https://service.invalid", None)
    state = phone.sync()
    assert (state.state, state.reason) == ("refused", "trust-root-missing")


@pytest.mark.parametrize("root", [b"{}", b"", b"\xff", b'{"signed":{},"signatures":[]}'])
def test_a_packaged_root_that_is_none_is_said(tmp_path, web, service, root):
    phone = Phone(tmp_path / "phone", web.url, root or b" ")
    state = phone.sync()
    assert (state.state, state.reason) == ("refused", "trust-root-unusable")


def test_a_root_of_another_type_is_said(tmp_path, web, service):
    phone = Phone(tmp_path / "phone", web.url, (service.metadata / "timestamp.json").read_bytes())
    assert phone.sync().reason == "trust-root-unusable"


def test_a_server_address_without_encryption_is_refused_at_once(tmp_path):
    with pytest.raises(Refused) as caught:
        Phone(tmp_path, "http://service.example", None)
    assert caught.value.code == "server-address-insecure"
