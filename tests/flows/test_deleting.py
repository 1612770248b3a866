"""Deleting over the command line: what stays is named, what goes is gone, and the app works on afterwards."""

from tests.support.forensics import where_in_files, where_in_pages

CANARY = "코끼리-7731"


def story(phone, service):
    """A move that was told, learned, and is known; the fact of it."""
    phone.ask(f"지난주에 부산으로 이사했어요. 제 별명은 {CANARY}예요.", now="2026-09-28T10:00")
    phone("end", now="2026-09-28T10:10")
    facts = phone("facts", "list", now="2026-09-28T10:11")["facts"]
    return next(fact for fact in facts if fact["kind"] == "event" and "부산" in fact["statement"])


def test_D5_everything_is_deleted_and_the_app_answers_from_the_policies_without_the_server(phone, service, told):
    phone("context", "set", f"호칭: {CANARY}", now="2026-09-28T10:12")
    refused = phone("wipe", now="2026-09-28T10:13", check=False)
    assert refused.returncode == 1
    assert phone("status", now="2026-09-28T10:13")["counts"]["turns"] == 1
    service.away()
    assert phone("wipe", "--yes", now="2026-09-28T10:14") == {"wiped": "local"}
    status = phone("status", now="2026-09-28T10:15")
    assert status["counts"] == {"facts": 0, "turns": 0, "conversations": 0}
    assert phone("context", "show", now="2026-09-28T10:15")["text"] == ""
    assert where_in_pages(phone.home, CANARY, "코끼") == set()
    assert where_in_files(phone.home, CANARY, "코끼", "부산") == set()
    answer = phone.ask("환불 규정이 어떻게 되나요?", now="2026-09-29T10:00")
    assert [source["id"] for source in answer["sources"] if source["kind"] == "policy"][:1] == ["refund"]
    assert answer["bundle"]["state"] == "offline"


def test_D8_the_chat_only_proposes_and_the_customer_deletes_by_id(phone, told):
    answer = phone.ask("이사한 얘기는 지워 주세요", now="2026-09-29T10:00")
    asked = [card for card in answer["cards"] if card["kind"] == "forget"]
    assert told["id"] in {card["fact"] for card in asked}
    known = phone("facts", "list", now="2026-09-29T10:01")["facts"]
    assert told["id"] in {fact["id"] for fact in known}
    gone = phone("facts", "delete", told["id"], "--with-conversation", now="2026-09-29T10:02")
    assert gone["conversation_deleted"] is True
    left = phone("conversations", "list", now="2026-09-29T10:03")["conversations"]
    assert gone["conversation"] not in {one["id"] for one in left}
    assert told["id"] not in {fact["id"] for fact in phone("facts", "list", "--all", now="2026-09-29T10:04")["facts"]}


def test_D1_a_deleted_conversation_names_its_facts_and_takes_them_along_when_told(phone, told):
    before = {fact["id"] for fact in phone("facts", "list", now="2026-09-29T10:00")["facts"]}
    listed = phone("conversations", "list", now="2026-09-29T10:00")["conversations"]
    kept = phone("conversations", "delete", listed[0]["id"], now="2026-09-29T10:01")
    assert set(kept["facts"]) == before
    assert kept["facts_deleted"] == []
    assert phone("search", "부산", "--in", "conversations", now="2026-09-29T10:02")["results"] == []
    assert phone("facts", "show", told["id"], now="2026-09-29T10:02")["evidence"]
    phone.ask("대전으로 이사했어요", now="2026-09-29T11:00")
    phone("end", now="2026-09-29T11:01")
    again = phone("conversations", "list", now="2026-09-29T11:02")["conversations"][0]
    gone = phone("conversations", "delete", again["id"], "--facts", now="2026-09-29T11:03")
    assert gone["facts_deleted"]
    assert phone("search", "대전", "--in", "facts", now="2026-09-29T11:04")["results"] == []


def test_W1_forgetting_in_one_account_touches_no_other(phone, told):
    for_other = ("--account", "other")
    phone("chat", "-m", "저는 부산에 살아요", *for_other, now="2026-09-28T11:00")
    phone("end", *for_other, now="2026-09-28T11:01")
    refused = phone("facts", "delete", told["id"], *for_other, now="2026-09-28T11:02", check=False)
    assert refused.returncode == 1
    phone("wipe", "--yes", *for_other, now="2026-09-28T11:03")
    assert told["id"] in {fact["id"] for fact in phone("facts", "list", now="2026-09-28T11:04")["facts"]}
    assert phone("status", *for_other, now="2026-09-28T11:05")["counts"]["turns"] == 0
