"""What goes away comes back, in a real browser: the model service, the server, and the connection of the window itself."""

import json
import shutil
import socket

import pytest

from shared.clock import parse_moment
from tests.browser.conftest import NOW, AppProcess
from tests.client.bundles.web import Web
from tests.support.model_server import ModelServer, say

pytestmark = pytest.mark.browser

FIELD = "메시지를 입력하세요"
SIZES = {"phone": {}, "desk": {"width": 1280, "height": 800, "color_scheme": "dark"}}


@pytest.fixture
def port():
    """Where the model service will listen, one day."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


@pytest.fixture
def app_with_model(tmp_path, service, port):
    model = {"GIEOK_MODEL_URL": f"http://127.0.0.1:{port}", "GIEOK_MODEL": "some-model"}
    with AppProcess(tmp_path / "home", service.url, **model) as running:
        yield running.url


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.more)])
def test_what_is_asked_while_the_model_service_is_away_is_answered_in_order_when_it_is_back(
    app_with_model, port, look, pictures, size
):
    screen = look(app_with_model, **SIZES[size]).open()
    screen.wait("최신 정책이에요")
    screen.write(FIELD, "환불은 며칠인가요?")
    screen.key("Enter")
    screen.wait("모델 서비스에 닿지 못하고 있어요")
    screen.wait("(1번째)")
    screen.write(FIELD, "배송비도 돌려받나요?")
    screen.key("Enter")
    screen.wait("(2번째)")
    screen.wait("질문 2개가 순서대로 기다리고")
    assert screen.has("최신 정책이에요"), "the service's news are another matter"
    screen.picture(pictures / f"faults-{size}-away.png")
    with ModelServer(say("30일이에요."), say("배송비도 돌려드려요."), port=port) as server:
        screen.press("지금 다시")
        screen.wait("배송비도 돌려드려요.")
        screen.gone("순서대로 기다리고")
        screen.wait("30일이에요.")
        asked = [[one["content"] for one in request.json["messages"]][1:] for request in server.requests]
    assert [len(messages) for messages in asked] == [1, 3]
    assert asked[1][1] == "30일이에요.", "the second question had the first answer before it"
    screen.picture(pictures / f"faults-{size}-back.png")
    screen.press("최신 정책이에요")
    screen.wait("지금 어떤 상태인가요?")
    screen.picture(pictures / f"faults-{size}-state.png")
    screen.quiet()


def test_a_window_whose_connection_is_cut_comes_back_with_its_talk_and_what_was_typed(app, look, pictures):
    screen = look(app)
    sockets = []

    def through(route):
        sockets.append((route, route.connect_to_server()))

    screen.page.route_web_socket("**/ws*", through)
    screen.open()
    screen.wait("최신 정책이에요")
    screen.write(FIELD, "구매 후 며칠까지 전액 환불을 받을 수 있나요?")
    screen.key("Enter")
    screen.wait("답변 복사")
    screen.write(FIELD, "쓰던 글")
    before = len(sockets)
    for end in sockets[-1]:
        end.close()
    screen.until(lambda: len(sockets) > before, "another connection")
    screen.picture(pictures / "faults-reconnected.png")
    screen.press("보내기")
    screen.wait("쓰던 글")
    screen.until(lambda: sum("답변 복사" in text for text in screen.texts()) > 1, "a second answer")

    screen.press("대화 목록")
    screen.wait("지난 대화에서 찾기")
    before = len(sockets)
    for end in sockets[-1]:
        end.close()
    screen.until(lambda: len(sockets) > before, "a third connection")
    screen.until(lambda: _nothing_found(screen, "코끼리"), "what the open sheet finds")
    screen.picture(pictures / "faults-reconnected-sheet.png")
    assert screen.outside == []


def _nothing_found(screen, word):
    """What is typed while a connection is still being made may be gone."""
    screen.write("지난 대화에서 찾기", word)
    screen.page.wait_for_timeout(1000)
    return screen.has("찾는 말이 있는 대화가 없어요.")


def test_a_server_that_goes_and_comes_back_is_told_apart_from_a_model_service(tmp_path, service, look, pictures):
    with AppProcess(tmp_path / "home", service.url) as running:
        screen = look(running.url).open()
        screen.wait("최신 정책이에요")
        service.stop()
        try:
            screen.press("정책 새로 고침")
            screen.wait("새 소식을 못 받아서")
            screen.write(FIELD, "환불은 며칠인가요?")
            screen.key("Enter")
            screen.wait("답변 복사")
            assert not screen.has("모델 서비스")
            screen.picture(pictures / "faults-offline.png")
        finally:
            service.start(port=int(service.url.rpartition(":")[2]))
        screen.press("정책 새로 고침")
        screen.wait("최신 정책이에요")
        screen.quiet()


@pytest.fixture
def far(tmp_path, service):
    """The service's pages behind a server that can be made to lie; nobody is there until it is asked for."""
    folder = tmp_path / "far"
    shutil.copytree(service.data / "tuf", folder / "tuf")
    web = Web(folder)
    web.date = parse_moment(NOW, "Asia/Seoul")
    yield web
    web.stop()


def test_an_app_that_starts_while_nobody_serves_says_so_and_refuses_what_is_not_the_services(
    tmp_path, far, look, pictures
):
    for name in ("timestamp.json", "1.root.json", "2.root.json"):
        far.replies[name] = 503
    with AppProcess(tmp_path / "home", far.url) as running:
        screen = look(running.url).open()
        screen.wait("아직 정책을 받지 못했어요")
        screen.picture(pictures / "faults-never-reached.png")
        far.replies.clear()
        screen.press("정책 새로 고침")
        screen.wait("최신 정책이에요")

        forged = json.loads(next(far.repository.rglob("timestamp.json")).read_bytes())
        forged["signed"]["version"] += 1
        far.replies["timestamp.json"] = json.dumps(forged).encode()
        screen.press("정책 새로 고침")
        screen.wait("서명 검사를 통과하지 못해서")
        screen.write(FIELD, "구매 후 며칠까지 전액 환불을 받을 수 있나요?")
        screen.key("Enter")
        screen.wait("30일")
        screen.picture(pictures / "faults-refused.png")

        far.replies.clear()
        screen.press("정책 새로 고침")
        screen.wait("최신 정책이에요")
        screen.quiet()
