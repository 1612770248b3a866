"""Does a conversation that was left for other screens show what is asked next? Every patch can be followed (`mirror`)."""

from tests.client.ui.chat_steps import asked


def test_a_question_in_a_new_conversation_after_two_looks_at_the_memory_is_shown(play):
    async def story(app, engine):
        await asked(app, "첫 질문", "하나")
        await asked(app, "둘째 질문", "두울")
        await app.press("새 대화")
        for _ in range(2):
            await app.turn_to("memory")
            await app.until(lambda: app.has("기억된 내용"))
            await app.turn_to("chat")
        await asked(app, "셋째 질문", "세엣")

    play(story, "하나", "두울", "세엣")
