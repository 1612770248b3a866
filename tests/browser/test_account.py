"""In a real browser: an account from registering to logging out, and nothing of a password anywhere it could be read."""

import pytest

from tests.browser.conftest import AppProcess
from tests.support.outbox import code_for
from tests.support.watch import Watch

pytestmark = [pytest.mark.browser, pytest.mark.more]

EMAIL, PASSWORD = "jisoo@gaon.example", "elephant-7731"


def test_from_registering_to_logging_out(tmp_path, service, look, pictures, monkeypatch):
    watch = Watch(tmp_path / "watched")
    for name, value in watch.environ.items():
        monkeypatch.setenv(name, value)
    with AppProcess(tmp_path / "home", service.url) as running:
        screen = look(running.url).open()
        screen.wait("최신 정책이에요")
        screen.press("설정", role="tab")
        screen.wait("답변하는 모델")
        screen.scroll_to("계정")
        screen.picture(pictures / "account-0-settings.png")
        screen.press("계정")
        screen.wait("대화는 계정 없이도")
        screen.picture(pictures / "account-1-start.png")
        screen.press("새 계정 만들기")
        screen.wait("숫자 여섯 자리와 달라요")
        screen.write("이메일", EMAIL)
        screen.write("새 비밀번호", PASSWORD)
        screen.picture(pictures / "account-2-register.png")
        screen.press("계정 만들기")
        screen.wait("주소로 메일을 보냈어요")
        screen.picture(pictures / "account-3-code.png")
        screen.write("메일에 적힌 확인 번호", code_for(service.data, EMAIL))
        screen.key("Enter")
        screen.wait("이제 로그인해 주세요")
        screen.write("비밀번호", "wrong-password")
        screen.press("로그인하기")
        screen.wait("이메일이나 비밀번호가 맞지 않아요")
        screen.picture(pictures / "account-4-wrong.png")
        screen.write("비밀번호", PASSWORD)
        screen.write("이 기기의 이름", "지수의 폰")
        screen.press("로그인하기")
        screen.wait("지수의 폰 (이 기기)")
        screen.picture(pictures / "account-5-devices.png")
        screen.press("계정 지우기")
        screen.wait("보관 기간까지 서비스에 남아요")
        screen.picture(pictures / "account-6-delete.png")
        screen.press("이전으로")
        screen.wait("지수의 폰 (이 기기)")
        screen.press("로그아웃")
        screen.wait("기억은 이 기기에 그대로 있어요")
        screen.press("설정으로 돌아가기")
        screen.wait("답변하는 모델")
        screen.scroll_to("계정")
        screen.wait("로그인하지 않았어요")
        assert PASSWORD not in screen.page.url
        assert PASSWORD not in screen.page.evaluate("JSON.stringify([localStorage, sessionStorage, document.cookie])")
        screen.quiet()
    logged = watch.logged()
    assert "asyncio" in logged
    assert not any(secret in logged for secret in (EMAIL, PASSWORD))
