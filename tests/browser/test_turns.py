"""In a real browser: a question edited and answered anew, why an answer came out so, a question put off, a draft kept."""

import pytest

from tests.browser.conftest import AppProcess, _run

pytestmark = pytest.mark.browser

ASK = "메시지를 입력하세요"
FIRST = "엔터프라이즈 요금제는 무엇이 다른가요?"
QUESTION = "구매 후 며칠까지 전액 환불을 받을 수 있나요?"
SIZES = {"phone": (390, 844, "light"), "desktop": (1280, 800, "dark")}


@pytest.fixture
def lived(tmp_path, service):
    """The launch address of an app on a home where something was said the day before that waits for an answer."""
    home = tmp_path / "home"
    common = ["--home", str(home), "--server", service.url]
    said = "저희는 엔터프라이즈 요금제를 쓰고 있어요"
    _run(["-m", "client", "chat", "-m", said, *common, "--now", "2026-09-27T10:00"])
    _run(["-m", "client", "end", *common, "--now", "2026-09-27T10:10"])
    with AppProcess(home, service.url) as running:
        yield running.url


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.more)])
def test_a_question_is_edited_answered_anew_explained_and_put_off_and_a_draft_stays(lived, look, pictures, size):
    width, height, scheme = SIZES[size]
    screen = look(lived, width=width, height=height, color_scheme=scheme).open()
    screen.wait("최신 정책이에요")
    screen.write(ASK, FIRST)
    screen.key("Enter")
    screen.wait("확인해 주세요")
    screen.wait("모든 대화에서 기억할까요?")
    screen.picture(pictures / f"turns-{size}-1-asked.png")
    screen.press("나중에")
    screen.wait("나중에 답하기로 했어요.")
    screen.gone("확인해 주세요")

    screen.write(ASK, "쓰다 만 글")
    screen.press("질문 고치기")
    screen.wait("질문을 고치는 중")
    screen.picture(pictures / f"turns-{size}-2-editing.png")
    screen.write("질문을 고치는 중", QUESTION)
    screen.key("Enter")
    screen.wait("30일 이내에 전액 환불")
    screen.gone(FIRST)
    screen.wait("2 / 2")
    screen.press("다시 답하기")
    screen.wait("3 / 3")
    screen.wait("30일 이내에 전액 환불")
    screen.picture(pictures / f"turns-{size}-3-anew.png")
    screen.press("이전 답 보기")
    screen.wait("2 / 3")
    screen.press("이전 답 보기")
    screen.wait(FIRST)
    screen.picture(pictures / f"turns-{size}-4-earlier.png")
    screen.press("다음 답 보기")
    screen.wait("2 / 3")
    screen.press("다음 답 보기")
    screen.wait("3 / 3")

    screen.press("이 답변은 어떻게 나왔나요?")
    screen.wait("함께 전달한 기억")
    screen.wait("아무것도 나가지 않았어요.")
    screen.wait("환불 규정 v3 · ")
    screen.picture(pictures / f"turns-{size}-5-why.png")
    screen.key("Escape")
    screen.gone("함께 전달한 기억")

    screen.url = lived.split("?")[0]
    screen.page.wait_for_timeout(900)  # the pause after which a draft is kept
    screen.open()
    screen.wait(QUESTION)
    screen.enter("메시지")
    screen.wait("쓰다 만 글")
    screen.picture(pictures / f"turns-{size}-6-again.png")
    screen.quiet()
