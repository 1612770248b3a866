"""Contributions become a candidate: by distinct customers, never over a contrary case, and never below the threshold."""

from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.proposals.rules import Contributed, Decided, Situation, candidates
from shared.wire.proposal import Proposal

WHEN = ("contract-annual", "over-14-days")
PARTIAL = "partial-refund-up-to-50"
SITUATION = Situation("decision", "refund-exception", WHEN)


def contributed(tag, decision=PARTIAL, conditions=WHEN, kind="decision", page="refund", version=4, month="2026-10"):
    return Contributed(tag, Proposal(kind, "refund-exception", conditions, decision, page, version, month))


def three(**changes):
    return [contributed(tag, **changes) for tag in "abc"]


def seen(*given, threshold=3, decided=None):
    return candidates(given, {it.situation.id: it for it in decided or ()}, threshold)


def accepted(customers=3, everybody=3, **changes):
    told = {"situation": SITUATION, "decision": PARTIAL, "customers": customers, "everybody": everybody}
    told |= {"state": "accepted", "page": "refund-exception", "version": 2, "reason": "", "staff": "ji"}
    return Decided(**(told | {"at": "2026-11-01T00:00:00.000Z"} | changes))


def counts(line):
    return [(it.decision, it.customers) for it in line.decisions]


def test_three_customers_with_the_same_decision_are_a_candidate():
    (found,) = seen(*three())
    assert (found.state, found.customers, found.id) == ("ready", 3, SITUATION.id)
    assert (found.kind, found.topic, found.conditions) == ("decision", "refund-exception", WHEN)
    assert counts(found) == [(PARTIAL, 3)]


def test_W11_a_contrary_case_under_the_same_condition_blocks_and_is_shown():
    (found,) = seen(*three(), contributed("d", "no-refund"))
    assert found.state == "conflicting"
    assert counts(found) == [(PARTIAL, 3), ("no-refund", 1)]


def test_W11_a_contrary_case_under_another_condition_does_not_block():
    found = seen(*three(), contributed("d", "no-refund", ("contract-monthly",)))
    assert [it.state for it in found] == ["ready", "forming"]


def test_W11_one_customer_who_decided_both_ways_counts_for_the_newest_decision_only():
    (found,) = seen(*three(), contributed("c", "full-refund"))
    assert (found.state, found.customers, found.id) == ("forming", 2, "")
    (found,) = seen(*three(decision="full-refund"), *three())
    assert (found.state, counts(found)) == ("ready", [(PARTIAL, 3)])


def test_one_customer_counts_once_however_often_they_contribute():
    (found,) = seen(*[contributed("a")] * 5, contributed("b"))
    assert (found.state, found.customers, found.needed) == ("forming", 2, 3)


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from(["x", "y", None])), max_size=12))
def test_below_the_threshold_nothing_but_state_and_counts_is_seen(said):
    for line in seen(*(contributed(tag, decision) for tag, decision in said), threshold=3):
        newest = dict(said)
        most = max(list(newest.values()).count(decision) for decision in newest.values())
        assert line.customers == most
        if most >= 3:
            assert {it.decision for it in line.decisions} == set(newest.values())
        else:
            told = asdict(line)
            assert (told.pop("state"), told.pop("customers"), told.pop("needed")) == ("forming", most, 3)
            assert not any(told.values())


def test_a_candidate_that_falls_below_the_threshold_is_hidden_again():
    above, below = seen(*three()), seen(*three()[:2])
    assert (above[0].topic, below[0].topic) == ("refund-exception", None)
    assert below == seen(contributed("x", "other", ("y",)), contributed("z", "other", ("y",)))


def test_two_forming_candidates_can_not_be_told_apart():
    found = seen(contributed("a"), contributed("b", "other", ("contract-monthly",)), contributed("c", kind="question"))
    assert len({repr(it) for it in found}) == 1


@pytest.mark.parametrize("threshold", [-1, 0, 1, 2])
def test_no_config_lowers_the_threshold_below_three(threshold):
    (found,) = seen(*three()[:2], threshold=threshold)
    assert (found.state, found.needed) == ("forming", 3)


def test_a_higher_threshold_hides_what_was_seen_before():
    assert [it.state for it in seen(*three(), threshold=4)] == ["forming"]


def test_a_question_is_a_candidate_of_its_own_and_nothing_contradicts_it():
    questions = three(decision=None, kind="question")
    found = seen(*three(), *questions)
    assert {(it.kind, it.state) for it in found} == {("decision", "ready"), ("question", "ready")}
    assert len({it.id for it in found}) == 2


def test_it_rests_on_the_page_that_most_name_in_the_newest_version_and_on_a_span_of_months():
    (found,) = seen(
        contributed("a", version=3, month="2026-08"),
        contributed("b", version=4, month="2026-11"),
        contributed("c", page="billing", version=9, month="2026-10"),
        contributed("d", page=None, version=None, month="2026-09"),
    )
    assert (found.page, found.version, found.months) == ("refund", 4, ("2026-08", "2026-11"))
    (found,) = seen(*three(page=None, version=None))
    assert (found.page, found.version) == (None, None)


def test_customers_who_come_after_the_decision_are_told():
    (found,) = seen(*three(), contributed("d"), contributed("e"), decided=[accepted()])
    assert (found.state, found.customers, found.since) == ("accepted", 5, 2)
    assert (found.decided_by, found.decided_at, found.became) == ("ji", "2026-11-01T00:00:00.000Z", "refund-exception")


def test_a_contrary_case_that_comes_after_the_decision_is_told_and_shown():
    (found,) = seen(*three(), contributed("d", "no-refund"), decided=[accepted()])
    assert (found.state, found.customers, found.since) == ("accepted", 3, 1)
    assert counts(found) == [(PARTIAL, 3), ("no-refund", 1)]


def test_who_was_of_another_mind_when_it_was_decided_has_not_come_since():
    (found,) = seen(*three(), contributed("d", "no-refund"), decided=[accepted(everybody=4, state="declined")])
    assert (found.state, found.customers, found.since) == ("declined", 3, 0)


def test_a_contribution_taken_back_lowers_the_count_of_what_was_accepted():
    (found,) = seen(*three()[:2], decided=[accepted()])
    assert (found.state, found.customers, found.since) == ("accepted", 2, 0)
    assert counts(found) == [(PARTIAL, 2)]


def test_of_a_decided_candidate_with_too_few_left_only_what_was_decided_on_is_seen():
    (found,) = seen(
        contributed("a"), contributed("d", "no-refund", page="secret", month="2026-12"), decided=[accepted()]
    )
    assert (counts(found), found.page, found.version, found.months) == ([(PARTIAL, 1)], None, None, ())


def test_what_was_decided_stays_when_everybody_has_taken_it_back():
    (found,) = seen(decided=[accepted()])
    assert (found.id, found.state, found.customers, found.topic) == (SITUATION.id, "accepted", 0, "refund-exception")


def test_what_waits_for_staff_comes_first_and_what_is_forming_last():
    said = [contributed(tag, conditions=("x",)) for tag in "abcd"] + [contributed("a", conditions=("y",))]
    found = seen(*said, *three(), *three(conditions=("z",)), decided=[accepted()])
    assert [it.state for it in found] == ["ready", "ready", "accepted", "forming"]
    assert [it.customers for it in found] == [4, 3, 3, 1]


@given(st.lists(st.text(max_size=6), max_size=4), st.lists(st.text(max_size=6), max_size=4))
def test_two_situations_never_share_an_id(one, other):
    ids = [Situation("decision", "topic", tuple(it)).id for it in (one, other)]
    assert (ids[0] == ids[1]) == (one == other)
    assert Situation("question", "topic", tuple(one)).id not in ids
