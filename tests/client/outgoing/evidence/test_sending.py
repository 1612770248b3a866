"""Does an agreement reach the service once its customer is signed in, once, and nothing that they deleted before?"""

import json
from contextlib import suppress

import pytest

from client.errors import Refused, ServerUnreachable
from client.memory.fact import PageRef
from client.net.evidence import EvidenceService
from client.notebook import facts as changes
from client.store import agreements as rows
from client.store import facts
from shared.ids import new_id
from tests.client.outgoing.evidence.conftest import LIMIT, STATEMENT, agreement
from tests.support.evidence import agreed


class Killed(BaseException):
    """The device dies here."""


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


class Faulty(EvidenceService):
    """Dies, or hears nothing, before or after the server has it."""

    before, after = None, None

    def leave(self, evidence, request):
        if self.before:
            raise self.before
        found = super().leave(evidence, request)
        if self.after:
            raise self.after
        return found


def faulty(**how):
    return type("Once", (Faulty,), how)


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("what", [Killed(), ServerUnreachable("server-unreachable")], ids=["killed", "unheard"])
def test_a_try_that_broke_off_anywhere_ends_with_one_piece(device, mail, when, what):
    old = device().signs_in(mail)
    old.learns()
    old.service = faulty(**{when: what})
    with pytest.raises(type(what)):
        old.evidence.settle()
    assert old.states() == ["waiting"]
    old.service = EvidenceService
    old.clock.move(minutes=1)
    old.evidence.settle()
    assert (old.states(), old.sent(), len(old.recorded())) == (["sent"], [STATEMENT], 1)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_fact_that_is_deleted_while_it_may_be_on_its_way_is_erased_there(device, mail, when):
    old = device().signs_in(mail)
    fact = old.learns()
    old.service = faulty(**{when: ServerUnreachable("server-unreachable")})
    with pytest.raises(ServerUnreachable):
        old.evidence.settle()
    old.deletes(fact)
    old.service = EvidenceService
    old.evidence.settle()
    assert (old.states(), old.sent()) == ([], [])


def test_a_server_that_is_away_is_not_asked_for_each_and_not_each_second(device, mail):
    asked = []

    class Away(EvidenceService):
        def leave(self, evidence, request):
            asked.append(evidence)
            raise ServerUnreachable("server-unreachable")

    old = device().signs_in(mail)
    old.learns()
    old.learns(agreement("위약금을 면제하기로 합의", "t2"))
    old.service = Away
    for _ in range(3):
        with suppress(ServerUnreachable):
            old.evidence.settle()
    assert len(asked) == 2  # the first round ended with the first, the second with the other
    assert {one.error for one in old.evidence.here()} == {"server-unreachable"}


def test_a_server_that_says_no_is_asked_again_after_an_hour_and_the_others_go(device, mail):
    class Refusing(EvidenceService):
        def leave(self, evidence, request):
            if STATEMENT in request.decode():
                raise Refused("evidence-full", most=500)
            return super().leave(evidence, request)

    old = device().signs_in(mail)
    old.learns()
    old.learns(agreement("위약금을 면제하기로 합의", "t2"))
    old.service = Refusing
    old.evidence.settle()
    assert sorted(old.states()) == ["sent", "waiting"]
    old.service = EvidenceService
    old.clock.move(minutes=59)
    old.evidence.settle()
    assert sorted(old.states()) == ["sent", "waiting"]
    old.clock.move(minutes=1)
    old.evidence.settle()
    assert old.states() == ["sent", "sent"]


def test_a_login_that_is_over_keeps_what_waits(device, mail, server):
    old = device().signs_in(mail)
    old.learns()
    server.clock.later(days=91)
    try:
        with pytest.raises(Refused, match="session-missing"):
            old.evidence.settle()
        assert (old.states(), old.account.who()) == (["waiting"], None)
        old.signs_in(mail).clock.move(hours=1)
        old.evidence.settle()
        assert old.sent() == [STATEMENT]
    finally:
        server.clock.later(days=-91)


def test_the_same_agreement_on_two_devices_is_one_piece(device, mail, server):
    old, new = device("old").signs_in(mail), device("new").signs_in(mail)
    fact = old.learns()
    new.learns()
    (row,) = rows.every(old.database)
    new.database.run("UPDATE agreements SET id = ?", (row.id,))  # as a restored backup brings it
    changes.seen_again(old.database, agreement(turn="t9", asked="반액이면 됩니다"), fact, now=old.clock())
    old.evidence.settle()
    new.evidence.settle()
    assert (new.states(), new.sent()) == (["sent"], [STATEMENT])
    assert old.evidence.kept().lines[0].unchanged
    assert new.evidence.kept().lines[0].unchanged


def test_an_id_that_another_account_has_is_changed_and_it_arrives(device, mail):
    old, other = device("old").signs_in(mail), device("new").signs_in(f"other{mail}")
    old.learns()
    other.learns()
    (row,) = rows.every(old.database)
    other.database.run("UPDATE agreements SET id = ?", (row.id,))
    old.evidence.settle()
    other.evidence.settle()
    other.evidence.settle()
    assert (old.sent(), other.sent()) == ([STATEMENT], [STATEMENT])


def test_a_receipt_for_other_words_counts_for_nothing(device, mail):
    class Lying(EvidenceService):
        def leave(self, evidence, request):
            table = json.loads(request)
            table["body"]["statement"] = "전액 환불에 합의"
            return super().leave(evidence, json.dumps(table).encode())

    old = device().signs_in(mail)
    old.learns()
    old.service = Lying
    old.evidence.settle()
    assert [(one.state, one.error) for one in old.evidence.here()] == [("waiting", "evidence-receipt-wrong")]
