"""Do words and meaning work together, and does search stand without the second?"""

import math
import threading

import pytest

from client.models.embedder import load_embedder
from client.search.facts import drop_fact, find_facts, index_fact
from client.search.hit import answers
from client.search.meaning import Meaning, embed_pending
from client.search.rank import decisive, fuse, read_question
from client.search.smalltalk import SENTENCES
from client.store import vectors
from client.store.opening import open_store, release
from tests.support.fakes import Ids, some_bytes


def put(database, *texts):
    with database.transaction():
        for number, text in enumerate(texts):
            index_fact(database, f"f{number}", text)


def embed_all(database, embedder):
    while embed_pending(database, embedder):
        pass


def cosine(database, meaning, query, text):
    """As the store has it, and as the embedder's own numbers say."""
    (item,) = [row["id"] for row in database.all("SELECT id FROM search_item WHERE text = ?", (text,))]
    stored = meaning.cosines(database, "facts", query).of([item])[item]
    exact = sum(a * b for a, b in zip(meaning.embedder.query(query), meaning.embedder.passages([text])[0], strict=True))
    return stored, exact


def test_a_cosine_from_the_store_is_the_embedders_own_within_what_int8_loses(database, embedder):
    texts = [f"alpha beta gamma{number}" for number in range(30)]
    put(database, *texts)
    embed_all(database, embedder)
    stored, exact = cosine(database, Meaning(embedder), "alpha gamma7 zeta", texts[7])
    assert stored == pytest.approx(exact, abs=0.01)


def test_what_no_word_finds_meaning_finds(database, embedder):
    put(database, "x refund", "y exchange")
    embed_all(database, embedder)
    meaning = Meaning(embedder)
    with database.transaction():
        index_fact(database, "f9", "ünrelated")
    assert {hit.key for hit in find_facts(database, "refund", 8, meaning)} >= {"f0", "f1"}
    assert [hit.key for hit in find_facts(database, "refund", 8)] == ["f0"]


def test_an_item_still_waiting_for_its_vector_is_found_by_its_words(database, embedder):
    put(database, "alpha one", "beta two", "alpha three")
    embed_all(database, embedder)
    with database.transaction():
        index_fact(database, "late", "alpha zebra")
    hits = find_facts(database, "alpha zebra", 8, Meaning(embedder))
    assert hits[0].key == "late"
    assert hits[0].cosine is None


def test_a_change_in_the_store_is_seen_by_the_copy_in_memory(database, embedder):
    put(database, "alpha", "beta", "gamma")
    embed_all(database, embedder)
    meaning = Meaning(embedder)
    assert len(find_facts(database, "nothing alike", 8, meaning)) == 3
    with database.transaction():
        drop_fact(database, "f1")
        index_fact(database, "f3", "delta")
    embed_all(database, embedder)
    assert {hit.key for hit in find_facts(database, "nothing alike", 8, meaning)} == {"f0", "f2", "f3"}


def test_what_is_only_added_is_seen_too(database, embedder):
    put(database, "alpha")
    embed_all(database, embedder)
    meaning = Meaning(embedder)
    assert len(find_facts(database, "nothing alike", 8, meaning)) == 1
    with database.transaction():
        index_fact(database, "f1", "beta")
    embed_all(database, embedder)
    assert len(find_facts(database, "nothing alike", 8, meaning)) == 2


def test_an_item_embedded_twice_has_the_second_vector_alone(database, embedder):
    put(database, "alpha", "beta")
    items = {one.item: one.text for one in vectors.waiting(database, 10)}
    for text in ("gamma", "delta"):
        vectors.put(database, embedder.name, {item: embedder.passages([text]) for item in items})
    cosines = Meaning(embedder).cosines(database, "facts", "gamma")
    assert max(cosines.top(2).values()) < 0.5
    assert database.one("SELECT sum(rows) FROM search_block")[0] == 2


def test_a_rolled_back_change_leaves_no_trace_in_memory(database, embedder):
    put(database, "alpha", "beta")
    embed_all(database, embedder)
    meaning = Meaning(embedder)
    with pytest.raises(RuntimeError), database.transaction():
        drop_fact(database, "f0")
        assert {hit.key for hit in find_facts(database, "nothing alike", 8, meaning)} == {"f1"}
        raise RuntimeError
    assert {hit.key for hit in find_facts(database, "nothing alike", 8, meaning)} == {"f0", "f1"}


def test_an_item_dropped_while_it_is_embedded_gets_no_vector(database, embedder):
    put(database, "alpha")
    gone = vectors.waiting(database, 10)
    with database.transaction():
        drop_fact(database, "f0")
    vectors.put(database, embedder.name, {one.item: embedder.passages([one.text]) for one in gone})
    assert Meaning(embedder).cosines(database, "facts", "alpha") is None


def test_another_embedders_vectors_are_replaced_by_and_by(database, hashed_words):
    put(database, "alpha", "beta")
    embed_all(database, hashed_words("old"))
    new = hashed_words("new")
    assert Meaning(new).cosines(database, "facts", "alpha") is None
    embed_all(database, new)
    cosines = Meaning(new).cosines(database, "facts", "alpha")
    assert len(cosines.items) == 2
    assert database.one("SELECT count(DISTINCT embedder) FROM search_block")[0] == 1


def test_W1_one_meaning_keeps_two_open_stores_apart(tmp_path, database, embedder):
    other = open_store(tmp_path / "other", "other", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    put(database, "alpha mine")
    put(other.database, "alpha theirs", "beta theirs")
    for store in (database, other.database):
        embed_all(store, embedder)
    meaning = Meaning(embedder)
    for _ in range(2):
        assert {hit.text for hit in find_facts(database, "zeta", 8, meaning)} == {"alpha mine"}
        assert {hit.text for hit in find_facts(other.database, "zeta", 8, meaning)} == {"alpha theirs", "beta theirs"}
    release(other)


def test_a_search_inside_a_transaction_never_waits_for_one_outside(database, embedder):
    put(database, "alpha", "beta")
    embed_all(database, embedder)
    meaning = Meaning(embedder)
    outside = threading.Thread(target=meaning.cosines, args=(database, "facts", "zeta"), daemon=True)

    def inside():
        with database.transaction():
            outside.start()
            outside.join(0.2)  # by then it waits for the store
            index_fact(database, "f3", "gamma")
            find_facts(database, "zeta", 8, meaning)

    worker = threading.Thread(target=inside, daemon=True)
    worker.start()
    worker.join(20)
    outside.join(20)
    assert not worker.is_alive()
    assert not outside.is_alive()


def test_where_the_words_have_settled_it_meaning_is_not_asked(database, embedder):
    put(database, "zebra alpha beta gamma", "alpha only this", *[f"filler{number} words" for number in range(30)])
    embed_all(database, embedder)
    embedder.asked.clear()
    assert find_facts(database, "zebra beta gamma alpha", 1, Meaning(embedder))[0].key == "f0"
    assert embedder.asked == []


def test_decisive_takes_a_second_far_behind():
    assert decisive([10.0, 4.9])
    assert not decisive([10.0, 5.1])
    assert not decisive([10.0])
    assert not decisive([])


def test_a_perfect_hit_by_words_beats_an_item_that_is_somewhat_nearer(database, embedder):
    put(database, "alpha", "beta", "gamma", "delta")
    embed_all(database, embedder)
    cosines = Meaning(embedder).cosines(database, "facts", "alpha beta")
    first, second = (int(item) for item in cosines.items[:2])
    perfect = read_question(database, "facts", "alpha beta").perfect()
    fused = fuse({second: perfect / 2}, cosines.top(4), cosines, perfect, 8.0)
    assert [fused[0].item, fused[1].item] == [second, first]


def test_z_of_a_space_where_all_are_alike_is_zero(database, embedder):
    put(database, "alpha")
    embed_all(database, embedder)
    assert Meaning(embedder).cosines(database, "facts", "alpha").standing_out(0.9) == 0.0


def test_vectors_of_more_than_a_block_are_all_compared(database):
    class Numbers:
        name = "numbers"
        dimensions = 2

        def passages(self, texts):
            return [self.query(text) for text in texts]

        def query(self, text):
            angle = int(text.split()[-1]) * 1e-3 if text.split()[-1].isdigit() else 3.0
            return [math.cos(angle), math.sin(angle)]

    put(database, *[f"number {number}" for number in range(1_100)])
    while embed_pending(database, Numbers(), 500):
        pass
    cosines = Meaning(Numbers()).cosines(database, "facts", "any 1099")
    assert len(cosines.items) == 1_100
    assert max(cosines.top(1).values()) == pytest.approx(1.0, abs=0.001)
    assert database.one("SELECT count(*) FROM search_block WHERE space = 'facts'")[0] == 2


def test_small_talk_is_embedded_once_and_never_found(database, embedder):
    put(database, "alpha")
    embed_all(database, embedder)
    embed_all(database, embedder)
    assert database.one("SELECT count(*) FROM search_item WHERE space = 'smalltalk'")[0] == len(SENTENCES)
    assert [hit.text for hit in find_facts(database, SENTENCES[0], 8, Meaning(embedder))] == ["alpha"]


def test_the_devices_own_embedder_finds_a_paraphrase_and_knows_what_is_off_topic(database):
    embedder = load_embedder()
    put(
        database,
        "알림을 밤 10시 이후에는 끄기를 원한다",
        "배송이 늦어서 불만이다",
        "회의록은 화요일에 받는다",
        "김민수 님이 담당한다",
    )
    embed_all(database, embedder)
    meaning = Meaning(embedder)
    query = "잠잘 때 푸시가 울리지 않게 해 주세요"
    assert find_facts(database, query, 4) == []
    (hit,) = find_facts(database, query, 1, meaning)
    assert hit.key == "f0"
    stored, exact = cosine(database, meaning, query, hit.text)
    assert hit.cosine == stored == pytest.approx(exact, abs=0.01)
    assert not any(answers(hit) for hit in find_facts(database, "오늘 저녁에 뭐 먹을까?", 4, meaning))
