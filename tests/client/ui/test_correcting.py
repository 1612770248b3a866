"""Put right, taken back and restored on the screen: does each say what it did, and lead back?"""

import asyncio
from datetime import date

import flet as ft
import pytest

from tests.client.ui.fact_steps import TIER, all_facts, fact, field, shown


def known(engine, fact_id):
    return asyncio.to_thread(engine.notebook.fact, fact_id)


async def corrects(app, statement):
    await app.press(f"더 보기: {statement}")
    await app.until(lambda: app.all(text=f"고치기: {statement}"))
    await app.press(f"고치기: {statement}")
    await app.until(lambda: app.has("사실 고치기"))


def test_a_fact_is_put_right_in_a_sheet_and_the_line_of_the_block_follows(play):
    async def story(app, engine):
        old = fact(engine, "엔터프라이즈 등급", promotable=True, **TIER)
        engine.notebook.confirm(old.id)
        await all_facts(app)
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
        await all_facts(app)
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
        await all_facts(app)
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
        await all_facts(app)
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
        await app.turn_to("memory")
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
        await all_facts(app)
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
