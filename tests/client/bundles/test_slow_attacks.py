"""Slow retrieval (TUF specification 1.5.2): a server that sends just fast enough that nothing times out.

A file has its time (client/net/files.py), the app's start has its own patience, and neither waits for the other.
"""

from __future__ import annotations

import asyncio
import threading

import pytest

from client.bundles.refresh import refresh
from client.bundles.verified import Known
from client.errors import ServerUnreachable
from client.net.files import Files
from client.net.http import open_client
from client.store import bundles
from tests.client.bundles.attacks import Scene
from tests.client.bundles.expecting import V3_TEXT


class Drip:
    """A byte every few milliseconds, until the test is over."""

    def __init__(self):
        self.over, self.sent = threading.Event(), 0

    def __call__(self, handler):
        handler.send_response(200)
        handler.end_headers()
        while not self.over.wait(0.02):
            handler.wfile.write(b" ")
            self.sent += 1


@pytest.fixture
def scene(good, service, web, tmp_path):
    return Scene(good, service, web, tmp_path)


@pytest.fixture
def drip():
    made = Drip()
    yield made
    made.over.set()


def news(phone, *, file_seconds):
    """What a check brings, with another time for a file than the two minutes of the product."""
    with open_client(phone.url) as client:
        known = Known(
            root=bundles.trust_root(phone.database),
            marks=bundles.marks(phone.database),
            time_mark=bundles.time_mark(phone.database),
            have=bundles.provenance(phone.database),
        )
        return refresh(phone.url, phone.cache, Files(client, file_seconds=file_seconds), known, phone.now)


@pytest.mark.parametrize("role", ["timestamp", "snapshot"])
def test_a_file_that_drips_is_given_up_and_the_check_with_it(scene, drip, role):
    scene.web.replies[scene.name(role)] = drip
    with pytest.raises(ServerUnreachable):
        news(scene.phone, file_seconds=0.2)
    assert 0 < drip.sent < 100
    assert scene.phone.body() == V3_TEXT


@pytest.mark.parametrize("role", ["policy", "bundle"])
def test_a_role_that_drips_is_given_up_and_the_others_are_not_waited_for(scene, drip, role):
    scene.web.replies[scene.name(role)] = drip
    brought = news(scene.phone, file_seconds=0.2)
    assert ("policy", False) in {(failed.role, failed.refused) for failed in brought.failed}
    assert not brought.fetched
    assert scene.phone.body() == V3_TEXT


def test_the_app_starts_with_what_it_has_while_a_server_drips_and_takes_the_news_when_it_is_over(scene, drip):
    phone = scene.phone
    scene.web.replies["timestamp.json"] = drip

    async def start():
        state = await phone.bundles.refresh(patience=0.1)
        assert not drip.over.is_set()
        assert (state.state, state.policy) == ("fresh", 2)  # of the last check; nothing is known of this one yet
        assert phone.body() == V3_TEXT
        drip.over.set()
        await phone.bundles.refresh()

    asyncio.run(start())
    assert phone.body() == V3_TEXT
    assert phone.bundles.state().state == "refused"  # a timestamp of spaces
    scene.back(new_online_keys=False)
    assert phone.sync().state == "fresh"
    assert phone.body() == "14일"
