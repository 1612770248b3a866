"""Does a fact lead to the words and the facts that it rests on?"""

from dataclasses import replace
from datetime import date

from client.memory.logged import LoggedTurn
from client.store import logs
from client.store.traits import link
from client.ui.memory.view import MemoryView
from tests.client.ui.fact_steps import all_facts, fact


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
        await all_facts(app)
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
        await app.turn_to("memory")
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
        await all_facts(app, "성향")
        await app.press("더 보기: 가격을 중시하는 편")
        await app.until(lambda: app.has("근거가 된 사실"))
        await app.press("· 싼 것을 원함 (2026년 9월 2일)")
        await app.until(lambda: app.has("“싸게요” — 나"))
        assert app.all(text="고치기: 싼 것을 원함")

    play(story)
