"""Are earlier turns found, and nothing of what must not be?"""

import pytest

from client.search.chats import drop_conversation, drop_turn, find_turns, index_turn
from client.search.meaning import Meaning, embed_pending
from client.search.speakers import named


def say(database, turn, question, answer="네.", *, conversation="c1", place=1):
    with database.transaction():
        index_turn(database, turn, conversation=conversation, place=place, question=question, answer=answer)


def keys(database, query, **more):
    return [hit.key for hit in find_turns(database, query, 8, **more)]


def test_a_turn_is_found_by_its_question_and_by_its_answer(database):
    say(database, "t1", "환불 되나요?", "14일 안에는 전액 가능합니다.")
    assert keys(database, "환불") == keys(database, "전액 가능") == ["t1"]


def test_a_turn_without_an_answer_is_found_and_later_found_by_it(database):
    say(database, "t1", "환불 되나요?", None)
    assert keys(database, "환불") == ["t1"]
    say(database, "t1", "환불 되나요?", "코끼리")
    assert keys(database, "코끼리") == ["t1"]


def test_a_long_turn_is_one_hit_with_its_best_chunk(database):
    say(database, "t1", "보고서 " * 3_000 + "코끼리", "보고서 " * 2_000)
    (hit,) = find_turns(database, "코끼리 보고서")
    assert hit.key == "t1"
    assert "코끼리" in hit.text
    assert len(hit.text) <= 4_000


def test_D1_a_deleted_turn_or_conversation_is_gone_at_once(database, embedder):
    say(database, "t1", "부산으로 이사했어요", place=1)
    say(database, "t2", "부산 날씨 어때요", place=2)
    say(database, "t3", "부산 지사 번호", conversation="c2", place=3)
    while embed_pending(database, embedder):
        pass
    with database.transaction():
        drop_turn(database, "t2")
    assert set(keys(database, "부산", meaning=Meaning(embedder))) == {"t1", "t3"}
    with database.transaction():
        drop_conversation(database, "c1")
    for meaning in (None, Meaning(embedder)):
        assert keys(database, "부산 이사", meaning=meaning) == ["t3"]


def test_conversations_left_out_never_show_even_where_they_fill_the_list(database, embedder):
    for number in range(450):
        say(database, f"x{number}", f"alpha beta {number}", conversation="gone", place=number)
    say(database, "t1", "alpha", conversation="kept", place=900)
    while embed_pending(database, embedder, 500):
        pass
    for meaning in (None, Meaning(embedder)):
        assert keys(database, "alpha beta", meaning=meaning, without={"gone"}) == ["t1"]


def test_a_turn_borrows_from_the_turns_beside_it_in_its_own_conversation_only(database):
    say(database, "a1", "코끼리 이야기", conversation="a", place=10)
    say(database, "a2", "하마 하나", conversation="a", place=12)
    say(database, "b1", "날씨 이야기", conversation="b", place=11)
    say(database, "b2", "하마 하나", conversation="b", place=13)
    hits = {hit.key: hit.score for hit in find_turns(database, "코끼리 하마")}
    assert hits["a2"] > hits["b2"]
    assert "b1" not in hits


def test_what_the_next_turn_says_counts_half_as_much_as_the_one_before(database):
    for conversation, order in (("before", ("코끼리", "하마 하나")), ("after", ("하마 하나", "코끼리"))):
        for place, text in enumerate(order):
            say(database, f"{conversation}{place}", text, conversation=conversation, place=place)
    say(database, "alone", "하마 하나", conversation="alone", place=0)
    hits = {hit.key: hit.score for hit in find_turns(database, "코끼리 하마", 8)}
    gained = hits["before1"] - hits["alone"], hits["after0"] - hits["alone"]
    assert gained[0] > gained[1] > 0
    assert abs(gained[0] - 2 * gained[1]) < 1e-6


def test_chunks_of_one_turn_are_not_neighbours_of_each_other(database):
    say(database, "t1", "보고서 " * 3_000 + "코끼리", conversation="a")
    say(database, "t2", "코끼리", conversation="b")
    assert len({hit.key for hit in find_turns(database, "코끼리")}) == 2


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("제가 환불에 대해 뭐라고 했죠?", "mine"),
        ("환불은 어떻게 된다고 알려 주셨죠?", "theirs"),
        ("What did I say about the refund?", "my refund"),
        ("What did you say about the refund?", "their refund"),
        ("私は返金について何と言いましたか", "私の"),
        ("返金について教えてくれたこと", "そちらの"),
    ],
)
def test_the_words_of_the_side_that_is_named_come_first(database, asked, first):
    say(database, "mine", "환불 환불은 국민은행으로 받을게요", "네, 적어 둘게요.", conversation="a")
    say(database, "theirs", "규정이 궁금해요", "환불 환불은 14일 안에 됩니다.", conversation="b")
    say(database, "my refund", "My refund, a refund to the card please", "Noted.", conversation="c")
    say(database, "their refund", "And the rules?", "A refund, any refund, takes three days.", conversation="d")
    say(database, "私の", "返金は返金口座にお願いします", "はい。", conversation="e")
    say(database, "そちらの", "規定は?", "返金は返金日から三日です。", conversation="f")
    assert keys(database, asked)[0] == first


@pytest.mark.parametrize("asked", ["환불 규정", "제가 말한 것과 알려 주신 것", "refund rules", "返金規定"])
def test_a_question_that_names_no_side_or_both_keeps_the_order(asked):
    assert named(asked) is None
