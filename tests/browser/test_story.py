"""The source's story, shorter, through the screens: an exception is agreed on, a new version comes, and it shows."""

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.more]

ASK = "메시지를 입력하세요"
MARKED = " · 재확인 필요"  # in a fact's own line; the chip that narrows the list down says the two words alone


@pytest.fixture
def service(own_service):
    """A service of its own, because it publishes v4."""
    return own_service


def test_an_agreement_is_remembered_and_marked_when_the_policy_moves_on(app_in_october, look, pictures, service):
    screen = look(app_in_october).open()
    screen.wait("무엇을 도와드릴까요?")
    screen.wait("최신 정책이에요")
    screen.write(ASK, "연간 계약인데 예외로 50% 부분 환불 가능할까요?")
    screen.key("Enter")
    screen.wait("진행할까요?")
    screen.write(ASK, "네, 그럼 50%만 환불해 주세요")
    screen.key("Enter")
    screen.wait("진행하기로 할게요")
    screen.picture(pictures / "story-1-agreed.png")

    screen.press("새 대화")
    screen.wait("무엇을 도와드릴까요?")
    screen.press("기억된 내용", role="tab")
    screen.press("사실")
    screen.wait("부분 환불 50%를 예외로 합의함")
    assert not screen.has(MARKED)
    screen.picture(pictures / "story-2-remembered.png")

    service.publish_v4()
    screen.press("대화", role="tab")
    screen.press("정책 새로 고침")
    screen.wait("새 정책")
    screen.press("기억된 내용", role="tab")
    screen.wait(MARKED)
    screen.picture(pictures / "story-3-recheck.png")

    screen.press("대화", role="tab")
    screen.write(ASK, "지난번처럼 18일 지난 건도 부분 환불 되나요")
    screen.key("Enter")
    screen.wait("14일 이내")
    screen.wait("재확인")
    screen.picture(pictures / "story-4-both.png")
    screen.quiet()
