"""The very first opening and the settings in a real browser: what is kept where, who answers, and how it looks."""

import pytest

from tests.browser.conftest import SIZES, AppProcess
from tests.support.model_server import ModelServer, call, fail, say

pytestmark = pytest.mark.browser


def look_around(screen, pictures, width):
    """Time zone, size of text, storage, what the app is made of, diagnostics."""
    screen.press("설정", role="tab" if width < 840 else "button")
    screen.wait("답변하는 모델")
    screen.press("시간대")
    screen.write("도시나 시간대 찾기", "도쿄")
    screen.wait("도쿄 · Asia/Tokyo")
    screen.picture(pictures / f"settings-5-zone-{width}.png")
    screen.press("도쿄 · Asia/Tokyo")
    screen.wait("시간대로 바꿨어요.")
    screen.press("글자 크기")
    screen.press("150%", role="radio")
    screen.wait("이 크기로 보여요.")
    screen.picture(pictures / f"settings-6-size-{width}.png")
    screen.key("Escape")
    screen.gone("이 크기로 보여요.")
    screen.scroll_to("저장 공간")
    screen.picture(pictures / f"settings-7-middle-{width}.png")
    screen.press("저장 공간")
    screen.wait("서비스의 정책과 노하우")
    screen.picture(pictures / f"settings-8-room-{width}.png")
    screen.key("Escape")
    screen.gone("서비스의 정책과 노하우")
    screen.scroll_to("앱 정보")
    screen.picture(pictures / f"settings-9-below-{width}.png")
    screen.press("앱 정보")
    screen.wait("선택 구성")
    screen.picture(pictures / f"settings-10-about-{width}.png")
    screen.scroll_to("함께 쓰는 소프트웨어와 글꼴")
    screen.press("함께 쓰는 소프트웨어와 글꼴")
    screen.wait("argon2-cffi")
    screen.picture(pictures / f"settings-11-licences-{width}.png")
    screen.press("argon2-cffi")
    screen.wait("Permission is hereby granted")
    screen.picture(pictures / f"settings-12-licence-{width}.png")
    for gone in ("Permission is hereby granted", "argon2-cffi", "선택 구성"):
        screen.key("Escape")
        screen.gone(gone)
    screen.press("진단")
    screen.wait("모델 서비스가 답한 질문")
    screen.picture(pictures / f"settings-13-diagnostics-{width}.png")


@SIZES
def test_a_first_opening_leads_to_the_chat_and_the_settings_open_everything(app, look, pictures, width, height):
    screen = look(app, width=width, height=height).open(first=True)
    screen.wait("기억은 이 기기에 있어요")
    screen.wait("대화는 전혀 없어요.")
    screen.picture(pictures / f"first-1-{width}.png")
    screen.page.get_by_role("button", name="다음").focus()
    screen.key("Enter")
    screen.wait("언어와 글자 크기")
    screen.press("日本語", role="radio")
    screen.wait("言語と文字の大きさ")
    screen.picture(pictures / f"first-2-{width}.png")
    screen.press("戻る")
    screen.wait("記憶はこの端末にあります")
    screen.press("次へ")
    screen.wait("言語と文字の大きさ")
    screen.press("한국어", role="radio")
    screen.wait("언어와 글자 크기")
    screen.press("다음")
    screen.wait("대화에는 계정이 필요 없어요.")
    screen.picture(pictures / f"first-3-{width}.png")
    screen.press("시작하기")
    screen.wait("무엇을 도와드릴까요?")
    look_around(screen, pictures, width)
    screen.quiet()


@SIZES
def test_a_service_is_tried_and_chosen_and_answers_the_next_question(tmp_path, service, look, pictures, width, height):
    tab = "tab" if width < 840 else "button"
    steps = [fail(401), call("c1", "say_ready", '{"word":"ready"}'), say("안녕하세요, 저는 다른 모델이에요.")]
    with ModelServer(*steps) as model, AppProcess(tmp_path / "home", service.url) as running:
        screen = look(running.url, width=width, height=height, color_scheme="dark" if width > 840 else "light").open()
        screen.wait("최신 정책이에요")
        screen.press("설정", role=tab)
        screen.wait("답변하는 모델")
        screen.picture(pictures / f"settings-1-{width}.png")
        screen.press("답변하는 모델")
        screen.press("직접 정한 모델 서비스", role="radio")
        screen.write("주소", model.url)
        screen.write("모델 이름", "elephant-1")
        screen.write("키", "sk-secret")
        screen.press("연결 확인")
        screen.wait("서비스가 키를 받아 주지 않았어요.")
        screen.picture(pictures / f"settings-2-refused-{width}.png")
        screen.press("연결 확인")
        screen.wait("도구도 쓸 줄 알아요.")
        screen.picture(pictures / f"settings-3-works-{width}.png")
        screen.scroll_to("이 모델로 바꾸기")
        screen.press("이 모델로 바꾸기")
        screen.wait(f"127.0.0.1:{model.port}(으)로 가요.")
        screen.scroll_to("네, 바꿀게요")
        screen.picture(pictures / f"settings-4-yes-{width}.png")
        screen.press("네, 바꿀게요")
        screen.wait("바꿨어요.")
        screen.press("설정으로 돌아가기")
        screen.wait("elephant-1 모델이에요.")
        screen.press("대화", role=tab)
        screen.write("메시지를 입력하세요", "안녕하세요")
        screen.key("Enter")
        screen.wait("저는 다른 모델이에요.")
        assert "sk-secret" not in "".join(screen.texts())
        screen.quiet()
