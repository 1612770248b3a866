"""One word goes everywhere: log, fact, index, vectors, block, undo, audit. Then it goes, by each way, and is nowhere."""

import asyncio
import logging
from dataclasses import replace

import pytest

from client.compose import open_engine
from client.errors import StoreWiped
from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.notebook.block import write_block
from client.store import vectors
from client.turn.tools import WRITE_TOOL
from tests.client.turn.canary.conftest import CANARIES, home_of, nowhere
from tests.support.fakes import ScriptedModel
from tests.support.forensics import where_in_pages, where_in_rows


@pytest.fixture
def scripted(account):
    """The account with a model that plays these steps; built in, so that nothing is recorded as sent."""

    def play(*steps, kind="builtin"):
        engine = account()
        model = ScriptedModel(*steps, kind=kind)
        return replace(engine, turns=replace(engine.turns, model=lambda: model, builtin=model))

    return play


@pytest.fixture
def spread(scripted, ask, tongue):
    """Said in a chat, a fact, a line of the block, found and cited in another conversation; the facts' ids."""

    def run(kind="builtin"):
        canary, said, statement, _ = CANARIES[tongue]
        engine = scripted("…", kind=kind)
        turn = ask(engine, said)
        database, clock = engine.opened.database, engine.settings.clock
        quote = Quote(said, "customer", turn.id, turn.asked_at)
        proposed = Candidate("attribute", statement, (quote,), attribute="name", value=canary)
        fact = changes.add(database, proposed, now=clock(), ids=engine.notebook.ids, promotable=True)
        engine.notebook.save_block("답변은 짧게", "")
        engine.notebook.confirm(fact.id)
        assert canary in engine.notebook.block().text
        engine.conversations.end(turn.conversation)
        rewritten = f'{{"text": "{statement}\\n답변은 길게"}}'
        steps = [
            [("search_facts", f'{{"query": "{canary}"}}')],
            [(WRITE_TOOL, rewritten)],
            f"[fact:{fact.id}]",
        ]
        other = scripted(*steps, kind=kind)
        shown = ask(other, "?")
        assert [source.title for source in shown.sources] == [statement]
        run_index(other)
        return other, turn, shown, fact

    return run


def run_index(engine):
    """Chunks of the turns, and vectors for everything."""
    asyncio.run(engine.tidy(embed=0.0, learn=False))
    waiting = vectors.waiting(engine.opened.database, 100)
    vectors.put(engine.opened.database, "test", {one.item: [[0.1, 0.2, 0.3]] for one in waiting})


def test_D5_the_word_is_found_before_it_is_deleted(spread, marks):
    engine, *_ = spread()
    tables = where_in_rows(engine.opened.database, *marks)
    assert tables >= {
        "turns", "conversations", "facts", "fact_evidence", "block", "block_lines", "block_undo", "audit",
        "search_item", "search_term", "search_facts", "search_chats",
    }  # fmt: skip
    assert where_in_pages(home_of(engine), *marks)


def test_D5_a_fact_with_its_conversation_leaves_no_trace(spread, marks, caplog, capfd):
    caplog.set_level(logging.DEBUG)
    engine, turn, _, fact = spread()
    around = engine.notebook.delete(fact.id, conversation=True)
    assert around.conversations == (turn.conversation,)
    nowhere(engine, *marks)
    out, err = capfd.readouterr()
    assert not [mark for mark in marks if mark in caplog.text + out + err]
    assert engine.notebook.block().text == "답변은 길게"


def test_D5_a_conversation_with_its_facts_leaves_no_trace(spread, marks):
    engine, turn, _, fact = spread()
    assert engine.notebook.delete_with_facts(turn.conversation) == [fact.id]
    nowhere(engine, *marks)


def test_D6_a_deleted_block_leaves_no_trace_in_audit_log_or_undo(scripted, ask, tongue, marks):
    canary = CANARIES[tongue][0]
    steps = [[(WRITE_TOOL, f'{{"text": "{canary}"}}')], "…", [(WRITE_TOOL, f'{{"text": "{canary}!\\n둘"}}')], "…"]
    engine = scripted(*steps)
    turn = ask(engine, "?")
    ask(engine, "?", turn.conversation)
    assert where_in_rows(engine.opened.database, *marks) >= {"block", "block_undo", "audit", "turns"}
    engine.notebook.clear_block()
    for fact in engine.notebook.facts(every=True):  # lines that a rewrite pushed out stay facts until they are deleted
        engine.notebook.delete(fact.id)
    nowhere(engine, *marks)


def test_D5_delete_everything_leaves_no_trace_and_an_empty_working_account(spread, marks, account, ask, tongue):
    engine, *_ = spread(kind="service")
    assert "egress" in where_in_rows(engine.opened.database, *marks)
    before = {path.name for path in (home_of(engine) / "accounts").iterdir()}
    engine.preferences.set("language", "ja")
    engine.wiping()
    assert not before & {path.name for path in (home_of(engine) / "accounts").iterdir()}
    with pytest.raises(StoreWiped):
        ask(engine, "?")
    fresh = account()
    nowhere(fresh, *marks)
    assert fresh.preferences.get().language == "ja"
    assert (fresh.notebook.facts(every=True), fresh.conversations.all(), fresh.sent()) == ([], [], [])
    assert fresh.notebook.block().text == ""
    assert ask(fresh, CANARIES[tongue][1]).state == "done"


def test_D7_nothing_of_it_is_in_the_write_ahead_log_right_after_a_deletion(spread, marks):
    engine, _, _, fact = spread()
    assert "gieok.db-wal" in where_in_pages(home_of(engine), *marks)
    engine.notebook.delete(fact.id, conversation=True)
    assert "gieok.db-wal" not in where_in_pages(home_of(engine), *marks)


def test_D5_what_left_the_device_stays_on_record_until_everything_is_deleted(spread, marks):
    engine, _, shown, fact = spread(kind="service")
    engine.notebook.delete(fact.id, conversation=True)
    assert where_in_rows(engine.opened.database, *marks) == {"egress"}
    assert {sent.turn for sent in engine.sent() if any(mark in sent.content for mark in marks)} == {shown.id}


def test_D5_an_answer_keeps_its_numbers_and_says_nothing_of_a_deleted_fact(spread):
    engine, _, shown, fact = spread()
    engine.notebook.delete(fact.id)
    kept = engine.turns.get(shown.id)
    assert kept.answer == shown.answer
    assert [(source.id, source.title) for source in kept.sources] == [(fact.id, "")]
    assert all(card.fact != fact.id for card in kept.cards)


def test_D7_an_undo_brings_nothing_back_that_was_deleted(spread, tongue, ask):
    engine, _, shown, fact = spread()
    engine.notebook.delete(fact.id)
    assert engine.notebook.undo_block(shown.conversation).text == "답변은 짧게"


def test_W1_deleting_everything_of_one_account_touches_no_other(spread, account, marks, tongue):
    said = CANARIES[tongue][1]
    other = account(name="other")
    write_block(
        other.opened.database, said, writer="customer", now=other.settings.clock(), ids=other.notebook.ids, limit=4_000
    )
    engine, *_ = spread()
    engine.wiping()
    assert other.notebook.block().text == said
    again = open_engine(other.settings)
    assert again.notebook.block().text == said
    again.opened.database.close()


def test_D6_a_forgotten_line_leaves_no_trace_in_history_undo_audit_or_log(account, ask, tongue, marks):
    canary = CANARIES[tongue][0]
    first = [[(WRITE_TOOL, f'{{"text": "{canary}\\n짧게"}}')], "…"]
    then = [[(WRITE_TOOL, '{"text": "짧게"}'), ("propose_forget", f'{{"line": "{canary}"}}')], "…"]
    engine = account(model=ScriptedModel(*first, *then, kind="builtin"))
    turn = ask(engine, "?")
    asked = ask(engine, "?", turn.conversation)
    assert [(card.kind, card.dropped) for card in asked.cards if card.kind == "forget"] == [("forget", (canary,))]
    assert where_in_rows(engine.opened.database, *marks) >= {"block_undo", "audit", "turns", "facts"}
    engine.notebook.forget_line(canary)
    nowhere(engine, *marks)
    assert engine.notebook.block().text == "짧게"
