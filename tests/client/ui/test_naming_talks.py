"""Can a conversation be called what its customer likes?"""

import asyncio

import flet as ft

from tests.client.ui.chat_steps import asked, row
from tests.client.ui.talk_steps import talked


def test_a_conversation_is_called_what_its_customer_likes_until_the_name_is_taken_away(play):
    async def story(app, engine):
        await app.press("대화 목록")
        await app.press("이름 바꾸기: 환불은 며칠인가요")
        await app.type(app.find(ft.TextField, "대화 이름"), "가" * 81)
        await app.press("저장")
        await app.until(lambda: any("80자까지" in (each.error or "") for each in app.all(ft.TextField)))
        await app.type(app.find(ft.TextField, "대화 이름"), " 나의 \u202e환불\n이야기 ")
        await app.press("저장")
        await app.until(lambda: app.has("이름을 바꿨어요: 나의 환불 이야기"))
        assert row(app, "나의 환불 이야기")
        await app.press("이름 바꾸기: 나의 환불 이야기")
        assert app.find(ft.TextField, "대화 이름").value == "나의 환불 이야기"
        await app.type(app.find(ft.TextField, "대화 이름"), "")
        await app.press("저장")
        await app.until(lambda: row(app, "환불은 며칠인가요"))

    play(story, change=lambda engine: talked(engine, "환불은 며칠인가요"))


def test_an_automatic_title_never_overwrites_the_customers_own(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.conversations.rename, "c1", "내 이름")
        await asked(app, "다른 질문", "답이에요")
        (kept,) = await asyncio.to_thread(engine.conversations.window, 5)
        assert (kept.title, kept.named) == ("내 이름", True)

    play(story, "답이에요", change=lambda engine: talked(engine, "환불은 며칠인가요"))
