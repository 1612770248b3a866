"""Do endless questions and answers stay handy, and does a streaming answer leave the bubbles above it alone?"""

import flet as ft
import pytest

from client.ui.chat.answer import AT_ONCE, pieces
from client.ui.chat.text import beginning
from tests.client.ui.chat_steps import HeldModel, ask, asked, log_turns
from tests.client.ui.conftest import with_model


def test_a_question_of_forty_thousand_letters_folds_and_opens_and_is_copied_whole(play):
    question = "가나다라마바사 " * 4_999 + "끝입니다"

    async def story(app, engine):
        await asked(app, question, "답이에요")
        assert not app.has("끝입니다")
        await app.press("질문 복사")
        assert question.strip() in str(app.connection.calls)
        await app.press("질문 모두 보기")
        await app.until(lambda: app.has("끝입니다"))
        await app.press("질문 접기")
        await app.until(lambda: not app.has("끝입니다"))

    play(story, "답이에요")


@pytest.mark.parametrize("text", ["짧아요", "한 줄\n" * 10, "가" * 700])
def test_a_question_that_is_hardly_longer_is_drawn_whole(text):
    assert beginning(text) == text


def test_many_lines_fold_too():
    assert beginning("줄\n" * 60).count("\n") < 20


def test_a_very_long_answer_is_drawn_a_part_at_a_time_and_copied_whole(play):
    answer = "\n\n".join(f"문단 {number}. " + "환불은 14일이에요. " * 20 for number in range(60))

    async def story(app, engine):
        await asked(app, "길게", "문단 0.")
        assert not app.has("문단 59.")
        await app.press("답변 복사")
        assert "문단 59." in str(app.connection.calls)
        while not app.has("문단 59."):
            await app.press("이어서 보기")
        assert not app.has("이어서 보기")

    play(story, answer)


@pytest.mark.parametrize(
    "text", ["가" * 12_000, "줄이에요.\n" * 3_000, "낱말 " * 5_000, "```\n" + "코드\n" * 4_000 + "```"]
)
def test_the_parts_are_the_whole(text):
    parts = pieces(text)
    assert max(len(part) for part in parts) <= AT_ONCE
    assert "".join("".join(parts).split()) == "".join(text.split())


def test_code_is_not_cut_where_a_cut_between_paragraphs_is_possible():
    text = "앞말\n\n" + "말 " * 1_200 + "\n\n```\n" + "코드\n\n" * 900 + "```\n\n뒷말"
    assert all(part.count("```") % 2 == 0 for part in pieces(text)[:1])


class Long(HeldModel):
    """Two thousand letters, in small pieces."""

    async def stream(self, request):
        from client.models.port import Finished, TextDelta

        for _ in range(400):
            yield TextDelta("다섯자요 ")
        await self.go.wait()
        yield Finished("stop")


def test_a_streaming_answer_leaves_the_bubbles_above_it_alone(play):
    long = Long()

    def fill(engine):
        log_turns(engine, 15)
        return with_model(engine, long)

    async def story(app, engine):
        await app.until(lambda: app.has("질문 14"))
        await ask(app, "길게")
        await app.until(lambda: app.has("다섯자요"))
        before = len(app.connection.sent)
        await app.until(lambda: app.has("다섯자요 " * 399))
        patches = [str(message.body) for message in app.connection.sent[before:]]
        assert not any("질문 1" in patch or "답 1" in patch for patch in patches), "only the growing text is sent"
        reading = app.find(ft.ListView)
        long.go.set()
        await app.until(lambda: app.has("답변이 왔어요"))
        assert app.find(ft.ListView) is reading

    play(story, change=fill)
