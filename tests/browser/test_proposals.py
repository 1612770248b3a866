"""What was settled is asked about word for word in the chat, and taken back on its own screen, in a real browser."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from client.store.opening import open_store, release
from server.db.engine import make_engine
from server.db.tables import accounts
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.browser.conftest import AppProcess
from tests.support.contributing import agreed, serve, sign_in
from tests.support.fakes import Clock
from tests.support.logged_in import token_of

pytestmark = [pytest.mark.browser, pytest.mark.more]

ASK = "메시지를 입력하세요"
MAIL = "jisoo-proposals@gaon.example"


@pytest.fixture
def settled(tmp_path, service):
    """The launch address of an app on a home that is logged in and where something was settled before."""
    home, engine = tmp_path / "home", make_engine(None, service.data)
    token = token_of(engine, MAIL, "phone-1", "휴대폰", datetime.now(UTC))
    with engine.connect() as connection:
        account = connection.execute(select(accounts.c.id).where(accounts.c.email == MAIL)).scalar_one()
    engine.dispose()
    opened = open_store(home, "local", ids=new_id, randomness=random_bytes, keyring=lambda: False)
    serve(opened.database, Clock()(), version=0)  # until the first refresh brings the service's own
    sign_in(opened.database, service.url, account, token)
    agreed(opened.database, Clock("2026-09-27T01:00:00+00:00")())
    release(opened)
    with AppProcess(home, service.url) as running:
        yield running.url


def test_what_would_go_is_read_word_for_word_agreed_to_seen_and_taken_back(settled, look, pictures):
    screen = look(settled).open()
    screen.wait("최신 정책이에요")
    screen.write(ASK, "안녕하세요")
    screen.key("Enter")
    screen.wait("partial-refund-up-to-50")
    screen.picture(pictures / "proposals-1-asked.png")
    screen.press("이름 없이 보내기")
    screen.wait("1시간에서 24시간 사이에 이름 없이 보낼게요.")
    screen.press("기억된 내용", role="tab")
    screen.wait("항상 전달되는 기억")
    screen.press("보관과 내보내기")
    screen.press("제안한 것 보기")
    screen.wait("보내려고 기다리는 중")
    screen.picture(pictures / "proposals-2-waiting.png")
    screen.press("거두기: 규정 밖의 환불")
    screen.gone("보내려고 기다리는 중")
    screen.picture(pictures / "proposals-3-taken-back.png")
    screen.quiet()
