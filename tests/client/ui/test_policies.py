"""Can a customer read what the service published: find a page, follow its links, see what changes, ask about it?"""

import asyncio
from datetime import date, timedelta

import flet as ft
import pytest

from client.bundles.check import Check, write_check
from client.bundles.indexing import index_pages
from client.memory.fact import PageRef
from client.memory.logged import Source
from client.store import bundles, pages
from client.store.bundles import Provenance
from shared.formats.page import Source as Document
from shared.formats.versions import succeed
from tests.client.ui.test_chat import composer, log_turns
from tests.client.ui.test_facts import fact
from tests.support.signing import page

TODAY = date(2026, 9, 28)
V3 = "# 환불 규정\n\n## 전액 환불\n\n구매 후 30일 이내에 환불합니다.\n\n## 지급\n\n카드사를 거쳐 영업일 5일 안에 지급합니다."
V4 = "# 환불 규정\n\n구매 후 14일 이내에 환불합니다. 먼저 [해지](cancel)를 하고 [사례](partial)를 봅니다."
EVIL = "![그림](https://evil.example/a.png) <img src='https://evil.example/b.png'> [밖](https://evil.example/)"


def publish(engine):
    """A page that changed and will change again, one that it links to, one that only begins, and know-how."""
    database, now = engine.opened.database, engine.settings.clock()
    old = page("refund", 2, body="# 환불 규정\n\n구매 후 10일 이내에 환불합니다.", effective=date(2025, 3, 1))
    document = (Document("refund-rules-v3.md", "0" * 64, "제1조~제6조"),)
    now_in_force = page(
        "refund", 3, body=V3, effective=date(2026, 1, 1), summary="30일 이내 전액 환불", sources=document
    )
    ahead = page(
        "refund", 4, body=V4, effective=date(2026, 10, 1), links=("cancel", "partial"), revision="30일을 14일로 줄임",
        summary="14일 이내 전액 환불", sources=document,
    )  # fmt: skip
    with database.transaction():
        pages.put(database, "policy", succeed(succeed(old, now_in_force, TODAY), ahead, TODAY), "a")
        pages.put(
            database, "policy", page("cancel", 1, title="해지 안내", body=f"관리 화면에서 해지합니다. {EVIL}"), "b"
        )
        pages.put(database, "policy", page("trial", 1, title="체험 안내", effective=date(2026, 11, 1)), "c")
        pages.put(
            database,
            "knowhow",
            page("partial", 1, title="부분 환불 사례", body="14일이 지나면 절반을 돌려 드려요."),
            "d",
        )
        index_pages(database, [("policy", "refund"), ("policy", "cancel"), ("knowhow", "partial")], [], TODAY)
        bundles.put(database, Provenance("policy", 1, "00" * 32, 1, now + timedelta(days=30), now), "# 정책")
        bundles.set_last_check(database, write_check(Check("fresh", now, None, checked_at=now)))
    return engine


async def policies(app):
    await app.choose(app.find(ft.NavigationBar), selected_index=2)


def drawn(app):
    return "\n".join(shown.value.replace("\u2060", "") for shown in app.all(ft.Markdown))


def row(app, title):
    """The button of a page on the shelf."""
    return next(
        button
        for button in app.all(ft.TextButton)
        if isinstance(button.content, ft.Column) and button.content.controls[0].semantics_label == title
    )


async def opened(app, title):
    await app.until(lambda: app.has(title))
    await app.fire(row(app, title), "click")
    await app.until(lambda: app.has("뒤로"))


def test_the_shelf_says_which_version_holds_and_what_changes_soon(play):
    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has("환불 규정"))
        assert app.has("v3 · 1월 1일부터 시행")
        assert app.has("곧 바뀜: 10월 1일부터 v4")
        assert app.has("곧 시작: 11월 1일부터 v1")
        assert app.has("30일 이내 전액 환불")
        assert app.has("최신 내용이에요")
        said = [text for text in app.texts() if text in {"곧 바뀌어요", "전체", "환불 규정", "해지 안내"}]
        assert list(dict.fromkeys(said)) == ["곧 바뀌어요", "환불 규정", "전체", "해지 안내"]
        assert not app.has("부분 환불 사례")

    play(story, change=publish)


def test_know_how_stands_on_a_shelf_of_its_own(play):
    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has("해지 안내"))
        await app.choose(app.all(ft.SegmentedButton)[0], selected=["knowhow"])
        await app.until(lambda: app.has("부분 환불 사례"))
        assert not app.has("해지 안내")

    play(story, change=publish)


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


def test_words_are_found_in_the_pages_and_search_and_place_are_kept_on_the_way_back(play):
    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has("정책에서 찾기"))
        field = app.find(ft.TextField, "정책에서 찾기")
        await app.type(field, "영업일 지급")
        await app.fire(field, "submit", "영업일 지급")
        await app.until(lambda: not app.has("해지 안내"))
        strong = {span.text for each in app.all(ft.Text) for span in each.spans or [] if span.style is not None}
        assert {text.replace("\u2060", "") for text in strong} == {"영업일", "지급"}
        reading = app.find(ft.ListView)
        where = {"pixels": 321.0, "min_scroll_extent": 0.0, "max_scroll_extent": 900.0, "viewport_dimension": 600.0}
        await app.fire(reading, "scroll", {"event_type": "update", "scroll_delta": 9.0, **where})
        await opened(app, "환불 규정")
        await app.press("뒤로")
        await app.until(lambda: any("321" in str(given) for name, given in app.connection.calls if name == "scroll_to"))
        assert app.find(ft.TextField, "정책에서 찾기").value == "영업일 지급"
        assert not app.has("해지 안내")
        await app.type(field, "코끼리")
        await app.fire(field, "submit", "코끼리")
        await app.until(lambda: app.has("찾는 말이 있는 정책이 없어요."))

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


def test_before_anything_came_the_shelf_says_why_and_what_can_be_done(play):
    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has("아직 받은 정책이 없어요"))
        assert app.has("대화는 지금도 할 수 있어요.")
        await app.press("지금 받아 오기")
        await app.until(lambda: app.has("지금 받아 오기"))
        publish(engine)
        await app.until(lambda: app.has("해지 안내"))

    play(story)


@pytest.mark.parametrize(
    ("outcome", "days", "sentence"),
    [
        ("offline", 0, "연결되지 않아서"),
        ("refused", 0, "서명 검사를 통과하지 못해서"),
        ("clock", 0, "시계를 맞춰 주세요"),
        ("offline", 60, "유효 기간이 지났어요"),
    ],
)
def test_what_the_shelf_can_not_vouch_for_is_said_above_it_and_the_pages_stay(play, clock, outcome, days, sentence):
    def fill(engine):
        publish(engine)
        came = clock()
        clock.move(days=days)
        checked = Check(outcome, clock(), "reason", checked_at=came, current_until=came + timedelta(days=30))
        bundles.set_last_check(engine.opened.database, write_check(checked))
        return engine

    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has(sentence))
        assert app.has("해지 안내")
        await app.press("새 내용 확인하기")
        await app.until(lambda: app.has("새 내용 확인하기"))
        assert app.has("해지 안내")

    play(story, change=fill)


def test_a_page_that_was_taken_away_while_it_is_read_is_not_shown_any_more(play):
    async def story(app, engine):
        await policies(app)
        await opened(app, "해지 안내")
        await asyncio.to_thread(pages.remove, engine.opened.database, "policy", "cancel")
        await app.choose(app.find(ft.NavigationBar), selected_index=0)
        await policies(app)
        await app.until(lambda: app.has("정책에서 찾기"))
        assert not app.has("해지 안내")

    play(story, change=publish)
