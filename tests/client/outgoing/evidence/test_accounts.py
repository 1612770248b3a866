"""Evidence belongs to the account that was logged in: another one that logs in later neither gets it nor erases it."""

from contextlib import suppress

import pytest

from client.errors import Refused, ServerUnreachable
from client.net.evidence import EvidenceService
from client.store import agreements as rows
from tests.client.outgoing.evidence.conftest import STATEMENT


class Lost(EvidenceService):
    """It arrives, and nobody hears of it."""

    def leave(self, evidence, request):
        super().leave(evidence, request)
        raise ServerUnreachable("server-unreachable")


def test_what_may_have_arrived_for_one_account_does_not_go_to_the_next_one_too(device, mail):
    old = device().signs_in(mail)
    old.learns()
    old.service = Lost
    with suppress(ServerUnreachable):
        old.evidence.settle()
    old.service = EvidenceService
    old.signs_in(f"other{mail}").clock.move(hours=2)
    for _ in range(2):
        old.evidence.settle()
    assert (old.sent(), len(old.recorded())) == ([], 1)
    assert [(one.state, one.error) for one in old.evidence.here()] == [("waiting", "evidence-other-account")]
    old.signs_in(mail).evidence.settle()
    assert (old.states(), old.sent()) == (["sent"], [STATEMENT])


def test_what_may_have_arrived_is_counted_among_the_copies_that_a_wipe_can_not_reach(device, mail):
    old = device()
    fact = old.learns()
    assert old.evidence.copies() == 0, "it never left"
    old.signs_in(mail).service = Lost
    with suppress(ServerUnreachable):
        old.evidence.settle()
    assert old.evidence.copies() == 1
    old.deletes(fact)
    assert (old.states(), old.evidence.copies()) == (["erasing"], 1)
    old.service = EvidenceService
    old.evidence.settle()
    assert old.evidence.copies() == 0


def test_another_account_does_not_make_this_device_believe_that_a_copy_is_gone(device, mail):
    old = device().signs_in(mail)
    old.learns()
    old.evidence.settle()
    (before,) = rows.every(old.database)
    old.signs_in(f"other{mail}")
    with pytest.raises(Refused, match="evidence-erase-other-account"):
        old.evidence.erase(before.id)
    assert rows.every(old.database) == [before]
    old.signs_in(mail).evidence.erase(before.id)
    assert (old.states(), old.sent()) == (["erased"], [])
