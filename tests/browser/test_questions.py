"""What several days left behind is asked in the chat, in a real browser, and answered there."""

import pytest

from tests.browser.conftest import AppProcess, _run

pytestmark = [pytest.mark.browser, pytest.mark.more]

ASK = "메시지를 입력하세요"
DAYS = (
    ("2026-09-27T10:00", "저희는 엔터프라이즈 요금제를 쓰고 있어요"),
    ("2026-09-27T10:01", "지난주에 우울증 진단을 받았어요"),
)


@pytest.fixture
def lived(tmp_path, service):
    """The launch address of an app on a home where two things were said the day before."""
    home = tmp_path / "home"
    common = ["--home", str(home), "--server", service.url]
    for now, said in DAYS:
        _run(["-m", "client", "chat", "-m", said, *common, "--now", now])
    _run(["-m", "client", "end", *common, "--now", "2026-09-27T10:10"])
    with AppProcess(home, service.url) as running:
        yield running.url


def test_what_waits_is_asked_below_the_first_answer_and_answered_in_place(lived, look, pictures):
    screen = look(lived).open()
    screen.wait("최신 정책이에요")
    screen.write(ASK, "안녕하세요")
    screen.key("Enter")
    screen.wait("우울증 진단을 받음")
    screen.wait("모든 대화에서 기억할까요?")
    screen.picture(pictures / "questions-1-asked.png")
    screen.press("지워 주세요")
    screen.gone("우울증")
    screen.press("네, 기억해 주세요")
    screen.gone("모든 대화에서 기억할까요?")
    screen.press("기억된 내용", role="tab")
    screen.wait("항상 전달되는 기억")
    screen.enter("항상 기억할 내용")
    screen.wait("엔터프라이즈 등급")
    screen.press("최근에 바뀐 것")
    screen.wait("사실에서 올라와서")
    screen.picture(pictures / "questions-2-memory.png")
    assert not screen.has("우울증")
    screen.quiet()
