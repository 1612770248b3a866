"""A proposal reaches the real server once, later than the yes, without a session; and it can be taken back."""

import json
from dataclasses import asdict, replace
from datetime import timedelta

import pytest

from client.errors import Refused, ServerUnreachable
from client.memory.proposal_time import LATEST, SOONEST
from client.net.proposals import Anonymous
from client.notebook import facts as changes
from client.outgoing.proposals_send import Sender
from client.store import contributions as rows
from client.store import contributor_tags
from shared.ids import new_id
from tests.support.contributing import PRIVATE, relabelled, without

NOBODY = "http://127.0.0.1:9"


def only(phone):
    (kept,) = rows.every(phone.database)
    return kept


def test_a_yes_gets_its_tag_at_once_and_goes_between_one_and_twenty_four_hours_later(phone, counted, evaluations):
    one = phone().logs_in()
    said = one.clock()
    one.agrees()
    assert one.settles() == [("waiting", None)]
    assert (evaluations(), counted()) == (1, [])
    due = only(one).due_at
    assert said + SOONEST <= due <= said + LATEST
    assert one.settles(minutes=59) == [("waiting", None)]
    assert counted() == []
    one.clock.now = due
    assert one.settles() == [("sent", None)]
    assert [row[1:] for row in counted()] == [
        ("decision", "refund-exception", "contract-annual", "partial-refund-up-to-50", "refund", 3, "2026-09")
    ]
    assert one.settles(hours=48) == [("sent", None)], "once is enough"
    assert evaluations() == 1


def test_two_yeses_of_one_topic_need_one_evaluation(phone, counted, evaluations):
    one = phone().logs_in()
    one.agrees()
    one.settles()
    one.agrees(said="월간 계약인데 전액 환불로", statement="전액 환불을 합의함", turn="t2")
    assert len([kept for kept in rows.every(one.database) if kept.due_at]) == 2, "the tag is there: its hours begin"
    one.settles(hours=24)
    assert (len(counted()), evaluations()) == (2, 1)
    assert len({row[0] for row in counted()}) == 1


def test_what_leaves_is_on_record_exactly_and_holds_no_word_of_the_customer(phone):
    one = phone().logs_in()
    kept = one.agrees(soon=True)
    tag, submission = (json.loads(content) for content in one.left())
    assert list(tag) == ["elements"]
    assert set(submission) == {"contributor", "proposal"}
    assert submission["proposal"] == json.loads(json.dumps(asdict(kept.payload)))
    for row in (one.database.one("SELECT * FROM contributions"), *one.left()):
        assert not [word for word in PRIVATE if word in str(tuple(row))]
    assert one.account.signed_in() not in "".join(one.left())


def test_soon_sends_at_once(phone, counted):
    assert phone().logs_in().agrees(soon=True).state == "sent"
    assert len(counted()) == 1


def test_without_a_server_the_yes_waits_and_says_why(phone):
    one = phone(url=NOBODY).logs_in()
    kept = one.agrees(soon=True)
    assert (kept.state, kept.error) == ("waiting", "server-unreachable")
    assert one.settles(hours=1) == [("waiting", "server-unreachable")]


def test_a_failed_try_comes_again_a_little_later_each_time(phone, counted):
    one = phone().logs_in()
    one.agrees()
    one.settles()
    one.clock.now = only(one).due_at
    contributor = one.door._tag(only(one))
    sender = replace(one.door._sender(), service=Anonymous(NOBODY))
    waits = []
    for _ in range(3):
        one.clock.now = only(one).due_at
        with pytest.raises(ServerUnreachable):
            sender.send(only(one), contributor)
        waits.append(only(one).due_at - one.clock())
    assert waits == [timedelta(minutes=1), timedelta(minutes=2), timedelta(minutes=4)]
    assert only(one).error == "server-unreachable"
    assert one.settles(minutes=4) == [("sent", None)]
    assert len(counted()) == 1


def test_what_arrived_just_before_a_kill_is_sent_again_and_counts_once(phone, counted):
    one = phone().logs_in()
    one.agrees(soon=True)
    kept = only(one)
    rows.put(one.database, replace(kept, state="waiting", due_at=one.clock()))  # as it stood before the answer came
    assert one.settles() == [("sent", None)]
    assert len(counted()) == 1


def test_two_who_send_at_the_same_time_send_once(phone):
    one = phone().logs_in()
    one.agrees()
    one.settles(hours=0)
    one.clock.now = only(one).due_at
    kept, contributor = only(one), one.door._tag(only(one))
    for _ in range(2):
        one.door._sender().send(kept, contributor)
    assert len(one.left()) == 2, "one tag, one proposal"


@pytest.mark.parametrize("change", [without("refund-exception"), relabelled("refund-exception", "모든 환불")], ids=["gone", "renamed"])  # fmt: skip
def test_a_vocabulary_that_changed_since_the_yes_sends_nothing_and_asks_anew(phone, counted, change):
    one = phone().logs_in()
    one.agrees()
    one.settles()
    one.changes(change)
    assert one.settles(hours=24) == [("asked", "contribute-vocabulary-changed")]
    assert counted() == []
    assert len(one.left()) == 1, "only the tag was asked for"
    assert one.local.asking() == set(), "the card of then asks no more"
    assert [it.text.partition(" · ")[0] for it in one.local.possible("ko")] in ([], ["모든 환불"])


def test_a_word_that_the_server_does_not_have_any_more_asks_anew(phone, counted):
    one = phone().logs_in()
    one.agrees()
    rows.put(one.database, replace(only(one), payload=replace(only(one).payload, month="2026-09")))
    one.database.run("UPDATE contributions SET month = '2019-01', shown = replace(shown, '2026-09', '2019-01')")
    one.settles()
    assert one.settles(hours=24) == [("asked", "contribute-vocabulary-changed")]
    assert counted() == []


def test_a_newer_decision_in_the_same_situation_takes_the_older_ones_place(phone, counted):
    one = phone().logs_in()
    first = one.agrees(soon=True)
    second = one.agrees(soon=True, said="연간 계약인데 전액 환불로", statement="전액 환불을 합의함", turn="t2")
    assert [row[4] for row in counted()] == ["full-refund"]
    states = {kept.id: (kept.state, kept.error) for kept in rows.every(one.database)}
    assert states == {first.id: ("taken_back", "contribute-replaced"), second.id: ("sent", None)}


def test_taken_back_it_counts_no_more(phone, counted):
    one = phone().logs_in()
    kept = one.agrees(soon=True)
    assert one.door.take_back(kept.id).state == "taken_back"
    assert counted() == []
    with pytest.raises(Refused, match="contribute-nothing-to-take-back"):
        one.door.take_back(kept.id)


def test_taken_back_without_a_server_it_is_taken_back_later(phone, counted):
    one = phone().logs_in()
    kept = one.agrees(soon=True)
    one.local.take_back(kept.id)
    contributor = one.door._tag(only(one))
    with pytest.raises(ServerUnreachable):
        replace(one.door._sender(), service=Anonymous(NOBODY)).take_back(only(one), contributor)
    assert (only(one).state, only(one).error) == ("taking_back", "server-unreachable")
    assert len(counted()) == 1
    assert one.settles(minutes=10) == [("taken_back", None)]
    assert counted() == []


def test_taken_back_while_it_is_on_its_way_it_does_not_stay(phone, counted):
    one = phone().logs_in()
    one.agrees()
    one.settles()
    one.clock.now = only(one).due_at

    class Meanwhile(Anonymous):
        def submit(self, submission):
            one.local.take_back(only(one).id)
            super().submit(submission)

    sender = one.door._sender()
    Sender(one.database, Meanwhile(one.url), sender.vocabulary, sender.record, one.clock).send(
        only(one), one.door._tag(only(one))
    )
    assert (only(one).state, len(counted())) == ("taking_back", 1)
    assert one.settles() == [("taken_back", None)]
    assert counted() == []


def test_a_decision_that_is_deleted_while_it_waits_is_never_sent(phone, counted):
    one = phone().logs_in()
    kept = one.agrees()
    one.settles()
    changes.delete(one.database, kept.fact, now=one.clock(), ids=new_id, limit=4_000)
    assert one.settles(hours=24) == []
    assert counted() == []


def test_after_a_logout_what_has_its_tag_still_goes_and_can_be_taken_back(phone, counted):
    one = phone().logs_in()
    kept = one.agrees()
    one.settles()
    one.account.logout()
    assert one.settles(hours=24) == [("sent", None)]
    assert one.door.take_back(kept.id).state == "taken_back"
    assert counted() == []


def test_once_the_account_is_deleted_what_waits_does_not_go_and_what_may_have_left_comes_back(phone, counted):
    one = phone().logs_in()
    one.agrees()
    one.agrees(said="월간 계약인데 전액 환불로", statement="전액 환불을 합의함", turn="t2")
    one.settles()
    first, second = rows.every(one.database)
    one.clock.now = first.due_at
    one.door._sender().send(first, one.door._tag(first))
    one.database.run(
        "UPDATE contributions SET state = 'waiting', due_at = at WHERE id = ?", (first.id,)
    )  # no answer came
    one.account.delete("elephant-7731")
    states = {kept.id: kept.state for kept in rows.every(one.database)}
    assert states == {first.id: "taking_back", second.id: "taken_back"}
    one.settles(hours=48)
    assert counted() == []
    assert rows.get(one.database, second.id).error == "contribute-account-deleted"


def test_another_account_lends_no_tag(phone, counted, evaluations):
    one = phone().logs_in()
    one.agrees()
    one.account.logout()
    one.logs_in("other@example.com")
    assert one.settles(hours=1) == [("waiting", "contribute-other-account")]
    assert (counted(), evaluations()) == ([], 0)
    one.account.logout()
    one.logs_in()
    one.settles(hours=1)
    assert one.settles(hours=24) == [("sent", None)]
    assert contributor_tags.get(one.database, only(one).account, "refund-exception") is not None
