"""Does the sheet of an answer tell what it rested on, as it was then, and what left the device for it?"""

import asyncio
import dataclasses
from datetime import UTC, datetime

import flet as ft

from client.memory.fact import Candidate, Quote
from client.memory.logged import Basis, Source, ToolUse
from client.notebook import facts as changes
from client.store import erase
from shared.ids import new_id
from tests.client.ui.chat_steps import asked, log_turns

OPEN = "이 답변은 어떻게 나왔나요?"
PAGE = Source("policy", "refund", "환불 규정", 3, "2026-07-01")
OLD = Source("policy", "refund", "환불 규정", 2, "2026-01-01")
FACT = Source("fact", "f1", "엔터프라이즈 등급", date="2026-08-12")


def last_turn(**last):
    def fill(engine):
        log_turns(engine, 1, **last)
        return engine

    return fill


def test_memory_versions_findings_and_look_ups_are_told_as_of_then(play):
    basis = Basis(3, 120, {"policy": 7, "service-context": 2}, (FACT, OLD))
    tools = (ToolUse("search_policy", '{"query": "환불"}', 2), ToolUse("read_policy", '{"page": "refund"}'))

    async def story(app, engine):
        await app.until(lambda: app.has("답 0"))
        await app.press(OPEN)
        await app.until(lambda: app.has("함께 전달한 기억"))
        for line in (
            "내장 도우미",
            "항상 전달되는 기억 3줄 (120자)",
            "찾아 읽은 사실",
            "엔터프라이즈 등급 (2026년 8월 12일)",
            "환불 규정 v3 · 2026년 7월 1일부터 시행",
            "환불 규정 v2 · 2026년 1월 1일부터 시행",
            "답변에 적음",
            "정책 7판 · 서비스 원칙 2판",
            "정책: 환불 · 2건 찾음",
            "정책 읽기: 환불 규정",
            "아무것도 나가지 않았어요.",
        ):
            assert app.has(line), line

    play(story, change=last_turn(basis=basis, tools=tools, sources=(PAGE,)))


def test_a_fact_that_was_found_can_be_opened_from_there(play):
    quote = Quote("엔터프라이즈예요", "customer", "t1", datetime(2026, 8, 12, tzinfo=UTC))

    def fill(engine):
        candidate = Candidate("attribute", "엔터프라이즈 등급", (quote,))
        now = engine.settings.clock()
        fact = changes.add(engine.opened.database, candidate, now=now, ids=new_id, promotable=False)
        source = Source("fact", fact.id, fact.statement, date="2026-08-12")
        log_turns(engine, 1, basis=Basis(0, 0, {}, (source,)))
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("답 0"))
        await app.press(OPEN)
        await app.until(lambda: app.has("엔터프라이즈 등급 (2026년 8월 12일)"))
        assert app.has("항상 전달되는 기억은 비어 있었어요.")
        await app.press("엔터프라이즈 등급 (2026년 8월 12일)")
        await app.until(lambda: app.has("“엔터프라이즈예요”"))

    play(story, change=fill)


def test_a_deleted_fact_leaves_no_word_in_the_sheet_or_the_log(play):
    def fill(engine):
        log_turns(engine, 1, basis=Basis(1, 4, {}, (FACT,)))
        database = engine.opened.database
        with database.transaction():
            erase.from_log(database, facts=["f1"], words=["엔터프라이즈 등급"], lines=())
        assert "엔터프라이즈" not in database.one("SELECT basis FROM turns")["basis"]
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("답 0"))
        await app.press(OPEN)
        await app.until(lambda: app.has("지운 기억"))
        assert not app.has("엔터프라이즈")

    play(story, change=fill)


def test_long_lists_are_folded_and_a_turn_of_before_says_that_nothing_was_noted(play):
    many = tuple(dataclasses.replace(FACT, id=f"f{n}", title=f"사실 {n}") for n in range(9))

    async def story(app, engine):
        await app.until(lambda: app.has("답 1"))
        await app.fire(app.all(ft.IconButton, OPEN)[1], "click")  # the list stands on its head
        await app.until(lambda: app.has("이 답을 할 때는 이 내용을 적어 두지 않았어요."))
        await app.fire(app.all(ft.IconButton, OPEN)[0], "click")
        await app.until(lambda: app.has("사실 4 (2026년 8월 12일)"))
        assert app.has("4개 더 보기")
        inside = [text.value for text in app.all(ft.ExpansionTile)[-1].controls[0].content.controls[1].controls]
        assert "사실 5" in inside[0].replace("\u2060", "")

    def fill(engine):
        log_turns(engine, 2, basis=Basis(1, 4, {}, many))
        return engine

    play(story, change=fill)


def test_a_real_turn_notes_what_it_had_at_hand(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "존댓말로 답해 주세요.\n이름은 지수", "")
        await asked(app, "환불은?", "14일")
        await app.press(OPEN)
        await app.until(lambda: app.has("기기 밖으로 나간 내용"))
        assert app.has("항상 전달되는 기억 2줄 (19자)")
        assert app.has("고객 사실: 환불 · 0건 찾음")
        assert app.has("model.test")
        whole = engine.sent()[-1].content
        assert len(whole) > 4_000
        for _ in range(len(whole) // 4_000):
            for button in app.all(ft.TextButton, "이어서 보기"):
                await app.fire(button, "click")
        shown = "".join(text.value or "" for text in app.all(ft.Text))
        assert whole[4_000:8_000] in shown

    play(story, [("search_facts", '{"query": "환불"}')], "14일")
