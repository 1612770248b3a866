"""Does a shortlist by signs hold the nearest vectors, and does a search over very many find what comparing all finds?"""

import numpy
import pytest

from client.search import meaning as meaning_module
from client.search import shortlist
from client.search.facts import drop_fact, find_facts, index_fact
from client.search.meaning import Meaning, embed_pending
from client.store import vectors

DIMENSIONS, VECTORS, LISTED = 384, 21_000, 2_000


def unit(rows):
    return (rows / numpy.linalg.norm(rows, axis=-1, keepdims=True)).astype(numpy.float32)


def in_blocks(rows):
    parts = numpy.split(rows, range(1_000, len(rows), 1_000))
    return {number: (numpy.ones(len(part), numpy.float32), part) for number, part in enumerate(parts)}


def test_of_a_hundred_questions_99_percent_of_the_eight_nearest_of_21000_vectors_stand_on_the_list():
    draw = numpy.random.default_rng(3)
    leaning = draw.standard_normal(DIMENSIONS)  # as an embedder's vectors: all lean one way, and keep to topics
    topics = draw.standard_normal((200, DIMENSIONS)) + leaning
    stored = unit(topics[draw.integers(0, 200, VECTORS)] + draw.standard_normal((VECTORS, DIMENSIONS)))
    asked = unit(topics[:100] + draw.standard_normal((100, DIMENSIONS)))
    taken = shortlist.signs(in_blocks(stored), None, ())
    kept = 0
    for question in asked:
        near = taken.shortlist(question, LISTED)
        assert LISTED <= len(near) < 1.2 * LISTED
        kept += numpy.isin(numpy.argsort(-(stored @ question))[:8], near).sum()
    assert kept >= 0.99 * 8 * len(asked)


def test_the_signs_of_a_block_that_did_not_change_are_not_taken_again():
    draw = numpy.random.default_rng(4)
    blocks = in_blocks(unit(draw.standard_normal((3_000, 70))))  # 70: no multiple of 64
    first = shortlist.signs(blocks, None, ())
    blocks[1] = (blocks[1][0], blocks[1][1][::-1].copy())
    again = shortlist.signs(blocks, first, (0, 2))
    assert again.blocks[0] is first.blocks[0]
    assert numpy.array_equal(again.blocks[1], first.blocks[1][::-1])
    assert numpy.array_equal(again.words[:, :1_000], first.words[:, :1_000])


@pytest.fixture
def filled(database, embedder):
    """300 facts, every fifth with two windows, in several blocks' worth of changes."""
    with database.transaction():
        for number in range(300):
            index_fact(database, f"f{number}", f"word{number % 60} topic{number % 7} thing{number}")
    while embed_pending(database, embedder, 64):
        pass
    items = {row["key"]: row["id"] for row in database.all("SELECT id, key FROM search_item WHERE space = 'facts'")}
    for number in range(0, 300, 5):
        texts = [f"word{number % 60} other", f"thing{number}"]
        vectors.put(database, embedder.name, {items[f"f{number}"]: embedder.passages(texts)})
    return database


def test_a_shortlist_gives_the_same_cosines_and_the_same_facts_as_comparing_all(filled, embedder, monkeypatch):
    all_compared = Meaning(embedder)
    asked = [f"word{number} topic{number % 5} unknown" for number in range(25)]
    before = {query: all_compared.cosines(filled, "facts", query) for query in asked}
    found = {query: [hit.key for hit in find_facts(filled, query, 4, all_compared)] for query in asked}
    monkeypatch.setattr(meaning_module, "MANY", 100)
    monkeypatch.setattr(meaning_module, "SHORTLIST", 150)
    listed = Meaning(embedder)
    for query in asked:
        cosines = listed.cosines(filled, "facts", query)
        assert 0 < len(cosines.near) < len(cosines.items) == 300
        every = before[query].of(before[query].items)
        assert cosines.of(cosines.items) == pytest.approx(every, abs=1e-5)
        assert cosines.of([]) == {}
        assert sorted(cosines.top(5).values()) == pytest.approx(sorted(before[query].top(5).values()), abs=1e-5)
        assert sorted(cosines.top(250).values()) == pytest.approx(sorted(before[query].top(250).values()), abs=1e-5)
        assert (cosines.mean, cosines.spread) == pytest.approx((before[query].mean, before[query].spread), rel=0.05)
        assert [hit.key for hit in find_facts(filled, query, 4, listed)] == found[query]


def test_a_change_is_seen_where_there_are_many(filled, embedder, monkeypatch):
    monkeypatch.setattr(meaning_module, "MANY", 100)
    monkeypatch.setattr(meaning_module, "SHORTLIST", 50)
    listed = Meaning(embedder)
    assert find_facts(filled, "word17 topic3 thing17", 1, listed)[0].key == "f17"
    with filled.transaction():
        drop_fact(filled, "f17")
        index_fact(filled, "new", "word17 topic3 unheard")
    while embed_pending(filled, embedder):
        pass
    assert find_facts(filled, "word17 topic3 thing17", 2, listed)[0].key != "f17"
    assert find_facts(filled, "word17 topic3 unheard", 1, listed)[0].key == "new"
    assert len(listed.cosines(filled, "facts", "unheard").items) == 300
