"""Can a customer read what left the device and how the device is doing, word for word and without searching for it?"""

import asyncio
import dataclasses
from datetime import timedelta
from threading import Thread

import flet as ft

from client.errors import ModelUnavailable
from client.store import egress
from tests.client.learning.job_steps import talk
from tests.client.ui.chat_steps import asked, row
from tests.client.ui.ways import to_settings


def test_what_left_is_listed_by_day_and_opens_word_for_word(play):
    async def story(app, engine):
        await asked(app, "코끼리-7731 환불은요?", "답이에요.")
        await to_settings(app)
        await app.press("나간 기록")
        await app.until(lambda: app.has("질문에 답하려고"))
        assert app.has("오늘")
        assert app.has("127.0.0.1:9")
        assert not app.has("코끼리-7731 환불은요?")
        await app.fire(row(app, "model.test"), "click")
        await app.until(lambda: app.has("보낸 그대로"))
        assert app.has("코끼리-7731 환불은요?")
        shown = app.all(ft.Text, text=None)
        (sent,) = engine.sent()
        assert sum(text.value == sent.content[:4_000] for text in shown) == 1
        for _ in range(len(sent.content) // 4_000):
            await app.press("이어서 보기")
        await app.until(lambda: any(text.value == sent.content for text in app.all(ft.Text)))

    play(story, "답이에요.")


def test_a_long_record_comes_page_by_page_and_days_stand_apart(play):
    async def story(app, engine):
        now = engine.settings.clock()
        for number in range(65):
            at = now - timedelta(days=(64 - number) // 40)
            one = egress.whole(at, None, "learn", f"host-{number}", b"{}")
            await asyncio.to_thread(egress.record, engine.opened.database, one)
        await to_settings(app)
        await app.press("나간 기록")
        await app.until(lambda: app.has("host-64"))
        assert not app.has("host-34")
        await app.press("더 보기")
        await app.until(lambda: app.has("host-5"))
        assert app.has("어제")
        await app.press("더 보기")
        await app.until(lambda: app.has("host-0"))
        assert "더 보기" not in app.texts()

    play(story)


def test_nothing_left_is_said(play):
    async def story(app, engine):
        await to_settings(app)
        await app.press("나간 기록")
        await app.until(lambda: app.has("아무것도 나가지 않았어요."))

    play(story)


class Away:
    async def learn(self, turns, find_similar):
        raise ModelUnavailable("model-timeout", host="model.test")


def waiting(engine, clock):
    """Three conversations that could not be tidied: the model was away."""

    def set_up():
        for number in range(3):
            talk(engine.opened.database, clock, f"talk{number}")
        away = dataclasses.replace(engine.learning, learner=lambda conversation: Away())
        asyncio.run(away.run_due())

    return set_up


def test_J17_what_waits_is_on_the_screen_with_its_reason_and_a_button_tidies_it(play, clock):
    async def story(app, engine):
        await asyncio.to_thread(waiting(engine, clock))
        await app.until(lambda: app.has("정리 대기 3건"))
        await app.turn_to("memory")
        await app.until(lambda: app.has("정리를 미룬 까닭(3건): model.test에서 제때 답이 오지 않았어요."))
        await app.press("지금 정리")
        await app.until(lambda: not app.has("지금 정리") and not app.has("정리하고 있어요"))
        assert engine.learning.pending().waiting == 0
        assert app.has("엔터프라이즈")
        await app.until(lambda: app.has("대화를 정리했어요."))

    play(story)


def test_what_is_tidied_in_the_background_shows_on_the_open_screen_by_itself(play, clock, monkeypatch):
    monkeypatch.setattr("client.ui.root.WATCH_SECONDS", 0.05)

    async def story(app, engine):
        await asyncio.to_thread(waiting(engine, clock))
        await app.turn_to("memory")
        await app.until(lambda: app.has("정리 대기 3건"))
        assert not app.has("엔터프라이즈")
        await engine.learning.run_now()  # as the background does it
        await app.until(lambda: app.has("엔터프라이즈") and not app.has("지금 정리"))

    play(story)


def test_J17_a_button_that_could_not_tidy_says_so(play, clock):
    async def story(app, engine):
        await asyncio.to_thread(waiting(engine, clock))
        await app.turn_to("memory")
        await app.press("지금 정리")
        await app.until(lambda: app.has("아직 정리하지 못했어요."))
        assert app.has("지금 정리")

    def away(engine):
        learning = dataclasses.replace(engine.learning, learner=lambda conversation: Away())
        return dataclasses.replace(engine, learning=learning)

    play(story, change=away)


def test_J17_what_was_put_off_is_tried_again_when_the_window_opens(play, clock, monkeypatch):
    monkeypatch.setattr("client.ui.root.REST_SECONDS", 0.0)
    monkeypatch.setattr("client.background.FIRST_SECONDS", 0.0)

    def put_off(engine):
        """The story's loop is running already, and setting up runs one of its own."""
        thread = Thread(target=waiting(engine, clock))
        thread.start()
        thread.join()
        return engine

    async def story(app, engine):
        await app.until(lambda: engine.learning.pending().waiting == 0)
        assert any("엔터프라이즈" in fact.statement for fact in engine.notebook.facts())

    play(story, change=put_off)


def test_the_diagnostics_name_figures_and_reasons_and_no_content(play, clock):
    async def story(app, engine):
        await asyncio.to_thread(waiting(engine, clock))
        await asyncio.to_thread(
            engine.opened.database.run, "INSERT INTO refused_candidates VALUES ('not_said', 2), ('claim', 5)"
        )
        await to_settings(app)
        await app.press("진단")
        await app.until(lambda: app.has("기억하지 않은 후보"))
        for line in (
            "정리 대기 3건",
            "제때 답이 오지 않았어요",
            "근거가 모자라 기억하지 않은 후보 7건",
            "묻거나 가정한 말 5건",
            "대화에 없는 말 2건",
            "사실 0건 · 질문 9건 · 대화 3건",
            "열쇠가 파일로 저장되어 있어요",
            "버전 0.1.0",
        ):
            assert app.has(line), line
        assert not app.has("환불")

    play(story)
