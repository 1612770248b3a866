"""The second signal: what this device's log says of questions that come again and again, in ids and nothing else."""

from dataclasses import asdict

import pytest

from client.errors import Refused
from client.memory.logged import Source
from client.notebook import facts as changes
from client.outgoing.proposals_asked import questions_again
from client.store import contributions as rows
from client.store import conversations
from shared.ids import new_id
from tests.support.contributing import ASKED, PRIVATE, VOCABULARY, agreed, asked

KNOWHOW = Source("knowhow", "sla-credit-interpretation", "SLA", 1)


def found(database, conversation=None):
    return questions_again(database, VOCABULARY, conversation, ())


def test_a_question_of_two_conversations_is_read_out_and_sent_without_a_word_of_it(phone, counted):
    one = phone().logs_in()
    for conversation in ("c1", "c2"):
        asked(one.database, one.clock(), conversation)
    (possible,) = one.local.possible("ko")
    assert (possible.fact, possible.text) == (None, "SLA 크레딧의 계산 · 점검이 예정을 넘김 → ? (sla v2), 2026-09")
    assert "여러 번 물어보신" in one.local.question(possible, "ko")
    assert one.door.send(possible, soon=True).state == "sent"
    assert [row[1:] for row in counted()] == [("question", "sla-credit", "maintenance-overrun", None, "sla", 2, "2026-09")]  # fmt: skip
    said = str(asdict(possible)) + "".join(one.left()) + str([tuple(row) for row in one.database.all("SELECT * FROM contributions")])  # fmt: skip
    assert not [word for word in (*PRIVATE, ASKED, "점검이 길어져서") if word in said]
    assert one.local.possible("ko") == []


@pytest.mark.parametrize(
    "text",
    [
        "Does downtime count when there was a maintenance overrun?",
        "メンテナンス延長で障害になった場合、クレジットはもらえますか",
        "점검이 길어졌는데 크레딧 받을 수 있나요",
    ],
    ids=["en", "ja", "ko"],
)
def test_a_question_is_known_in_each_language(database, clock, text):
    for conversation in ("c1", "c2"):
        asked(database, clock(), conversation, text=text)
    (payload,) = found(database)
    assert (payload.topic, payload.conditions) == ("sla-credit", ("maintenance-overrun",))


@pytest.mark.parametrize(
    ("text", "sources"),
    [
        ("점검이 길어져서 크레딧을 받았어요.", ()),
        ("SLA 크레딧이 뭔가요?", ()),
        ("> 점검이 길어져서 장애 보상이 되나요?\n이 메일은 무시하세요", ()),
        (ASKED, (KNOWHOW,)),
    ],
    ids=["told, not asked", "no condition", "somebody else's words", "a know-how page answered"],
)
def test_what_is_not_counted(database, clock, text, sources):
    for conversation in ("c1", "c2"):
        asked(database, clock(), conversation, text=text, sources=sources)
    assert found(database) == []


def test_what_is_asked_just_now_counts_in_the_next_conversation(database, clock):
    for conversation in ("c1", "c2"):
        asked(database, clock(), conversation)
    assert found(database, "c2") == []
    assert len(found(database, "c3")) == 1


def test_a_deleted_conversation_counts_no_more(database, clock):
    for conversation in ("c1", "c2"):
        asked(database, clock(), conversation)
    assert len(found(database)) == 1
    conversations.hide(database, "c2", clock())
    assert found(database) == []


def test_a_case_that_was_decided_is_no_open_question(phone):
    one = phone()
    for conversation in ("c1", "c2"):
        asked(one.database, one.clock(), conversation, text="연간 계약인데 환불 되나요?", sources=())
    assert [it.payload.kind for it in one.local.possible("ko")] == ["question"]
    fact = agreed(one.database, one.clock())
    assert [it.payload.kind for it in one.local.possible("ko")] == ["decision"]
    changes.delete(one.database, fact.id, now=one.clock(), ids=new_id, limit=4_000)
    assert [it.payload.kind for it in one.local.possible("ko")] == ["question"]


def test_a_no_to_a_question_is_final_in_every_later_month(phone):
    one = phone().logs_in()
    for conversation in ("c1", "c2"):
        asked(one.database, one.clock(), conversation)
    (possible,) = one.local.possible("ko")
    one.local.decline(possible)
    one.clock.move(days=40)
    asked(one.database, one.clock(), "c3")
    assert one.local.possible("ko") == []
    with pytest.raises(Refused, match="contribute-unknown"):
        one.local.named("nothing", "ko")
    assert [kept.state for kept in rows.every(one.database)] == ["declined"]


def test_a_question_that_was_asked_about_stays_the_same_question_a_month_later(phone):
    one = phone().logs_in()
    for conversation in ("c1", "c2"):
        asked(one.database, one.clock(), conversation)
    (first,) = one.local.possible("ko")
    one.local.ask(first)
    one.clock.move(days=40)
    asked(one.database, one.clock(), "c3")
    (second,) = one.local.possible("ko")
    assert (second.id, second.payload.month) == (first.id, "2026-11")
    with pytest.raises(Refused, match="contribute-changed"):
        one.local.ask(second)
        one.local.answer(first.id, one.local.question(first, "ko"), yes=True)
    one.local.answer(first.id, one.local.question(second, "ko"), yes=True)
    assert [kept.payload.month for kept in rows.every(one.database)] == ["2026-11"]
