"""Can a page be read with its versions and sources, its links be followed, and a question about it be begun?"""

import asyncio

import flet as ft

from client.memory.fact import PageRef
from client.store import pages
from tests.client.ui.chat_steps import composer
from tests.client.ui.fact_steps import fact
from tests.client.ui.policy_steps import drawn, opened, policies, publish


def test_a_page_is_read_with_version_source_and_what_changes(play):
    async def story(app, engine):
        await policies(app)
        await opened(app, "환불 규정")
        assert "구매 후 30일 이내에 환불합니다." in drawn(app)
        assert app.has("정책 · v3 · 1월 1일부터 시행")
        assert app.has("30일을 14일로 줄임")
        folded = {tile.title.semantics_label: tile.controls for tile in app.all(ft.ExpansionTile)}
        assert [one.semantics_label for one in folded["근거 문서 1건"]] == ["refund-rules-v3.md — 제1조~제6조"]
        await app.press("바뀔 내용 미리 보기")
        await app.until(lambda: "14일 이내" in drawn(app))
        assert app.has("10월 1일부터 시행될 내용이에요. 지금은 v3 시행 중이에요.")
        await app.press("지금 판 보기")
        await app.until(lambda: "30일 이내" in drawn(app))
        await app.press("v2 · 2025년 3월 1일부터 시행")
        await app.until(lambda: "10일 이내" in drawn(app))
        assert app.has("이전 판이에요")

    play(story, change=publish)


def test_a_link_leads_to_the_page_that_it_names_and_back_leads_the_same_way(play):
    async def story(app, engine):
        await policies(app)
        await opened(app, "환불 규정")
        await app.press("바뀔 내용 미리 보기")
        await app.until(lambda: "해지" in drawn(app))
        await app.fire(app.find(ft.Markdown), "tap_link", "cancel")
        await app.until(lambda: "관리 화면에서 해지합니다." in drawn(app))
        await app.press("뒤로")
        await app.until(lambda: "14일 이내" in drawn(app))
        await app.fire(app.find(ft.Markdown), "tap_link", "partial.md")
        await app.until(lambda: "절반을 돌려 드려요" in drawn(app))
        assert app.has("운영 노하우 · v1")
        await app.press("뒤로")
        await app.press("뒤로")
        await app.until(lambda: app.has("정책에서 찾기"))

    play(story, change=publish)


def test_what_a_page_links_to_can_be_opened_without_its_words_too(play):
    async def story(app, engine):
        await policies(app)
        await opened(app, "환불 규정")
        await app.press("부분 환불 사례")
        await app.until(lambda: "절반을 돌려 드려요" in drawn(app))

    play(story, change=publish)


def test_nothing_of_a_page_leads_outside_or_is_fetched(play):
    async def story(app, engine):
        await policies(app)
        await opened(app, "해지 안내")
        assert "![" not in drawn(app)
        assert "<img" not in drawn(app)
        await app.fire(app.find(ft.Markdown), "tap_link", "https://evil.example/")
        await app.fire(app.find(ft.Markdown), "tap_link", "no-such-page")
        await app.until(lambda: app.has("이 출처는 이제 이 기기에 없어요."))
        assert "관리 화면에서 해지합니다." in drawn(app)
        assert not any(name == "launch_url" for name, _ in app.connection.calls)

    play(story, change=publish)


def test_a_question_about_a_page_begins_in_the_chat_behind_a_draft(play):
    async def story(app, engine):
        await app.type(composer(app), "쓰던 글")
        await policies(app)
        await opened(app, "환불 규정")
        await app.press("이 정책에 대해 묻기")
        await app.until(lambda: app.has("보내기"))
        assert composer(app).value == "쓰던 글\n환불 규정에 대해 "

    play(story, change=publish)


def test_what_of_the_memory_hangs_on_a_page_is_said_and_opens_there(play):
    def fill(engine):
        publish(engine)
        fact(engine, "부분 환불에 합의함", kind="agreement", policy=PageRef("refund", 2), said="50%로 하죠")
        fact(engine, "환불을 문의함", policy=PageRef("refund", 3))
        assert len(engine.bundles.mark_rechecks()) == 1
        return engine

    async def story(app, engine):
        await policies(app)
        await opened(app, "환불 규정")
        assert app.has("내 기억 중 2건이 이 정책과 이어져 있어요")
        await app.press("재확인 필요 · 부분 환불에 합의함")
        await app.until(lambda: app.has("항상 전달되는 기억") and app.has("“50%로 하죠”"))

    play(story, change=fill)


def test_a_page_that_was_taken_away_while_it_is_read_is_not_shown_any_more(play):
    async def story(app, engine):
        await policies(app)
        await opened(app, "해지 안내")
        await asyncio.to_thread(pages.remove, engine.opened.database, "policy", "cancel")
        await app.turn_to("chat")
        await policies(app)
        await app.until(lambda: app.has("정책에서 찾기"))
        assert not app.has("해지 안내")

    play(story, change=publish)
