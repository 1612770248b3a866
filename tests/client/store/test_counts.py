"""Are counted: the facts in force, and what is not deleted?"""

from dataclasses import replace

from client.memory.fact import Fact, Quote
from client.memory.logged import LoggedTurn
from client.store import conversations, facts, logs
from shared.clock import parse_moment

AT = parse_moment("2026-09-28T12:00", "Asia/Seoul")


def test_only_facts_in_force_are_counted(database):
    assert facts.count(database) == 0
    fact = Fact("", "preference", "글", None, True, "active", AT, AT, (Quote("글", "customer", "t", AT),))
    statuses = ("active", "active", "replaced", "retracted", "awaiting_consent", "awaiting_confirmation")
    for number, status in enumerate(statuses):
        facts.insert(database, replace(fact, id=f"f{number}", status=status))
    assert facts.count(database) == 2


def test_turns_and_conversations_that_are_deleted_are_not_counted(database):
    assert logs.count_turns(database) == (0, 0)
    for conversation, turns in {"c1": 2, "c2": 3, "c3": 0}.items():
        logs.begin_conversation(database, conversation, AT)
        for number in range(turns):
            turn = LoggedTurn(f"{conversation}-{number}", conversation, "질문", AT, "Asia/Seoul", "waiting")
            logs.write_question(database, turn, "")
    assert logs.count_turns(database) == (5, 3)
    conversations.hide(database, "c2", AT)
    assert logs.count_turns(database) == (2, 2)
