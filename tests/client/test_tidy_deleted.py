"""The background never puts a word of what was deleted meanwhile back into the index."""

import asyncio
from dataclasses import replace

from client.memory.logged import LoggedTurn
from client.notebook.forgetting import delete_conversation
from client.store import egress, logs
from client.tidy import Tidy
from client.turn.conversations import Conversations


def test_D1_a_conversation_deleted_between_reading_and_indexing_gets_no_chunk(database, clock, ids, monkeypatch):
    logs.begin_conversation(database, "c1", clock())
    turn = LoggedTurn("t1", "c1", "코끼리-7731", clock(), "Asia/Seoul", "waiting")
    logs.write_question(database, turn, "")
    logs.complete(database, replace(turn, state="done", answer="네.", completed_at=clock()))
    read = logs.unindexed_turns

    def and_then_it_is_deleted(*given):
        found = read(*given)
        if found:
            delete_conversation(database, "c1", clock())
        return found

    monkeypatch.setattr(logs, "unindexed_turns", and_then_it_is_deleted)
    tidy = Tidy(database, clock, "Asia/Seoul", Conversations(database, clock, ids), None, None, lambda: None)
    monkeypatch.setattr(Tidy, "_follow_the_day", lambda self: None)
    asyncio.run(tidy.run(embed=0.0, learn=False))
    assert database.all("SELECT * FROM search_item WHERE space = 'chats'") == []


def test_D5_nothing_is_recorded_as_sent_for_a_turn_that_was_deleted_meanwhile(database, clock):
    egress.record(database, egress.whole(clock(), "gone", "turn", "model.test", "코끼리-7731".encode()))
    assert egress.records(database) == []
