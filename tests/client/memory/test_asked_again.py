"""The same question again and again: rather one too few than one too many."""

from dataclasses import replace

from client.memory.asked_again import Asked, asked_again

SLA = ("sla-credit", ("maintenance-overrun",))
ONE = Asked(SLA, "c1", "sla", 2, "2026-08", answered=False)
TWO = replace(ONE, conversation="c2", month="2026-09")


def test_the_same_question_in_two_conversations_is_one_payload_of_the_newest():
    (found,) = asked_again([ONE, TWO], settled=())
    assert (found.kind, found.topic, found.conditions, found.decision) == ("question", *SLA, None)
    assert (found.page, found.version, found.month) == ("sla", 2, "2026-09")


def test_twice_in_one_conversation_is_once():
    assert asked_again([ONE, replace(ONE, month="2026-09")], settled=()) == []


def test_another_condition_is_another_question():
    assert asked_again([ONE, replace(TWO, situation=("sla-credit", ("across-two-months",)))], settled=()) == []


def test_under_another_version_of_the_page_it_is_another_question():
    assert asked_again([ONE, replace(TWO, version=3)], settled=()) == []
    assert asked_again([ONE, TWO, replace(TWO, conversation="c3", version=3)], settled=()) == []


def test_an_answer_from_a_know_how_page_starts_the_count_anew():
    answered = replace(TWO, answered=True)
    assert asked_again([ONE, answered, replace(TWO, conversation="c3")], settled=()) == []
    again = [replace(TWO, conversation=name) for name in ("c3", "c4")]
    assert len(asked_again([ONE, answered, *again], settled=())) == 1


def test_what_the_customer_has_decided_is_no_open_question():
    assert asked_again([ONE, TWO], settled={SLA}) == []
