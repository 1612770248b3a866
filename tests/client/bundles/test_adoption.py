"""Bad contents under good signatures, and everything or nothing in one transaction."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal

import pytest

from client.bundles.lock import held
from client.errors import StoreBusy
from client.store import bundles
from shared.formats.bundle import ServiceContextBundle
from tests.client.bundles.conftest import Phone
from tests.client.bundles.expecting import V4
from tests.client.bundles.publisher import everything
from tests.client.bundles.raw import packed


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"block_limit": "many"}, "bundle-content-wrong"),
        ({"traits": {"confirm_inferred": "no"}}, "bundle-content-wrong"),
        ({"gateway": {"url": "http://example.com", "model": "m"}}, "bundle-content-wrong"),
    ],
)
def test_a_bad_config_under_a_good_signature_keeps_the_last_good_one(good, service, values, reason):
    service.put(packed({"format": 1, "kind": "config", "values": values}), role="config")
    service.bump("config")
    service.release(ServiceContextBundle("새 원칙"))
    state = good.sync()
    assert (state.state, dict(state.failed), state.config) == ("refused", {"config": reason}, 2)
    assert good.bundles.config().block_limit == 3000
    assert good.bundles.service_context() == "새 원칙"


def test_a_config_out_of_bounds_is_moved_to_the_bound(good, service):
    service.put(packed({"format": 1, "kind": "config", "values": {"block_limit": 9000, "future": 1}}), role="config")
    service.bump("config")
    service.publish()
    assert good.sync().state == "fresh"
    assert good.bundles.config().block_limit == 4000


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"no gzip", "bundle-damaged"),
        (packed({"format": 2, "kind": "policy"}), "bundle-newer-format"),
        (packed({"format": 1, "kind": "knowhow", "pages": []}), "bundle-wrong-kind"),
        (packed({"format": 1, "kind": "policy", "pages": [{}]}), "bundle-content-wrong"),
    ],
)
def test_a_bad_bundle_under_a_good_signature_keeps_the_last_good_pages(good, service, data, reason):
    service.put(data, role="policy")
    service.bump("policy")
    service.publish()
    state = good.sync()
    assert (state.state, dict(state.failed), state.policy) == ("refused", {"policy": reason}, 2)
    assert good.body() == "전액 환불은 30일까지예요."


def test_an_index_that_fails_leaves_everything_as_it_was_and_the_next_check_repairs(good, service):
    service.release(everything(V4)[0], ServiceContextBundle("새 원칙"))
    marks = bundles.marks(good.database)

    def broken(database, changed, removed):
        raise RuntimeError("index")

    good.index = broken
    good.bundles = good.open(good.url, good.root)
    with pytest.raises(RuntimeError):
        good.sync()
    assert good.body() == "전액 환불은 30일까지예요."
    assert good.bundles.service_context() == "친절하게, 근거를 밝혀 답해요."
    assert bundles.marks(good.database) == marks
    good.index = lambda *given: None
    good.bundles = good.open(good.url, good.root)
    assert good.sync().state == "fresh"
    assert good.body() == "14일"


def _die_in_the_middle(home, url, root):
    phone = Phone(home, url, root)
    phone.bundles._on_pages = lambda *given: os.kill(os.getpid(), signal.SIGKILL)
    phone.sync()


def test_a_kill_between_download_and_commit_leaves_the_last_good_contents(good, service, tmp_path):
    service.release(everything(V4)[0], ServiceContextBundle("새 원칙"))
    spawn = multiprocessing.get_context("spawn")
    child = spawn.Process(target=_die_in_the_middle, args=(tmp_path / "phone", good.url, good.root))
    child.start()
    child.join()
    assert child.exitcode == -signal.SIGKILL
    assert good.body() == "전액 환불은 30일까지예요."
    assert good.bundles.service_context() == "친절하게, 근거를 밝혀 답해요."
    assert good.sync().state == "fresh"
    assert (good.body(), good.bundles.service_context()) == ("14일", "새 원칙")


def test_a_cache_that_another_process_holds_is_waited_for_and_then_given_up(tmp_path):
    with held(tmp_path / "tuf"), pytest.raises(StoreBusy), held(tmp_path / "tuf", patience=0.1):
        pytest.fail("two holders")


def test_a_check_waits_for_another_process_before_it_asks_anything(phone, service, web):
    service.release(*everything())

    async def story():
        with held(phone.cache):
            waiting = await phone.bundles.refresh(patience=0.2)
            asked = list(web.asked)
        return waiting, asked, await phone.bundles.refresh()

    waiting, asked, after = asyncio.run(story())
    assert (waiting.state, asked, after.state) == ("none", [], "fresh")
