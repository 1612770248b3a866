"""Does what an answer cites lead to the whole page or to the memory?"""

import flet as ft

from client.memory.logged import Source
from tests.client.ui.chat_steps import log_turns
from tests.client.ui.fact_steps import fact
from tests.client.ui.policy_steps import drawn, publish


def test_a_cited_page_shows_the_part_that_was_used_and_leads_to_the_whole(play):
    def fill(engine):
        cited = Source("policy", "refund", "환불 규정", 3, "2026-01-01")
        log_turns(publish(engine), 1, sources=(cited,), answer="환불은 카드사를 거쳐 영업일 5일 안에 지급합니다.[1]")
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("1. 환불 규정 v3"))
        await app.press("1. 환불 규정 v3")
        await app.until(lambda: app.has("답변과 가장 가까운 부분"))
        sheet = app.find(ft.BottomSheet)
        (part,) = [each.value.replace("\u2060", "") for each in app.walk(sheet) if isinstance(each, ft.Markdown)]
        assert part.startswith("## 지급")
        assert "30일" not in part
        await app.press("전체 보기")
        await app.until(lambda: "30일 이내" in drawn(app))
        assert app.find(ft.NavigationBar).selected_index == 2

    play(story, change=fill)


def test_a_cited_fact_leads_to_where_it_is_remembered(play):
    def fill(engine):
        known = fact(engine, "부분 환불에 합의함", said="50%로 하죠")
        log_turns(engine, 1, sources=(Source("fact", known.id, known.statement, None, "2026-09-28"),))
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("1. 부분 환불에 합의함 (2026년 9월 28일)"))
        await app.press("1. 부분 환불에 합의함 (2026년 9월 28일)")
        await app.press("기억에서 보기")
        await app.until(lambda: app.has("항상 전달되는 기억") and app.has("“50%로 하죠”"))
        assert len(app.all(ft.BottomSheet)) == 1, "only the fact is open; the source has closed"
        assert not app.has("기억에서 보기")

    play(story, change=fill)
