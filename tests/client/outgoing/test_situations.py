"""One customer, one situation: the decision that was agreed to last is the one that counts, whatever went before."""

from datetime import date

import pytest

from client.errors import ServerUnreachable
from client.net.proposals import Anonymous
from client.outgoing.proposals_send import Sender
from client.store import contributions as rows
from tests.support.contributing import agreed, relabelled, without

FULL = {"said": "연간 계약인데 전액 환불로", "statement": "전액 환불을 합의함", "turn": "t2"}


def states(phone):
    return {kept.payload.decision: (kept.state, kept.error) for kept in rows.every(phone.database)}


def lost(phone, *, arrives):
    """The one that waits is tried, and no answer comes back."""
    (kept,) = rows.in_state(phone.database, "waiting")
    sender = phone.door._sender()

    class Lost(Anonymous):
        def submit(self, submission):
            if arrives:
                super().submit(submission)
            raise ServerUnreachable("server-unreachable")

    phone.clock.now = kept.due_at
    contributor = phone.door._tag(kept)
    with pytest.raises(ServerUnreachable):
        Sender(phone.database, Lost(phone.url), sender.vocabulary, sender.record, phone.clock).send(kept, contributor)


def test_the_decision_that_was_agreed_to_last_counts_whichever_hour_comes_first(phone, counted):
    one = phone().logs_in()
    one.agrees()
    one.settles()
    one.agrees(**FULL)
    assert states(one)["partial-refund-up-to-50"] == ("taken_back", "contribute-replaced")
    one.settles(hours=48)
    assert [row[4] for row in counted()] == ["full-refund"]
    assert states(one)["full-refund"] == ("sent", None)


@pytest.mark.parametrize("arrives", [True, False])
def test_an_older_one_that_may_have_left_goes_back_and_does_not_take_the_newer_with_it(phone, counted, arrives):
    one = phone().logs_in()
    one.agrees()
    one.settles()
    lost(one, arrives=arrives)
    one.agrees(**FULL)
    one.settles(hours=48)
    one.settles(hours=48)
    assert [row[4] for row in counted()] == ["full-refund"]
    assert {state for state, _ in states(one).values()} == {"sent", "taken_back"}


def test_what_is_to_go_back_stays_away_once_a_newer_one_took_its_place(phone, counted):
    """Without a network for a day both are due in one round."""
    one = phone().logs_in()
    first = one.agrees(soon=True)
    one.local.take_back(first.id)
    one.agrees(soon=True, **FULL)
    one.settles(hours=24)
    assert [row[4] for row in counted()] == ["full-refund"]
    assert states(one)["partial-refund-up-to-50"] == ("taken_back", "contribute-replaced")


@pytest.mark.parametrize("change", [without("refund-exception"), relabelled("refund-exception", "모든 환불")], ids=["gone", "renamed"])  # fmt: skip
def test_what_may_be_there_in_words_that_have_changed_since_is_taken_back_and_says_why(phone, counted, change):
    one = phone().logs_in()
    one.agrees()
    one.settles()
    lost(one, arrives=True)
    assert len(counted()) == 1
    one.changes(change)
    one.settles(hours=1)
    one.settles(hours=1)
    assert states(one) == {"partial-refund-up-to-50": ("taken_back", "contribute-vocabulary-withdrawn")}
    assert counted() == []


@pytest.mark.parametrize("day", [date(2024, 8, 31), date(2026, 10, 1)], ids=["too old", "not begun"])
def test_what_the_service_takes_of_no_month_is_not_asked_about(phone, day):
    one = phone().logs_in()
    one.clock.now = one.clock.now.replace(year=2026, month=9, day=20)
    agreed(one.database, one.clock(), day=day)
    assert one.local.possible("ko") == []
    one.clock.move(days=15)
    assert len(one.local.possible("ko")) == (day > date(2026, 9, 20)), "in its month it can be asked about"
