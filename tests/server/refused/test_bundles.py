"""Is a bundle refused that no device could read, that is too large or lies elsewhere? One attack a test."""

import httpx
import pytest
from tuf.api.metadata import Metadata

from shared.crypto.trust import METADATA_LIMIT, to_bytes
from shared.formats.bundle import COMPRESSED_LIMIT, encode
from tests.server.refused.conftest import NEXT, policy
from tests.support.signing import CONTENTS, pages, text


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
