"""Do the filters of the facts narrow down what is shown, together with each other and with a search?"""

from client.memory.fact import PageRef
from client.store import rechecks
from tests.client.ui.fact_steps import all_facts, fact, field, shown
from tests.client.ui.ways import to_memory


def test_filters_combine_with_each_other_and_with_a_search_and_the_count_follows(play):
    async def story(app, engine):
        fact(engine, "환불을 문의함")
        fact(engine, "환불하기로 결정함", kind="decision")
        old = fact(engine, "배송을 문의함")
        marked = fact(engine, "부분 환불에 합의함", kind="agreement", policy=PageRef("refund", 3))
        rechecks.mark(engine.opened.database, rechecks.Outdated(marked.id, "refund", 3, 4))
        engine.notebook.retract(old.id)
        await all_facts(app)
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


def test_clearing_the_filter_of_the_traits_leaves_past_ones_where_they_were(play):
    async def story(app, engine):
        past = fact(engine, "가격을 중시함", kind="trait")
        fact(engine, "빠른 답을 바람", kind="trait")
        engine.notebook.retract(past.id)
        await to_memory(app)
        await app.press("성향")
        await app.until(lambda: shown(app) == {"가격을 중시함", "빠른 답을 바람"})
        await app.pick_chip("재확인 필요")
        await app.until(lambda: shown(app) == set())
        await app.press("거르기 풀기")
        await app.until(lambda: shown(app) == {"가격을 중시함", "빠른 답을 바람"})

    play(story)
