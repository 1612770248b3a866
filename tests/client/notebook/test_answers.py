"""What a yes moves in the block is handed back, so that it can be said; what was asked for never goes down."""

import pytest

from client.errors import Refused
from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.notebook.block import write_block
from client.notebook.notebook import Notebook
from client.store import facts

LIMIT = 60


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: LIMIT, lambda page: None)


@pytest.fixture
def put(database, clock, ids):
    def _put(statement, *, kind="attribute", promotable=True, **more):
        clock.move(days=1)
        quote = Quote(statement, "customer", f"t-{statement}", clock())
        return changes.add(
            database, Candidate(kind, statement, (quote,), **more), now=clock(), ids=ids, promotable=promotable
        )

    return _put


def test_the_promoted_line_seen_longest_ago_goes_down_and_is_named(notebook, put, database):
    first, second = put("가" * 25, attribute="tier"), put("나" * 25, attribute="language")
    notebook.confirm(first.id)
    notebook.confirm(second.id)
    trait = put("처리 속도를 중시하는 편", kind="trait", stated=False, promotable=False)
    given = notebook.answer(trait.id, yes=True)
    assert (given.line, given.lowered, given.no_room) == (trait.statement, (first.statement,), False)
    assert notebook.block().text == f"{second.statement}\n{trait.statement}"
    assert facts.get(database, first.id).status == "active", "it stays a fact"
    assert [change.change for change in notebook.history(first.id)] == ["added", "promoted", "demoted"]


@pytest.mark.parametrize("writer", ["model", "customer", "service"])
def test_a_line_asked_for_or_given_by_the_service_never_goes_down(notebook, put, database, clock, ids, writer):
    write_block(database, "가" * 55, writer=writer, now=clock(), ids=ids, limit=LIMIT)
    trait = put("처리 속도를 중시하는 편", kind="trait", stated=False, promotable=False)
    given = notebook.answer(trait.id, yes=True)
    assert (given.fact.status, given.line, given.lowered, given.no_room) == ("active", None, (), True)
    attribute = put("엔터프라이즈 등급을 사용함", attribute="tier")
    with pytest.raises(Refused) as refused:
        notebook.answer(attribute.id, yes=True)
    assert refused.value.code == "block-too-long"
    assert notebook.block().text == "가" * 55


def test_a_question_that_no_longer_waits_is_refused(notebook, put):
    trait = put("처리 속도를 중시하는 편", kind="trait", stated=False, promotable=False)
    notebook.answer(trait.id, yes=True, about="trait")
    for yes in (True, False):
        with pytest.raises(Refused) as refused:
            notebook.answer(trait.id, yes=yes, about="trait")
        assert refused.value.code == "fact-no-question"
    assert notebook.fact(trait.id).status == "active"


def test_a_trait_stays_a_fact_where_the_service_does_not_serve_it_for_the_block(notebook, put, database, clock):
    database.run(
        "INSERT INTO bundles (role, version, sha256, length, expires_at, fetched_at, text)"
        " VALUES ('config', 1, '', 0, '2027-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', ?)",
        ('{"promotable_kinds": ["name"]}',),
    )
    trait = put("처리 속도를 중시하는 편", kind="trait", stated=False, promotable=False)
    given = notebook.answer(trait.id, yes=True)
    assert (given.fact.status, given.line, given.no_room) == ("active", None, False)
    assert notebook.block().text == ""
