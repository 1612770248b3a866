"""Can everything be done without a mouse? Focus in the order of reading, no trap, a way back from whatever opened."""

import pytest

pytestmark = pytest.mark.browser

FOCUSED = """() => {
  const node = document.activeElement;
  return node ? (node.getAttribute('aria-label') || node.textContent || node.value || node.tagName).trim() : '';
}"""


def tabbed(screen, most=30):
    """What is met with Tab until it begins anew."""
    met = []
    for _ in range(most):
        screen.key("Tab")
        screen.page.wait_for_timeout(60)
        name = screen.page.evaluate(FOCUSED)
        if name in met and name:
            break
        met.append(name)
    return met


def in_order(found, wanted):
    places = [found.index(name) for name in wanted if name in found]
    return len(places) == len(wanted) and places == sorted(places)


def test_focus_follows_the_order_of_reading_and_leaves_the_field(app, look):
    screen = look(app).open()
    screen.wait("최신 정책이에요")
    met = tabbed(screen)
    order = [
        "대화 목록",
        "임시 대화 시작",
        "새 대화",
        "정책 새로 고침",
        "메시지\n메시지를 입력하세요",
        "보내기",
        "대화",
        "기억된 내용",
        "정책",
        "설정",
    ]
    assert in_order(met, order), met
    screen.quiet()


def test_escape_closes_a_sheet_and_a_question_and_leads_back_to_what_opened_it(app, look):
    screen = look(app).open()
    screen.wait("최신 정책이에요")
    screen.write("메시지를 입력하세요", "구매 후 며칠까지 전액 환불을 받을 수 있나요?")
    screen.key("Enter")
    screen.wait("답변 복사")
    screen.press("대화 목록")
    screen.wait("질문 1개")
    screen.key("Escape")
    screen.gone("질문 1개")
    screen.press("이 답변은 어떻게 나왔나요?")
    screen.wait("답변한 모델")
    screen.key("Escape")
    screen.gone("답변한 모델")
    screen.quiet()
