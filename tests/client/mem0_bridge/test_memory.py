"""Does mem0's own Memory work on our file as it does on its own, and does nothing of it lie about in plain text?"""

import pytest

from client.errors import Unavailable
from client.mem0_bridge.memory import open_memory
from client.store.opening import release
from shared.clock import system_clock
from tests.support.fakes import Ids

ME = {"user_id": "고객-가나다"}
CANARY = "코끼리-7731"


def added(memory, text, **more):
    return memory.add(text, **ME, infer=False, **more)["results"][0]["id"]


def texts(found):
    return [one["memory"] for one in found["results"]]


@pytest.mark.parametrize(
    ("said", "asked", "others"),
    [
        ("고객은 코끼리 요금제를 쓴다", "코끼리", ["청구는 매월 1일", "SSO를 원한다"]),
        ("The customer pays by invoice", "invoice", ["likes tea", "lives in Busan"]),
        ("請求書は毎月15日に届く", "請求書", ["紅茶が好き", "東京に住む"]),
        ("C++ 개발자", "C++", ["청구는 매월 1일", "SSO를 원한다"]),
    ],
)
def test_K7_a_memory_in_any_language_is_added_found_listed_and_read(memory, database, said, asked, others):
    for other in others:
        added(memory, other)
    key = added(memory, said, metadata={"topic": "plan"})
    assert texts(memory.search(asked, filters=ME, top_k=1)) == [said]
    assert memory.get(key)["memory"] == said
    assert memory.get(key)["metadata"] == {"topic": "plan"}
    assert texts(memory.get_all(filters=ME)) == [*others, said]
    assert texts({"results": [memory.get(hit.id) for hit in memory.vector_store.keyword_search(asked)]}) == [said]
    (row,) = database.all("SELECT a, b FROM mem0_memories WHERE id = ?", (key,))
    assert (row["a"] + row["b"]).strip()


def test_K7_a_text_of_signs_alone_is_kept_and_read(memory):
    key = added(memory, "🎉🎉")
    assert memory.get(key)["memory"] == "🎉🎉"
    assert texts(memory.get_all(filters=ME)) == ["🎉🎉"]


def test_an_update_is_found_by_its_new_words_alone_and_its_history_tells_both(memory):
    key = added(memory, "스타터 등급")
    added(memory, "청구는 매월 1일")
    memory.update(key, text="엔터프라이즈 등급")
    assert texts(memory.get_all(filters=ME)) == ["엔터프라이즈 등급", "청구는 매월 1일"]
    assert [hit.id for hit in memory.vector_store.keyword_search("엔터프라이즈")] == [key]
    assert memory.vector_store.keyword_search("스타터") == []
    assert [(one["event"], one["old_memory"], one["new_memory"]) for one in memory.history(key)] == [
        ("ADD", None, "스타터 등급"),
        ("UPDATE", "스타터 등급", "엔터프라이즈 등급"),
    ]


def test_a_deleted_memory_leaves_its_events_and_no_text(memory, database):
    key = added(memory, CANARY)
    memory.update(key, text=f"{CANARY} 둘")
    memory.delete(key)
    assert memory.get(key) is None
    assert [(one["event"], one["old_memory"], one["new_memory"]) for one in memory.history(key)] == [
        ("ADD", None, None),
        ("UPDATE", None, None),
        ("DELETE", None, None),
    ]
    assert memory.history(key)[-1]["is_deleted"] is True
    dump = str([tuple(row) for name in ("mem0_memories", "mem0_history") for row in rows_of(database, name)])
    assert "코끼리" not in dump


def rows_of(database, name):
    return database.all(
        {"mem0_memories": "SELECT * FROM mem0_memories", "mem0_history": "SELECT * FROM mem0_history"}[name]
    )


def test_delete_all_takes_one_customer_and_more_than_a_page_of_memories(memory):
    for number in range(130):
        added(memory, f"기억 {number}")
    memory.add("다른 고객", user_id="other", infer=False)
    memory.db.save_messages([{"role": "user", "content": CANARY}], "user_id=고객-가나다")
    memory.delete_all(**ME)
    assert memory.get_all(filters=ME)["results"] == []
    assert texts(memory.get_all(filters={"user_id": "other"})) == ["다른 고객"]
    assert memory.db.get_last_messages("user_id=고객-가나다") == []


def test_filters_with_operators_choose_as_mem0_says(memory):
    for number in range(1, 5):
        added(memory, f"기억 {number}", metadata={"n": number, "tags": ["a", str(number)]})

    def chosen(**filters):
        return sorted(texts(memory.search("기억", filters={**ME, **filters}, threshold=0.0)))

    assert chosen(n={"gte": 3}) == ["기억 3", "기억 4"]
    assert chosen(n={"in": [1, 4]}) == ["기억 1", "기억 4"]
    assert chosen(n={"ne": 1}) == ["기억 2", "기억 3", "기억 4"]
    assert chosen(OR=[{"n": 1}, {"n": {"gt": 3}}]) == ["기억 1", "기억 4"]
    assert chosen(NOT=[{"n": 1}, {"n": 2}]) == ["기억 3", "기억 4"]
    assert chosen(AND=[{"n": {"gte": 2}}, {"n": {"lt": 3}}]) == ["기억 2"]
    assert chosen(tags={"contains": "3"}) == ["기억 3"]
    assert chosen(n="*") == ["기억 1", "기억 2", "기억 3", "기억 4"]
    assert chosen(missing="*") == []


def test_a_reset_leaves_nothing_and_the_file_goes_on_working(memory):
    added(memory, "기억")
    memory.reset()
    assert memory.get_all(filters=ME)["results"] == []
    assert texts(memory.search("다시", filters=ME)) == []
    added(memory, "다시")
    assert texts(memory.get_all(filters=ME)) == ["다시"]


def test_a_memory_is_still_there_when_the_file_is_opened_again(opened, embedder, tmp_path):
    from client.store.opening import open_store
    from tests.support.fakes import some_bytes

    added(open_memory(opened.database, embedder, clock=system_clock, ids=Ids()), "기억")
    again = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    try:
        assert texts(open_memory(again.database, embedder, clock=system_clock, ids=Ids()).get_all(filters=ME)) == [
            "기억"
        ]
    finally:
        release(again)


def test_without_an_embedder_it_is_refused_in_one_sentence(database):
    with pytest.raises(Unavailable, match="mem0-no-embedder"):
        open_memory(database, None, clock=system_clock, ids=Ids())


def test_learning_without_a_model_is_refused_and_stores_nothing(memory):
    from mem0.exceptions import LLMError

    with pytest.raises(LLMError, match="mem0-no-model"):
        memory.add("기억", **ME)
    assert memory.get_all(filters=ME)["results"] == []


def test_the_nearest_in_meaning_comes_first_even_where_only_one_is_wanted(memory, embedder):
    keys = {text: added(memory, text) for text in ("가나다라", "마바사아", "자차카타")}
    found = memory.vector_store.search("마바사", embedder.query("마바사"), top_k=1, filters=ME)
    assert [hit.id for hit in found] == [keys["마바사아"]]
    every = memory.vector_store.search("마바사", embedder.query("마바사"), top_k=9, filters=ME)
    assert [hit.score for hit in every] == sorted((hit.score for hit in every), reverse=True)
    assert all(0 <= hit.score <= 1 for hit in every)
