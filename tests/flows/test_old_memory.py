"""W8: what a customer was once told never beats the rule of today, and never vanishes without a word either."""

import json

import pytest

from tests.flows.conftest import Phone
from tests.support.model_server import ModelServer, call, say
from tests.support.service import Service

QUESTIONS = [
    "며칠까지 환불되나요?",
    "30일까지 환불된다고 했잖아요",
    "Last time you said refunds are possible within 30 days. Is that right?",
    "前回30日以内なら返金できると言っていましたよね？",
]


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    """A customer who counted on v3, on a day when v4 is in force."""
    folder = tmp_path_factory.mktemp("old")
    service = Service(folder / "service")
    phone = Phone(folder / "home", service.url)
    phone.ask("구매 후 며칠까지 전액 환불되나요?", now="2026-09-28T10:00")
    phone.ask("그럼 30일까지 환불되는 걸로 알고 20일째에 전액 환불 요청할게요", now="2026-09-28T10:01")
    phone("end", now="2026-09-28T10:10")
    service.publish_v4()
    phone("sync", now="2026-10-20T09:00")
    yield phone
    service.stop()


@pytest.fixture
def told(phone):
    """What is known of it."""
    (fact,) = [one for one in phone("facts", "list", now="2026-10-20T09:01")["facts"] if "30일" in one["statement"]]
    assert fact["policy"] == {"page": "refund", "version": 3}
    return fact


def test_W8_both_are_shown_with_their_sources_and_a_recheck_and_none_is_chosen(phone, told):
    for question in QUESTIONS:
        answer = phone("chat", "--new", "-m", question, now="2026-10-20T10:00")
        cited = {(source["kind"], source["id"], source["version"]) for source in answer["sources"]}
        assert {("policy", "refund", 4), ("fact", told["id"], 3)} <= cited, question
        assert "14일" in answer["answer"], question
        assert "30일까지 환불되는 걸로" in answer["answer"], question
        assert any(mark in answer["answer"] for mark in ("재확인 필요", "To be rechecked", "再確認が必要")), question
        source = next(one for one in answer["sources"] if one["id"] == told["id"])
        assert source["recheck"] == {"reason": "policy", "page": "refund", "linked": 3, "current": 4}


def test_W8_a_service_gets_both_with_the_mark_and_may_show_both(phone, told):
    steps = (
        call("c1", "search_facts", json.dumps({"query": "환불 30일"})),
        call("c2", "search_policy", json.dumps({"query": "환불"})),
        say(f"지금은 14일이에요 [policy:refund@4]. 전에는 30일이었어요 [fact:{told['id']}]. 재확인 필요해요."),
    )
    with ModelServer(*steps) as server:
        answer = phone(
            "chat", "--new", "-m", QUESTIONS[0], now="2026-10-20T11:00", GIEOK_MODEL_URL=server.url, GIEOK_MODEL="m"
        )
        facts, pages = (
            json.loads(request.json["messages"][-1]["content"])["results"] for request in server.requests[1:3]
        )
        rules = server.requests[0].json["messages"][0]["content"]
    assert next(one["recheck"] for one in facts if one["id"] == told["id"])["current"] == 4
    assert "14일" in json.dumps(pages, ensure_ascii=False)
    assert "never choose one silently" in rules
    assert {source["kind"] for source in answer["sources"]} == {"policy", "fact"}
    assert [card["kind"] for card in answer["cards"]] == ["recheck"]
