"""Contributions become a candidate: by distinct customers, and never over a contrary case."""

from server.proposals.rules import Contributed, candidates
from shared.wire.proposal import Proposal


def contributed(
    tag, decision="partial-refund-up-to-50", conditions=("contract-annual", "over-14-days"), kind="decision"
):
    return Contributed(tag, Proposal(kind, "refund-exception", conditions, decision, "refund", 4, "2026-10"))


def test_three_customers_with_the_same_decision_are_a_candidate():
    (found,) = candidates([contributed("a"), contributed("b"), contributed("c")], 3)
    assert (found.state, found.customers) == ("ready", 3)
    assert found.decisions == (("partial-refund-up-to-50", 3),)


def test_W11_a_contrary_case_under_the_same_condition_blocks_and_is_shown():
    (found,) = candidates([*(contributed(tag) for tag in "abc"), contributed("d", "no-refund")], 3)
    assert found.state == "conflicting"
    assert found.decisions == (("partial-refund-up-to-50", 3), ("no-refund", 1))


def test_W11_a_contrary_case_under_another_condition_does_not_block():
    found = candidates([*(contributed(tag) for tag in "abc"), contributed("d", "no-refund", ("contract-monthly",))], 3)
    assert [it.state for it in found] == ["ready", "forming"]


def test_W11_one_customer_who_decided_both_ways_blocks_too():
    (found,) = candidates([*(contributed(tag) for tag in "abc"), contributed("c", "full-refund")], 3)
    assert found.state == "conflicting"


def test_one_customer_counts_once_however_often_they_contribute():
    (found,) = candidates([contributed("a")] * 5 + [contributed("b")], 3)
    assert (found.state, found.customers, found.needed) == ("forming", 2, 3)


def test_below_the_threshold_nobody_sees_the_content():
    (found,) = candidates([contributed("a"), contributed("b", "no-refund"), contributed("c", "full-refund")], 3)
    assert (found.state, found.situation, found.decisions) == ("forming", None, ())


def test_a_question_and_a_decision_are_two_candidates():
    both = [contributed(tag) for tag in "abc"] + [contributed(tag, None, kind="question") for tag in "abc"]
    assert [it.situation[0] for it in candidates(both, 3)] == ["decision", "question"]
