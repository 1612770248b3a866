"""Can a backup that is being sent break off, be stopped, left and gone on with?"""

from tests.client.ui.backup.conftest import back_up, backups, shows
from tests.client.ui.backup.making_steps import held_up, made


def test_an_upload_that_breaks_off_is_gone_on_with_and_begun_only_once(phone, far):
    async def story(app, engine):
        far.breaks("put_chunk", times=3)
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 아직 맡기지 못했어요"))
        assert app.has("서버에 연결하지 못했어요.")
        await app.press("이어서 보내기")
        await made(app)
        assert len(far.end.of("create")) == 1
        assert [kept.state for kept in far.kept] == ["ACTIVE"]

    phone(story)


def test_what_was_not_sent_whole_waits_on_the_first_step_until_it_is_sent(phone, far):
    async def story(app, engine):
        far.breaks("put_chunk", times=3)
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 아직 맡기지 못했어요"))
        await app.press("나중에 하기")
        await app.until(lambda: app.has("다 보내지 못한 백업이 있어요(오후 12:00"))
        await app.press("이어서 보내기")
        await made(app)
        await app.press("확인")
        await app.until(lambda: app.has("남은 시도 10번"))
        assert not app.has("다 보내지 못한 백업이 있어요")

    phone(story)


def test_what_was_begun_and_deleted_is_not_offered_again(phone, far):
    async def story(app, engine):
        far.breaks("put_chunk", times=3)
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 아직 맡기지 못했어요"))
        await app.press("나중에 하기")
        await app.until(lambda: shows(app, "이어서 보내기", "만든 휴대폰에서 이어서 보낼 수 있어요."))
        await app.press("백업 지우기: 이 휴대폰")
        await app.press("지우기")
        await app.until(lambda: app.has("지우셨어요(오늘)."))
        assert not app.has("이어서 보내기")
        assert engine.backup.begun() is None

    phone(story)


def test_what_was_stopped_before_it_was_sealed_is_not_said_to_be_sent_on(phone, far, monkeypatch):
    come, go = held_up(far, "enrol", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.press("멈추기")
        go.set()
        await app.until(lambda: app.has("멈췄어요."))
        await app.press("나중에 하기")
        await app.until(lambda: app.has("열 수 없으니 지우셔도 돼요."))
        assert not app.has("이어서 보낼 수 있어요.")

    phone(story)


def test_it_can_be_stopped_and_gone_on_with_later(phone, far, monkeypatch):
    come, go = held_up(far, "put_chunk", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.until(lambda: app.has("암호화한 백업을 보내고 있어요"))
        await app.press("멈추기")
        assert app.has("멈추고 있어요")
        go.set()
        await app.until(lambda: app.has("백업을 아직 맡기지 못했어요"))
        assert app.has("멈췄어요.")
        assert [kept.state for kept in far.kept] == ["CREATED"]
        await app.press("이어서 보내기")
        await made(app)

    phone(story)


def test_it_goes_on_while_another_screen_is_looked_at(phone, far, monkeypatch):
    come, go = held_up(far, "put_chunk", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.turn_to("chat")
        await app.until(lambda: app.has("메시지를 입력하세요"))
        await app.turn_to("settings")
        await app.until(lambda: app.has("암호화한 백업을 보내고 있어요"))
        go.set()
        await made(app)

    phone(story)


def test_a_window_that_closes_stops_it(phone, far, monkeypatch):
    come, go = held_up(far, "put_chunk", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.fire(app.page, "close")
        go.set()

    phone(story)  # the end of the loop waits for its threads
    assert [kept.state for kept in far.kept] == ["CREATED"]
