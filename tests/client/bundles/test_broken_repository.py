"""Files that are changed, cut, endless, missing or no files at all; and a scratch cache that nobody can rely on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tuf.api.exceptions import LengthOrHashMismatchError, RepositoryError
from tuf.api.metadata import TargetFile

from client.bundles.refresh import _download
from client.bundles.updater import DatedUpdater
from client.net.files import Files
from client.net.http import open_client
from shared.formats.bundle import COMPRESSED_LIMIT, ServiceContextBundle
from tests.client.bundles.expecting import POLICY_V4, V3_TEXT, refused, role_refused
from tests.client.bundles.publisher import NOW


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: b"X" + data[1:], "bundle-tampered"),
        (lambda data: data + b"X" * 10, "bundle-endless"),
        (lambda data: data[:100], "bundle-tampered"),
    ],
    ids=["same length", "longer", "cut"],
)
def test_a_changed_bundle_file_is_refused_and_a_restored_one_taken(good, service, change, reason):
    file = service.put(POLICY_V4)
    service.bump("policy")
    service.publish()
    data = file.read_bytes()
    file.write_bytes(change(data))
    role_refused(good, "policy", reason)
    file.write_bytes(data)
    assert good.sync().state == "fresh"
    assert good.body() == "14일"


def test_a_missing_bundle_file_is_not_called_forged(good, service):
    service.put(POLICY_V4).unlink()
    service.bump("policy")
    service.release(ServiceContextBundle("새 원칙"))
    state = good.sync()
    assert (state.state, state.reason) == ("offline", "bundle-incomplete")
    assert (good.body(), good.bundles.service_context()) == (V3_TEXT, "새 원칙")


def test_an_endless_timestamp_is_refused(good, web):
    def endless(handler):
        handler.send_response(200)
        handler.end_headers()
        while True:
            handler.wfile.write(b" " * 8192)

    web.replies["timestamp.json"] = endless
    refused(good, "bundle-endless")


@pytest.mark.parametrize("name", ["timestamp.json", "snapshot.json", "2.root.json", "policy.json"])
@pytest.mark.parametrize("data", [b"{", b"[" * 9000, b'{"signed":{"_type":"targets"},"signatures":[]}', b"\xff\xfe"])
def test_garbage_in_place_of_metadata_is_refused(good, service, web, name, data):
    service.release(POLICY_V4)
    versioned = {
        "snapshot.json": f"{service.md['snapshot'].signed.version}.snapshot.json",
        "policy.json": f"{service.md['policy'].signed.version}.policy.json",
    }
    web.replies[versioned.get(name, name)] = data
    refused(good, "bundle-unreadable")
    web.replies.clear()
    assert good.sync().state == "fresh"
    assert good.body() == "14일"


def test_a_bundle_announced_as_too_large_is_not_even_asked_for(good, service, web):
    service.put(POLICY_V4)
    service.md["policy"].signed.targets["policy/bundle.json.gz"].length = COMPRESSED_LIMIT + 1
    service.bump("policy")
    service.publish()
    web.forget()
    role_refused(good, "policy", "bundle-too-large")
    assert not [path for path in web.asked if "/targets/" in path]


def test_a_timestamp_published_before_its_snapshot_is_no_forgery_and_heals(good, service):
    service.release(POLICY_V4)
    file = service.metadata / f"{service.md['snapshot'].signed.version}.snapshot.json"
    held = file.read_bytes()
    file.unlink()
    state = good.sync()
    assert (state.state, state.reason) == ("offline", "bundle-incomplete")
    assert good.body() == V3_TEXT
    file.write_bytes(held)
    assert good.sync().state == "fresh"
    assert good.body() == "14일"


@pytest.mark.parametrize("name", ["timestamp", "snapshot", "targets", "policy"])
def test_a_scratch_cache_that_someone_changed_heals_by_itself(good, service, name):
    file = good.cache / "metadata" / f"{name}.json"
    file.write_bytes(file.read_bytes().replace(b'"version"', b'"verison"'))
    service.release(POLICY_V4)
    assert good.sync().state == "fresh"
    assert good.body() == "14일"


def test_a_scratch_cache_poisoned_with_another_services_metadata_heals(good, service, tmp_path):
    other = type(service)(tmp_path / "other")
    for file in other.metadata.glob("1.*.json"):
        shutil.copy(file, good.cache / "metadata" / file.name.removeprefix("1."))
    shutil.copy(other.metadata / "timestamp.json", good.cache / "metadata")
    shutil.copy(other.metadata / "1.root.json", good.cache / "metadata" / "root_history")
    assert good.sync().state == "fresh"


def test_a_file_where_the_scratch_cache_should_be_heals(good):
    shutil.rmtree(good.cache)
    good.cache.write_text("no folder")
    assert good.sync().state == "fresh"


def test_a_redirect_is_not_followed(good, service, web):
    def elsewhere(handler):
        handler.send_response(302)
        handler.send_header("Location", f"{web.url}/tuf/metadata/1.root.json")
        handler.end_headers()

    web.replies["timestamp.json"] = elsewhere
    state = good.sync()
    assert (state.state, state.reason) == ("offline", "bundle-incomplete")


class ChangedOnDisk:
    """An updater whose file somebody else changes after it was verified."""

    def download_target(self, target, path):
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(b"evil")


def test_a_file_that_is_changed_after_it_was_verified_is_not_used(tmp_path):
    target = TargetFile.from_data("policy/bundle.json.gz", b"good", ["sha256"])
    with pytest.raises(LengthOrHashMismatchError):
        _download(ChangedOnDisk(), tmp_path, target)


def test_a_root_that_is_changed_after_it_was_verified_is_not_pinned(tmp_path, service, web):
    with open_client(web.url) as client:
        updater = DatedUpdater(
            server=web.url, cache=tmp_path / "tuf", root=service.first_root, files=Files(client), reference=NOW
        )
        updater.refresh()
    other = type(service)(tmp_path / "other").first_root
    (tmp_path / "tuf" / "metadata" / "root_history" / "1.root.json").write_bytes(other)
    with pytest.raises(RepositoryError):
        updater.root_bytes()
