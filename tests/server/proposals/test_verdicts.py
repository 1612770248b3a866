"""What may staff decide of a candidate, and what not?"""

from datetime import UTC, datetime

import pytest

from server.errors import Conflict, NotFound, Refused
from server.proposals.rules import Contributed, candidates
from server.proposals.verdicts import REASON_LIMIT, judged
from shared.wire.candidates import CandidateVerdict
from shared.wire.proposal import Proposal

NOW = datetime(2026, 11, 1, tzinfo=UTC)
ACCEPTED = CandidateVerdict("accepted", page="refund-exception", version=2)
DECLINED = CandidateVerdict("declined", reason="한 번뿐인 사정")


def lines(*decisions, decided=None):
    said = [
        Contributed(str(number), Proposal("decision", "refund", ("late",), decision, "refund", 4, "2026-10"))
        for number, decision in enumerate(decisions)
    ]
    return candidates(said, {it.situation.id: it for it in decided or ()}, 3)


def decide(seen, sent=ACCEPTED, candidate=None):
    return judged(seen, candidate or lines("x", "x", "x")[0].id, sent, "ji", NOW)


def test_what_was_accepted_is_kept_with_what_staff_saw():
    kept = decide(lines("x", "x", "x", "x"))
    assert (kept.state, kept.page, kept.version, kept.staff) == ("accepted", "refund-exception", 2, "ji")
    assert (kept.decision, kept.customers, kept.everybody, kept.at) == ("x", 4, 4, "2026-11-01T00:00:00.000Z")
    assert (kept.situation.topic, kept.situation.conditions) == ("refund", ("late",))


@pytest.mark.parametrize("verdict", ["accepted", "merged"])
def test_a_candidate_with_a_contrary_case_goes_into_no_page(verdict):
    with pytest.raises(Conflict, match="candidate-conflicting"):
        decide(lines("x", "x", "x", "y"), CandidateVerdict(verdict, page="refund-exception", version=2))


def test_a_candidate_with_a_contrary_case_can_be_declined():
    kept = decide(lines("x", "x", "x", "y"), DECLINED)
    assert (kept.state, kept.reason, kept.customers, kept.everybody) == ("declined", "한 번뿐인 사정", 3, 4)


def test_a_guess_at_one_that_is_forming_is_answered_as_one_that_never_was():
    for seen in (lines("x", "x"), lines()):
        with pytest.raises(NotFound, match="candidate-unknown"):
            decide(seen)
    with pytest.raises(NotFound, match="candidate-unknown"):
        judged(lines("x", "x"), "", ACCEPTED, "ji", NOW)


def test_a_decided_one_may_be_decided_anew_while_enough_customers_are_behind_it():
    first = decide(lines("x", "x", "x"), DECLINED)
    assert decide(lines("x", "x", "x", "x", decided=[first])).state == "accepted"
    with pytest.raises(Conflict, match="candidate-too-few"):
        decide(lines("x", "x", decided=[first]))


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (CandidateVerdict("declined"), "candidate-reason-missing"),
        (CandidateVerdict("declined", reason=" \u200b\n"), "candidate-reason-missing"),
        (CandidateVerdict("declined", reason="x" * (REASON_LIMIT + 1)), "candidate-reason-too-long"),
        (CandidateVerdict("accepted"), "candidate-page-missing"),
        (CandidateVerdict("accepted", page="refund"), "candidate-page-missing"),
        (CandidateVerdict("accepted", page="refund", version=0), "candidate-page-missing"),
        (CandidateVerdict("merged", page="../refund", version=1), "candidate-page-missing"),
        (CandidateVerdict("merged", page="x" * 81, version=1), "candidate-page-missing"),
    ],
    ids=[
        "no reason",
        "a reason that nobody sees",
        "a long reason",
        "no page",
        "no version",
        "version 0",
        "a path",
        "long",
    ],
)
def test_declining_needs_a_reason_and_taking_in_needs_a_page(sent, code):
    with pytest.raises(Refused, match=code):
        decide(lines("x", "x", "x"), sent)
