"""Does the list of conversations come in windows, with what waits, and does a customer's own title stand?"""

from dataclasses import replace
from datetime import timedelta

from client.memory.fact import Fact, Quote
from client.memory.logged import LoggedTurn
from client.store import conversations, facts, instead, logs, talks
from shared.clock import parse_moment

AT = parse_moment("2026-09-28T12:00", "Asia/Seoul")


def talk(database, conversation, *, minutes=0, turns=1, title="질문"):
    at = AT + timedelta(minutes=minutes)
    logs.begin_conversation(database, conversation, at)
    for number in range(turns):
        logs.write_question(database, asked(conversation, number, at), title)


def asked(conversation, number, at=AT, **more):
    return LoggedTurn(f"{conversation}-{number}", conversation, "질문", at, "Asia/Seoul", "waiting", **more)


def ids(found):
    return [one.id for one in found]


def test_windows_follow_each_other_without_a_gap_and_without_meeting_one_twice(database):
    with database.transaction():
        for number in range(25):
            talk(database, f"c{number:02}", minutes=number // 2)  # pairs share their moment
    seen, before = [], None
    while found := talks.window(database, 7, before):
        seen += ids(found)
        before = found[-1]
    assert seen == ids(conversations.all_conversations(database))


def test_neither_empty_nor_deleted_conversations_are_listed(database):
    talk(database, "full")
    talk(database, "gone", minutes=1)
    logs.begin_conversation(database, "empty", AT)
    conversations.hide(database, "gone", AT)
    assert ids(talks.window(database, 5)) == ["full"]
    assert talks.titled(database, "질문", 5) == talks.window(database, 5)


def test_a_question_that_was_asked_anew_is_counted_once(database):
    talk(database, "c", turns=2)
    anew = asked("c", 2, instead_of="c-1")
    logs.write_question(database, anew, "")
    (found,) = talks.window(database, 5)
    assert found.turns == 3  # until there is an answer both stand
    instead.give_way(database, replace(anew, state="done"))
    (found,) = talks.window(database, 5)
    assert found.turns == 2


def test_what_waits_is_counted_where_it_was_said(database):
    talk(database, "c", turns=2)
    talk(database, "other", minutes=1)
    database.run("UPDATE turns SET state = 'done' WHERE id <> 'c-1'")
    said = (Quote("글", "customer", "c-0", AT), Quote("또", "customer", "c-1", AT))
    fact = Fact("f1", "event", "글", None, True, "awaiting_consent", AT, AT, said)
    facts.insert(database, fact)
    facts.insert(database, replace(fact, id="f2", status="active"), "proposed")
    facts.insert(database, replace(fact, id="f3", status="active"))
    other, found = talks.window(database, 5)
    assert (found.unsent, found.asks) == (1, 2)
    assert (other.unsent, other.asks) == (0, 0)


def test_the_customers_title_stands_until_it_is_taken_away_whatever_is_asked(database):
    talk(database, "c", title="첫 질문")
    talks.rename(database, "c", "내 이름")
    logs.write_question(database, asked("c", 7), "둘째 질문")
    (found,) = talks.window(database, 5)
    assert (found.title, found.named) == ("내 이름", True)
    assert ids(talks.titled(database, "내 이", 5)) == ["c"]
    assert talks.titled(database, "첫", 5) == []
    talks.rename(database, "c", "")
    (found,) = talks.window(database, 5)
    assert (found.title, found.named) == ("첫 질문", False)


def test_titles_are_found_whatever_is_typed(database):
    talk(database, "c", title="50% 할인_쿠폰 'OK'")
    for words in ("%", "_", "'ok'", "50%"):
        assert ids(talks.titled(database, words, 5)) == ["c"]
    assert talks.titled(database, "없음", 5) == []


def test_turns_are_read_on_from_any_of_them(database):
    talk(database, "c", turns=5)
    talk(database, "d", turns=1)
    assert [turn.id for turn in talks.turns_from(database, "c", "c-2", 2)] == ["c-2", "c-3"]
    assert [turn.id for turn in talks.turns_from(database, "c", "c-4", 9)] == ["c-4"]
    assert talks.turns_from(database, "d", "c-9", 9) == []
