"""What do staff see of what customers proposed, who may decide, and is it written down?"""

import threading

import pytest

from server.staff.log import StaffLog
from tests.support.contributors import WHEN
from tests.support.people import told

CONTENT = {"partial", "full", "none", "refund", *WHEN, "2026-09", "refund-exception"}


def shown(service):
    return [(it["state"], it["customers"]) for it in service.candidates()]


def test_content_comes_with_the_third_customer_and_goes_with_the_one_who_takes_back(service):
    minsu, *others = service.customers(3)
    for it in others:
        it.contributes()
    (forming,) = service.candidates()
    assert (forming["state"], forming["customers"], forming["needed"], forming["id"]) == ("forming", 2, 3, "")
    assert not [word for word in CONTENT if word in str(forming)]
    minsu.contributes()
    (ready,) = service.candidates()
    assert (ready["state"], ready["topic"], ready["conditions"]) == ("ready", "refund-exception", list(WHEN))
    assert (ready["page"], ready["version"], ready["months"]) == ("refund", 3, ["2026-09", "2026-09"])
    minsu.takes_back()
    assert service.candidates() == [forming]


def test_a_customer_whose_newest_decision_is_another_takes_the_old_one_away(service):
    customers = service.customers(4)
    for it in customers:
        it.contributes()
    customers[0].contributes("full")
    assert shown(service) == [("conflicting", 3)]
    customers[1].contributes("full")
    assert shown(service) == [("forming", 2)]
    customers[0].contributes("partial")
    customers[1].contributes("partial")
    assert shown(service) == [("ready", 4)]


def test_one_customer_with_two_devices_counts_once(service):
    for device in ("phone", "tablet", "after a restore"):
        service.customer(device=device).contributes()
    assert shown(service) == [("forming", 1)]


def test_the_same_question_of_three_customers_is_a_candidate(service):
    for it in service.customers(3):
        it.contributes(None, kind="question")
    (found,) = service.candidates()
    assert (found["state"], found["kind"], found["decisions"]) == (
        "ready", "question", [{"decision": None, "customers": 3}],
    )  # fmt: skip


def test_the_threshold_of_the_live_config_counts(service):
    for it in service.customers(3):
        it.contributes()
    service.configure(threshold=4)
    assert shown(service) == [("forming", 3)]
    assert service.candidates()[0]["needed"] == 4
    service.configure(threshold=3)
    assert shown(service) == [("ready", 3)]


def test_accepted_candidates_tell_who_decided_and_what_came_since(service):
    customers = service.customers(5)
    for it in customers[:3]:
        it.contributes()
    (ready,) = service.candidates()
    answer = service.verdict(ready["id"])
    assert answer.status_code == 200
    assert [answer.json()] == service.candidates()
    told_then = ("accepted", "reviewer", "refund-exception", 3, 0)
    fields = ("state", "decided_by", "became", "customers", "since")
    assert tuple(answer.json()[it] for it in fields) == told_then
    for it in customers[3:]:
        it.contributes()
    assert [service.candidates()[0][it] for it in fields[-2:]] == [5, 2]
    for it in customers[:3]:
        it.takes_back()
    assert shown(service) == [("accepted", 2)]


@pytest.mark.parametrize("verdict", ["accepted", "merged"])
def test_a_contrary_case_blocks_until_it_is_taken_back(service, verdict):
    customers = service.customers(4)
    for it in customers:
        it.contributes("full" if it is customers[3] else "partial")
    (found,) = service.candidates()
    assert told(service.verdict(found["id"], verdict=verdict)) == (409, "candidate-conflicting")
    assert service.candidates() == [found]
    customers[3].takes_back()
    assert service.verdict(found["id"], verdict=verdict).json()["state"] == verdict


def test_a_declined_one_gives_its_reason(service):
    for it in service.customers(3):
        it.contributes()
    candidate = service.candidates()[0]["id"]
    assert told(service.verdict(candidate, verdict="declined")) == (422, "candidate-reason-missing")
    assert service.verdict(candidate, verdict="declined", reason="한 번뿐인 사정").json()["reason"] == "한 번뿐인 사정"


def test_what_is_forming_can_not_be_guessed(service):
    customers = service.customers(3)
    for it in customers:
        it.contributes()
    candidate = service.candidates()[0]["id"]
    customers[0].takes_back()
    for guess in (candidate, "0" * 16, "x"):
        assert told(service.verdict(guess)) == (404, "candidate-unknown")


def test_everybody_of_the_staff_reads_and_reviewers_and_signers_decide(service):
    for it in service.customers(3):
        it.contributes()
    seen = [service.candidates(role) for role in ("author", "signer", "reviewer")]
    assert seen[0] == seen[1] == seen[2]
    candidate = seen[0][0]["id"]
    assert told(service.verdict(candidate, role="author")) == (403, "staff-role-wrong")
    assert [service.verdict(candidate, role=role).status_code for role in ("signer", "reviewer")] == [200, 200]
    customer = service.customer().token
    for token in (None, customer):
        assert told(service.ask("GET", "/v1/candidates", token=token)) == (401, "token-missing")
        sent = {"verdict": "declined", "reason": "x"}
        assert told(service.ask("POST", f"/v1/candidates/{candidate}/verdict", sent, token)) == (401, "token-missing")


def test_a_candidate_that_turned_round_is_decided_anew_with_what_is_seen_then(service):
    customers = service.customers(4)
    for it in customers[:3]:
        it.contributes()
    candidate = service.candidates()[0]["id"]
    service.verdict(candidate)
    for it in customers:
        it.contributes("full")
    (before,) = service.candidates()
    assert (before["state"], before["customers"], before["since"]) == ("accepted", 0, 1)
    service.verdict(candidate, verdict="merged", page="refunds", version=7)
    (after,) = service.candidates()
    fields = ("state", "customers", "since", "became", "decisions")
    decisions = [{"decision": "full", "customers": 4}]
    assert [after[it] for it in fields] == ["merged", 4, 0, "refunds", decisions]


def test_two_who_decide_at_once_are_one_after_the_other(service):
    for it in service.customers(3):
        it.contributes()
    candidate, answers = service.candidates()[0]["id"], []
    ready = threading.Barrier(8)

    def decide(number):
        ready.wait()
        answers.append(service.verdict(candidate, version=number + 1).status_code)

    threads = [threading.Thread(target=decide, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [200] * 8
    assert len([it for it in StaffLog(service.server.engine).newest(8) if it.action == "candidate-accepted"]) == 8


def test_a_verdict_is_in_the_staff_log_without_a_word_of_the_reason(service):
    for it in service.customers(3):
        it.contributes()
    candidate = service.candidates()[0]["id"]
    service.verdict(candidate)
    service.verdict(candidate, verdict="declined", reason="비밀", role="signer")
    newest = StaffLog(service.server.engine).newest(2)
    assert [(it.staff, it.action, it.detail) for it in newest] == [
        ("signer", "candidate-declined", {"candidate": candidate, "customers": 3}),
        ("reviewer", "candidate-accepted",
         {"candidate": candidate, "customers": 3, "page": "refund-exception", "version": 2}),
    ]  # fmt: skip
