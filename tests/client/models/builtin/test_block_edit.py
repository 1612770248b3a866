"""The block after a wish: one line changes or comes, all others stay byte for byte."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.models.builtin import language
from client.models.builtin.block_edit import edit
from client.models.builtin.matters import matters
from tests.client.models.builtin.reading import understood

BLOCK = (
    "고양이 나비를 키움\n엔터프라이즈, 일본어 응대\n호칭: 지수\n연락은 오후에 문자로\n답변은 짧게\n청구서는 이메일로 "
    "보내 주세요"
)


def after(said, block=BLOCK):
    return edit(block, understood(said).standing.wishes).text.split("\n")


@pytest.mark.parametrize(
    ("said", "before", "line"),
    [
        ("지수 말고 지우라고 불러 주세요", "호칭: 지수", "호칭: 지우"),
        ("Call me Jiwoo", "호칭: 지수", "Form of address: Jiwoo"),
        ("ジウと呼んでください", "호칭: 지수", "呼び方: ジウ"),
        ("앞으로 영어로 답해 주세요", "엔터프라이즈, 일본어 응대", "엔터프라이즈, 답변 언어: 영어"),
        ("앞으로 자세히 답해 주세요", "답변은 짧게", "자세히 답해 주세요"),
        ("이제 문자 말고 이메일로 연락 주세요", "연락은 오후에 문자로", "연락은 오후에 이메일로"),
        ("앞으로 청구서는 문자로 보내 주세요", "청구서는 이메일로 보내 주세요", "청구서는 문자로 보내 주세요"),
    ],
)
def test_the_line_about_the_same_matter_is_changed_and_no_other(said, before, line):
    old, new = BLOCK.split("\n"), after(said)
    place = old.index(before)
    assert new[place] == line
    assert new[:place] + new[place + 1 :] == old[:place] + old[place + 1 :]


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("앞으로 이모지는 쓰지 마세요", "이모지는 쓰지 마세요"),
        ("앞으로 회의록은 매주 화요일에 보내 주세요", "회의록은 매주 화요일에 보내 주세요"),
        ("항상 출처를 같이 알려 주세요", "항상 출처를 같이 알려 주세요"),
    ],
)
def test_a_wish_of_its_own_is_added_at_the_end(said, line):
    assert after(said) == [*BLOCK.split("\n"), line]


def test_the_same_subject_with_another_value_replaces_its_line():
    block = "회의록은 매주 화요일에 보내 주세요\n고양이 나비를 키움"
    assert after("앞으로 회의록은 매주 수요일에 보내 주세요", block) == [
        "회의록은 매주 수요일에 보내 주세요",
        "고양이 나비를 키움",
    ]


def test_two_old_language_lines_become_one():
    assert after("앞으로 한국어로 답해 주세요", "일본어로 답하기\n팀 요금제\nAnswer language: English") == [
        "답변 언어: 한국어",
        "팀 요금제",
    ]


def test_a_line_about_two_matters_keeps_the_other_one():
    assert after("앞으로 자세히 답해 주세요", "존댓말로 짧게 답해 주세요") == [
        "존댓말로 답해 주세요",
        "자세히 답해 주세요",
    ]


@pytest.mark.parametrize(
    ("said", "gone", "left"),
    [
        ("앞으로 일본어로 안 해도 돼요", "엔터프라이즈, 일본어 응대", "엔터프라이즈"),
        ("지수라고 부르지 마세요", "호칭: 지수", None),
        ("앞으로 짧게 안 해도 돼요", "답변은 짧게", None),
    ],
)
def test_a_release_takes_out_what_it_names(said, gone, left):
    expected = [left if line == gone else line for line in BLOCK.split("\n")]
    assert after(said) == [line for line in expected if line]


def test_a_release_of_something_else_changes_nothing():
    assert after("앞으로 영어로 안 해도 돼요") == BLOCK.split("\n")


def test_adding_only_leaves_every_line_as_it_is():
    wishes = understood("앞으로 영어로 답해 주세요").standing.wishes
    assert edit(BLOCK, wishes, only_add=True).text == f"{BLOCK}\n답변 언어: 영어"


OTHER = (
    st.text(alphabet="고양이나비를키움 팀요금제 좌석열개 abc019.-", min_size=1, max_size=30)
    .map(str.strip)
    .filter(lambda line: line and not matters(line))
)
WISHES = [
    "앞으로 영어로 답해 주세요",
    "From now on answer in Korean",
    "今後は日本語で答えてください",
    "지우라고 불러 주세요",
    "Call me Jiwoo",
    "앞으로 답변은 짧게 해 주세요",
    "앞으로 연락은 전화로 주세요",
]
LANGUAGE = ["일본어 응대", "답변 언어: 영어", "Answer language: Korean", "日本語で答える"]


@settings(max_examples=200, deadline=None)
@given(
    st.lists(OTHER, max_size=6), st.lists(st.sampled_from(LANGUAGE), max_size=2), st.sampled_from(WISHES), st.randoms()
)
def test_lines_of_other_matters_survive_in_their_order(others, spoken, said, shuffle):
    lines = [*others, *spoken]
    shuffle.shuffle(lines)
    new = edit("\n".join(lines), understood(said).standing.wishes).text.split("\n")
    kept = [line for line in lines if line in others]
    assert [line for line in new if line in others] == kept


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(LANGUAGE), max_size=3), st.lists(OTHER, max_size=3), st.sampled_from(WISHES[:3]))
def test_after_a_wish_about_the_language_there_is_one_language_line(spoken, others, said):
    wishes = understood(said).standing.wishes
    new = edit("\n".join([*spoken, *others]), wishes).text.split("\n")
    assert [language.asked_for(line) for line in new if language.asked_for(line)] == [wishes[0].value]


@settings(max_examples=100, deadline=None)
@given(st.lists(OTHER, max_size=4), st.sampled_from(WISHES))
def test_the_same_wish_twice_changes_nothing_more(others, said):
    wishes = understood(said).standing.wishes
    once = edit("\n".join(others), wishes).text
    assert edit(once, wishes).text == once
