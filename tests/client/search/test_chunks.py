"""Where are turns and texts cut?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.models.embedder import load_embedder
from client.search.chunks import CHUNK_LIMIT, CHUNKS_A_TURN, turn_chunks, windows
from client.search.speakers import BOUNDARY

TEXTS = st.text(alphabet=st.sampled_from("가나다 abc 漢字かな\n.😀1"), max_size=600)


def test_a_short_turn_is_one_chunk_with_question_and_answer():
    assert turn_chunks("환불 되나요?", "14일 안에 됩니다.") == (f"환불 되나요?{BOUNDARY}14일 안에 됩니다.",)
    assert turn_chunks("질문만", None) == ("질문만",)
    assert turn_chunks(" ", "") == ()


def test_a_long_turn_is_cut_at_white_space_and_what_is_beyond_ten_chunks_is_left_out():
    chunks = turn_chunks("낱말 " * 30_000, "끝")
    assert len(chunks) == CHUNKS_A_TURN
    assert all(len(chunk) <= CHUNK_LIMIT and chunk.endswith("낱말") for chunk in chunks)


def test_a_turn_without_white_space_is_cut_all_the_same():
    assert [len(chunk) for chunk in turn_chunks("가" * 9_000, None)] == [CHUNK_LIMIT, CHUNK_LIMIT, 1_000]


@given(TEXTS, st.integers(1, 40))
def test_chunks_and_windows_hold_every_letter_once_and_in_order(text, times):
    long = text * times
    letters = "".join(long.split())
    assert "".join("".join(windows(long)).split()) == letters
    assert (
        "".join("".join(turn_chunks(long, None)).split())
        == letters[: len("".join("".join(turn_chunks(long, None)).split()))]
    )


@pytest.mark.parametrize(
    "text",
    [
        "고객은 프리미엄 요금제를 쓰며 환불 절차와 정산 일정, 담당자 변경 여부를 자주 물어본다. ",
        "お客様はプレミアムプランを利用しており、返金の手続きと担当者の変更についてよく質問します。",
        "The customer uses the premium plan and frequently asks about refunds, invoices and support hours. ",
        "주문 A-2024-0017, jisoo.kim@example.com, https://example.com/orders/8841?x=1&y=2 ",
    ],
)
def test_a_window_fits_into_the_embedder(text):
    engine = load_embedder()._engine
    for window in windows(text * 60):
        assert engine.token_count(window) <= 512
