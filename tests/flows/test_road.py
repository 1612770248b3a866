"""The source's own story, once, end to end: real server, real bundles, real store, over the command line."""

import re

from tests.flows.road_steps import facts, only


def story(phone, service):
    """Until after the agreement of September 28."""
    phone.ask("연간 계약인데 예외로 일부라도 환불 받을 수 있을까요?", now="2026-08-12T10:00")
    phone("end", now="2026-08-12T10:10")
    offered = phone.ask("연간 계약인데 예외로 50% 부분 환불 가능할까요?", now="2026-09-28T10:00")
    agreed = phone.ask("네, 그럼 50%만 환불해 주세요", now="2026-09-28T10:01")
    phone.ask("앞으로 일본어로 답해 주세요", now="2026-09-28T10:02")
    phone.ask("이번 달부터 엔터프라이즈로 바꿨어요", now="2026-09-28T10:03")
    phone("end", now="2026-09-28T10:10")
    return offered, agreed


def test_the_sources_story_from_the_first_request_to_the_answer_under_v4(phone, service, told):
    offered, agreed = told
    assert {("policy", "refund", 3), ("knowhow", "annual-exception-refund", 2)} <= cited(offered)
    assert ("knowhow", "annual-exception-refund", 2) in cited(agreed)

    block = phone("context", "show", now="2026-09-28T10:11")
    assert [line["origin"] for line in block["lines"]] == ["asked"]
    assert "일본어" in block["text"]

    known = facts(phone, "2026-09-28T10:11")
    agreement = only(known, kind="agreement")
    assert (agreement["date"], agreement["policy"]) == ("2026-09-28", {"page": "refund", "version": 3})
    assert "50%" in agreement["statement"]
    assert {quote["speaker"] for quote in agreement["evidence"]} == {"customer", "service"}
    assert only(known, attribute="tier")["value"] == "enterprise"
    assert [fact["date"] for fact in known if fact["kind"] == "event" and "엔터프라이즈" in fact["statement"]] == [
        "2026-09-01"
    ]
    assert [fact for fact in known if fact["date"] == "2026-08-12"]
    assert all(fact["recheck"] is None for fact in known)

    (offered,) = phone("contribute", "list", now="2026-09-28T10:12")["contributions"]
    assert (offered["fact"], offered["payload"]["decision"]) == (agreement["id"], "partial-refund-up-to-50")

    service.publish_v4()
    phone("sync", now="2026-10-20T09:00")
    marked = {fact["id"]: fact["recheck"] for fact in facts(phone, "2026-10-20T09:01")}
    assert marked[agreement["id"]] == {"reason": "policy", "page": "refund", "linked": 3, "current": 4}
    assert marked[only(known, attribute="tier")["id"]] is None

    answer = phone.ask("지난번처럼 18일 지난 건도 부분 환불 되나요", now="2026-10-20T09:02")
    text = answer["answer"]
    assert re.search(r"[\u3041-\u3096]{2}", text), "Japanese framing"
    assert "14일" in text
    assert "v4" in text
    assert "v3" in text
    assert "再確認" in text
    assert "9月28日" in text
    assert ("policy", "refund", 4) in cited(answer)
    assert ("knowhow", "partial-refund-over-14-days", 1) in cited(answer)
    source = next(one for one in answer["sources"] if one["id"] == agreement["id"])
    assert (source["version"], source["date"]) == (3, "2026-09-28")
    assert source["recheck"] == {"reason": "policy", "page": "refund", "linked": 3, "current": 4}
    assert {tool["name"] for tool in answer["tools"]} >= {
        "search_facts",
        "search_policy",
        "search_knowhow",
        "search_conversations",
    }
    assert answer["model"]["kind"] == "builtin"

    phone("end", now="2026-10-20T09:10")
    later = facts(phone, "2026-10-20T09:11")
    new = only([fact for fact in later if fact["id"] not in marked])
    assert (new["kind"], new["date"], new["policy"]) == ("event", "2026-10-20", {"page": "refund", "version": 4})
    assert agreement["id"] in {fact["id"] for fact in later}


def test_nothing_is_invented_each_number_of_the_last_answer_stands_in_a_source(phone, service, told):
    service.publish_v4()
    phone("sync", now="2026-10-20T09:00")
    answer = phone.ask("지난번처럼 18일 지난 건도 부분 환불 되나요", now="2026-10-20T09:02")
    pages = [
        phone("search", "환불", "--in", place, "--top", "50", now="2026-10-20T09:03") for place in ("policy", "knowhow")
    ]
    assert pages[0]["results"]
    known = str(facts(phone, "2026-10-20T09:03")) + (service.desk / "content").as_posix()
    for path in [*(service.desk).rglob("*.md")]:
        known += path.read_text("utf-8")
    known += "".join(path.read_text("utf-8") for path in service.desk.rglob("*.toml"))
    body = re.sub(r"\[\d+\]", "", answer["answer"])
    body = re.sub(r"(\d+)年(\d+)月(\d+)日", lambda m: f"{m[1]}-{int(m[2]):02}-{int(m[3]):02}", body)
    invented = [number for number in re.findall(r"\d+(?:-\d+-\d+)?", body) if number not in known and number != "18"]
    assert invented == []


def test_the_answer_keeps_working_and_says_so_when_the_server_is_away(phone, service, told):
    service.away()
    answer = phone.ask("환불 규정이 어떻게 되나요?", now="2026-09-29T10:00")
    assert ("policy", "refund", 3) in cited(answer)
    assert answer["bundle"]["state"] == "offline"


def test_no_word_of_the_customer_lies_on_the_server_or_in_plain_on_the_phone(phone, service, told):
    phone.ask("코끼리-7731 환불해 주세요", now="2026-09-29T10:00")
    phone("end", now="2026-09-29T10:01")
    for path in [*service.folder.rglob("*"), *phone.home.rglob("*")]:
        if path.is_file():
            assert "코끼리-7731".encode() not in path.read_bytes(), path.name


def cited(answer):
    return {(source["kind"], source["id"], source["version"]) for source in answer["sources"]}
