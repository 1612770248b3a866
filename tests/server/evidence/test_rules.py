"""Is what can not be evidence refused at the door?"""

import pytest

from server.errors import GieokError, NotFound
from server.evidence.rules import checked_body, checked_id, checked_reason
from shared.formats.fields import ID_LIMIT
from shared.wire.evidence import EvidenceBody, EvidenceQuote
from tests.support.evidence import AT, agreed

LONG = {"speaker": "customer", "text": "가" * 8000, "at": AT}
BROKEN = {
    "no statement": ({"statement": " "}, "request-broken"),
    "a statement that is too long": ({"statement": "가" * 1001}, "evidence-too-large"),
    "words that are too many": ({"quotes": [LONG]}, "evidence-too-large"),
    "too many quotes": ({"quotes": agreed()["quotes"] * 11}, "evidence-too-large"),
    "no words of the customer": ({"quotes": agreed()["quotes"][1:]}, "request-broken"),
    "a quote without words": ({"quotes": [*agreed()["quotes"], {**LONG, "text": "\n"}]}, "request-broken"),
    "a moment that is none": ({"quotes": [{**LONG, "text": "네", "at": "2026-13-20T03:00:00.000Z"}]}, "request-broken"),
    "a moment in another form": ({"quotes": [{**LONG, "text": "네", "at": "2026-09-20 03:00"}]}, "request-broken"),
    "a day that is none": ({"day": "2026-02-30"}, "request-broken"),
    "a page without its version": ({"version": None}, "request-broken"),
    "a page with a long name": ({"page": "p" * 81}, "request-broken"),
    "a version that is none": ({"knowhow_version": 0}, "request-broken"),
}


def body(**change):
    table = agreed() | change
    return EvidenceBody(**{**table, "quotes": [EvidenceQuote(**quote) for quote in table["quotes"]]})


def test_an_agreement_is_taken_as_it_is():
    assert checked_body(body()) == body()
    bare = body(day=None, page=None, version=None, knowhow=None, knowhow_version=None)
    assert checked_body(bare) == bare
    longest = body(page="p" * ID_LIMIT, knowhow="운" * ID_LIMIT)  # the desk takes such names, so evidence has to
    assert checked_body(longest) == longest


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_evidence_is_refused_without_repeating_it(name):
    change, code = BROKEN[name]
    with pytest.raises(GieokError) as refused:
        checked_body(body(**change))
    assert (refused.value.code, refused.value.params) == (code, {})


@pytest.mark.parametrize("evidence", ["AAAAAAAAAAAA", "short", "a" * 25, "aaaa.aaaaaaa", ""])
def test_an_id_that_no_device_makes_is_not_there(evidence):
    with pytest.raises(NotFound, match="evidence-unknown"):
        checked_id(evidence)


def test_a_reason_is_one_line_of_ten_characters_at_least():
    assert checked_reason("  민원 4711번을\n확인\u200b하려고 ") == "민원 4711번을 확인하려고"
    for reason in ("민원 확인", " " * 40, "\u200b" * 12, "가" * 501):
        with pytest.raises(GieokError, match="evidence-reason-wrong"):
            checked_reason(reason)
