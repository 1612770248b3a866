"""What may a cache keep, and what is never served?"""

import httpx
import pytest

IMMUTABLE = "public, max-age=31536000, immutable"


def target_url(live):
    role = httpx.get(live.url + "/tuf/metadata/1.policy.json").json()
    sha256 = role["signed"]["targets"]["policy/bundle.json.gz"]["hashes"]["sha256"]
    return f"{live.url}/tuf/targets/policy/{sha256}.bundle.json.gz"


@pytest.mark.parametrize("name", ["1.root", "1.targets", "1.snapshot", "1.policy", "1.service-context"])
def test_versioned_metadata_may_be_kept_for_ever(live, name):
    answer = httpx.get(f"{live.url}/tuf/metadata/{name}.json")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == IMMUTABLE
    assert answer.headers["content-type"] == "application/json"


def test_a_bundle_may_be_kept_for_ever_and_is_sent_as_it_was_signed(live):
    answer = httpx.get(target_url(live))
    assert answer.headers["cache-control"] == IMMUTABLE
    assert "content-encoding" not in answer.headers
    assert answer.content.startswith(b"\x1f\x8b")


def test_the_timestamp_is_asked_for_each_time_and_answered_with_304(live):
    url = live.url + "/tuf/metadata/timestamp.json"
    first = httpx.get(url)
    assert first.headers["cache-control"] == "no-cache"
    for asked in (first.headers["etag"], f'"other", {first.headers["etag"]}', "W/" + first.headers["etag"]):
        again = httpx.get(url, headers={"If-None-Match": asked})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
    assert httpx.get(url, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/tuf/metadata/2.policy.json",
        "/tuf/metadata/policy.json",
        "/tuf/metadata/01.policy.json",
        "/tuf/metadata/root.json",
        "/tuf/metadata/1.timestamp.json",
        "/tuf/metadata/1.root.json.part",
        "/tuf/metadata/..%2f..%2fserver.db",
        "/tuf/metadata/.publish.lock",
        "/tuf/targets/policy/bundle.json.gz",
        "/tuf/targets/..%2f..%2fonline/timestamp.pem",
        "/tuf/targets/online/timestamp.pem",
        "/tuf/targets/policy/%00.bundle.json.gz",
        "/online/timestamp.pem",
        "/",
        "/docs",
        "/openapi.json",
        "/redoc",
        "/v1/staff",
    ],
)
def test_anything_else_is_not_there(live, path):
    answer = httpx.get(live.url + path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert answer.headers["cache-control"] == "no-store"


def test_health_says_that_the_server_is_there(live):
    answer = httpx.get(live.url + "/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
