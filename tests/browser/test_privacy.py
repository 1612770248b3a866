"""In a real browser: a conversation that leaves nothing, and the sheets that tell what left and how the device is."""

import pytest

from tests.browser.conftest import AppProcess
from tests.support.watch import Watch

pytestmark = pytest.mark.browser

WRITE_HERE = "임시 대화 — 기억하지 않아요"


def test_a_temporary_conversation_looks_like_one_and_is_gone_when_it_ends(app, look, pictures):
    screen = look(app).open()
    screen.wait("무엇을 도와드릴까요?")
    screen.wait("최신 정책이에요")
    screen.press("임시 대화 시작")
    screen.wait("여기서 나눈 이야기는 기억하지 않고")
    screen.write(WRITE_HERE, "앞으로 저를 코끼리라고 불러 주세요")
    screen.key("Enter")
    screen.wait("임시 대화에서는 기억하지 않아요.")
    screen.picture(pictures / "temporary-1.png")
    screen.press("끝내기")
    screen.gone("코끼리")
    screen.wait("무엇을 도와드릴까요?")
    screen.press("대화 목록")
    screen.wait("아직 대화가 없어요.")
    screen.quiet()


@pytest.mark.more
def test_what_left_and_how_the_device_is_can_be_read_from_the_settings(app, look, pictures):
    screen = look(app).open()
    screen.wait("최신 정책이에요")
    screen.press("설정", role="tab")
    screen.wait("답변하는 모델")
    screen.scroll_to("나간 기록")
    screen.press("나간 기록")
    screen.wait("아무것도 나가지 않았어요.")
    screen.wait("하신 말씀이 들어 있지 않아서")
    screen.picture(pictures / "sent-1.png")
    screen.key("Escape")
    screen.gone("아무것도 나가지 않았어요.")
    screen.scroll_to("진단")
    screen.press("진단")
    screen.wait("정리 대기 0건")
    screen.wait("버전 0.1.0")
    screen.picture(pictures / "diagnostics-1.png")
    screen.quiet()


@pytest.mark.more
def test_W7_the_window_calls_our_server_alone_and_logs_no_word_at_any_level(tmp_path, service, look, monkeypatch):
    watch = Watch(tmp_path / "watched")
    for name, value in watch.environ.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318")
    with AppProcess(tmp_path / "home", service.url) as running:
        screen = look(running.url).open()
        screen.wait("최신 정책이에요")
        screen.write("메시지를 입력하세요", "elephant-7731 환불은요?")
        screen.key("Enter")
        screen.wait("답변 복사")
        screen.press("기억된 내용", role="tab")
        screen.wait("항상 전달되는 기억")
        screen.quiet()
    assert watch.called() == {("127.0.0.1", int(service.url.rsplit(":", 1)[1]))}
    assert watch.looked_up() <= {"127.0.0.1"}
    assert watch.held() == set()
    logged = watch.logged()
    assert "asyncio" in logged
    assert "7731" not in logged
