"""What goes with a fact or a conversation, what stays beside it, and that only the named one goes."""

from dataclasses import replace

import pytest

from client.errors import Refused, Unavailable
from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.notebook import facts as changes
from client.notebook import forgetting
from client.notebook.block import write_block
from client.notebook.notebook import Notebook
from client.search.chats import find_turns, index_turn
from client.search.facts import find_facts
from client.store import conversations, facts, logs

LIMIT = 4_000


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: LIMIT, lambda page: None)


@pytest.fixture
def said(database, clock):
    """A turn in a conversation, which begins with its first."""

    def say(text, turn="t1", conversation="c1", **more):
        if conversations.conversation(database, conversation) is None:
            logs.begin_conversation(database, conversation, clock())
        asked = LoggedTurn(turn, conversation, text, clock(), "Asia/Seoul", "waiting")
        logs.write_question(database, asked, text[:40])
        logs.complete(database, replace(asked, state="done", answer="네.", completed_at=clock(), **more))
        with database.transaction():
            index_turn(database, turn, conversation=conversation, place=1, question=text, answer="네.")
        return turn

    return say


@pytest.fixture
def known(database, clock, ids):
    def add(statement, *quotes, kind="attribute", **more):
        rests_on = tuple(Quote(text, "customer", turn, clock()) for text, turn in quotes)
        proposed = Candidate(kind, statement, rests_on, **more)
        return changes.add(database, proposed, now=clock(), ids=ids, promotable=bool(more.get("attribute")))

    return add


@pytest.mark.parametrize(
    ("first", "second", "word"),
    [
        ("김민수 번호는 02-123-4567이에요", "김민석 번호는 02-765-4321이에요", "번호"),
        ("Minsu's number is 02-123-4567", "Minseok's number is 02-765-4321", "number"),
        ("田中さんの番号は02-123-4567です", "田中実さんの番号は02-765-4321です", "番号"),
    ],
)
def test_D10_only_the_deleted_one_of_two_neighbours_goes(database, notebook, said, known, first, second, word):
    said(first)
    said(second, "t2", "c2")
    gone, kept = known(first, (first, "t1")), known(second, (second, "t2"))
    before = facts.history(database, kept.id)
    notebook.delete(gone.id)
    assert notebook.facts(every=True) == [kept]
    assert facts.history(database, kept.id) == before
    assert [hit.key for hit in find_facts(database, word)] == [kept.id]
    assert {hit.key for hit in find_turns(database, word)} == {"t1", "t2"}
    notebook.delete(kept.id)
    assert find_facts(database, word) == []


def test_D10_two_facts_of_one_sentence_are_two_and_the_other_is_named(database, notebook, said, known):
    both = "김민수 번호는 02-123-4567이고 김민석 번호는 02-765-4321이에요"
    said(both)
    gone, kept = known("김민수 번호는 02-123-4567임", (both, "t1")), known("김민석 번호는 02-765-4321임", (both, "t1"))
    assert [other.id for other in notebook.beside(gone.id).related] == [kept.id]
    notebook.delete(gone.id)
    assert notebook.facts(every=True) == [kept]


def test_D10_the_record_of_another_answer_keeps_its_search(notebook, said, known):
    from client.memory.logged import ToolUse

    said("김민수 번호는 02-123-4567이에요")
    asked = (ToolUse("search_facts", '{"query": "번호"}'),)
    said("번호가 뭐였죠?", "t2", "c2", tools=asked)
    notebook.delete(known("김민수 번호는 02-123-4567임", ("김민수 번호는 02-123-4567이에요", "t1")).id)
    assert logs.turn(notebook.database, "t2").tools == asked


def test_D10_the_other_lines_of_the_block_stay_as_they_are(database, notebook, known, clock, ids):
    fact = known("이름은 김민수", ("김민수예요", "t1"), attribute="name", value="김민수")
    write_block(database, "답변은 짧게\n이름은 크게", writer="customer", now=clock(), ids=ids, limit=LIMIT)
    notebook.confirm(fact.id)
    notebook.delete(fact.id)
    assert notebook.block().text == "답변은 짧게\n이름은 크게"


def test_D1_a_deleted_conversation_is_not_found_and_the_facts_drawn_from_it_are_named(database, notebook, said, known):
    said("부산으로 이사했어요")
    fact = known("부산으로 이사함", ("부산으로 이사했어요", "t1"), kind="event")
    assert [one.id for one in notebook.drawn_from("c1")] == [fact.id]
    assert forgetting.delete_conversation(database, "c1", notebook.clock()) == [fact.id]
    assert find_turns(database, "부산") == []
    assert conversations.all_conversations(database) == []
    assert [quote.text for quote in notebook.fact(fact.id).evidence] == ["부산으로 이사했어요"]


def test_D1_with_its_facts_one_that_rests_on_another_talk_loses_only_these_words(database, notebook, said, known):
    said("부산으로 이사했어요")
    said("부산 생활이 좋아요", "t2", "c2")
    known("부산으로 이사함", ("부산으로 이사했어요", "t1"), kind="event")
    both = known("부산에 삶", ("부산으로 이사했어요", "t1"), ("부산 생활이 좋아요", "t2"))
    notebook.delete_with_facts("c1")
    assert [one.id for one in notebook.facts(every=True)] == [both.id]
    assert [quote.text for quote in notebook.fact(both.id).evidence] == ["부산 생활이 좋아요"]
    assert find_facts(database, "이사") == []
    assert [hit.key for hit in find_facts(database, "생활")] == [both.id]


def test_D1_an_answer_elsewhere_that_named_it_keeps_no_word_of_it(database, said):
    from client.memory.logged import Source

    said("부산으로 이사했어요")
    said("지난번에 뭐라고 했죠?", "t2", "c2", sources=(Source("conversation", "t1", "부산으로 이사했어요"),))
    forgetting.delete_conversation(database, "c1", logs.turn(database, "t2").asked_at)
    assert [source.title for source in logs.turn(database, "t2").sources] == [""]


def test_what_a_fact_replaced_stays_out_of_force_and_goes_only_when_asked(database, notebook, known, clock, ids):
    old = known("직원이 5명임", ("5명이에요", "t1"))
    proposed = Candidate("attribute", "직원이 6명임", (Quote("6명이에요", "customer", "t2", clock()),))
    new = changes.update(database, proposed, [old.id], now=clock(), ids=ids, promotable=False, limit=LIMIT)
    around = notebook.delete(new.id)
    assert [other.id for other in around.related] == [old.id]
    assert (notebook.fact(old.id).status, find_facts(database, "직원")) == ("replaced", [])


def test_with_what_hangs_together_the_older_one_goes_too(database, notebook, known, clock, ids):
    old = known("직원이 5명임", ("5명이에요", "t1"))
    proposed = Candidate("attribute", "직원이 6명임", (Quote("6명이에요", "customer", "t2", clock()),))
    new = changes.update(database, proposed, [old.id], now=clock(), ids=ids, promotable=False, limit=LIMIT)
    notebook.delete(new.id, related=True)
    assert notebook.facts(every=True) == []


def test_a_line_with_the_same_value_is_named_and_goes_only_when_asked(database, notebook, said, known, clock, ids):
    said("전화는 02-123-4567이에요")
    fact = known("전화는 02-123-4567임", ("전화는 02-123-4567이에요", "t1"), value="02-123-4567")
    write_block(database, "연락: 02-123-4567\n짧게", writer="customer", now=clock(), ids=ids, limit=LIMIT)
    assert notebook.beside(fact.id).lines == ("연락: 02-123-4567",)
    notebook.delete(fact.id, related=True)
    assert notebook.block().text == "짧게"


def test_D5_the_conversation_goes_too_when_asked_and_only_then(database, notebook, said, known):
    said("부산으로 이사했어요")
    said("다른 이야기", "t2", "c2")
    first = known("부산으로 이사함", ("부산으로 이사했어요", "t1"), kind="event")
    assert notebook.delete(first.id).conversations == ("c1",)
    assert len(conversations.all_conversations(database)) == 2
    second = known("부산에 삶", ("다른 이야기", "t2"))
    notebook.delete(second.id, conversation=True)
    assert [one.id for one in conversations.all_conversations(database)] == ["c1"]


def test_a_line_that_the_service_gave_is_not_forgotten(database, notebook, clock, ids):
    write_block(database, "등급: 기업", writer="service", now=clock(), ids=ids, limit=LIMIT)
    with pytest.raises(Refused, match="block-service-line"):
        notebook.forget_line("등급: 기업")
    assert notebook.block().text == "등급: 기업"


def test_D8_what_reading_back_still_finds_is_never_said_to_be_gone(notebook, known, monkeypatch):
    fact = known("부산에 삶", ("부산에 살아요", "t1"))
    monkeypatch.setattr(facts, "delete", lambda database, fact_id: None)
    with pytest.raises(Unavailable, match="fact-not-gone"):
        notebook.delete(fact.id)
