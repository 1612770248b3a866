"""What was deleted stays deleted, whoever reads the same words again and however they are cut and put."""

import asyncio
import json

import pytest

from client.learning.jobs import Learning
from client.learning.pipeline import builtin_learner
from client.memory.fact import Candidate, Quote
from client.notebook.facts import add, deleted_before
from client.notebook.notebook import Notebook
from client.store import facts, jobs, logs, refusals
from tests.client.learning.job_steps import talk
from tests.client.learning.talk import with_model
from tests.support.fakes import ScriptedModel

SAID = {
    "ko": "지난주에 부산으로 이사했어요",
    "en": "I moved to Busan last week",
    "ja": "先週、大阪に引っ越しました",
}


def learner():
    return builtin_learner(sensitive_areas=(), promotable=())


def queue_again(database, name="talk"):
    """As a retry or a restored log does: the same turns wait to be read once more."""
    database.run("UPDATE turns SET learned_at = NULL")
    logs.set_state(database, f"{name}-0", "done")
    database.run("INSERT INTO jobs (kind, conversation, due_at) VALUES ('learn', ?, '2000-01-01')", (name,))


@pytest.fixture
def read(database, clock, ids):
    """Reads what waits, with a learner."""

    def run(using=None):
        learning = Learning(database, clock, ids, lambda conversation: using or learner(), lambda: 4_000)
        assert asyncio.run(learning.run_due()) == 1

    return run


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: 4_000, lambda page: None)


def known(database):
    return facts.list_facts(database, every=True)


@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_D3_a_deleted_fact_does_not_come_back_from_the_same_log(database, clock, read, notebook, said):
    talk(database, clock, said=((said, "네."),))
    read()
    assert known(database)
    for fact in known(database):
        notebook.delete(fact.id)
    queue_again(database)
    read()
    assert known(database) == []
    assert refusals.counts(database)["deleted"] >= 1


@pytest.mark.parametrize(
    ("deleted", "again"),
    [
        ("부산으로 이사했어요", "지난주에 부산으로 이사했어요"),
        ("지난주에 부산으로 이사했어요", "부산으로 이사했어요"),
        ("지난주에 부산으로", "부산으로 이사했어요"),
        ("부산으로 이사했어요", "부산으로  이사했어요"),
    ],
)
@pytest.mark.parametrize("kind", ["event", "attribute"])
def test_D3_another_cut_another_wording_and_another_kind_are_the_same_words(
    database, clock, ids, read, notebook, deleted, again, kind
):
    talk(database, clock, said=((SAID["ko"], "네."),))
    quote = Quote(deleted, "customer", "talk-0", clock())
    fact = add(database, Candidate("event", "부산으로 이사함", (quote,)), now=clock(), ids=ids, promotable=False)
    notebook.delete(fact.id)
    row = {
        "kind": kind,
        "statement": "고객이 부산으로 거처를 옮김",
        "quotes": [{"turn": 1, "speaker": "customer", "text": again}],
    }
    read(with_model(ScriptedModel(json.dumps({"facts": [row]}))))
    assert known(database) == []
    assert refusals.counts(database) == {"deleted": 1}


def test_D3_other_words_of_the_same_turn_are_still_learned(database, clock, ids, read, notebook):
    talk(database, clock, said=(("부산으로 이사했어요. 김민석 번호는 02-765-4321이에요", "네."),))
    quote = Quote("부산으로 이사했어요", "customer", "talk-0", clock())
    fact = add(database, Candidate("event", "부산으로 이사함", (quote,)), now=clock(), ids=ids, promotable=False)
    notebook.delete(fact.id)
    other = Quote("김민석 번호는 02-765-4321이에요", "customer", "talk-0", clock())
    assert not deleted_before(database, Candidate("attribute", "김민석 번호", (other,)))


def test_D3_what_is_said_anew_in_another_conversation_is_learned(database, clock, read, notebook):
    talk(database, clock, said=((SAID["ko"], "네."),))
    read()
    for fact in known(database):
        notebook.delete(fact.id)
    talk(database, clock, "later", said=((SAID["ko"], "네."),))
    read()
    assert known(database)


def test_D3_a_deleted_fact_is_no_evidence_for_another_one(database, clock, ids, read, notebook):
    talk(database, clock, said=((SAID["ko"], "네."),))
    read()
    for fact in known(database):
        notebook.delete(fact.id)
    elsewhere = Quote("부산으로 이사했어요", "customer", "other", clock())
    kept = add(database, Candidate("event", "부산으로 이사함", (elsewhere,)), now=clock(), ids=ids, promotable=False)
    queue_again(database)
    read()
    assert facts.get(database, kept.id).evidence == (elsewhere,)


def test_D3_a_tombstone_holds_no_text(database, clock, read, notebook):
    talk(database, clock, said=((SAID["ko"], "네."),))
    read()
    for fact in known(database):
        notebook.delete(fact.id)
    marks = [tuple(row) for row in database.all("SELECT mark, at FROM tombstones")]
    places = [tuple(row) for row in database.all("SELECT * FROM tombstone_spans")]
    assert marks
    assert places
    assert "부산" not in str(marks) + str(places)


def test_D5_a_conversation_deleted_while_it_is_learned_from_leaves_no_fact(database, clock, ids):
    talk(database, clock, said=((SAID["ko"], "네."),))
    from client.notebook.forgetting import delete_conversation

    class Meanwhile:
        async def learn(self, turns, find_similar):
            learned = await learner().learn(turns, find_similar)
            delete_conversation(database, "talk", clock())
            return learned

    learning = Learning(database, clock, ids, lambda conversation: Meanwhile(), lambda: 4_000)
    asyncio.run(learning.run_due())
    assert known(database) == []
    assert jobs.pending(database) == (0, 0)


def test_D3_a_fact_deleted_while_its_conversation_is_read_again_stays_deleted(database, clock, ids, read, notebook):
    talk(database, clock, said=((SAID["ko"], "네."),))
    read()
    queue_again(database)

    class Meanwhile:
        async def learn(self, turns, find_similar):
            learned = await learner().learn(turns, find_similar)
            for fact in known(database):
                notebook.delete(fact.id)
            return learned

    read(Meanwhile())
    assert known(database) == []
