"""Does a memory that is taken along know which question was asked anew, and what is it that goes into no file?"""

from dataclasses import replace

from client.memory.logged import Basis, LoggedTurn, Source, ToolUse
from client.search.chats import find_turns, index_turn
from client.store import drafts, instead, logs


def again(account, old, question, answer="다시 답해요", **more):
    """The question of a turn, asked anew or in other words."""
    now = account.clock()
    done = {"state": "done", "answer": answer, "completed_at": now, "model": "m", "model_kind": "builtin"}
    turn = LoggedTurn(
        account.ids(), old.conversation, question, now, "Asia/Seoul", "waiting", instead_of=old.id, **more
    )
    database = account.database
    with database.transaction():
        logs.write_question(database, turn, question)
        turn = replace(turn, **done)
        logs.complete(database, turn)
        instead.give_way(database, turn)
    return turn


def shown(account, talk):
    return [(turn.question, turn.instead_of) for turn in account.talks.history(talk)]


def test_what_stands_and_what_gave_way_come_back_as_they_were(account):
    here, there = account("here"), account("there")
    [old] = here.says("첫 말")
    found = Source("fact", "f1", "엔터프라이즈 등급", date="2026-08-12")
    basis = Basis(2, 31, {"policy": 3}, (found,))
    new = again(here, old, "고친 말", basis=basis, tools=(ToolUse("search_facts", "{}", 1),))
    there.reads(here.file())
    assert shown(there, old.conversation) == [("고친 말", old.id)]
    assert [turn.question for turn in there.talks.earlier(new.id)] == ["첫 말"]
    assert there.talks.get(old.conversation).turns == 1
    came = logs.turn(there.database, new.id)
    assert (came.basis, came.tools) == (basis, new.tools)
    assert "첫 말" in here.file().read_text("utf-8"), "a file holds every row"


def test_a_question_that_was_put_in_other_words_elsewhere_gives_way_here_too(account):
    here, there = account("here"), account("there")
    [old] = here.says("코끼리 첫 말")
    there.reads(here.file())
    with there.database.transaction():
        index_turn(there.database, old.id, conversation=old.conversation, place=1, question=old.question, answer="네")
    assert find_turns(there.database, "코끼리")
    again(here, old, "고친 말")
    there.reads(here.file())
    assert shown(there, old.conversation) == [("고친 말", old.id)]
    assert find_turns(there.database, "코끼리") == []


def test_a_draft_is_in_no_file(account):
    here = account("here")
    [turn] = here.says("질문")
    drafts.keep(here.database, turn.conversation, "쓰다 만 코끼리", here.clock())
    drafts.keep(here.database, None, "새 코끼리", here.clock())
    assert "코끼리" not in here.file().read_text("utf-8")
    here.talks.delete(turn.conversation)
    assert [row["text"] for row in here.database.all("SELECT text FROM drafts")] == ["새 코끼리"]
