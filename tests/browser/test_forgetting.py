"""Forgetting in a real browser: a card asks, a question names what goes, and everything can go under an open window."""

import pytest

pytestmark = pytest.mark.browser

MOVED = "지난주에 부산으로 이사했어요"


def test_a_customer_has_one_thing_forgotten_and_then_everything(app, look, pictures):
    screen = look(app).open()
    screen.wait("무엇을 도와드릴까요?")
    screen.write("메시지를 입력하세요", MOVED)
    screen.key("Enter")
    screen.wait("답변 복사")
    screen.press("새 대화")
    screen.wait("무엇을 도와드릴까요?")
    screen.press("기억된 내용", role="tab")
    screen.press("사실")
    screen.until(lambda: screen.has("부산으로 이사함") or _again(screen), "the fact")

    screen.press("대화", role="tab")
    screen.write("메시지를 입력하세요", "이사한 얘기는 지워 주세요")
    screen.key("Enter")
    screen.wait("그대로 두기")
    screen.picture(pictures / "forget-1-card.png")
    screen.press("지우기")
    screen.wait("이 사실이 나온 대화도 지우기")
    screen.picture(pictures / "forget-2-question.png")
    screen.press("이 사실이 나온 대화도 지우기", role="checkbox")
    screen.page.get_by_role("alertdialog").get_by_role("button", name="지우기").first.evaluate("node => node.click()")
    screen.wait("사실을 지웠어요.")
    screen.picture(pictures / "forget-3-gone.png")

    screen.press("설정", role="tab")
    screen.wait("답변하는 모델")
    screen.scroll_to("모든 기억 지우기")
    screen.picture(pictures / "forget-4-settings.png")
    screen.press("모든 기억 지우기")
    screen.wait("이 계정의 모든 기억을 지울까요?")
    screen.picture(pictures / "forget-5-everything.png")
    screen.press("모두 지우기")
    screen.wait("기억은 이 기기에 있어요")
    screen.pass_first()
    screen.wait("무엇을 도와드릴까요?")
    screen.write("메시지를 입력하세요", "안녕하세요")
    screen.key("Enter")
    screen.wait("답변 복사")
    assert not screen.has("이사한 얘기")
    screen.picture(pictures / "forget-6-empty.png")
    screen.quiet()


def _again(screen):
    """The facts are read when the screen is turned to."""
    for tab in ("대화", "기억된 내용"):
        screen.press(tab, role="tab")
        screen.page.wait_for_timeout(800)
    screen.press("사실")
    return False
