"""Can a question that waits be put in other words, taken out and deleted?"""

import pytest

from client.errors import Refused


def test_a_question_that_waits_can_be_put_in_other_words_until_it_is_sent(away):
    turn = away.ask("하나")
    away.line.turns.waits.reword(turn.id, "하나 더")
    assert away.engine.conversations.all()[0].title == "하나 더"
    away.back()
    assert away.send()[0].answer == "답: 하나 더"
    with pytest.raises(Refused, match="turn-not-waiting"):
        away.line.turns.waits.reword(turn.id, "무엇")
    with pytest.raises(Refused, match="turn-not-waiting"):
        away.line.turns.waits.withdraw(turn.id)
    assert away.states() == [("하나 더", "done")]


def test_a_question_that_is_taken_out_leaves_nothing_behind(away):
    turn = away.ask("비밀스러운 질문")
    assert away.engine.sent(turn.id) != []
    away.line.turns.waits.withdraw(turn.id)
    assert away.engine.sent() == []
    assert away.states() == []
    away.back()
    assert away.send() == []


def test_what_waits_in_a_deleted_conversation_is_never_sent(away):
    turn = away.ask("하나")
    away.engine.conversations.delete(turn.conversation)
    away.back()
    assert away.send() == []
    assert away.service.asked() == [["하나"]]
