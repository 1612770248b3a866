"""Can the customer see every fact with its words, answer what it asks, take it back and delete it?"""

import asyncio
from datetime import date

import flet as ft

from client.memory.fact import PageRef
from client.notebook.traits import replace_trait
from client.store import rechecks
from client.store.traits import link
from shared.ids import new_id
from tests.client.ui.fact_steps import fact, memory


def test_a_fact_shows_its_sentence_kind_day_and_when_opened_the_words_it_rests_on(play):
    async def story(app, engine):
        day, page = date(2026, 9, 28), PageRef("refund", 3)
        fact(engine, "부분 환불에 합의함", kind="agreement", day=day, said="50%로 하죠", policy=page)
        await memory(app)
        assert app.has("부분 환불에 합의함")
        assert app.has("합의 · 오늘")
        assert not app.has("50%로 하죠")
        await app.press("더 보기: 부분 환불에 합의함")
        assert app.has("“50%로 하죠” — 나, 오전 10:00")
        assert app.has("refund v3")

    play(story)


def test_what_waits_for_an_answer_comes_first_and_can_be_answered(play):
    async def story(app, engine):
        sensitive = fact(engine, "허리가 아픔", sensitive=True)
        fact(engine, "환불을 문의함")
        await memory(app)
        said = [text for text in app.texts() if text in {"허리가 아픔", "환불을 문의함"}]
        assert said[0] == "허리가 아픔"
        await app.press("기억해도 돼요")
        await app.until(lambda: app.has("알려 주셔서 고마워요."))
        assert (await asyncio.to_thread(engine.notebook.fact, sensitive.id)).status == "active"

    play(story)


def test_a_no_to_a_sensitive_fact_deletes_it(play):
    async def story(app, engine):
        fact(engine, "허리가 아픔", sensitive=True)
        await memory(app)
        await app.press("지워 주세요")
        await app.until(lambda: not app.has("허리가 아픔"))
        assert await asyncio.to_thread(lambda: engine.notebook.facts(every=True)) == []

    play(story)


def test_a_promotion_that_is_confirmed_stands_in_the_block(play):
    async def story(app, engine):
        fact(engine, "엔터프라이즈를 사용함", kind="attribute", attribute="tier", value="enterprise", promotable=True)
        await memory(app)
        await app.press("네, 기억해 주세요")
        await app.until(lambda: not app.has("네, 기억해 주세요"))
        assert "엔터프라이즈" in (await asyncio.to_thread(engine.notebook.block)).text

    play(story)


def test_a_fact_that_is_no_longer_so_moves_to_the_past_ones(play):
    async def story(app, engine):
        fact(engine, "서울에 삶")
        await memory(app)
        await app.press("더 보기: 서울에 삶")
        await app.press("이제 아니에요: 서울에 삶")
        await app.until(lambda: not app.has("오늘"))
        await app.pick_chip("지난 것")
        await app.until(lambda: app.has("서울에 삶"))
        assert app.has("취소됨")

    play(story)


def test_a_deleted_fact_is_gone_after_one_question(play):
    async def story(app, engine):
        fact(engine, "서울에 삶")
        await memory(app)
        await app.press("더 보기: 서울에 삶")
        await app.press("지우기: 서울에 삶")
        await app.until(lambda: app.has("이 사실을 지울까요?"))
        await app.press("취소")
        assert app.has("서울에 삶")
        await app.press("지우기: 서울에 삶")
        await app.until(lambda: app.has("이 사실을 지울까요?"))
        await app.fire(app.find(ft.FilledButton, "지우기"), "click")
        await app.until(lambda: app.has("사실을 지웠어요."))
        assert await asyncio.to_thread(lambda: engine.notebook.facts(every=True)) == []

    play(story)


def test_a_search_shows_what_fits(play):
    async def story(app, engine):
        fact(engine, "환불을 문의함")
        fact(engine, "좌석을 늘림")
        await memory(app)
        field = app.find(ft.TextField, "사실 찾기")
        await app.type(field, "환불")
        await app.until(lambda: not app.has("좌석을 늘림"))
        assert app.has("환불을 문의함")
        await app.type(field, "우주여행")
        await app.until(lambda: app.has("찾는 내용이 없어요."))

    play(story)


def rows(app):
    return {text for text in app.texts() if text.startswith("더 보기: ")}


def test_only_a_window_of_many_facts_is_mounted(play):
    async def story(app, engine):
        for number in range(45):
            fact(engine, f"사실 {number}", said=f"말 {number}")
        await memory(app)
        assert app.has("사실 45건")
        assert len(rows(app)) == 40
        await app.press("더 보기")
        await app.until(lambda: len(rows(app)) == 45)

    play(story)


def test_a_trait_shows_how_many_facts_it_rests_on_which_and_what_held_before(play):
    async def story(app, engine):
        database, now = engine.opened.database, engine.settings.clock()
        old = fact(engine, "가격보다 처리 속도를 중시하는 편", kind="trait", topic="trait/leaning/speed", said="빨리요")
        new = fact(engine, "처리 속도보다 가격을 중시하는 편", kind="trait", topic="trait/leaning/price", said="싸게요")
        under = [fact(engine, f"{n}번째로 가격을 중시함", said=f"싸게요 {n}", day=date(2026, 9, n)) for n in (1, 2, 3)]
        link(database, new.id, [one.id for one in under])
        replace_trait(database, old, new.id, now=now, ids=new_id, limit=4_000)
        await memory(app, "성향", "여러 날에 걸쳐")
        assert app.has("성향 · 오늘 · 근거 3건")
        await app.press("더 보기: 처리 속도보다 가격을 중시하는 편")
        await app.until(lambda: app.has("· 2번째로 가격을 중시함 (2026년 9월 2일)"))
        assert app.has("예전: 가격보다 처리 속도를 중시하는 편 (오늘 ~ 오늘)")
        assert app.has("지금: 처리 속도보다 가격을 중시하는 편 (오늘부터)")

    play(story)


def test_a_guess_says_on_the_facts_screen_too_that_a_yes_puts_it_into_every_conversation(play):
    async def story(app, engine):
        fact(engine, "처리 속도를 중시하는 편", kind="trait", stated=False)
        await memory(app)
        assert app.has("맞다고 하시면 앞으로 모든 대화에서 기억할게요.")
        await app.press("네, 맞아요")
        await app.until(lambda: app.has("알려 주셔서 고마워요."))
        assert (await asyncio.to_thread(engine.notebook.block)).text == "처리 속도를 중시하는 편"

    play(story)


def test_a_recheck_is_answered_at_its_question_and_offers_no_second_no(play):
    async def story(app, engine):
        known = fact(engine, "부분 환불에 합의함", kind="agreement", policy=PageRef("refund", 3))
        rechecks.mark(engine.opened.database, rechecks.Outdated(known.id, "refund", 3, 4))
        await memory(app)
        await app.press("더 보기: 부분 환불에 합의함")
        await app.until(lambda: app.has("지우기"))
        assert not app.has("이제 아니에요: 부분 환불에 합의함")

    play(story)
