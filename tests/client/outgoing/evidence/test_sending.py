"""Does an agreement reach the service once its customer is signed in, once, and nothing that they deleted before?"""

import json

import pytest

from client.memory.fact import PageRef
from client.net.evidence import EvidenceService
from client.notebook import facts as changes
from client.store import facts
from shared.ids import new_id
from tests.client.outgoing.evidence.conftest import LIMIT, STATEMENT, agreement
from tests.support.evidence import agreed


def test_before_anybody_is_signed_in_it_waits_and_afterwards_it_goes_by_itself(device, mail):
    old = device()
    old.learns()
    old.evidence.settle()
    assert (old.states(), old.recorded()) == (["waiting"], [])
    old.signs_in(mail)
    old.evidence.settle()
    assert (old.states(), old.sent()) == (["sent"], [STATEMENT])


def test_the_record_of_what_left_is_exactly_what_was_sent(device, mail):
    old = device().signs_in(mail)
    old.learns()
    old.evidence.settle()
    (record,) = old.recorded()
    body = json.loads(record.content)["body"]
    assert body == agreed(STATEMENT, day="2026-09-28", quotes=body["quotes"])
    assert record.content.encode() == _heard(old)
    assert record.destination == "server.test"


def _heard(device):
    """What the next PUT would carry, as bytes."""
    heard = []

    class Listening(EvidenceService):
        def leave(self, evidence, request):
            heard.append(request)
            return super().leave(evidence, request)

    device.service = Listening
    device.database.run("UPDATE agreements SET state = 'waiting'")
    device.evidence.settle()
    return heard[0]


def test_an_agreement_goes_once_however_often_it_is_said_or_settled(device, mail):
    old = device().signs_in(mail)
    fact = old.learns()
    for _ in range(3):
        old.evidence.settle()
        changes.seen_again(old.database, agreement(turn="t2"), fact, now=old.clock())
    assert (old.sent(), len(old.recorded())) == ([STATEMENT], 1)


def test_what_was_not_learned_here_but_is_in_force_goes_too(device, mail):
    old = device().signs_in(mail)
    changes.add(old.database, agreement(), now=old.clock(), ids=new_id, promotable=False)
    changes.add(old.database, agreement("다음 달에 해지하기로 함", "t2", "decision", granted=None),
                now=old.clock(), ids=new_id, promotable=False)  # fmt: skip
    old.evidence.settle()
    assert old.sent() == [STATEMENT]


def test_a_sensitive_agreement_goes_only_after_the_customers_yes(device, mail):
    old = device().signs_in(mail)
    fact = old.learns(agreement(sensitive=True))
    old.evidence.settle()
    assert old.sent() == []
    changes.consent(old.database, facts.get(old.database, fact), yes=True, now=old.clock(), ids=new_id, limit=LIMIT)
    old.evidence.settle()
    assert old.sent() == [STATEMENT]


def test_the_pages_are_those_that_were_in_force_when_it_was_agreed(device, mail):
    old = device()
    fact = old.learns()
    changes.confirm_recheck(old.database, facts.get(old.database, fact), 4, old.clock())
    assert facts.get(old.database, fact).policy == PageRef("refund", 4)
    old.signs_in(mail).evidence.settle()
    (line,) = old.evidence.kept().lines
    assert (line.body.page, line.body.version) == ("refund", 3)


@pytest.mark.parametrize("how", ["deleted", "retracted", "replaced"])
def test_what_does_not_hold_any_more_before_it_is_sent_is_not_sent(device, mail, how):
    old = device()
    fact = old.learns()
    if how == "deleted":
        old.deletes(fact)
    elif how == "retracted":
        changes.retract(old.database, fact, now=old.clock(), ids=new_id, limit=LIMIT, by="customer")
    else:
        facts.set_status(old.database, fact, "replaced")
    old.signs_in(mail).evidence.settle()
    assert (old.states(), old.recorded(), old.sent()) == ([], [], [])


def test_a_fact_that_is_deleted_afterwards_leaves_no_words_here_and_its_copy_there(device, mail):
    old = device().signs_in(mail)
    fact = old.learns()
    old.evidence.settle()
    old.deletes(fact)
    (record,), (here,) = old.recorded(), old.evidence.here()
    assert (record.content, record.size > 0) == (None, True)
    assert (here.state, here.statement) == ("sent", None)
    assert old.sent() == [STATEMENT]
