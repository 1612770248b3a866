"""Does the customer see every word before it goes, everything after it went, and a way back from each?"""

import json

import flet as ft

from client.store import contributions as rows
from client.store import contributor_tags
from tests.client.ui.chat_steps import asked
from tests.client.ui.conftest import NOBODY
from tests.support.contributing import PRIVATE, agreed, serve, sign_in

TRAVELS = ("refund-exception", "contract-annual", "partial-refund-up-to-50", "refund v3", "2026-09")


def ready(engine, *, signed_in=True):
    """A decision that could be proposed."""
    database, now = engine.opened.database, engine.settings.clock()
    serve(database, now)
    if signed_in:
        sign_in(database, NOBODY)
    agreed(database, now)
    return engine


async def opened(app):
    """The screen, by the way of the settings."""
    await app.turn_to("settings")
    await app.until(lambda: app.has("서비스에 제안한 것"))
    await app.press("서비스에 제안한 것")
    await app.until(lambda: app.all(text="설정으로 돌아가기"))


def test_the_card_below_an_answer_shows_every_word_and_a_yes_is_answered_in_its_place(play):
    async def story(app, engine):
        await asked(app, "안녕하세요", "하나")
        await app.until(lambda: app.has("이름 없이 보내기"))
        for word in TRAVELS:
            assert app.has(word)
        await app.press("이름 없이 보내기")
        await app.until(lambda: app.has("1시간에서 24시간 사이에 이름 없이 보낼게요."))
        assert not app.has("이름 없이 보내기")
        assert [kept.state for kept in rows.every(engine.opened.database)] == ["waiting"]

    play(story, "하나", change=ready)


def test_a_no_in_the_chat_is_said_and_is_final(play):
    async def story(app, engine):
        await asked(app, "안녕하세요", "하나")
        await app.until(lambda: app.has("보내지 않기"))
        await app.press("보내지 않기")
        await app.until(lambda: app.has("보내지 않을게요."))
        assert not app.has("이름 없이 보내기")
        assert [kept.state for kept in rows.every(engine.opened.database)] == ["declined"]

    play(story, "하나", change=ready)


def test_a_card_that_was_passed_by_says_where_it_can_be_answered(play):
    async def story(app, engine):
        await asked(app, "안녕하세요", "하나")
        await app.until(lambda: app.has("이름 없이 보내기"))
        await asked(app, "또요", "둘")
        await app.until(lambda: app.has("설정의 ‘서비스에 제안한 것’에서 답하실 수 있어요."))
        assert not app.has("이름 없이 보내기")

    play(story, "하나", "둘", change=ready)


def test_the_screen_shows_what_could_go_word_for_word_and_takes_a_yes_back_again(play):
    async def story(app, engine):
        await opened(app)
        for word in TRAVELS:
            assert app.has(word)
        assert not [word for word in PRIVATE if app.has(word)]
        await app.press("이름 없이 보내기")
        await app.until(lambda: app.has("보내려고 기다리는 중"))
        assert app.has(json.dumps({"topic": "refund-exception"})[1:-1]), "exactly what travels"
        await app.press("거두기")
        await app.until(lambda: app.all(text="거둠"))
        assert [kept.state for kept in rows.every(engine.opened.database)] == ["taken_back"]

    play(story, change=ready)


def test_of_several_a_screen_reader_hears_which_one_a_button_sends(play):
    def two(engine):
        ready(engine)
        said = {"said": "월간 계약인데 전액 환불로", "statement": "전액 환불을 합의함", "turn": "t2"}
        agreed(engine.opened.database, engine.settings.clock(), **said)
        return engine

    async def story(app, engine):
        await opened(app)
        labels = [it.semantics_label for it in app.all(ft.Text) if it.value in {"이름 없이 보내기", "보내지 않기"}]
        texts = [one.text for one in engine.contributions.local.possible("ko")]
        assert labels == [f"{answer}: {text}" for text in texts for answer in ("이름 없이 보내기", "보내지 않기")]
        assert len(set(labels)) == 4

    play(story, change=two)


def test_the_screen_is_reached_from_the_memory_too_and_leads_back_to_the_settings(play):
    async def story(app, engine):
        await app.turn_to("memory")
        await app.press("보관과 내보내기")
        await app.until(lambda: app.has("제안한 것 보기"))
        await app.press("제안한 것 보기")
        await app.until(lambda: app.has("동의하신 것만 이름 없이 보내요."))
        back = app.all(ft.IconButton, "설정으로 돌아가기")
        await app.fire(back[0], "click")
        await app.until(lambda: app.has("답변하는 모델"))

    play(story, change=ready)


def test_without_a_login_the_screen_says_so_and_a_yes_is_refused_with_a_sentence(play):
    async def story(app, engine):
        await opened(app)
        assert app.has("보내려면 로그인이 필요해요.")
        await app.press("이름 없이 보내기")
        await app.until(lambda: app.has("먼저 로그인해 주세요. 아무것도 보내지 않았어요."))
        assert rows.every(engine.opened.database) == []

    play(story, change=lambda engine: ready(engine, signed_in=False))


def test_never_asking_is_chosen_here_and_kept(play):
    async def story(app, engine):
        await opened(app)
        await app.choose(app.find(ft.Switch), value=True)
        await app.until(lambda: engine.preferences.get().proposals == "never")
        await app.turn_to("chat")
        await asked(app, "안녕하세요", "하나")
        assert not app.has("이름 없이 보내기")

    play(story, "하나", change=ready)


def test_why_something_waits_is_said_and_so_is_what_stays_after_a_fact_is_deleted(play):
    def sent(engine):
        ready(engine)
        database = engine.opened.database
        contributor_tags.keep(database, "acc1", "refund-exception", "ab" * 32, "cd" * 32)
        engine.contributions.send(engine.contributions.local.possible("ko")[0], soon=True)
        return engine

    async def story(app, engine):
        await opened(app)
        assert app.has("서버에 연결")
        await app.turn_to("memory")
        await app.press("사실")
        await app.until(lambda: app.has("9/28 부분 환불 50%를 합의함"))
        await app.press("더 보기: 9/28 부분 환불 50%를 합의함")
        await app.until(lambda: app.all(text="지우기: 9/28 부분 환불 50%를 합의함"))
        (button,) = [it for it in app.all(ft.TextButton, "지우기") if app.all(text="지우기")][-1:]
        await app.fire(button, "click")
        await app.until(lambda: app.has("이름 없이 보낸 제안이 1건 있어요."))

    play(story, change=sent)


def test_before_everything_is_deleted_it_is_said_what_stays_with_the_service(play):
    def sent(engine):
        ready(engine)
        contributor_tags.keep(engine.opened.database, "acc1", "refund-exception", "ab" * 32, "cd" * 32)
        engine.contributions.send(engine.contributions.local.possible("ko")[0], soon=True)
        return engine

    async def story(app, engine):
        await app.turn_to("settings")
        await app.until(lambda: app.has("모든 기억 지우기"))
        await app.press("모든 기억 지우기")
        await app.until(lambda: app.has("누구의 것인지 모르는 채로 서비스에 남아요."))

    play(story, change=sent)
