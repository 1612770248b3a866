"""Whatever breaks around the app: the screen stays, says it in one sentence, loses nothing, and recovers."""

import asyncio

import flet as ft
import pytest

from client import errors
from client.compose import open_engine
from client.errors import KeyMissing
from client.kit.snacks import Snacks
from client.models.port import Finished, TextDelta
from client.ui.root import Root
from tests.client.ui.conftest import with_model
from tests.client.ui.headless import Headless
from tests.client.ui.test_chat import HeldModel, ask, asked, composer
from tests.support.fakes import ScriptedModel
from tests.support.faults import Ports, full_disk, held

LONG = "가나다라 " * 6_000
FULL = "저장 공간이 가득 차서"
BUSY = "다른 창이 기억 파일을 쓰고 있어서"


@pytest.fixture
def said(monkeypatch):
    """Every sentence that is said at the bottom of the screen."""
    heard = []
    real = Snacks._put

    def put(self, sentence):
        heard.append(sentence.text)
        real(self, sentence)

    monkeypatch.setattr(Snacks, "_put", put)
    return heard


@pytest.fixture
def impatient(monkeypatch):
    """A store that is held is given up soon."""
    monkeypatch.setattr("client.store.database.BUSY_TIMEOUT_MS", 100)


async def turn_to(app, screen):
    await app.choose(app.find(ft.NavigationBar), selected_index=screen)


def block_field(app):
    return next(field for field in app.all(ft.TextField) if field.label == "항상 기억할 내용")


async def until_said(app, said, text):
    await app.until(lambda: any(text in sentence for sentence in said))


# A full disk


def test_on_a_full_disk_a_question_comes_back_into_the_field_and_can_be_sent_once_there_is_room(play, said):
    async def story(app, engine):
        await asked(app, "안녕하세요", "하나")
        with full_disk(engine):
            await ask(app, LONG)
            await until_said(app, said, FULL)
            await app.until(lambda: composer(app).value == LONG.strip())
            assert app.has("하나")
        await app.press("보내기")
        await app.until(lambda: app.has("두울"))

    play(story, "하나", "두울")


class Filling(ScriptedModel):
    """Says a long answer, and something happens to the store before its end."""

    def __init__(self):
        super().__init__()
        self.happens = lambda: None
        self.go = asyncio.Event()

    async def stream(self, request):
        self.requests.append(request)
        yield TextDelta("긴 답이에요. ")
        await self.go.wait()
        yield TextDelta(LONG)
        yield Finished("stop")


@pytest.mark.parametrize("fault", [full_disk, held])
def test_an_answer_that_cannot_be_saved_stays_on_the_screen_and_is_saved_once_it_can_be(play, impatient, fault):
    model = Filling()
    sentence = {full_disk: FULL, held: BUSY}[fault]

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("긴 답이에요."))
        with fault(engine):
            model.go.set()
            await app.until(lambda: app.has(sentence) and app.has("다시 시도"))
            assert app.has("가나다라"), "what came is there to be read"
        await app.press("다시 시도")
        await app.until(lambda: not app.has("다시 시도") and app.has("답변 복사"))
        (conversation,) = await asyncio.to_thread(engine.conversations.all)
        (turn,) = await asyncio.to_thread(engine.conversations.history, conversation.id)
        assert (turn.state, len(turn.answer) > 20_000, len(model.requests)) == ("done", True, 1)

    play(story, change=lambda engine: with_model(engine, model))


def test_an_answer_that_could_not_be_saved_is_saved_by_itself(play, impatient, monkeypatch):
    monkeypatch.setattr("client.ui.chat.inline.LOOK_SECONDS", 0.1)
    monkeypatch.setattr("client.turn.queue.FIRST_WAIT", 0.1)
    model = Filling()

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("긴 답이에요."))
        with held(engine):
            model.go.set()
            await app.until(lambda: app.has(BUSY))
        await app.until(lambda: not app.has(BUSY) and app.has("답변 복사"))

    play(story, change=lambda engine: with_model(engine, model))


def test_on_a_full_disk_the_block_is_not_saved_and_the_text_stays_in_its_field(play, said):
    text = "기억할 줄이에요 " * 300

    async def story(app, engine):
        await turn_to(app, 1)
        await app.until(lambda: app.has("항상 전달되는 기억"))
        await app.type(block_field(app), text)
        with full_disk(engine):
            await app.press("저장")
            await until_said(app, said, FULL)
            assert block_field(app).value == text
            assert (await asyncio.to_thread(engine.notebook.block)).text == ""
        await app.press("저장")
        await until_said(app, said, "저장했어요.")

    play(story)


def test_on_a_full_disk_a_conversation_is_deleted_or_stays_whole(play, said):
    async def story(app, engine):
        await asked(app, "지울 이야기", "하나")
        with full_disk(engine):
            await app.press("대화 목록")
            await app.press("대화 지우기: 지울 이야기")
            await app.press("지우기")
            await app.until(lambda: any("지웠어요" in one or FULL in one for one in said))
            left = await asyncio.to_thread(engine.conversations.all)
            assert len(left) == (0 if any("지웠어요" in one for one in said) else 1)
        await asked(app, "그다음 이야기", "두울")

    play(story, "하나", "두울")


# A store that another process holds


def test_a_store_that_is_held_costs_no_question_and_is_said_and_then_it_works_again(play, said, impatient):
    async def story(app, engine):
        with held(engine):
            await ask(app, "안녕하세요")
            await until_said(app, said, BUSY)
            await app.until(lambda: composer(app).value == "안녕하세요")
            await turn_to(app, 1)
            await app.until(lambda: app.has("항상 전달되는 기억"))
            await app.type(block_field(app), "짧게 답해 주세요.")
            await app.press("저장")
            await app.until(lambda: sum(BUSY in sentence for sentence in said) >= 2)
            assert block_field(app).value == "짧게 답해 주세요."
        await app.press("저장")
        await until_said(app, said, "저장했어요.")
        await turn_to(app, 0)
        await app.press("보내기")
        await app.until(lambda: app.has("하나"))

    play(story, "하나")


def test_a_stop_while_the_store_is_held_keeps_what_came(play, impatient):
    model = HeldModel()

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("절반만"))
        with held(engine):
            await app.press("멈추기")
            await app.until(lambda: app.has(BUSY) and app.has("절반만"))
        await app.press("다시 시도")
        await app.until(lambda: app.has("여기에서 멈췄어요.") and app.has("절반만"))

    play(story, change=lambda engine: with_model(engine, model))


# A clock that is wrong


@pytest.mark.parametrize("days", [365, -365])
def test_a_clock_that_jumps_by_a_year_takes_nothing_away(play, clock, days):
    async def story(app, engine):
        await asked(app, "첫 질문", "하나")
        clock.move(days=days)
        await app.press("정책 새로 고침")
        await asked(app, "둘째 질문", "두울")
        clock.move(days=-days)
        await asked(app, "셋째 질문", "세엣")
        found = await asyncio.to_thread(engine.conversations.all)
        turns = [turn for one in found for turn in await asyncio.to_thread(engine.conversations.history, one.id)]
        assert sorted(turn.question for turn in turns) == ["둘째 질문", "셋째 질문", "첫 질문"]
        assert {turn.state for turn in turns} == {"done"}
        await app.press("대화 목록")
        await app.until(lambda: app.has("질문"))

    play(story, "하나", "두울", "세엣")


def test_a_question_waits_for_the_service_whatever_the_clock_says(play, clock):
    from tests.support.away import Service, unreachable

    service = Service(unreachable())

    async def story(app, engine):
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("(1번째)"))
        clock.move(days=-365)
        assert await asyncio.to_thread(engine.conversations.current) is not None
        service.trouble = None
        await app.press("지금 다시")
        await app.until(lambda: app.has("답: 첫 질문"))

    play(story, change=lambda engine: with_model(engine, service))


# A key that goes while the app is open


def test_an_open_app_goes_on_without_its_key_file_and_with_the_key_everything_is_there(settings):
    async def stage():
        engine = open_engine(settings)
        shown = with_model(engine, ScriptedModel("하나", "두울"))
        app = await Headless.start(lambda page: Root(page, shown).show())
        await asked(app, "첫 질문", "하나")
        (key,) = engine.opened.folder.glob("*.key")
        kept = key.read_bytes()
        key.unlink()
        await asked(app, "둘째 질문", "두울")
        await turn_to(app, 3)
        await app.until(lambda: app.has("보관 방법"))
        assert app.connection.crashes == []
        await app.leave()
        await engine.close()
        with pytest.raises(KeyMissing):
            open_engine(settings)
        key.write_bytes(kept)
        again = open_engine(settings)
        assert again.status().turns == 2
        await again.close()

    asyncio.run(stage())


# Every port raises once

MINE = [
    errors.StoreBusy("store-busy"),
    errors.StoreFull("store-full"),
    errors.Damaged("store-damaged", file="gieok.db"),
    errors.WrongKey("store-wrong-key", file="gieok.db"),
    errors.KeyMissing("store-key-missing"),
    errors.ServerUnreachable("server-unreachable"),
    errors.BundleRefused("bundle-tampered"),
    errors.ClockWrong("clock-wrong"),
    errors.ModelUnavailable("model-busy"),
    errors.ModelRefused("model-key-refused"),
    errors.Refused("fact-unknown"),
    errors.Unavailable("turn-broke"),
    ZeroDivisionError("고객의 말"),
]


async def walk(app):
    """Through the screens, and a question; whatever a handler raises, the next step is taken."""
    await turn_to(app, 1)
    await asyncio.sleep(0.02)
    await turn_to(app, 2)
    await asyncio.sleep(0.02)
    await turn_to(app, 3)
    await asyncio.sleep(0.02)
    await turn_to(app, 0)
    await app.press("대화 목록")
    for sheet in app.all(ft.BottomSheet):
        sheet.open = False
    await app.press("새 대화")
    await ask(app, "안녕하세요")
    await app.until(lambda: not app.has("멈추기"))


def test_whatever_a_port_of_the_engine_raises_the_app_stays_and_says_one_sentence(play, said, monkeypatch):
    monkeypatch.setattr("client.ui.root.REST_SECONDS", 600.0)
    monkeypatch.setattr("client.ui.chat.inline.LOOK_SECONDS", 600.0)
    made = []

    def change(engine):
        made.append(Ports(with_model(engine, ScriptedModel(*["네."] * 500))))
        return made[0].engine

    async def story(app, engine):
        (ports,) = made
        await walk(app)
        methods = [name for name in ports.seen if name != ("preferences", "get")]
        assert len(methods) > 10
        for number, (port, method) in enumerate(methods):
            said.clear()
            error = MINE[number % len(MINE)]
            ports.break_once(port, method, error)
            await walk(app)
            assert app.connection.crashes == [], (port, method)
            assert not any("고객의 말" in sentence for sentence in said)
            ports.mend()
            if ports.broke and not said:
                continue  # it was somebody's who can do without
            assert all(sentence and "-" not in sentence.split()[0] for sentence in said), (port, method, said)
        await walk(app)
        await asked(app, "아직 있나요?", "네.")

    play(story, change=change)


@pytest.mark.parametrize("error", MINE, ids=lambda error: type(error).__name__)
def test_each_kind_of_error_has_a_sentence_in_which_no_name_of_an_exception_stands(play, said, error):
    made = []

    def change(engine):
        made.append(Ports(engine))
        return made[0].engine

    async def story(app, engine):
        made[0].break_once("conversations", "window", error)
        await app.press("대화 목록")
        await app.until(lambda: said)
        assert made[0].broke
        (sentence,) = said
        assert not any(word in sentence for word in ("Error", "고객의 말", "store-", "model-", "None"))
        assert sentence.endswith(("요.", "요"))
        await app.press("대화 목록")
        assert app.all(ft.BottomSheet)

    play(story, change=change)


def test_what_fails_again_and_again_is_said_once_and_not_behind_itself():
    shown = []

    class Page:
        width = 390
        theme = None

        def show_dialog(self, bar):
            shown.append(bar)

    snacks = Snacks(Page())
    for _ in range(20):
        snacks.say("저장하지 못했어요.")
        snacks.say("연결하지 못했어요.")
    shown[0].on_dismiss()
    shown[1].on_dismiss()
    assert len(shown) == 2
    snacks.say("저장하지 못했어요.")
    assert len(shown) == 3
