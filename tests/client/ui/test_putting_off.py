"""Can a question be put off, and is it asked calmly, here and later, and no more than once by itself?"""

import flet as ft

from client.memory.fact import Candidate, Quote
from client.memory.logged import Card
from client.notebook import facts as changes
from shared.ids import new_id
from tests.client.ui.chat_steps import asked, log_turns
from tests.client.ui.conftest import window

WHERE = "나중에 답하기로 했어요. 여기나 ‘기억된 내용’에서 답할 수 있어요."


def guesses(count):
    """Traits that wait for an answer, and a turn that asks about each."""

    def fill(engine):
        database, now = engine.opened.database, engine.settings.clock()
        cards = []
        for number in range(count):
            quote = Quote(f"말 {number}", "customer", f"t{number}", now)
            candidate = Candidate("trait", f"성향 {number}", (quote,), stated=False)
            fact = changes.add(database, candidate, now=now, ids=new_id, promotable=False)
            cards.append(Card("trait", f"성향 {number}인가요?", fact.id))
        log_turns(engine, 1, cards=tuple(cards))
        return engine

    return fill


def test_a_question_that_is_put_off_folds_says_where_and_does_not_come_back_by_itself(play):
    async def story(app, engine):
        await app.until(lambda: app.has("성향 0인가요?"))
        assert app.has("확인해 주세요")
        await app.press("나중에")
        await app.until(lambda: app.has(WHERE))
        assert not app.has("확인해 주세요")
        again = await window(engine)
        await again.until(lambda: again.has(WHERE))
        await asked(again, "고마워요", "천만에요")
        assert len(again.all(ft.ExpansionTile)) == 1, "not asked again below the next answer"
        await again.leave()
        assert engine.notebook.waits_for(engine.notebook.facts(every=True)[0]) == ("trait",)

    play(story, "천만에요", change=guesses(1))


def test_it_can_be_answered_where_it_was_put_off(play):
    async def story(app, engine):
        await app.until(lambda: app.has("성향 0인가요?"))
        await app.press("나중에")
        await app.until(lambda: app.has(WHERE))
        await app.press("네, 맞아요")
        await app.until(lambda: not app.has("성향 0인가요?"))
        assert app.has("알려 주셔서 고마워요")
        assert engine.notebook.facts()[0].statement == "성향 0"

    play(story, change=guesses(1))


def test_several_questions_stand_under_one_heading_two_at_a_time(play):
    async def story(app, engine):
        await app.until(lambda: app.has("성향 0인가요?"))
        assert len(app.all(ft.Text, "확인해 주세요")) == 1
        tile = app.find(ft.ExpansionTile)
        assert app.has("물어볼 것 1개 더 보기")
        assert len([one for one in tile.controls if isinstance(one, ft.Column)]) == 1

    play(story, change=guesses(3))
