"""The road of one customer in a real browser: ask, read the source, look at the memory, change it, be remembered."""

import pytest

pytestmark = pytest.mark.browser

QUESTION = "구매 후 며칠까지 전액 환불을 받을 수 있나요?"


def test_a_customer_asks_reads_a_source_and_edits_the_memory(app, look, pictures):
    screen = look(app).open()
    screen.wait("무엇을 도와드릴까요?")
    screen.wait("최신 정책이에요")
    screen.picture(pictures / "1-welcome.png")

    screen.write("메시지를 입력하세요", QUESTION)
    screen.key("Enter")
    screen.wait("답변 복사")
    screen.wait("30일 이내에 전액 환불")
    screen.wait("내장 도우미")
    screen.picture(pictures / "2-answer.png")

    screen.press("1. 환불 규정 v3")
    screen.wait("부터 시행")
    screen.picture(pictures / "3-source.png")
    screen.key("Escape")
    screen.gone("부터 시행")

    screen.write("메시지를 입력하세요", "앞으로 답변은 짧게 해 주세요.")
    screen.key("Enter")
    screen.wait("되돌리기")
    screen.picture(pictures / "4-remembered.png")

    screen.press("기억된 내용", role="tab")
    screen.wait("항상 전달되는 기억")
    screen.enter("항상 기억할 내용")
    screen.wait("짧게")
    screen.picture(pictures / "5-memory.png")
    screen.write("항상 기억할 내용", "존댓말로 짧게 답해 주세요. 😀")
    screen.wait("4,000자 가운데 17자")
    screen.press("저장")
    screen.wait("저장했어요.")
    screen.picture(pictures / "6-saved.png")

    screen.press("설정", role="tab")
    screen.wait("답변하는 모델")
    screen.picture(pictures / "7-settings.png")
    screen.quiet()


def test_the_same_screens_are_usable_in_a_desktop_window(app, look, pictures):
    screen = look(app, width=1280, height=800, color_scheme="dark").open()
    screen.wait("무엇을 도와드릴까요?")
    screen.write("메시지를 입력하세요", "엔터프라이즈 요금제는 무엇이 다른가요?")
    screen.key("Enter")
    screen.wait("답변 복사")
    screen.picture(pictures / "wide-answer.png")
    screen.press("기억된 내용", role="button")
    screen.wait("항상 전달되는 기억")
    screen.picture(pictures / "wide-memory.png")
    screen.quiet()


def test_neither_shift_enter_nor_an_enter_that_ends_a_composition_sends(app, look):
    screen = look(app).open()
    screen.wait("무엇을 도와드릴까요?")
    screen.write("메시지를 입력하세요", "첫 줄")
    screen.key("Shift+Enter")
    screen.page.keyboard.insert_text("둘째 줄")
    screen.wait("첫 줄\n둘째 줄")
    method = screen.page.context.new_cdp_session(screen.page)  # an input method writes a syllable
    method.send("Input.imeSetComposition", {"text": "끝", "selectionStart": 1, "selectionEnd": 1})
    screen.key("Enter")
    method.send("Input.insertText", {"text": "끝"})
    screen.wait("첫 줄\n둘째 줄끝")
    assert screen.has("무엇을 도와드릴까요?")
    screen.key("Enter")
    screen.wait("답변 복사")
    screen.quiet()


def test_a_reloaded_window_shows_the_conversation_again(app, look):
    screen = look(app).open()
    screen.wait("무엇을 도와드릴까요?")
    screen.write("메시지를 입력하세요", QUESTION)
    screen.key("Enter")
    screen.wait("답변 복사")
    screen.url = app.split("?")[0]
    screen.open()
    screen.wait(QUESTION)
    screen.wait("답변 복사")
    screen.quiet()
