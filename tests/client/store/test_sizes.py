"""What takes room is counted by kind, and what went wrong by codes."""

from client.memory.logged import LoggedTurn
from client.store import egress, logs
from client.store.health import health
from client.store.sizes import sizes
from tests.client.learning.job_steps import talk


def test_an_empty_account_has_a_file_and_no_contents(database):
    counted = sizes(database)
    assert counted.file > 0
    assert counted.free > 0
    assert counted.kinds["conversations"] == counted.kinds["facts"] == counted.kinds["sent"] == 0


def test_a_talk_and_what_was_sent_for_it_are_counted_in_bytes_of_their_text(database, clock):
    talk(database, clock, "talk1")
    egress.record(database, egress.whole(clock(), None, "learn", "model.test", "환불".encode()))
    counted = sizes(database)
    assert counted.kinds["conversations"] > 0
    assert counted.kinds["sent"] == 6
    assert counted.file >= sum(counted.kinds.values())


def test_answers_of_a_service_are_counted_and_codes_come_newest_first(database, clock):
    talk(database, clock, "talk1")
    for number, code in enumerate(("model-timeout", "model-cut", "model-timeout")):
        clock.move(minutes=1)
        turn = LoggedTurn(
            id=f"t{number}", conversation="talk1", question="질문", asked_at=clock(), zone="Asia/Seoul", state="waiting"
        )
        logs.write_question(database, turn, "")
        database.run(
            "UPDATE turns SET state = 'failed', model_kind = 'service', error = ?, completed_at = ? WHERE id = ?",
            (code, clock().isoformat(), turn.id),
        )
    found = health(database)
    assert (found.answered, found.failed) == (0, 3)
    assert found.errors == ("model-timeout", "model-cut")
    assert found.schema == 5
