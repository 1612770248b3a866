"""Does each agreement arrive once, whatever broke off, stayed away or said no before?"""

import json
from contextlib import suppress

import pytest

from client.errors import Refused, ServerUnreachable
from client.net.evidence import EvidenceService
from client.notebook import facts as changes
from client.store import agreements as rows
from tests.client.outgoing.evidence.conftest import STATEMENT, agreement


class Killed(BaseException):
    """The device dies here."""


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
