"""A first install, nothing new, an update: what is fetched, what is asked, what is read."""

from __future__ import annotations

import asyncio
import shutil
from datetime import date

from client.store import pages
from shared.formats.bundle import ConfigBundle, PageBundle
from shared.formats.config import ServiceConfig
from tests.client.bundles.publisher import everything, next_page, page

V3 = page()
V4 = next_page(V3, body="전액 환불은 14일까지예요.", effective=date(2026, 9, 1))


def test_a_new_phone_gets_all_four_contents_with_the_first_check(phone, service):
    service.release(*everything(block_limit=3000))
    state = phone.sync()
    assert (state.state, state.reason) == ("fresh", None)
    assert (state.policy, state.knowhow, state.context, state.config) == (2, 2, 2, 2)
    assert state.checked_at == state.policy_as_of == phone.now
    assert phone.body() == "전액 환불은 30일까지예요."
    assert phone.bundles.service_context() == "친절하게, 근거를 밝혀 답해요."
    assert phone.bundles.config().block_limit == 3000
    contents = phone.bundles.contents("policy")
    assert contents.text == "# 정책 목차"
    assert [(entry.id, entry.title, entry.version) for entry in contents.entries] == [
        ("delivery", "배송 정책", 2),
        ("refund", "환불 정책", 3),
    ]
    handling = phone.bundles.page("knowhow", "partial-refund")
    assert (handling.current.may_agree, handling.customers) == (True, 3)
    assert phone.indexed == [((("policy", "delivery"), ("policy", "refund"), ("knowhow", "partial-refund")), ())]


def test_a_service_that_has_published_nothing_yet_is_fresh_and_empty(phone):
    state = phone.sync()
    assert (state.state, state.policy) == ("fresh", None)
    assert phone.bundles.page("policy", "refund") is None
    assert phone.bundles.config() == ServiceConfig()
    assert phone.bundles.service_context() == ""


def test_nothing_new_asks_for_the_next_root_and_the_timestamp_only(phone, service, web):
    service.release(*everything())
    phone.sync()
    web.forget()
    assert phone.sync().state == "fresh"
    assert web.names() == ["2.root.json", "timestamp.json"]


def test_a_timestamp_signed_again_costs_no_more(phone, service, web):
    service.release(*everything())
    phone.sync()
    service.stamp()
    web.forget()
    assert phone.sync().state == "fresh"
    assert web.names() == ["2.root.json", "timestamp.json"]


def test_a_deleted_scratch_cache_costs_metadata_but_no_bundle(phone, service, web):
    service.release(*everything())
    phone.sync()
    shutil.rmtree(phone.cache)
    web.forget()
    assert phone.sync().state == "fresh"
    assert not [path for path in web.asked if "/targets/" in path]


def test_no_bundle_lies_around_outside_the_encrypted_store(phone, service):
    service.release(*everything())
    phone.sync()
    assert [file.name for file in (phone.cache / "targets").rglob("*")] == []


def test_an_update_writes_only_the_pages_that_changed(phone, service):
    service.release(*everything())
    phone.sync()
    phone.indexed.clear()
    phone.database.run("CREATE TEMP TABLE written (id TEXT)")
    phone.database.run(
        "CREATE TEMP TRIGGER watch AFTER UPDATE ON main.pages BEGIN INSERT INTO written VALUES (new.id); END"
    )
    service.release(everything(V4)[0])
    state = phone.sync()
    assert (state.state, state.policy, state.knowhow) == ("fresh", 3, 2)
    assert [row["id"] for row in phone.database.all("SELECT id FROM written")] == ["refund"]
    assert phone.indexed == [((("policy", "refund"),), ())]
    found = phone.bundles.page("policy", "refund")
    assert (found.current.version, found.current.body) == (4, "전액 환불은 14일까지예요.")
    assert (found.previous.version, found.previous.body) == (3, "전액 환불은 30일까지예요.")


def test_a_new_phone_too_knows_the_version_before(phone, service):
    service.release(*everything(V4))
    phone.sync()
    found = phone.bundles.page("policy", "refund")
    assert (found.current.version, found.previous.body) == (4, "전액 환불은 30일까지예요.")


def test_an_announced_version_comes_into_force_on_its_day(phone, service):
    announced = next_page(V3, body="14일", effective=date(2026, 10, 15), summary="14일이에요")
    service.release(*everything(announced))
    phone.sync()
    found = phone.bundles.page("policy", "refund")
    assert (found.current.version, found.current.body) == (3, "전액 환불은 30일까지예요.")
    assert found.current.summary == "한 줄 요약"  # not the one of the rule to come
    assert (found.upcoming.version, found.upcoming.effective) == (4, date(2026, 10, 15))
    assert phone.bundles.contents("policy").entries[1].version == 3
    phone.now = phone.now.replace(month=10, day=14, hour=15)  # midnight in Seoul
    assert phone.body() == "14일"


def test_a_page_that_the_service_takes_away_goes(phone, service):
    service.release(*everything())
    phone.sync()
    service.release(PageBundle("policy", "# 목차", (V3,)))
    phone.sync()
    assert phone.bundles.page("policy", "delivery") is None
    assert phone.indexed[-1] == ((), (("policy", "delivery"),))


def test_an_older_text_stays_readable_when_the_bundle_carries_it_no_more(phone, service):
    service.release(*everything(V4))
    phone.sync()
    v5 = next_page(V4, body="7일", effective=date(2026, 9, 20))
    v6 = next_page(v5, body="5일", effective=date(2026, 9, 25))
    assert v6.history[0].body is None
    service.release(everything(v6)[0])
    phone.sync()
    known = pages.get(phone.database, "policy", "refund").versions
    assert (known[0].version, known[0].body) == (3, "전액 환불은 30일까지예요.")


def test_a_permission_to_agree_that_was_taken_back_is_gone(phone, service):
    service.release(*everything())
    phone.sync()
    silent = page("partial-refund", 1, title="부분 환불 처리", body="30일 안이면 50%까지 합의해요.")
    service.release(PageBundle("knowhow", "", (silent,)))
    phone.sync()
    assert phone.bundles.page("knowhow", "partial-refund").current.may_agree is None


def test_contents_signed_again_keep_their_day_of_arrival(phone, service):
    service.release(*everything())
    arrived = phone.sync().policy_as_of
    phone.later(hours=3)
    service.bump("policy")
    service.publish()
    state = phone.sync()
    assert (state.policy, state.policy_as_of) == (3, arrived)


def test_checks_at_the_same_time_share_one(phone, service, web):
    service.release(*everything())

    async def three():
        return await asyncio.gather(*(phone.bundles.refresh() for _ in range(3)))

    assert {state.state for state in asyncio.run(three())} == {"fresh"}
    assert web.names().count("timestamp.json") == 1


def test_two_processes_on_one_store_do_not_disturb_each_other(phone, service, web):
    service.release(*everything())
    other = phone.open(web.url, service.first_root)

    async def both():
        return await asyncio.gather(phone.bundles.refresh(), other.refresh())

    assert [state.state for state in asyncio.run(both())] == ["fresh", "fresh"]
    assert len(phone.indexed) == 1


def test_the_request_says_nothing_about_the_device(phone, service, web):
    phone.sync()
    assert web.headers["User-Agent"] == "gieok/0.1.0"
    assert set(web.headers) == {"Host", "Accept", "Accept-Encoding", "Connection", "User-Agent"}


def test_a_config_is_replaced_as_a_whole(phone, service):
    service.release(*everything(block_limit=3000))
    phone.sync()
    service.release(ConfigBundle(ServiceConfig(conversation_search=False)))
    phone.sync()
    config = phone.bundles.config()
    assert (config.block_limit, config.conversation_search) == (4000, False)
