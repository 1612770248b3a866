"""What is bound to a day, a ticket or one answer, and what comes back or lasts."""

import pytest

from client.memory.moment import asked_once, bound_to_a_moment

BOUND = [
    "이번 주는 휴가",
    "9월 28일 결제 건",
    "티켓 #123 확인 중",
    "내일 회의",
    "이번 답만 표로",
    "Ticket 4512 is open",
    "today only",
    "on vacation next week",
    "今週は休み",
    "今回は表で",
]
LASTING = [
    "생일: 3월 5일",
    "매주 화요일에 회의록 받기",
    "호칭: 지수",
    "3개월 약정",
    "매월 5일 결제",
    "May I be called Jisoo",
    "Order matters: bullets first",
    "Birthday: March 5",
    "毎週火曜日に議事録",
    "敬語で回答",
]


@pytest.mark.parametrize("line", BOUND)
def test_what_is_bound_to_a_moment_is_seen(line):
    assert bound_to_a_moment(line)


@pytest.mark.parametrize("line", LASTING)
def test_what_lasts_or_comes_back_is_not(line):
    assert not bound_to_a_moment(line)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("표로 답하기", "이번 답만 표로 주세요"),
        ("영어로 답변", "이번 한 번만 영어로 써 주세요. 환불 규정이 뭐예요?"),
        ("Answer as a table", "Just this once, give me a table please"),
        ("表で回答", "今回だけ表でお願いします"),
    ],
)
def test_J13_what_was_asked_for_once_is_seen_in_the_line(line, said):
    assert asked_once(line, said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("호칭: 지수", "이번 답만 표로 주세요. 그리고 지수라고 불러 주세요."),
        ("표로 답하기", "앞으로 표로 주세요. 이번만 글로 주세요."),
        ("Answer as a table", "Tables from now on, please"),
        ("表で回答", "今後は表でお願いします"),
    ],
)
def test_a_lasting_wish_beside_it_is_not(line, said):
    assert not asked_once(line, said)
