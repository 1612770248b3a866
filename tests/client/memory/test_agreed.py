"""Does only what the service is a party to go to it, and of that only the sentence, the quotes, the day and the pages?"""

from dataclasses import asdict, replace
from datetime import UTC, date, datetime

import pytest

from client.memory.agreed import evidence_of, with_service
from client.memory.fact import Fact, PageRef, Quote
from shared.wire.evidence import TEXT_AT_MOST

AT = datetime(2026, 9, 28, 3, tzinfo=UTC)
ASKED = Quote("그럼 반액이라도 환불해 주세요", "customer", "t1", AT)
GRANTED = Quote("네, 반액 환불로 처리하겠습니다.", "service", "t1", AT)
FACT = Fact(
    "f1", "agreement", "반액 환불에 합의", date(2026, 9, 28), True, "active", AT, AT, (ASKED, GRANTED),
    policy=PageRef("refund", 4), topic="refund",
)  # fmt: skip


def test_an_agreement_goes_and_a_decision_where_the_service_spoke_too():
    assert with_service(FACT)
    assert with_service(replace(FACT, kind="decision"))


@pytest.mark.parametrize(
    "other",
    [
        {"kind": "decision", "evidence": (ASKED,)},
        {"evidence": (ASKED,)},  # an agreement with somebody else, as far as anybody can tell
        {"kind": "event"},
        {"kind": "preference"},
        {"kind": "attribute"},
        {"kind": "trait"},
        {"evidence": (GRANTED,)},
        {"evidence": ()},
        {"status": "awaiting_consent"},
        {"status": "awaiting_confirmation"},
        {"status": "replaced"},
        {"status": "retracted"},
    ],
    ids=str,
)
def test_nothing_else_goes(other):
    assert not with_service(replace(FACT, **other))


def test_what_goes_holds_nothing_but_what_was_told():
    body = asdict(evidence_of(FACT, PageRef("refund", 3), PageRef("late-refund", 1)))
    assert body == {
        "statement": "반액 환불에 합의",
        "quotes": [
            {"speaker": "customer", "text": ASKED.text, "at": "2026-09-28T03:00:00.000Z"},
            {"speaker": "service", "text": GRANTED.text, "at": "2026-09-28T03:00:00.000Z"},
        ],
        "day": "2026-09-28",
        "page": "refund",
        "version": 3,
        "knowhow": "late-refund",
        "knowhow_version": 1,
    }


def test_secrets_are_masked_once_more():
    told = "카드 4111 1111 1111 1111로 환불받기로 합의"
    fact = replace(FACT, statement=told, evidence=(replace(ASKED, text=told), GRANTED))
    assert "4111" not in str(asdict(evidence_of(fact, None, None)))


def test_long_words_of_one_side_leave_room_for_the_other():
    long = replace(ASKED, text="가" * 9_000)
    body = evidence_of(replace(FACT, evidence=(long, GRANTED)), None, None)
    assert [quote.speaker for quote in body.quotes] == ["customer", "service"]
    assert body.quotes[0].text.endswith("…")
    assert len(body.statement) + sum(len(quote.text) for quote in body.quotes) <= TEXT_AT_MOST


def test_of_many_quotes_the_first_of_each_side_goes():
    many = tuple(replace(ASKED, text=f"요청 {number}") for number in range(40))
    body = evidence_of(replace(FACT, evidence=(*many, GRANTED)), None, None)
    assert [quote.text for quote in body.quotes][:2] == ["요청 0", GRANTED.text]
    assert len(body.quotes) == 20
