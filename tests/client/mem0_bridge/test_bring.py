"""Memories that mem0 exported wait for a yes; secrets are masked; nothing comes twice, comes back or comes by half."""

import asyncio
import json
from datetime import UTC, datetime

import pytest

from client.errors import Refused
from client.learning.jobs import Learning
from client.learning.pipeline import builtin_learner
from client.mem0_bridge.bring import bring
from client.memory.logged import LoggedTurn
from client.notebook.notebook import Notebook
from client.store import audit, conversations, facts, logs
from client.turn.conversations import Conversations
from shared.formats.config import PROMOTABLE, SENSITIVE

ENTRY = {
    "id": "892db2ae-06d9-49e5-8b3e-585ef9b85b8e",
    "memory": "매월 15일에 청구서를 받는다",
    "hash": "9e0",
    "metadata": {"category": "billing"},
    "created_at": "2026-03-01T09:00:00-08:00",
    "updated_at": "2026-04-02T10:00:00+00:00",
    "user_id": "alex",
}
SHAPES = {
    "get_all": {"results": [ENTRY]},
    "platform page": {"count": 1, "next": None, "previous": None, "results": [ENTRY]},
    "with relations": {"results": [ENTRY], "relations": []},
    "platform export": {"memories": [ENTRY | {"categories": ["billing"], "expiration_date": None}]},
    "list": [ENTRY],
    "points": {"points": [{"id": ENTRY["id"], "payload": {"data": ENTRY["memory"], **ENTRY}}]},
    "bare points": [{"id": ENTRY["id"], "payload": {"data": ENTRY["memory"], "created_at": ENTRY["created_at"]}}],
}


@pytest.fixture
def take(database, clock, tmp_path):
    def run(document):
        path = tmp_path / "mem0.json"
        path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
        return bring(database, path, now=clock(), areas=SENSITIVE)

    return run


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: 4_000, lambda page: None)


@pytest.fixture
def talk(database, clock, ids):
    """The customer says one thing in a conversation that is learned from at its end."""
    learning = Learning(
        database, clock, ids, lambda _: builtin_learner(sensitive_areas=SENSITIVE, promotable=PROMOTABLE), lambda: 4_000
    )

    def run(text):
        clock.move(minutes=1)
        talk, now = Conversations(database, clock, ids).begin(), clock()
        turn = LoggedTurn(ids(), talk, text, now, "Asia/Seoul", "done", "네.", now, "m", "builtin")
        logs.write_question(database, turn, text)
        logs.complete(database, turn)
        conversations.end(database, talk, clock())
        assert asyncio.run(learning.run_now()) == 1

    return run


def known(database):
    return facts.list_facts(database, every=True)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_form_that_mem0_writes_is_read(take, database, shape):
    assert take(SHAPES[shape]).new == 1
    (fact,) = known(database)
    assert (fact.statement, fact.status, fact.stated, fact.evidence) == (
        ENTRY["memory"],
        "awaiting_confirmation",
        False,
        (),
    )
    assert fact.first_seen == datetime(2026, 3, 1, 17, tzinfo=UTC)
    assert [change.change for change in facts.history(database, fact.id)] == ["imported"]


def test_reading_it_again_adds_nothing_and_the_same_words_come_once(take, database):
    other = ENTRY | {"id": "other", "memory": "  매월 15일에\n청구서를 받는다 "}
    brought = take([ENTRY, other])
    assert (brought.new, brought.passed_over) == (1, {"known": 1})
    assert take([ENTRY, other]).passed_over == {"known": 2}
    changed = ENTRY | {"memory": "매월 20일에 청구서를 받는다"}
    assert take([changed]).new == 0
    assert len(known(database)) == 1
    assert len(audit.entries(database)) == 1


def test_a_deleted_or_declined_one_never_comes_back(take, database, notebook):
    take([ENTRY, ENTRY | {"id": "b", "memory": "고양이를 키운다"}])
    first, second = sorted(known(database), key=lambda fact: fact.statement, reverse=True)
    notebook.delete(first.id)
    notebook.confirm(second.id, yes=False)
    again = take([ENTRY | {"id": "new id"}, ENTRY | {"id": "b", "memory": "고양이를 키운다"}])
    assert again.new == 0
    assert dict(again.passed_over) == {"known": 1, "deleted": 1}
    assert [fact.status for fact in known(database)] == ["retracted"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("카드는 4111 1111 1111 1111 이다", "4111"),
        ("My password is hunter2-xyz", "hunter2"),
        ("주민번호는 900101-1234568", "1234568"),
    ],
)
def test_secrets_are_masked_and_told(take, database, text, left):
    brought = take([ENTRY | {"memory": text}])
    assert brought.masked == 1
    assert left not in known(database)[0].statement


def test_what_is_sensitive_waits_for_consent_one_by_one(take, database, notebook):
    brought = take(
        [ENTRY, *({"id": text, "memory": text} for text in ("우울증 약을 먹는다", "has diabetes", "離婚した"))]
    )
    assert (brought.new, brought.sensitive) == (4, 3)
    assert notebook.confirm_imported() == 1
    assert sorted(fact.status for fact in known(database)) == ["active", *["awaiting_consent"] * 3]


def test_all_of_them_are_answered_at_once_and_found_then(take, database, notebook):
    take([ENTRY, {"id": 7, "memory": "Prefers email"}])
    assert notebook.confirm_imported() == 2
    assert [fact.statement for fact in notebook.facts("청구서")] == [ENTRY["memory"]]
    assert notebook.confirm_imported() == 0


def test_a_no_to_all_leaves_none_in_force(take, database, notebook):
    take([ENTRY])
    assert notebook.confirm_imported(yes=False) == 1
    assert notebook.facts() == []


def test_what_has_no_sound_form_is_passed_over_by_reason_and_the_rest_comes(take, database):
    odd = [None, 3, [], {}, {"memory": 5}, {"id": 1, "memory": ""}, {"memory": "\u200b\u200b"}, {"memory": "\ud800"}]
    long, old = {"memory": "가" * 2_001}, {"memory": "지난 것", "expiration_date": "2020-01-01"}
    strange = {"id": ["x"], "memory": "날짜가 이상하다", "created_at": "soon", "updated_at": 5}
    brought = take([*odd, long, old, strange, ENTRY])
    assert dict(brought.passed_over) == {"malformed": len(odd), "too-long": 1, "expired": 1}
    assert brought.new == 2


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "import-mem0-not-json"),
        (b'{"results": [{"memory": "a"}', "import-mem0-not-json"),
        (b"\xff\xfe", "import-mem0-not-json"),
        (b"[" * 100_000, "import-mem0-not-json"),
        (b'{"results": 5}', "import-mem0-not-memories"),
        (b'"text"', "import-mem0-not-memories"),
        (b'{"other": []}', "import-mem0-not-memories"),
    ],
)
def test_a_broken_file_is_refused_whole(take, database, content, code):
    with pytest.raises(Refused, match=code):
        take(content)
    assert known(database) == []


def test_a_failure_on_the_way_leaves_none_of_them(take, database, monkeypatch):
    calls = iter(range(100))
    insert = facts.insert

    def breaking(*arguments):
        if next(calls) == 2:
            raise RuntimeError("power cut")
        insert(*arguments)

    monkeypatch.setattr(facts, "insert", breaking)
    with pytest.raises(RuntimeError):
        take([{"id": n, "memory": f"기억 {n}"} for n in range(5)])
    assert known(database) == []


def test_a_file_that_is_too_large_or_missing_says_so(take, database, clock, tmp_path, monkeypatch):
    monkeypatch.setattr("client.mem0_bridge.bring.LARGEST_MB", 0)
    with pytest.raises(Refused, match="import-mem0-too-large"):
        take([ENTRY])
    with pytest.raises(Refused, match="import-unreadable"):
        bring(database, tmp_path / "nothing.json", now=clock(), areas=SENSITIVE)


@pytest.mark.parametrize(
    ("memory", "said", "now"),
    [
        ("직원은 5명", "이제 직원이 6명이에요", "직원 6명"),
        ("이메일은 a@example.com", "제 이메일은 b@example.com으로 바뀌었어요", "이메일은 b@example.com"),
        ("メールは a@example.com", "メールアドレスはb@example.comに変わりました", "メールアドレスはb@example.com"),
    ],
)
def test_J3_what_the_customer_says_takes_the_place_of_what_came_from_mem0(
    take, database, notebook, talk, memory, said, now
):
    take([ENTRY | {"memory": memory}])
    notebook.confirm_imported()
    talk(said)
    in_force = [fact for fact in facts.list_facts(database, every=False) if fact.kind == "attribute"]
    assert [fact.statement for fact in in_force] == [now]
    assert {fact.status for fact in known(database) if fact.statement == memory} == {"replaced"}


def test_what_came_from_mem0_holds_when_the_customer_says_it_too(take, database, notebook, talk):
    take([ENTRY | {"memory": "직원은 5명"}])
    talk("저희 직원은 5명이에요")
    (fact,) = known(database)
    assert (fact.status, [quote.text for quote in fact.evidence]) == ("active", ["저희 직원은 5명이에요"])


def test_J3_a_yes_to_an_older_memory_does_not_stand_beside_what_was_said_since(take, database, notebook, talk):
    talk("이제 직원이 6명이에요")
    take([ENTRY | {"memory": "직원은 5명"}])
    notebook.confirm_imported()
    assert {fact.statement: fact.status for fact in known(database)} == {"직원 6명": "active", "직원은 5명": "replaced"}
