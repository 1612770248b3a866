"""The source's steps 12 to 21, once, over the command line: from the log to a trait that is asked about next time."""

from tests.flows.road_steps import facts, only

TRAIT = "연간 계약을 근거로 예외를 요청하는 편"


def story(phone, service):
    """8/12, 9/28 under v3, and "like last time" under v4; returns what was known before the last conversation ended."""
    phone.ask("연간 계약인데 예외로 일부라도 환불 받을 수 있을까요?", now="2026-08-12T10:00")
    phone("end", now="2026-08-12T10:10")
    phone.ask("연간 계약인데 예외로 50% 부분 환불 가능할까요?", now="2026-09-28T10:00")
    phone.ask("네, 그럼 50%만 환불해 주세요", now="2026-09-28T10:01")
    phone.ask("앞으로 일본어로 답해 주세요", now="2026-09-28T10:02")
    phone("end", now="2026-09-28T10:10")
    service.publish_v4()
    phone("sync", now="2026-10-20T09:00")
    before = facts(phone, "2026-10-20T09:01")
    assert not [fact for fact in before if fact["kind"] == "trait"], "two are not enough"
    answer = phone.ask("지난번처럼 18일 지난 건도 부분 환불 되나요", now="2026-10-20T09:02")
    assert all(card["kind"] != "trait" for card in answer["cards"])
    phone("end", now="2026-10-20T09:10")
    return before


def every(phone, now):
    return phone("facts", "list", "--all", now=now)["facts"]


def questions(answer):
    return [(card["kind"], card["fact"]) for card in answer["cards"] if card["kind"] == "trait"]


def test_the_second_request_is_a_fact_of_its_own_and_with_the_others_a_trait_that_waits(phone, told):
    later = every(phone, "2026-10-20T09:11")
    known = {fact["id"] for fact in told}
    assert known <= {fact["id"] for fact in later if fact["status"] == "active"}, "what was known stays in force"
    request = only([fact for fact in later if fact["id"] not in known and fact["kind"] == "event"])
    assert (request["date"], request["policy"]) == ("2026-10-20", {"page": "refund", "version": 4})
    trait = only(later, kind="trait")
    assert (trait["statement"], trait["stated"], trait["status"]) == (TRAIT, False, "awaiting_confirmation")
    supports = [fact for fact in later if fact["id"] in trait["supports"]]
    assert len(supports) == 3
    assert {fact["date"] for fact in supports} == {"2026-08-12", "2026-09-28", "2026-10-20"}
    assert request["id"] in trait["supports"]
    assert TRAIT not in phone("context", "show", now="2026-10-20T09:11")["text"], "a guess is not promoted"
    shown = phone("facts", "show", trait["id"], now="2026-10-20T09:12")
    assert len(shown["supports"]) == 3
    assert {quote["quote"] for quote in shown["evidence"]} >= {"지난번처럼 18일 지난 건도 부분 환불 되나요"}


def test_it_is_asked_about_in_the_next_conversation_alone_and_goes_up_after_the_yes(phone, told):
    same = phone.ask("고마워요", now="2026-10-20T09:20")
    if same["conversation"] == conversation_of(phone, "지난번처럼"):
        assert questions(same) == []
        phone("end", now="2026-10-20T09:25")
    trait = only(every(phone, "2026-10-21T09:00"), kind="trait")
    first = phone.ask("안녕하세요", "--new", now="2026-10-21T09:01")
    assert questions(first) == [("trait", trait["id"])]
    assert len(first["cards"]) <= 2
    text = next(card["text"] for card in first["cards"] if card["kind"] == "trait")
    assert TRAIT in text
    assert questions(phone.ask("환불 규정이 어떻게 되나요?", now="2026-10-21T09:02")) == [], "once in a conversation"
    given = phone("facts", "confirm", trait["id"], now="2026-10-21T09:03")
    assert (given["status"], given["line"], given["lowered"]) == ("active", TRAIT, [])
    block = phone("context", "show", now="2026-10-21T09:04")
    assert [line["origin"] for line in block["lines"] if line["text"] == TRAIT] == ["promoted"]
    assert questions(phone.ask("안녕하세요", "--new", now="2026-10-22T09:01")) == []


def test_after_a_no_it_is_neither_asked_nor_made_again(phone, told):
    trait = only(every(phone, "2026-10-21T09:00"), kind="trait")
    assert questions(phone.ask("안녕하세요", "--new", now="2026-10-21T09:01")) == [("trait", trait["id"])]
    assert phone("facts", "confirm", trait["id"], "--no", now="2026-10-21T09:02")["status"] == "retracted"
    phone.ask("연간 계약이라 이번에도 예외로 환불을 받고 싶어요", "--new", now="2026-11-05T09:00")
    phone("end", now="2026-11-05T09:10")
    assert questions(phone.ask("안녕하세요", "--new", now="2026-11-06T09:00")) == []
    assert [fact["status"] for fact in every(phone, "2026-11-06T09:01") if fact["kind"] == "trait"] == ["retracted"]
    assert TRAIT not in phone("context", "show", now="2026-11-06T09:02")["text"]


def conversation_of(phone, words):
    found = phone("conversations", "list", now="2026-10-20T09:21")["conversations"]
    return next(one["id"] for one in found if one["title"].startswith(words))
