"""Markers in a stream become numbers, however the stream is cut."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from client.memory.logged import Source
from client.turn.cite import Citations

REFUND = Source("policy", "refund", "환불 정책", 4)
FACT = Source("fact", "abc", "합의")
OLD = Source("policy", "refund", "환불 정책", 3)
KNOWN = {("policy", "refund", 4): REFUND, ("policy", "refund", 3): OLD, ("fact", "abc", None): FACT}
TEXT = (
    "규정은 14일 [policy:refund@4], 합의는 [fact:abc] 입니다. 다시 [policy:refund@4]. [x] [fact:none] 그리고 [1] a[0]. "
)


def feed(pieces):
    citations = Citations(KNOWN)
    return "".join([*(citations.feed(piece) for piece in pieces), citations.finish()]), citations.sources


def test_numbers_come_in_the_order_of_first_use_and_unknown_ones_vanish():
    text, sources = feed([TEXT])
    assert text == "규정은 14일 [1], 합의는 [2] 입니다. 다시 [1]. [x] 그리고 [1] a[0]. "
    assert sources == (REFUND, FACT)


def test_a_marker_names_its_own_version_and_one_that_no_tool_returned_vanishes():
    text, sources = feed(
        ["전에는 30일 [policy:refund@3], 지금은 14일 [policy:refund@4]. [policy:refund@9][policy:refund]"]
    )
    assert text == "전에는 30일 [1], 지금은 14일 [2]."
    assert sources == (OLD, REFUND)


@given(st.lists(st.integers(0, len(TEXT)), max_size=12))
def test_any_way_of_cutting_gives_the_same_text(cuts):
    edges = [0, *sorted(cuts), len(TEXT)]
    pieces = [TEXT[a:b] for a, b in pairwise(edges)]
    assert feed(pieces) == feed([TEXT])


@given(st.text(alphabet="[policy:refund@4] a\n", max_size=60), st.integers(0, 60))
def test_cutting_anywhere_never_changes_the_text(text, cut):
    assert feed([text[:cut], text[cut:]]) == feed([text])


def test_a_long_open_bracket_is_not_held_back():
    citations = Citations({})
    assert citations.feed("[" + "가" * 300) == "[" + "가" * 300
