"""Narrowed down, put right, taken back and restored on the screen: each says what it did, and leads back."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime

import flet as ft
import pytest

from client.memory.fact import Candidate, PageRef, Quote
from client.memory.logged import LoggedTurn
from client.notebook import facts as changes
from client.store import logs, rechecks
from client.store.traits import link
from client.ui.memory.view import MemoryView
from shared.ids import new_id

WHEN = datetime(2026, 9, 28, 1, 0, tzinfo=UTC)
TIER = {"kind": "attribute", "attribute": "tier", "value": "enterprise", "topic": "tier"}


def fact(engine, statement, *, kind="event", promotable=False, said="그렇게 말했어요", turn="t1", **more):
    candidate = Candidate(kind, statement, (Quote(said, "customer", turn, WHEN),), **more)
    now = engine.settings.clock()
    return changes.add(engine.opened.database, candidate, now=now, ids=new_id, promotable=promotable)


async def memory(app, part="사실"):
    await app.choose(app.find(ft.NavigationBar), selected_index=1)
    await app.press(part)
    await app.until(lambda: app.has("모두") and app.all(ft.Chip))


def shown(app):
    return {text.partition(": ")[2] for text in app.texts() if text.startswith(("더 보기: ", "접기: "))}


def known(engine, fact_id):
    return asyncio.to_thread(engine.notebook.fact, fact_id)


def field(app, label):
    return next(field for field in app.all(ft.TextField) if field.label == label)


async def corrects(app, statement):
    await app.press(f"더 보기: {statement}")
    await app.until(lambda: app.all(text=f"고치기: {statement}"))
    await app.press(f"고치기: {statement}")
    await app.until(lambda: app.has("사실 고치기"))


def test_filters_combine_with_each_other_and_with_a_search_and_the_count_follows(play):
    async def story(app, engine):
        fact(engine, "환불을 문의함")
        fact(engine, "환불하기로 결정함", kind="decision")
        old = fact(engine, "배송을 문의함")
        marked = fact(engine, "부분 환불에 합의함", kind="agreement", policy=PageRef("refund", 3))
        rechecks.mark(engine.opened.database, rechecks.Outdated(marked.id, "refund", 3, 4))
        engine.notebook.retract(old.id)
        await memory(app)
        assert shown(app) == {"환불을 문의함", "환불하기로 결정함", "부분 환불에 합의함"}
        assert app.has("사실 3건")
        await app.pick_chip("결정")
        await app.pick_chip("사건")
        await app.until(lambda: app.has("찾은 것 2건"))
        await app.pick_chip("모두")
        await app.until(lambda: app.has("찾은 것 3건"))
        await app.type(field(app, "사실 찾기"), "배송")
        await app.until(lambda: shown(app) == {"배송을 문의함"})
        await app.press("거르기 풀기")
        await app.until(lambda: app.has("사실 3건"))
        await app.pick_chip("재확인 필요")
        await app.until(lambda: shown(app) == {"부분 환불에 합의함"})
        await app.pick_chip("재확인 필요")
        await app.pick_chip("나를 기다리는 것")
        await app.until(lambda: shown(app) == {"부분 환불에 합의함"})

    play(story)


def test_a_fact_is_put_right_in_a_sheet_and_the_line_of_the_block_follows(play):
    async def story(app, engine):
        old = fact(engine, "엔터프라이즈 등급", promotable=True, **TIER)
        engine.notebook.confirm(old.id)
        await memory(app)
        await corrects(app, "엔터프라이즈 등급")
        assert field(app, "바른 내용").value == "엔터프라이즈 등급"
        await app.type(field(app, "바른 내용"), "프로 등급")
        await app.press("고쳐서 저장")
        await app.until(lambda: app.has("고쳤어요. 다음 답변부터 반영돼요. 항상 전달되는 기억의 줄도 함께 고쳤어요."))
        assert shown(app) == {"프로 등급"}
        assert (await known(engine, old.id)).status == "replaced"
        assert (await asyncio.to_thread(engine.notebook.block)).text == "프로 등급"
        await app.press("더 보기: 프로 등급")
        await app.until(lambda: app.has("내가 고쳐 쓴 말"))
        assert app.has("직접 고쳐 쓰셨어요. 이전 내용: “엔터프라이즈 등급”")

    play(story)


@pytest.mark.parametrize(
    ("text", "day", "why"),
    [
        ("", "", "내용이 비어 있어요"),
        ("환불을 문의함", "2026-09-28", "바뀐 것이 없어서"),
        ("가" * 501, "", "500자까지예요"),
        ("배송을 문의함", "어제쯤", "날짜를 읽지 못했어요"),
    ],
)
def test_what_can_not_be_kept_is_said_in_the_sheet_and_what_was_written_stays(play, text, day, why):
    async def story(app, engine):
        old = fact(engine, "환불을 문의함", day=date(2026, 9, 28))
        await memory(app)
        await corrects(app, "환불을 문의함")
        await app.type(field(app, "바른 내용"), text)
        await app.type(next(one for one in app.all(ft.TextField) if "있었던 날" in (one.label or "")), day)
        await app.press("고쳐서 저장")
        await app.until(lambda: app.has(why))
        assert field(app, "바른 내용").value == text
        assert (await known(engine, old.id)).status == "active"

    play(story)


def test_day_and_kind_are_put_right_where_they_make_sense(play):
    async def story(app, engine):
        fact(engine, "환불을 문의함", day=date(2026, 9, 28))
        await memory(app)
        await corrects(app, "환불을 문의함")
        days = [one for one in app.all(ft.TextField) if "있었던 날" in (one.label or "")]
        assert days[0].value == "2026-09-28"
        await app.fire(app.all(ft.Chip)[-1], "select", True)  # the last kind of the sheet: a wish has no day
        await app.until(lambda: not [one for one in app.all(ft.TextField) if "있었던 날" in (one.label or "")])
        await app.press("고쳐서 저장")
        await app.until(lambda: app.has("고쳤어요."))
        (kept,) = await asyncio.to_thread(engine.notebook.facts)
        assert kept.kind == "preference"

    play(story)


def test_taking_a_fact_back_can_be_undone_from_what_says_so(play):
    async def story(app, engine):
        old = fact(engine, "서울에 삶")
        await memory(app)
        await app.press("더 보기: 서울에 삶")
        await app.until(lambda: app.all(text="이제 아니에요: 서울에 삶"))
        await app.press("이제 아니에요: 서울에 삶")
        await app.until(lambda: app.has("더는 쓰지 않아요."))
        snack = app.all(ft.SnackBar)[-1]
        assert snack.action.label == "되돌리기"
        await app.fire(snack.action, "click")
        await app.until(lambda: shown(app) == {"서울에 삶"})
        assert (await known(engine, old.id)).status == "active"

    play(story)


def test_a_no_to_a_guess_can_be_undone_and_waits_again(play):
    async def story(app, engine):
        guess = fact(engine, "처리 속도를 중시하는 편", kind="trait", stated=False)
        await app.choose(app.find(ft.NavigationBar), selected_index=1)
        await app.until(lambda: app.has("답을 기다리는 것 1건"))
        await app.press("아니요")
        await app.until(lambda: app.all(ft.SnackBar))
        await app.fire(app.all(ft.SnackBar)[-1].action, "click")
        await app.until(lambda: app.has("답을 기다리는 것 1건"))
        assert (await known(engine, guess.id)).status == "awaiting_confirmation"

    play(story)


def test_a_past_fact_is_restored_and_what_speaks_against_it_is_asked_about_first(play):
    async def story(app, engine):
        first = fact(engine, "엔터프라이즈 등급", **TIER)
        engine.notebook.retract(first.id)
        other = fact(engine, "팀 등급", turn="t2", **TIER | {"value": "team"})
        await memory(app)
        await app.pick_chip("지난 것")
        await app.until(lambda: shown(app) == {"엔터프라이즈 등급"})
        await app.press("더 보기: 엔터프라이즈 등급")
        await app.until(lambda: app.all(text="다시 맞는 것으로: 엔터프라이즈 등급"))
        await app.press("다시 맞는 것으로: 엔터프라이즈 등급")
        await app.until(lambda: app.has("“팀 등급”"))
        assert (await known(engine, first.id)).status == "retracted"
        await app.press("바꾸기")
        await app.until(lambda: app.has("다시 맞는 것으로 되돌렸어요."))
        assert (await known(engine, first.id)).status == "active"
        assert (await known(engine, other.id)).replaced_by == first.id

    play(story)


def said(engine, text, turn="t1", conversation="c1"):
    database, now = engine.opened.database, engine.settings.clock()
    logs.begin_conversation(database, conversation, now)
    asked = LoggedTurn(turn, conversation, text, now, "Asia/Seoul", "waiting")
    logs.write_question(database, asked, "이사 이야기")
    logs.complete(database, replace(asked, state="done", answer="네.", completed_at=now))


def test_a_quote_leads_to_the_turn_in_which_it_was_said(play, monkeypatch):
    led = []

    async def to_turn(conversation, turn):
        led.append((conversation, turn))

    made = MemoryView.__init__
    monkeypatch.setattr(MemoryView, "__init__", lambda self, *given: made(self, *given[:3], to_turn))

    async def story(app, engine):
        said(engine, "부산으로 이사했어요")
        fact(engine, "부산에 삶", said="부산으로 이사했어요")
        fact(engine, "서울에 살았음", said="서울이었어요", turn="gone")
        await memory(app)
        await app.press("더 보기: 부산에 삶")
        await app.until(lambda: app.has("대화: 이사 이야기"))
        await app.press("대화에서 보기: 부산으로 이사했어요")
        assert led == [("c1", "t1")]
        await app.press("더 보기: 서울에 살았음")
        await app.until(lambda: app.has("이 말이 나온 대화는 이 기기에 없어요."))

    play(story)


def test_without_a_way_to_the_turn_none_is_offered(play, monkeypatch):
    made = MemoryView.__init__
    monkeypatch.setattr(MemoryView, "__init__", lambda self, *given: made(self, *given[:3]))

    async def story(app, engine):
        said(engine, "부산으로 이사했어요")
        fact(engine, "부산에 삶", said="부산으로 이사했어요")
        await app.choose(app.find(ft.NavigationBar), selected_index=1)
        await app.press("사실")
        await app.press("더 보기: 부산에 삶")
        await app.until(lambda: app.has("대화: 이사 이야기"))
        assert not app.all(text="대화에서 보기: 부산으로 이사했어요")

    play(story)


def test_the_facts_under_a_trait_open_in_a_sheet_of_their_own(play):
    async def story(app, engine):
        trait = fact(engine, "가격을 중시하는 편", kind="trait", topic="trait/leaning/price")
        under = fact(engine, "싼 것을 원함", kind="preference", said="싸게요", day=date(2026, 9, 2), turn="t2")
        link(engine.opened.database, trait.id, [under.id])
        await memory(app, "성향")
        await app.press("더 보기: 가격을 중시하는 편")
        await app.until(lambda: app.has("근거가 된 사실"))
        await app.press("· 싼 것을 원함 (2026년 9월 2일)")
        await app.until(lambda: app.has("“싸게요” — 나"))
        assert app.all(text="고치기: 싼 것을 원함")

    play(story)
