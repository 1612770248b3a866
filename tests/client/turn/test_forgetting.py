"""The tool that asks for something to be forgotten makes cards by id, and deletes nothing."""

import json

import pytest

from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from tests.support.fakes import ScriptedModel


@pytest.fixture
def known(account):
    """Adds a fact said in a turn of that id; returns it."""
    engine = account()
    clock = engine.settings.clock

    def add(statement, quote, turn="t1", kind="attribute", **more):
        quotes = (Quote(quote, "customer", turn, clock()),)
        proposed = Candidate(kind, statement, quotes, **more)
        return changes.add(
            engine.opened.database, proposed, now=clock(), ids=engine.notebook.ids, promotable=bool(more)
        )

    return add


def results(model):
    """What the tools of the last turn returned, as the model read it."""
    return [json.loads(message.content) for message in model.requests[-1].messages if hasattr(message, "content")]


def propose(account, ask, *calls, answer="여기서 골라 주세요."):
    model = ScriptedModel([("propose_forget", json.dumps(given, ensure_ascii=False)) for given in calls], answer)
    turn = ask(account(model=model), "잊어 주세요")
    return turn, results(model)


def test_D8_words_alone_list_what_fits_and_make_no_card(account, ask, known):
    first, second = known("50% 환불을 합의함", "50%로 해요"), known("30% 환불을 합의함", "30%로 해요", "t2")
    turn, [document] = propose(account, ask, {"query": "환불 합의"})
    assert {row["id"] for row in document["results"]} == {first.id, second.id}
    assert (document["proposed"], document["deleted"], turn.cards) == ([], False, ())


def test_D8_an_id_makes_one_card_and_deletes_nothing(account, ask, known):
    fact = known("김민수 번호는 02-123-4567임", "김민수 번호는 02-123-4567이에요")
    known("김민석 번호는 02-765-4321임", "김민석 번호는 02-765-4321이에요", "t2")
    turn, [document, _] = propose(account, ask, {"fact": fact.id}, {"fact": fact.id})
    assert [(card.kind, card.fact) for card in turn.cards] == [("forget", fact.id)]
    assert fact.statement in turn.cards[0].text
    assert document["deleted"] is False
    assert len(account().notebook.facts()) == 2


def test_D8_a_yes_at_the_card_deletes_that_one_and_a_no_nothing(account, ask, known):
    fact = known("김민수 번호는 02-123-4567임", "김민수 번호는 02-123-4567이에요")
    other = known("김민석 번호는 02-765-4321임", "김민석 번호는 02-765-4321이에요", "t2")
    notebook = account().notebook
    notebook.confirm(fact.id, yes=False, about="forget")
    assert len(notebook.facts()) == 2
    notebook.confirm(fact.id, yes=True, about="forget")
    assert [one.id for one in notebook.facts()] == [other.id]
    assert [one.id for one in notebook.facts("번호")] == [other.id]


@pytest.mark.parametrize("given", [{"fact": "nothing"}, {}, {"query": "  "}])
def test_what_is_no_fact_is_refused_with_a_sentence_for_the_model(account, ask, given):
    turn, [document] = propose(account, ask, given)
    assert "error" in document
    assert turn.cards == ()


def test_a_card_says_that_the_line_of_the_block_goes_too(account, ask, known):
    fact = known("엔터프라이즈 등급", "엔터프라이즈예요", attribute="tier")
    account().notebook.confirm(fact.id)
    turn, [document] = propose(account, ask, {"fact": fact.id})
    assert document["proposed"][0]["block_lines"] == ["엔터프라이즈 등급"]
    assert "항상 전달되는 줄" in turn.cards[0].text


def test_there_are_only_so_many_cards_below_one_answer(account, ask, known):
    facts = [known(f"약속 {number}을 정함", f"약속 {number}이에요", f"t{number}") for number in range(7)]
    turn, documents = propose(account, ask, *({"fact": fact.id} for fact in facts))
    assert len(turn.cards) == 5
    assert "error" in documents[-1]
