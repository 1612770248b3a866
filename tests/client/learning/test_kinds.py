"""The classifier of sentences: its weights belong to the sentences, and it tells kinds apart without any model."""

import pytest

from client.learning.kinds import FACTS, Kinds, kinds, pieces
from client.learning.sense import Sense
from client.models.embedder import load_embedder
from tests.client.learning.sentences import digest, read_sentences

LANGUAGES = ("ko", "en", "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_weights_were_learned_from_the_sentences_that_stand_beside_them(language):
    assert kinds(language).sentences == digest(language), "python tests/bench/kinds.py --write"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_has_one_known_kind_and_stands_there_once(language):
    rows = read_sentences(language)
    labels = kinds(language).labels
    assert {row["label"] for row in rows} == {*labels["customer"], *labels["service"]}
    assert len({row["text"] for row in rows}) == len(rows)
    assert set(labels["customer"]) > FACTS


@pytest.mark.parametrize(
    ("language", "said", "kind"),
    [
        ("ko", "어제 받은 화분이 깨져 있었어요", "happening"),
        ("ko", "배송지를 사무실로 바꿔 주실 수 있나요?", "request"),
        ("ko", "환불은 며칠 걸리나요?", "none"),
        ("ko", "앞으로는 문자로만 연락해 주세요", "wish"),
        ("en", "the parcel arrived with a big dent yesterday", "happening"),
        ("en", "could you please move my booking to Friday", "request"),
        ("en", "how long do refunds usually take?", "none"),
        ("en", "I'm allergic to nuts", "state"),
        ("ja", "昨日届いた花瓶が割れていました", "happening"),
        ("ja", "予約を金曜日に変更していただけますか", "request"),
        ("ja", "返金は何日くらいかかりますか", "none"),
        ("ja", "今後はメールで連絡してください", "wish"),
    ],
)
def test_the_kind_of_a_sentence_is_told_by_its_words_alone(language, said, kind):
    assert kinds(language).read(said).kind == kind


def test_an_answer_that_binds_is_told_from_one_that_only_looks_into_it():
    english = kinds("en")
    assert english.read("Done, I've refunded the full amount to your card.", speaker="service").kind == "svc_commit"
    assert english.read("I'll check with the warehouse and get back to you.", speaker="service").kind == "svc_other"


def test_likelihoods_of_one_speaker_sum_up_to_one_with_a_vector_and_without():
    some = [0.01 * (at % 7) for at in range(384)]
    for vector in (None, some):
        assert sum(kinds("ko").read("환불해 주세요", vector).shares.values()) == pytest.approx(1)


def test_the_meaning_of_a_text_counts_where_there_is_an_embedding_model():
    embedder = load_embedder()
    assert embedder is not None
    said = "my parcel got soaked through"
    assert kinds("en").read(said, embedder.query(said)).fact > 0.85
    assert Sense(embedder.query).affirms(said, "en")


def test_a_sentence_is_read_once_in_a_conversation():
    asked = []

    def meaning(text):
        asked.append(text)

    sense = Sense(meaning)
    for _ in range(3):
        sense.read("환불해 주세요", "ko")
        sense.affirms("환불해 주세요", "ko")
    assert asked == ["환불해 주세요"]


def test_digits_width_and_case_make_no_other_pieces():
    assert pieces("Order 12", "en") == pieces("ｏｒｄｅｒ 98", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_text_can_be_read(language):
    found: Kinds = kinds(language)
    for text in ("", " ", "?", "\x00", "😀", "a" * 10_000):
        assert 0 <= found.read(text).fact <= 1
