"""Are facts found, by whom they should be, as the reported faults demand?"""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.search.facts import drop_fact, find_facts, index_fact
from client.search.hit import answers
from client.search.meaning import Meaning, embed_pending
from client.store.opening import open_store, release
from tests.support.fakes import Ids, some_bytes

K1_FACTS = (
    "고객이 9월 28일에 부분 환불을 요청했고 50% 합의했어요",
    "엔터프라이즈로 바꿨습니다",
    "배송이 늦어서 불만이에요. Notion에 적어 두세요",
    "알림을 밤 10시 이후에는 끄기를 원한다",
    "회의록은 매주 화요일에 받기를 원한다",
    "답변은 짧게 받기를 원한다",
    "배포는 새벽에만 하기를 원한다",
    "VIP등급으로 올려 달라고 했다",
    "김민수 담당자를 김민석으로 바꿨다",
    "가격보다 처리 속도를 중시한다",
)
K1_QUERIES = (
    ("환불", 0),
    ("환불이", 0),
    ("환불 합의", 0),
    ("부분 환불 얼마", 0),
    ("엔터프라이즈", 1),
    ("배송", 2),
    ("Notion", 2),
    ("배송은 어떻게", 2),
    ("알림", 3),
    ("회의록", 4),
    ("배포", 6),
    ("VIP", 7),
    ("김민석", 8),
    ("처리 속도", 9),
    ("지난번에 부분 환불 받기로 한 거 어떻게 됐죠?", 0),
    (unicodedata.normalize("NFD", "환불"), 0),
    ("알림을 끄기", 3),
)


def put(database, *texts, prefix="f"):
    with database.transaction():
        for number, text in enumerate(texts):
            index_fact(database, f"{prefix}{number}", text)


def keys(database, query, top=8, meaning=None):
    return [hit.key for hit in find_facts(database, query, top, meaning)]


@pytest.mark.parametrize(("query", "fact"), K1_QUERIES)
def test_K1_each_of_the_17_questions_finds_its_fact_first(database, query, fact):
    put(database, *K1_FACTS)
    assert keys(database, query)[0] == f"f{fact}"


def test_K3_or_is_not_an_operator_and_each_word_is_found(database):
    put(database, "환불을 받았다", "교환을 원한다", "반품했다", "A or B를 골랐다")
    assert set(keys(database, "환불 OR 교환 OR 반품")) == {"f0", "f1", "f2"}


@pytest.mark.parametrize(
    "query",
    [
        '환불" OR "',
        "환불*",
        "NEAR(환불 교환)",
        "a:환불",
        "-환불",
        "^환불",
        "환불 AND NOT 없는것",
        "{a b}: 환불",
        "(환불",
    ],
)
def test_no_syntax_of_the_index_can_be_typed(database, query):
    put(database, "환불을 받았다")
    assert keys(database, query) == ["f0"]


@pytest.mark.parametrize(
    ("fact", "query"),
    [
        ("Notion에 적어 두세요", "Notion"),
        ("VIP등급으로", "VIP 등급"),
        ("수정youer서버", "youer"),
        ("メールはSlackでください", "slack"),
        ("v2.3.1로 올렸다", "2.3.1"),
    ],
)
def test_K4_latin_glued_to_other_letters_is_found(database, fact, query):
    put(database, "다른 이야기", fact)
    assert keys(database, query) == ["f1"]


def test_K5_decomposed_hangul_is_found_both_ways(database):
    put(database, unicodedata.normalize("NFD", "환불을 받았다"), "교환을 원한다")
    assert keys(database, "환불") == ["f0"]
    assert keys(database, unicodedata.normalize("NFD", "교환")) == ["f1"]


@pytest.mark.parametrize(
    ("facts", "query"),
    [
        (("김민수 팀장이 담당자다", "김민석 팀장이 담당자다", "김민지 팀장이 담당자다"), "김민석 팀장"),
        (("주문번호 A-2024-0017을 취소했다", "주문번호 A-2024-0071을 취소했다", "주문번호 A-2024-0018"), "A-2024-0071"),
        (("jisu.kim@example.com로 연락", "jisoo.kim@example.com로 연락", "jisoo@example.org"), "jisoo.kim@example.com"),
        (("佐藤健太さんが担当です", "佐藤健一さんが担当です", "斎藤健太さん"), "佐藤健一さん"),
        (("Contact is Ann Clarke", "Contact is Anne Clarke", "Contact is Ann Clark"), "Anne Clarke"),
    ],
)
def test_a_name_or_id_that_differs_by_one_letter_comes_first_only_where_it_is_meant(database, facts, query):
    put(database, *facts)
    assert keys(database, query)[0] == "f1"


@pytest.mark.parametrize(
    ("fact", "query"),
    [
        ("返金を50%で合意した", "返金はいくらでしたか"),
        ("They were refunded in June", "When was the refund?"),
        ("환불은 반만 받기로 했다", "환불 얼마 받기로 했죠?"),
    ],
)
def test_korean_japanese_and_english_are_found_alike(database, fact, query):
    put(database, "날씨 이야기", "雨の話", "Something else entirely", fact)
    hits = find_facts(database, query)
    assert hits[0].key == "f3"
    assert answers(hits[0])


def test_an_unrelated_question_finds_nothing_that_answers(database):
    put(database, *K1_FACTS)
    assert not any(answers(hit) for hit in find_facts(database, "내일 서울 날씨가 어때요?"))


def test_indexing_again_replaces_and_dropping_takes_away(database):
    put(database, "연락은 문자로")
    put(database, "연락은 이메일로")
    assert [hit.text for hit in find_facts(database, "연락")] == ["연락은 이메일로"]
    assert keys(database, "문자") == []
    with database.transaction():
        drop_fact(database, "f0")
        drop_fact(database, "unknown")
    assert keys(database, "연락") == []


def test_facts_that_fit_equally_are_ordered_by_key(database):
    with database.transaction():
        for number in (5, 2, 7, 0, 3, 6, 1, 4):
            index_fact(database, f"f{number}", "환불 합의")
    assert keys(database, "환불") == [f"f{number}" for number in range(8)]


def test_coverage_is_the_share_of_the_question_that_was_found(database):
    put(database, "환불 절차", "교환 절차", "배송 안내")
    whole, half = (find_facts(database, query)[0].coverage for query in ("환불 절차", "환불 코끼리"))
    assert whole == 1.0
    assert 0 < half < whole


def test_a_text_with_half_a_character_is_stored_without_it(database):
    put(database, "환불\ud800 합의")
    assert find_facts(database, "환불\ud800")[0].text == "환불 합의"


@settings(max_examples=200)
@given(query=st.text(max_size=300))
def test_no_question_raises(shared_store, query):
    find_facts(shared_store, query)


@settings(max_examples=50)
@given(
    st.lists(st.text(alphabet="가나다라 refund返金です", max_size=30), min_size=1, max_size=8),
    st.randoms(use_true_random=False),
    st.text(alphabet="가나 refund返金", max_size=12),
)
def test_the_order_of_insertion_never_shows(shared_store, texts, draw, query):
    order = list(range(len(texts)))
    other = draw.sample(order, len(order))
    found = []
    for numbers in (order, other):
        with shared_store.transaction():
            for number in numbers:
                index_fact(shared_store, f"g{number}", texts[number])
        found.append([(hit.key, round(hit.score, 9)) for hit in find_facts(shared_store, query)])
        with shared_store.transaction():
            for number in numbers:
                drop_fact(shared_store, f"g{number}")
    assert found[0] == found[1]


def test_S2_an_encrypted_store_is_searched_after_it_was_opened_again(tmp_path, embedder):
    def opened():
        return open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)

    first = opened()
    put(first.database, "코끼리 환불 합의", "교환")
    while embed_pending(first.database, embedder):
        pass
    release(first)
    path = first.database.path
    for file in path.parent.glob("gieok.db*"):
        assert "코끼리".encode() not in file.read_bytes()

    second = opened()
    assert keys(second.database, "코끼리") == ["f0"]
    assert keys(second.database, "교환", meaning=Meaning(embedder))[0] == "f1"
    put(second.database, "하마 이야기", prefix="h")
    assert keys(second.database, "하마") == ["h0"]
    release(second)


@pytest.fixture(scope="module")
def shared_store(tmp_path_factory):
    made = open_store(tmp_path_factory.mktemp("home"), "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    yield made.database
    release(made)
