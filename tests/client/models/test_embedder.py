"""Does the device's embedder keep the promises of its port?"""

import math
import threading

import pytest

from client.models.embedder import QUERIES_KEPT, load_embedder


@pytest.fixture(scope="module")
def embedder():
    return load_embedder()


def near(one, other):
    return sum(a * b for a, b in zip(one, other, strict=True))


def test_vectors_have_length_one_and_the_stated_dimensions(embedder):
    vectors = [*embedder.passages(["환불 규정", "返金", "refund"]), embedder.query("환불")]
    assert {len(vector) for vector in vectors} == {embedder.dimensions}
    assert all(math.hypot(*vector) == pytest.approx(1, abs=1e-4) for vector in vectors)


def test_a_question_and_a_stored_text_are_embedded_differently(embedder):
    assert near(embedder.query("환불"), embedder.passages(["환불"])[0]) < 0.999


def test_a_text_with_no_letter_or_half_a_character_is_embedded_all_the_same(embedder):
    for text in ("", "\0", "\ud800", "😀", "a\0b"):
        assert len(embedder.query(text)) == embedder.dimensions
    assert near(embedder.passages(["a\0b"])[0], embedder.passages(["a"])[0]) < 0.999


def test_a_question_is_embedded_once_while_it_is_among_the_last(embedder):
    first = embedder.query("질문 하나")
    assert embedder.query("질문 하나") is first
    for number in range(QUERIES_KEPT):
        embedder.query(str(number))
    assert embedder.query("질문 하나") is not first


def test_several_threads_get_the_vectors_that_one_would(embedder):
    texts = [f"고객 {number}번의 요청" for number in range(8)]
    alone = {text: embedder.passages([text])[0] for text in texts}
    found = {}
    threads = [
        threading.Thread(target=lambda text=text: found.update({text: embedder.passages([text])[0]})) for text in texts
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == alone
