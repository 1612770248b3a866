"""Does the chat keep what is written, show what comes, and leave nothing half done?"""

import asyncio
import dataclasses

import flet as ft
import pytest

from client.errors import ModelRefused, ModelUnavailable
from client.memory.logged import LoggedTurn, Source
from client.models.port import Finished, TextDelta
from client.store import logs
from tests.client.ui.conftest import with_model
from tests.support.fakes import ScriptedModel


def composer(app):
    return next(field for field in app.all(ft.TextField) if field.hint_text == "메시지를 입력하세요")


async def ask(app, text):
    await app.type(composer(app), text)
    await app.press("보내기")


async def asked(app, text, answer):
    await ask(app, text)
    await app.until(lambda: app.has(answer) and not app.has("멈추기"))


class HeldModel(ScriptedModel):
    """Says half a sentence, and the rest when it is let go."""

    def __init__(self):
        super().__init__()
        self.go = asyncio.Event()

    async def stream(self, request):
        yield TextDelta("절반만 ")
        await self.go.wait()
        yield TextDelta("남았어요.")
        yield Finished("stop")


def log_turns(engine, count, *, conversation="c1", **last):
    """Turns that stand in the log already; `last` changes the newest one."""
    database, now = engine.opened.database, engine.settings.clock()
    logs.begin_conversation(database, conversation, now)
    for number in range(count):
        turn = LoggedTurn(f"{conversation}-{number}", conversation, f"질문 {number}", now, "Asia/Seoul", "waiting")
        logs.write_question(database, turn, "지난 이야기")
        done = {"state": "done", "answer": f"답 {number}", "completed_at": now, "model": "m", "model_kind": "builtin"}
        logs.complete(database, dataclasses.replace(turn, **(done | (last if number == count - 1 else {}))))


def test_a_question_gets_its_answer_with_the_model_that_gave_it(play):
    async def story(app, engine):
        assert app.has("무엇을 도와드릴까요?")
        await asked(app, "환불은 며칠인가요?", "14일입니다.")
        assert app.has("환불은 며칠인가요?")
        assert app.has("scripted")
        assert composer(app).value == ""
        assert not app.has("무엇을 도와드릴까요?")

    play(story, "환불은 **14일**입니다.")


def test_an_example_can_be_asked_with_one_tap(play):
    async def story(app, engine):
        await app.press("구매 후 며칠까지 전액 환불을 받을 수 있나요?")
        await app.until(lambda: app.has("14일"))

    play(story, "14일")


@pytest.mark.parametrize("text", ["", "   ", "\n\t"])
def test_a_blank_text_is_never_sent(play, text):
    async def story(app, engine):
        await ask(app, text)
        assert await asyncio.to_thread(engine.conversations.all) == []
        assert composer(app).value == text

    play(story, "14일")


def test_enter_sends_too(play):
    async def story(app, engine):
        await app.type(composer(app), "안녕하세요")
        await app.fire(composer(app), "submit", "안녕하세요")
        await app.until(lambda: app.has("반가워요"))

    play(story, "반가워요")


def test_stopping_keeps_what_came_and_marks_it_and_it_can_be_tried_again(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("절반만"))
        await app.press("멈추기")
        await app.until(lambda: app.has("여기에서 멈췄어요."))
        assert app.has("절반만")
        assert app.has("보내기")
        held.go.set()
        await app.press("다시 시도")
        await app.until(lambda: app.has("절반만 남았어요."))
        assert not app.has("여기에서 멈췄어요.")
        [conversation] = await asyncio.to_thread(engine.conversations.all)
        assert conversation.turns == 1

    play(story, change=lambda engine: with_model(engine, held))


def test_on_a_new_device_the_first_question_waits_for_the_policies_but_not_for_ever(play):
    class Bundles:
        """The real ones, remembering how long anybody was ready to wait for news."""

        def __init__(self, real):
            self.real = real
            self.waits = []

        def __getattr__(self, name):
            return getattr(self.real, name)

        async def refresh(self, *, patience=None):
            self.waits.append(patience)
            return self.real.state()

    async def story(app, engine):
        await asked(app, "환불은?", "14일")
        assert engine.bundles.waits == [5.0]

    play(story, "14일", change=lambda engine: dataclasses.replace(engine, bundles=Bundles(engine.bundles)))


def test_a_draft_written_while_an_answer_comes_stays(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("절반만"))
        await app.type(composer(app), "다음 질문")
        await app.fire(composer(app), "submit", "다음 질문")
        assert composer(app).value == "다음 질문"
        held.go.set()
        await app.until(lambda: app.has("절반만 남았어요."))
        assert composer(app).value == "다음 질문"

    play(story, change=lambda engine: with_model(engine, held))


def test_an_answer_goes_on_while_another_screen_is_looked_at_and_the_language_changes(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("절반만"))
        bar = app.find(ft.NavigationBar)
        await app.choose(bar, selected_index=3)
        await app.until(lambda: app.has("답변하는 모델"))
        await app.pick("언어", "en")
        await app.until(lambda: app.has("Settings"))
        held.go.set()
        await app.choose(app.find(ft.NavigationBar), selected_index=0)
        await app.until(lambda: app.has("절반만 남았어요.") and app.has("Copy answer"))

    play(story, change=lambda engine: with_model(engine, held))


def test_a_failed_answer_says_why_and_the_built_in_assistant_may_answer_instead(play):
    async def story(app, engine):
        await ask(app, "환불은 며칠인가요?")
        await app.until(lambda: app.has("내장 도우미로 답하기"))
        assert app.has("모델의 답을 알아볼 수 없었어요")
        await app.press("내장 도우미로 답하기")
        await app.until(lambda: app.has("14일"))
        assert not app.has("내장 도우미로 답하기")

    play(story, ModelUnavailable("model-malformed"), "14일")


def test_the_reason_of_a_failure_is_said_with_its_values(play):
    async def story(app, engine):
        await ask(app, "환불은 며칠인가요?")
        await app.until(lambda: app.has("다시 시도"))
        assert app.has("model.test")

    play(story, ModelRefused("model-address-insecure", host="model.test"))


def test_an_answer_that_breaks_in_an_unforeseen_way_can_be_tried_again(play):
    async def story(app, engine):
        await ask(app, "환불은 며칠인가요?")
        await app.until(lambda: app.has("다시 시도") and app.has("문제가 생겨서 마치지 못했어요"))
        await app.press("다시 시도")
        await app.until(lambda: app.has("14일"))

    play(story, ZeroDivisionError(), "14일")


def test_a_refused_question_comes_back_into_the_field(play):
    async def story(app, engine):
        await ask(app, "가" * 40_001)
        await app.until(lambda: composer(app).value != "")
        assert composer(app).value == "가" * 40_001

    play(story, "14일")


def test_copying_copies_the_answer_as_it_was_given(play):
    async def story(app, engine):
        await asked(app, "환불은?", "14일")
        await app.press("답변 복사")
        assert any("환불은 **14일**이에요." in str(arguments) for _, arguments in app.connection.calls)
        await app.until(lambda: app.has("복사했어요."))

    play(story, "환불은 **14일**이에요.")


def test_only_a_window_of_a_long_history_is_mounted_and_scrolling_up_brings_more(play):
    def fill(engine):
        log_turns(engine, 90)
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("질문 89"))
        assert app.has("질문 70")
        assert not app.has("질문 69")
        reading = next(each for each in app.all(ft.ListView) if each.reverse)
        where = {"pixels": 5_000.0, "min_scroll_extent": 0.0, "max_scroll_extent": 5_100.0, "viewport_dimension": 600.0}
        await app.fire(reading, "scroll", {"event_type": "update", "scroll_delta": 9.0, **where})
        await app.until(lambda: app.has("질문 50"))
        assert not app.has("질문 49")
        assert app.has("맨 아래로")

    play(story, change=fill)


def test_a_new_conversation_ends_the_old_one_and_the_list_leads_back(play):
    async def story(app, engine):
        await asked(app, "첫 이야기", "하나")
        await app.press("새 대화")
        await app.until(lambda: app.has("무엇을 도와드릴까요?"))
        [first] = await asyncio.to_thread(engine.conversations.all)
        assert first.ended
        await asked(app, "둘째 이야기", "두울")
        await app.press("대화 목록")
        await app.fire(row(app, "첫 이야기"), "click")
        await app.until(lambda: app.has("하나"))
        assert not app.has("두울")

    play(story, "하나", "두울")


def row(app, title):
    """The button of a conversation in the list."""
    return next(
        button
        for button in app.all(ft.TextButton)
        if isinstance(button.content, ft.Column) and button.content.controls[0].semantics_label == title
    )


def test_a_deleted_conversation_is_gone_after_one_question(play):
    async def story(app, engine):
        await asked(app, "지울 이야기", "하나")
        await app.press("대화 목록")
        await app.press("대화 지우기: 지울 이야기")
        await app.press("취소")
        assert len(await asyncio.to_thread(engine.conversations.all)) == 1
        await app.press("대화 지우기: 지울 이야기")
        await app.press("지우기")
        await app.until(lambda: app.has("대화를 지웠어요."))
        assert await asyncio.to_thread(engine.conversations.all) == []
        assert app.has("무엇을 도와드릴까요?")

    play(story, "하나")


def test_what_was_changed_in_memory_is_shown_and_can_be_taken_back(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "영어로 답해 주세요.", "")
        await asked(app, "앞으로 일본어로 답해 주세요", "그럴게요")
        assert app.has("− 영어로 답해 주세요.")
        assert app.has("+ 일본어로 답해 주세요.")
        await app.press("되돌리기")
        await app.until(lambda: app.has("기억을 되돌렸어요."))
        assert (await asyncio.to_thread(engine.notebook.block)).text == "영어로 답해 주세요."
        assert not app.has("되돌리기")

    write = [("rewrite_customer_context", '{"text": "일본어로 답해 주세요."}')]
    play(story, write, "그럴게요")


def test_L7_twelve_dropped_lines_are_counted_folded_up_and_can_be_taken_back(play):
    async def story(app, engine):
        before = "\n".join(f"줄 {n}" for n in range(12))
        await asyncio.to_thread(engine.notebook.save_block, before, "")
        await asked(app, "안녕하세요", "네.")
        assert app.has("빠진 줄 12개")
        assert app.has("바뀐 줄 13개 보기")
        assert app.find(ft.ExpansionTile).controls[11].value == "− 줄 11"
        await app.press("되돌리기")
        await app.until(lambda: app.has("기억을 되돌렸어요."))
        assert (await asyncio.to_thread(engine.notebook.block)).text == before

    play(story, [("rewrite_customer_context", '{"text": "새 줄"}')], "네.")


def test_L4_what_was_not_remembered_is_said_below_the_answer(play):
    async def story(app, engine):
        await asked(app, "기억해 주세요", "네.")
        assert app.has("기억하지 못했어요: 4,000자를 넘어요")
        assert not app.has("되돌리기")

    play(story, [("rewrite_customer_context", '{"text": "' + "가" * 4_001 + '"}')], "네.")


def test_W5_a_secret_that_was_said_is_told_below_the_answer(play):
    async def story(app, engine):
        await asked(app, "카드 비밀번호는 1234예요. 기억해 주세요", "네.")
        assert app.has("비밀번호는 기억하지 않아요")

    play(story, "네.")


def test_an_opened_source_shows_its_words_and_a_lost_one_says_so(play):
    def fill(engine):
        earlier = Source("conversation", "c1-0", "지난 이야기", date="2026-08-12")
        log_turns(engine, 2, sources=(earlier, Source("fact", "nothing", "없는 사실")))
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("1. 지난 이야기 (2026년 8월 12일)"))
        await app.press("1. 지난 이야기 (2026년 8월 12일)")
        await app.until(lambda: app.has("지난 대화 · 2026년 9월 28일"))
        assert any("답 0" in text for text in app.texts())
        await app.press("2. 없는 사실")
        await app.until(lambda: app.has("이 출처는 이제 이 기기에 없어요."))

    play(story, change=fill)


def test_what_left_the_device_can_be_read(play):
    async def story(app, engine):
        await asked(app, "환불은 며칠인가요?", "14일")
        await app.press("이 답변은 어떻게 나왔나요?")
        await app.until(lambda: app.has("기기 밖으로 나간 내용"))
        assert any("model.test" in text for text in app.texts())

    play(story, "14일")


def test_a_closed_tab_stops_its_answer_and_keeps_what_came(play):
    held = HeldModel()
    seen = {}

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("절반만"))
        await app.leave()
        while True:
            [found] = await asyncio.to_thread(engine.conversations.all)
            [turn] = await asyncio.to_thread(engine.conversations.history, found.id)
            if found.ended and turn.state == "cancelled":
                break
            await asyncio.sleep(0.01)
        seen["answer"] = turn.answer

    play(story, change=lambda engine: with_model(engine, held))
    assert seen["answer"] == "절반만"
