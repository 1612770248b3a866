"""Does the index hold what it was given, and nothing of what was taken out?"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.search.chats import drop_turn, find_turns, index_turn
from client.search.facts import drop_fact, find_facts, index_fact
from client.search.meaning import embed_pending
from client.search.rank import LOOKED_AT, read_question
from client.search.terms import document
from client.search.wiki import drop_page, index_page
from client.store import index, vectors
from client.store.index import Piece
from client.store.opening import open_store, release
from tests.support.fakes import Ids, some_bytes

SHADOWS = ("data", "idx", "docsize")
SPACES = ("facts", "pages", "chats")


def bytes_of_the_index(database):
    return b"".join(
        bytes(row["block"]) for space in SPACES for row in database.all(f"SELECT block FROM search_{space}_data")
    ) + b"".join(
        row["term"] if isinstance(row["term"], bytes) else str(row["term"]).encode()
        for space in SPACES
        for row in database.all(f"SELECT term FROM search_{space}_idx")
    )


def leftovers(database):
    """Rows of ours and of FTS5's that speak of items."""
    tables = ["search_item", "search_term", "search_pending", "search_vector", "search_block"]
    tables += [f"search_{space}_docsize" for space in SPACES]
    return {table: count for table in tables if (count := database.one(f"SELECT count(*) FROM {table}")[0])}


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    made = open_store(tmp_path_factory.mktemp("home"), "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    yield made.database
    release(made)


class Flat:
    """Every text has the same vector."""

    name = "flat"
    dimensions = 4

    def passages(self, texts):
        return [[0.5] * 4 for _ in texts]

    def query(self, text):
        return [0.5] * 4


def test_what_is_taken_out_leaves_no_row_and_no_byte(database):
    with database.transaction():
        index_fact(database, "f", "코끼리 canaryword 7731")
        index_page(database, "policy/p", title="코끼리", aliases=("canaryword",), summary="", body="# 코끼리\n\n7731")
        index_turn(database, "t", conversation="c", place=1, question="코끼리", answer="canaryword 7731")
    assert b"canaryword" in bytes_of_the_index(database)  # terms that begin alike are stored in part: this one is whole
    for one in vectors.waiting(database, 100):
        vectors.put(database, "flat", {one.item: [[0.5] * 4]})
    with database.transaction():
        drop_fact(database, "f")
        drop_page(database, "policy/p")
        drop_turn(database, "t")
    assert leftovers(database) == {}
    for word in ("코", "canary", "7731"):
        assert word.encode() not in bytes_of_the_index(database)


def test_taking_one_out_leaves_its_neighbours_whole(database):
    texts = [f"김민수 번호 {number}" for number in range(300)] + ["코끼리 번호"]
    with database.transaction():
        for number, text in enumerate(texts):
            index_fact(database, f"f{number}", text)
    with database.transaction():
        drop_fact(database, "f300")
        drop_fact(database, "f7")
    assert "코".encode() not in bytes_of_the_index(database)
    assert find_facts(database, "김민수 8")[0].key == "f8"
    assert database.all("INSERT INTO search_facts (search_facts) VALUES ('integrity-check')") == []
    assert index.frequencies(database, "facts", ["김민수", "코끼리"]) == (299, {"김민수": 299, "코끼리": 0})


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(max_size=60), min_size=1, max_size=6), st.randoms(use_true_random=False))
def test_any_texts_put_in_and_taken_out_in_any_order_leave_nothing(store, texts, draw):
    order = list(range(len(texts)))
    back = draw.sample(order, len(order))
    with store.transaction():
        for number in order:
            index_fact(store, f"f{number}", texts[number])
            index_turn(store, f"t{number}", conversation="c", place=number, question=texts[number], answer=texts[0])
    for one in vectors.waiting(store, 100):
        vectors.put(store, "flat", {one.item: [[0.5] * 4, [0.1] * 4]})
    with store.transaction():
        for number in back:
            drop_fact(store, f"f{number}")
            drop_turn(store, f"t{number}")
    assert leftovers(store) == {}
    assert all(row["rows"] == 0 for row in store.all("SELECT rows FROM search_space"))
    for space in SPACES:
        assert store.all(f"INSERT INTO search_{space} (search_{space}) VALUES ('integrity-check')") == []


def test_a_transaction_that_fails_leaves_the_index_as_it_was(database):
    with database.transaction():
        index_fact(database, "f1", "환불")
    with pytest.raises(RuntimeError), database.transaction():
        index_fact(database, "f1", "교환")
        raise RuntimeError
    assert [hit.text for hit in find_facts(database, "환불")] == ["환불"]
    assert find_facts(database, "교환") == []


def test_a_search_looks_only_at_what_the_rare_words_lead_to_and_scores_it_by_all_words(database):
    with database.transaction():
        for number in range(300):
            index_fact(database, f"f{number}", f"흔한 글 {'드문' if number < 120 else '다른'} {number}")
        index_fact(database, "best", "흔한 드문 낱말")
        database.run("UPDATE search_term SET rows = ? WHERE term IN ('흔한', '다른')", (LOOKED_AT,))
        database.run("UPDATE search_space SET rows = ? WHERE space = 'facts'", (3 * LOOKED_AT,))
    question = read_question(database, "facts", "흔한 다른 드문 낱말")
    assert set(question.asked) >= {"흔한", "다른", "드문", "낱말"}
    assert set(question.leading) == {"드문", "낱말"}
    led = index.match(database, "facts", question.asked, 400, leading=question.leading)
    whole = dict(index.match(database, "facts", question.asked, 400))
    assert len(whole) == 301
    assert len(led) == 121
    assert all(score == pytest.approx(whole[item]) for item, score in led)
    assert find_facts(database, "흔한 다른 드문 낱말")[0].key == "best"


def test_however_common_the_words_they_lead_to_as_many_items_as_are_compared(database):
    with database.transaction():
        for number in range(300):
            index_fact(database, f"f{number}", "흔한 낱말" if number % 2 else "흔한 글")
        index_fact(database, "rare", "드문 글")
        database.run("UPDATE search_term SET rows = ? WHERE term IN ('흔한', '낱말')", (LOOKED_AT,))
    assert "드문" in read_question(database, "facts", "흔한 드문").leading
    assert set(read_question(database, "facts", "흔한 드문").leading) & {"흔한"}


@pytest.mark.parametrize("space", ["pages", "chats"])
def test_leading_words_hold_on_every_shelf_that_is_searched(database, space):
    shelves = {"on": "policy", "off": "knowhow"} if space == "pages" else {"on": "c1", "off": "c2"}
    with database.transaction():
        for shelf in shelves.values():
            for text in ("흔한 글", "흔한 드문"):
                index.add(database, space, Piece(f"{shelf}/{text}", text, document(text), shelf=shelf))
    narrowed = {"shelf": shelves["on"]} if space == "pages" else {"without": [shelves["off"]]}
    found = index.match(database, space, ["흔한", "드문"], 9, leading=["드문"], **narrowed)
    assert list(index.keys(database, dict(found)).values()) == [f"{shelves['on']}/흔한 드문"]


def test_the_same_piece_twice_is_refused_by_the_store(database):
    piece = Piece("k", "환불", document("환불"))
    with pytest.raises(Exception, match="UNIQUE"), database.transaction():
        index.add(database, "facts", piece)
        index.add(database, "facts", piece)


def test_a_block_with_a_hole_is_filled_again(database):
    with database.transaction():
        for number in range(vectors.BLOCK_ROWS + 5):
            index_fact(database, f"f{number}", f"낱말 {number}")
    while embed_pending(database, Flat(), 2_000):
        pass
    with database.transaction():
        drop_fact(database, "f3")
        index_fact(database, "new", "낱말")
    while embed_pending(database, Flat()):
        pass
    rows = [row["rows"] for row in database.all("SELECT rows FROM search_block WHERE space = 'facts' ORDER BY id")]
    assert rows == [vectors.BLOCK_ROWS, 5]


def test_nothing_is_shown_of_a_space_without_the_terms(database):
    assert index.match(database, "facts", [], 10) == []
    assert index.match(database, "facts", ['a" OR "b', "NEAR(", "*", "a:b", "AND"], 10) == []
    assert find_turns(database, "환불") == []
