"""Publications that are spoiled in one way, and a server which has to refuse them and change nothing."""

import httpx
import pytest

from shared.formats.bundle import encode
from tests.support.signing import pages

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
