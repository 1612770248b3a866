"""Is a way back from a change of the memory offered as long as there is one, and no longer?"""

import asyncio

from tests.client.ui.chat_steps import asked
from tests.client.ui.conftest import window
from tests.client.ui.ways import to_memory

WRITE = [("rewrite_customer_context", '{"text": "일본어로 답해 주세요."}')]


def test_what_was_taken_back_says_so_and_is_not_offered_again(play):
    async def story(app, engine):
        await asked(app, "앞으로 일본어로 답해 주세요", "그럴게요")
        await app.press("되돌리기")
        await app.until(lambda: not app.has("+ 일본어로 답해 주세요."))
        assert app.has("기억을 되돌렸어요.")
        await asked(app, "고마워요", "천만에요")
        assert not app.has("되돌리기")
        again = await window(engine)
        await again.until(lambda: again.has("천만에요"))
        assert again.has("기억을 되돌렸어요.")
        assert not again.has("되돌리기")
        await again.leave()

    play(story, WRITE, "그럴게요", "천만에요")


def test_a_change_that_was_written_over_elsewhere_is_not_offered(play):
    async def story(app, engine):
        await asked(app, "앞으로 일본어로 답해 주세요", "그럴게요")
        assert app.has("되돌리기")
        text = (await asyncio.to_thread(engine.notebook.block)).text
        await asyncio.to_thread(engine.notebook.save_block, "짧게 답해 주세요.", text)
        await to_memory(app)
        await app.turn_to("chat")
        await app.until(lambda: app.has("그럴게요") and not app.has("되돌리기"))
        assert app.has("+ 일본어로 답해 주세요.")

    play(story, WRITE, "그럴게요")


def test_it_is_offered_below_the_change_after_other_questions_too(play):
    async def story(app, engine):
        await asked(app, "앞으로 일본어로 답해 주세요", "그럴게요")
        await asked(app, "고마워요", "천만에요")
        await app.press("되돌리기")
        await app.until(lambda: app.has("기억을 되돌렸어요."))
        assert (await asyncio.to_thread(engine.notebook.block)).text == ""

    play(story, WRITE, "그럴게요", "천만에요")
