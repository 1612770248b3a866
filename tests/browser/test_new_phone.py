"""Two phones of one customer in a real browser: a backup on the old one, the memory on the new one, the old one told."""

import re

import pytest

from tests.browser.conftest import OCTOBER, AppProcess
from tests.support.outbox import code_for

pytestmark = pytest.mark.browser

EMAIL, PASSWORD = "seoyeon@gaon.example", "elephant on the moon"
ASK = "메시지를 입력하세요"
AGREED = "부분 환불 50%를 예외로 합의함"
MARKED = " · 재확인 필요"  # in a fact's own line; the chip that narrows the list down says the two words alone


@pytest.fixture
def service(own_service):
    """A service of its own, because it publishes v4."""
    return own_service


def remember(screen):
    """An agreement, learned from a conversation that has ended."""
    screen.wait("무엇을 도와드릴까요?")
    screen.write(ASK, "연간 계약인데 예외로 50% 부분 환불 가능할까요?")
    screen.key("Enter")
    screen.wait("진행할까요?")
    screen.write(ASK, "네, 그럼 50%만 환불해 주세요")
    screen.key("Enter")
    screen.wait("진행하기로 할게요")
    screen.press("새 대화")
    screen.wait("무엇을 도와드릴까요?")
    screen.press("기억된 내용", role="tab")
    screen.press("사실")
    screen.wait(AGREED)
    assert not screen.has(MARKED)


def fill(screen, label, text):
    """Put a text into the field of exactly this name."""
    field = screen.page.locator(f"flt-semantics-host input[aria-label^='{label}']").first
    field.wait_for(state="attached")
    field.focus()
    screen.page.wait_for_timeout(150)
    screen.key("Control+A")
    screen.page.keyboard.insert_text(text)


def register(screen, service):
    screen.press("새 계정 만들기")
    screen.wait("계정 만들기")
    fill(screen, "이메일", EMAIL)
    fill(screen, "새 비밀번호", PASSWORD)
    screen.press("계정 만들기")
    screen.wait("주소로 메일을 보냈어요")
    fill(screen, "메일에 적힌 확인 번호", code_for(service.data, EMAIL))
    screen.press("확인")
    screen.wait("이메일을 확인했어요")


def log_in(screen, device):
    screen.wait("로그인하기")
    fill(screen, "이메일", EMAIL)
    fill(screen, "비밀번호", PASSWORD)
    fill(screen, "이 기기의 이름", device)
    screen.press("로그인하기")


def press_below(screen, name):
    """What stands further down may have to be scrolled to."""
    screen.scroll_to(name)
    screen.press(name)


def test_a_memory_moves_to_a_new_phone_and_the_old_one_is_told(tmp_path, service, look, pictures):
    with AppProcess(tmp_path / "old", service.url, now=OCTOBER) as old:
        screen = look(old.url).open()
        screen.wait("최신 정책이에요")
        screen.picture(pictures / "phone-01-welcome.png")
        remember(screen)
        screen.press("설정", role="tab")
        screen.wait("답변하는 모델")
        screen.scroll_to("백업과 새 휴대폰")
        screen.picture(pictures / "phone-02-settings.png")
        screen.press("백업과 새 휴대폰")
        screen.wait("이 휴대폰의 기억 백업하기")
        screen.picture(pictures / "phone-03-overview.png")
        screen.press("백업 만들기")
        screen.wait("계정은 새")
        register(screen, service)
        log_in(screen, "옛 휴대폰")
        screen.wait("백업하기 전에 읽어 주세요")
        screen.picture(pictures / "phone-04-before.png")
        screen.scroll_to("숫자 정하기")
        screen.picture(pictures / "phone-05-before-below.png")
        screen.press("대화 기록도 함께 백업하기", role="checkbox")
        screen.press("숫자 정하기")
        screen.wait("적어 두었어요")
        screen.picture(pictures / "phone-06-digits.png")
        digits = re.search(r"(?:\d ){5}\d", "\n".join(screen.texts()))[0].replace(" ", "")
        screen.press("적어 두었어요")
        screen.wait("적어 두신 숫자를 확인할게요")
        fill(screen, "숫자 여섯 자리", "135790")
        screen.press("백업하기")
        screen.wait("방금 보여 드린 숫자와 달라요")
        screen.picture(pictures / "phone-07-differ.png")
        fill(screen, "숫자 여섯 자리", digits)
        screen.press("백업하기")
        screen.wait("백업을 맡겼어요")
        screen.picture(pictures / "phone-08-made.png")
        assert not screen.has(digits)
        assert not screen.has(" ".join(digits))
        press_below(screen, "확인")
        screen.wait("남은 시도 10번")
        screen.scroll_to("백업은 얼마나 안전한가요?")
        screen.picture(pictures / "phone-09-list.png")
        screen.press("백업은 얼마나 안전한가요?")
        screen.wait("막지 못하는 것")
        screen.picture(pictures / "phone-10-details.png")
        screen.quiet()
        assert digits not in screen.page.url

    service.publish_v4()

    with AppProcess(tmp_path / "new", service.url, now=OCTOBER) as new:
        screen = look(new.url).open()
        screen.wait("새 휴대폰이에요")
        screen.press("새 휴대폰이에요")
        screen.wait("백업할 때 쓰신 계정으로 로그인해 주세요")
        screen.picture(pictures / "phone-11-login-first.png")
        log_in(screen, "새 휴대폰")
        screen.wait("가져올 백업을 골라 주세요")
        screen.wait("이 백업 가져오기")
        screen.picture(pictures / "phone-12-choose.png")
        screen.press("이 백업 가져오기: 옛 휴대폰")
        screen.wait("백업 열기")
        fill(screen, "숫자 여섯 자리", "135790")
        screen.picture(pictures / "phone-13-digits.png")
        screen.press("백업 열기")
        screen.wait("9번 남았어요")
        screen.wait("남은 시도 9번")
        screen.picture(pictures / "phone-14-wrong.png")
        fill(screen, "숫자 여섯 자리", digits)
        screen.press("백업 열기")
        screen.wait("이 백업을 가져올까요?")
        screen.picture(pictures / "phone-15-preview.png")
        press_below(screen, "가져오기")
        screen.wait("기억을 가져왔어요.")
        screen.wait("서버의 백업은 지워졌어요.")
        screen.picture(pictures / "phone-16-done.png")
        screen.press("기억된 내용 보기")
        screen.press("사실")
        screen.wait(AGREED)
        screen.wait(MARKED)
        screen.picture(pictures / "phone-17-memory.png")
        screen.press("대화", role="tab")
        screen.press("대화 목록")
        screen.press("연간 계약인데 예외로 50% 부분 환불 가능할까요?")
        screen.wait("진행하기로 할게요")
        screen.write(ASK, "지난번처럼 18일 지난 건도 부분 환불 되나요")
        screen.key("Enter")
        screen.wait("14일 이내")
        screen.quiet()

    with AppProcess(tmp_path / "old", service.url, now=OCTOBER) as old:
        screen = look(old.url).open()
        screen.wait("기억을 다른 휴대폰으로 옮겼어요: 새 휴대폰")
        screen.picture(pictures / "phone-18-told.png")
        screen.press("남겨 두기")
        screen.gone("기억을 다른 휴대폰으로 옮겼어요")
        screen.press("설정", role="tab")
        screen.wait("답변하는 모델")
        press_below(screen, "백업과 새 휴대폰")
        screen.wait("다른 휴대폰으로 옮겨졌어요: 새 휴대폰")
        screen.picture(pictures / "phone-19-over.png")
        screen.quiet()
