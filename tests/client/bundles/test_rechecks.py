"""Which facts are marked when a policy moves on, and which are not."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime

import pytest

from client.bundles.rechecks import mark_rechecks
from client.memory.fact import Fact, PageRef, Recheck
from client.store import facts, rechecks
from shared.formats.bundle import PageBundle
from tests.client.bundles.publisher import NOW, everything, next_page, page

V3 = page()
V4 = next_page(V3, body="14일", effective=date(2026, 9, 1))


@pytest.fixture
def good(phone, service):
    service.release(*everything(V3))
    phone.sync()
    return phone


def remember(phone, fact_id, policy=None, status="active", knowhow=None):
    fact = Fact(fact_id, "event", "부분 환불을 요청함", None, True, status, NOW, NOW, policy=policy, knowhow=knowhow)
    facts.insert(phone.database, fact)


def mark_of(phone, fact_id):
    return facts.get(phone.database, fact_id).recheck


def history_of(phone, fact_id):
    rows = phone.database.all("SELECT change, detail FROM fact_history WHERE fact = ? ORDER BY seq", (fact_id,))
    return [(row["change"], json.loads(row["detail"])) for row in rows]


def test_only_facts_on_that_very_page_are_marked(good, service):
    remember(good, "on-refund-v3", PageRef("refund", 3))
    remember(good, "on-refund-v2", PageRef("refund", 2))
    remember(good, "on-refund-v4", PageRef("refund", 4))
    remember(good, "on-delivery", PageRef("delivery", 2))
    remember(good, "on-nothing")
    remember(good, "knowhow-of-the-same-name", knowhow=PageRef("refund", 1))
    service.release(everything(V4)[0])
    good.sync()
    marked = {fact.id: fact.recheck for fact in facts.list_facts(good.database, every=True) if fact.recheck}
    assert marked == {
        "on-refund-v3": Recheck("policy", "refund", 3, 4),
        "on-refund-v2": Recheck("policy", "refund", 2, 4),
    }


def test_a_knowhow_page_of_the_same_name_marks_nothing(good, service):
    remember(good, "f", PageRef("refund", 3))
    service.release(PageBundle("knowhow", "", (page("refund", 9),)))
    good.sync()
    assert good.bundles.page("knowhow", "refund").current.version == 9
    assert mark_of(good, "f") is None


@pytest.mark.parametrize("status", ["replaced", "retracted", "awaiting_consent", "awaiting_confirmation"])
def test_a_fact_that_is_not_in_force_is_not_marked(good, service, status):
    remember(good, "old", PageRef("refund", 3), status)
    service.release(everything(V4)[0])
    good.sync()
    assert mark_of(good, "old") is None


def test_the_history_says_it_once_however_often_it_is_checked(good, service):
    remember(good, "f", PageRef("refund", 3))
    service.release(everything(V4)[0])
    good.sync()
    assert good.bundles.mark_rechecks() == ()
    good.sync()
    assert history_of(good, "f") == [
        ("recheck", {"reason": "policy", "page": "refund", "linked": 3, "current": 4}),
    ]


def test_an_announced_version_marks_on_its_day_and_not_before(good, service):
    remember(good, "f", PageRef("refund", 3))
    service.release(everything(next_page(V3, body="14일", effective=date(2026, 10, 15)))[0])
    good.sync()
    assert mark_of(good, "f") is None
    assert mark_rechecks(good.database, datetime(2026, 10, 14, 14, 59, tzinfo=UTC), "Asia/Seoul") == ()
    assert mark_rechecks(good.database, datetime(2026, 10, 14, 15, 0, tzinfo=UTC), "Asia/Seoul") == ("f",)
    assert mark_of(good, "f") == Recheck("policy", "refund", 3, 4)


def test_a_fact_linked_to_the_version_in_force_is_not_marked_for_an_announced_one(good, service):
    service.release(everything(next_page(V4, body="7일", effective=date(2026, 12, 1)))[0])
    good.sync()
    remember(good, "f", PageRef("refund", 4))
    assert good.bundles.mark_rechecks() == ()


def test_the_version_after_marks_again(good, service):
    remember(good, "f", PageRef("refund", 3))
    service.release(everything(V4)[0])
    good.sync()
    service.release(everything(next_page(V4, body="7일", effective=date(2026, 9, 20)))[0])
    good.sync()
    assert mark_of(good, "f") == Recheck("policy", "refund", 3, 5)
    assert [detail["current"] for _, detail in history_of(good, "f")] == [4, 5]


def test_a_fact_that_was_confirmed_is_not_marked_again(good, service):
    remember(good, "f", PageRef("refund", 3))
    service.release(everything(V4)[0])
    good.sync()
    rechecks.clear(good.database, "f", 4)
    assert good.bundles.mark_rechecks() == ()


def test_a_new_policy_weighs_more_than_age(good, service):
    remember(good, "f", PageRef("refund", 3))
    good.database.run("UPDATE facts SET recheck_reason = 'age' WHERE id = 'f'")
    service.release(everything(V4)[0])
    good.sync()
    assert mark_of(good, "f").reason == "policy"


def test_a_restored_memory_is_marked_by_the_first_check(phone, service):
    remember(phone, "f", PageRef("refund", 3))
    service.release(*everything(V4))
    phone.sync()
    assert mark_of(phone, "f") == Recheck("policy", "refund", 3, 4)
