"""A phone, a service that publishes, and the server between them."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from client.bundles.service import Bundles
from client.store.opening import open_store
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.client.bundles.publisher import NOW, Publisher, everything
from tests.client.bundles.web import Web


class Phone:
    """One account's store and scratch cache, with a clock that the test turns."""

    def __init__(self, home, url, root):
        opened = open_store(home, "지수", ids=new_id, randomness=random_bytes, keyring=lambda: False)
        self.database, self.cache, self.now = opened.database, opened.folder / "tuf", NOW
        self.indexed = []
        self.url, self.root = url, root
        self.bundles = self.open(url, root)

    def open(self, url, root):
        return Bundles(self.database, url, self.cache, root, lambda: self.now, zone="Asia/Seoul", on_pages=self.index)

    def index(self, database, changed, removed):
        self.indexed.append((changed, removed))

    def sync(self):
        return asyncio.run(self.bundles.refresh())

    def later(self, **time):
        self.now += timedelta(**time)

    def body(self, page="refund", kind="policy"):
        found = self.bundles.page(kind, page)
        return found and found.current and found.current.body


@pytest.fixture
def web(tmp_path):
    web = Web(tmp_path / "web")
    yield web
    web.stop()


@pytest.fixture
def service(web):
    web.repository.rmdir()
    web.date = NOW
    return Publisher(web.repository)


@pytest.fixture
def phone(tmp_path, web, service):
    phone = Phone(tmp_path / "phone", web.url, service.first_root)
    yield phone
    phone.database.close()


@pytest.fixture
def good(phone, service):
    """The phone has v3 of everything."""
    service.release(*everything(block_limit=3000))
    assert phone.sync().state == "fresh"
    return phone
