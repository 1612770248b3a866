"""Is nothing fetched and nothing run from a text that came from elsewhere?"""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.kit.markdown import harmless, spoken
from client.kit.wrap import JOINER, keep_words

PICTURE = re.compile(r"!\[")
TAG = re.compile(r"<[A-Za-z/!?]")

NASTY = [
    "![x](http://evil.example/x.png)",
    "![x][ref]\n\n[ref]: http://evil.example/x.png",
    '<img src="http://evil.example/x.png">',
    "!<b>[x](http://evil.example/x.png)",
    "![![inner](http://a)](http://b)",
    "!![a](u)[b](v)",
    "<scr<script>ipt>alert(1)</script>",
    "`![x](http://evil.example/x.png)",
    "```\n![x](http://evil.example/x.png)\n```",
    "<!-- ![x](y) -->",
    "< img src=x>",
    "<svg onload=alert(1)//",
]


@pytest.mark.parametrize("text", NASTY)
def test_no_picture_and_no_tag_is_left(text):
    assert not PICTURE.search(harmless(text))
    assert not TAG.search(harmless(text))


@given(st.text(alphabet="!<>[]()`ab/\n 가", max_size=60))
def test_no_text_at_all_leaves_one(text):
    drawn = keep_words(harmless(text))
    assert not PICTURE.search(drawn)
    assert not TAG.search(drawn)


def test_a_picture_leaves_its_description():
    assert harmless("앞 ![환불 절차](http://evil.example/x.png) 뒤") == "앞 환불 절차 뒤"


def test_ordinary_markdown_stays_as_it_is():
    table = "| 가 | 나 |\n|---|---|\n| 1 | 2 |"
    text = f"**환불**은 [정책](refund)에 따라요.\n\n- 하나\n- 둘\n\n{table}\n\n3 < 5 그리고 5 > 3!"
    assert harmless(text) == text


def test_code_is_shown_as_it_was_written():
    assert harmless("`List<String>` 과 `a < b`").replace(JOINER, "") == "`List<String>` 과 `a < b`"


def test_a_line_break_tag_breaks_the_line():
    assert harmless("하나<br>둘<BR/>셋") == "하나\n둘\n셋"


def test_what_is_read_aloud_has_no_marks():
    assert spoken("## 환불\n\n**14일** 안에 `v4` [정책](refund)\n- 하나") == "환불\n\n14일 안에 v4 정책\n하나"
    assert JOINER not in spoken("<x ![a")
