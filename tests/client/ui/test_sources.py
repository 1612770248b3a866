"""Does an opened source show the words, version and day that an answer rested on, and say why to check again?"""

from datetime import UTC, date, datetime

import flet as ft

from client.memory.fact import Candidate, PageRef, Quote
from client.memory.logged import Source, ToolUse
from client.notebook import facts as changes
from client.store import bundles, pages
from client.store.bundles import Provenance
from shared.formats.versions import succeed
from shared.ids import new_id
from tests.client.ui.chat_steps import log_turns
from tests.support.signing import page

TODAY = date(2026, 9, 28)
V3 = "구매 후 30일 이내에 환불합니다."
V4 = "구매 후 14일 이내에 환불합니다. 먼저 [해지](cancel)를 신청합니다."


def publish(engine):
    """Version 4 of the refund page, which still carries the words of 3, and a page that it links to."""
    old = page("refund", 3, body=f"# 환불 규정\n\n{V3}")
    new = page("refund", 4, body=f"# 환불 규정\n\n{V4}", effective=date(2026, 9, 1))
    database = engine.opened.database
    pages.put(database, "policy", succeed(old, new, TODAY), "x")
    pages.put(database, "policy", page("cancel", 1, title="해지 안내", body="관리 화면에서 해지합니다."), "y")
    return engine


def cited(engine, *sources):
    log_turns(publish(engine), 1, sources=sources)
    return engine


def drawn(app):
    return [shown.value.replace("\u2060", "") for shown in app.all(ft.Markdown)]


async def opened(app, name):
    await app.until(lambda: app.has(name))
    await app.press(name)
    await app.until(lambda: app.all(ft.BottomSheet))


def test_a_cited_version_is_shown_in_its_own_words(play):
    async def story(app, engine):
        await opened(app, "1. 환불 규정 v3")
        assert app.has("정책 · v3 · 2026년 1월 1일부터 시행")
        assert any(V3 in text for text in drawn(app))
        assert not app.has("지금 시행 중인")

    play(story, change=lambda engine: cited(engine, Source("policy", "refund", "환불 규정", 3, "2026-01-01")))


def test_where_its_words_are_gone_the_version_in_force_is_shown_and_said_to_be_another(play):
    async def story(app, engine):
        await opened(app, "1. 환불 규정 v2")
        assert app.has("정책 · v4 · 2026년 9월 1일부터 시행")
        assert app.has("지금 시행 중인 v4의 내용이에요. 답변은 v2 기준이에요.")

    play(story, change=lambda engine: cited(engine, Source("policy", "refund", "환불 규정", 2, "2025-01-01")))


def test_a_link_in_a_page_opens_the_page_that_it_names(play):
    async def story(app, engine):
        await opened(app, "1. 환불 규정 v4")
        await app.fire(app.all(ft.Markdown)[-1], "tap_link", "cancel")
        await app.until(lambda: app.has("해지 안내"))
        assert any("관리 화면에서 해지합니다." in text for text in drawn(app))
        assert len(app.all(ft.BottomSheet)) == 1

    play(story, change=lambda engine: cited(engine, Source("policy", "refund", "환불 규정", 4, "2026-09-01")))


def test_what_was_read_is_named_by_its_title(play):
    read = (ToolUse("read_policy", '{"page": "cancel"}'), ToolUse("read_policy", '{"page": "unknown-page"}'))

    def fill(engine):
        log_turns(publish(engine), 1, tools=read)
        return engine

    async def story(app, engine):
        await opened(app, "이 답변은 어떻게 나왔나요?")
        assert app.has("정책 읽기: 해지 안내")
        assert app.has("정책 읽기: unknown-page")
        assert not app.has("정책 읽기: cancel")

    play(story, change=fill)


def test_a_link_to_elsewhere_leads_nowhere(play):
    async def story(app, engine):
        await opened(app, "1. 환불 규정 v4")
        await app.fire(app.all(ft.Markdown)[-1], "tap_link", "https://evil.example/")
        assert app.has("정책 · v4 · 2026년 9월 1일부터 시행")
        assert not any(name == "launch_url" for name, _ in app.connection.calls)

    play(story, change=lambda engine: cited(engine, Source("policy", "refund", "환불 규정", 4, "2026-09-01")))


def test_a_fact_from_an_older_version_says_why_it_has_to_be_checked(play):
    said = Quote("50%로 하죠", "customer", "t1", datetime(2026, 9, 28, 1, 0, tzinfo=UTC))

    def fill(engine):
        database, now = publish(engine).opened.database, engine.settings.clock()
        candidate = Candidate("agreement", "부분 환불에 합의함", (said,), day=TODAY, policy=PageRef("refund", 3))
        fact = changes.add(database, candidate, now=now, ids=new_id, promotable=False)
        assert engine.bundles.mark_rechecks() == (fact.id,)
        return cited(engine, Source("fact", fact.id, fact.statement, 3, TODAY.isoformat()))

    async def story(app, engine):
        await opened(app, "1. 부분 환불에 합의함 (2026년 9월 28일)")
        assert app.has("재확인 필요")
        assert app.has("정책 v3 때의 내용이에요. 지금은 v4 시행 중이라 다시 확인해야 해요.")
        assert app.has("“50%로 하죠” — 나, 오전 10:00")

    play(story, change=fill)


def test_new_policies_are_told_when_they_come_while_the_app_runs(play, clock):
    def signed(engine, version):
        came = Provenance("policy", version, "00" * 32, 1, clock(), clock())
        bundles.put(engine.opened.database, came, "# 정책")

    async def story(app, engine):
        signed(engine, 1)
        await app.turn_to("chat")
        assert not app.has("새 정책을 받았어요.")
        signed(engine, 2)
        await app.turn_to("chat")
        await app.until(lambda: app.has("새 정책을 받았어요."))

    play(story)


def test_an_opened_source_shows_its_words_and_a_lost_one_says_so(play):
    def fill(engine):
        earlier = Source("conversation", "c1-0", "지난 이야기", date="2026-08-12")
        log_turns(engine, 2, sources=(earlier, Source("fact", "nothing", "없는 사실")))
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("1. 지난 이야기 (2026년 8월 12일)"))
        await app.press("1. 지난 이야기 (2026년 8월 12일)")
        await app.until(lambda: app.has("지난 대화 · 2026년 9월 28일"))
        assert any("답 0" in text for text in app.texts())
        await app.press("2. 없는 사실")
        await app.until(lambda: app.has("이 출처는 이제 이 기기에 없어요."))

    play(story, change=fill)
