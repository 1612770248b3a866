"""Who answers can be chosen, tried out before, and stopped; where text goes then is said before the yes."""

import dataclasses

import flet as ft
import pytest

from client.settings import ModelSettings
from shared.formats.config import Gateway
from tests.client.ui.ways import to_settings
from tests.support.model_server import ModelServer, call, fail, say, stall

SECRET = "sk-elephant-7731"
WORKS = call("c1", "say_ready", '{"word":"ready"}')


async def open_model(app):
    await to_settings(app)
    await app.press("답변하는 모델")
    await app.until(lambda: app.has("누가 답할지 고르세요.") or app.has("앱을 시작할 때 모델을"))


async def pick(app, source):
    await app.choose(app.find(ft.RadioGroup), value=source)


async def fill(app, url, name="elephant-1", key=""):
    await pick(app, "own")
    for label, text in (("주소", url), ("모델 이름", name), ("키", key)):
        await app.type(app.find(ft.TextField, label), text)


def with_gateway(engine):
    named = Gateway("https://gateway.example/v1", "gaon-1")
    return dataclasses.replace(engine, models=dataclasses.replace(engine.models, named=lambda: named))


def test_a_service_is_tried_agreed_to_and_answers_the_next_question(play):
    async def story(app, engine):
        with ModelServer(WORKS, say("다른 모델의 답")) as server:
            await open_model(app)
            await fill(app, server.url, key=SECRET)
            await app.press("연결 확인")
            await app.until(lambda: app.has("도구도 쓸 줄 알아요."))
            assert engine.models.now().source == "builtin"
            await app.press("이 모델로 바꾸기")
            await app.until(lambda: app.has(f"찾은 것이 127.0.0.1:{server.port}(으)로 가요."))
            assert engine.models.now().source == "builtin"
            await app.press("네, 바꿀게요")
            await app.until(lambda: app.has("다음 질문부터 elephant-1 모델이 답해요."))
            assert engine.models.now().host == f"127.0.0.1:{server.port}"
            assert SECRET not in "".join(app.texts())
            assert app.find(ft.TextField, "키").helper.startswith("키가 저장되어 있어요.")
            await app.press("설정으로 돌아가기")
            await app.until(lambda: app.has("elephant-1 모델이에요."))
            async for _ in engine.turns.ask("안녕하세요"):
                pass
            assert server.requests[1].headers["authorization"] == f"Bearer {SECRET}"
        assert [sent.purpose for sent in engine.sent()] == ["check", "turn"]

    play(story)


def test_a_no_changes_nothing(play):
    async def story(app, engine):
        await open_model(app)
        await fill(app, "https://api.example.com")
        await app.press("이 모델로 바꾸기")
        await app.until(lambda: app.has("api.example.com(으)로 가요."))
        await app.press("아니요")
        await app.until(lambda: not app.has("api.example.com(으)로 가요."))
        assert engine.models.now().source == "builtin"

    play(story)


@pytest.mark.parametrize(
    ("url", "name", "sentence"),
    [
        ("", "some", "주소와 모델 이름이 모두 있어야 해요."),
        ("http://api.example.com", "some", "암호화되지 않은 http라서"),
        ("https://me:word@api.example.com", "some", "모델 주소를 알아볼 수 없어서"),
    ],
)
def test_an_address_that_can_not_be_used_is_said_and_nothing_is_sent(play, url, name, sentence):
    async def story(app, engine):
        await open_model(app)
        await fill(app, url, name)
        for button in ("연결 확인", "이 모델로 바꾸기"):
            await app.press(button)
            await app.until(lambda: app.has(sentence))
        assert engine.sent() == []

    play(story)


def test_why_a_service_does_not_work_is_said_on_the_screen(play):
    async def story(app, engine):
        with ModelServer(fail(401), fail(404)) as server:
            await open_model(app)
            await fill(app, server.url, key="wrong")
            await app.press("연결 확인")
            await app.until(lambda: app.has("키를 받아 주지 않았어요."))
            assert app.has("아직 쓸 수 없어요.")
            await app.press("연결 확인")
            await app.until(lambda: app.has("이런 모델이 없어요."))

    play(story)


def test_a_check_goes_on_beside_the_window_and_can_be_stopped(play):
    async def story(app, engine):
        with ModelServer(stall()) as server:
            await open_model(app)
            await fill(app, server.url)
            await app.press("연결 확인")
            await app.until(lambda: app.has("확인하고 있어요"))
            assert app.find(ft.OutlinedButton, "연결 확인").disabled
            await app.until(server.sent.is_set)
            await app.press("그만두기")
            await app.until(lambda: app.has("확인을 그만두었어요."))
            assert not app.find(ft.OutlinedButton, "연결 확인").disabled
            await app.until(server.dropped.is_set)

    play(story)


def test_the_words_of_a_choice_may_take_two_lines_and_a_tap_on_them_chooses(play):
    async def story(app, engine):
        await open_model(app)
        assert [each.label for each in app.all(ft.Radio)] == ["", ""], "Flet's own words stay on one line"
        words = app.find(ft.Text, "직접 정한 모델 서비스")
        assert words.max_lines is None
        (place,) = [each for each in app.all(ft.Container) if each.content is words]
        assert place.expand
        await app.press("직접 정한 모델 서비스")
        assert app.find(ft.RadioGroup).value == "own"
        assert app.find(ft.TextField, "주소")

    play(story)


def test_a_check_is_over_when_the_screen_is_left_and_the_key_is_out_of_its_field(play):
    async def story(app, engine):
        with ModelServer(stall()) as server:
            await open_model(app)
            await fill(app, server.url, key=SECRET)
            field = app.find(ft.TextField, "키")
            await app.press("연결 확인")
            await app.until(server.sent.is_set)
            await app.turn_to("chat")
            await app.until(server.dropped.is_set)
            assert field.value == ""

    play(story)


def test_the_key_is_hidden_until_its_eye_is_pressed(play):
    async def story(app, engine):
        await open_model(app)
        await pick(app, "own")
        field = app.find(ft.TextField, "키")
        assert field.password
        await app.press("키 보기")
        assert not field.password
        await app.press("키 가리기")
        assert field.password

    play(story)


def test_the_built_in_assistant_is_taken_back_with_one_tap(play):
    async def story(app, engine):
        engine.models.choose(engine.models.meant("https://api.example.com", "some", SECRET))
        await open_model(app)
        assert app.find(ft.TextField, "주소").value == "https://api.example.com"
        assert app.find(ft.TextField, "키").value == ""
        await pick(app, "builtin")
        await app.until(lambda: app.has("내장 도우미가 이 기기 안에서 답해요."))
        assert engine.models.now().source == "builtin"

    play(story)


def test_the_services_own_model_is_offered_only_where_the_service_names_one(play):
    async def story(app, engine):
        await open_model(app)
        assert not app.has("서비스가 운영하는 모델")

    play(story)


def test_the_services_own_model_is_named_and_taken_with_a_yes(play):
    async def story(app, engine):
        await open_model(app)
        assert app.has("gateway.example의 gaon-1 모델이에요.")
        await pick(app, "gateway")
        await app.press("이 모델로 바꾸기")
        await app.until(lambda: app.has("gateway.example(으)로 가요."))
        await app.press("네, 바꿀게요")
        await app.until(lambda: engine.models.now().source == "gateway")

    play(story, change=with_gateway)


def test_a_gateway_that_is_gone_is_said_and_another_can_be_chosen(play):
    async def story(app, engine):
        await to_settings(app)
        assert app.has("서비스가 더는 모델을 정해 두지 않았어요.")
        await open_model(app)
        assert app.has("서비스가 더는 모델을 정해 두지 않았어요.")
        await pick(app, "builtin")
        await app.until(lambda: engine.models.now().source == "builtin")

    def gone(engine):
        engine.models.choice.set(ModelSettings("", "gateway", ""))
        return engine

    play(story, change=gone)


def test_what_an_option_decided_can_only_be_read(play):
    async def story(app, engine):
        await open_model(app)
        assert app.has("앱을 시작할 때 모델을 정해 두어서")
        assert app.find(ft.RadioGroup).disabled
        chosen = app.find(ft.RadioGroup).value
        await app.press("내장 도우미")
        assert app.find(ft.RadioGroup).value == chosen, "nor do its words choose"
        assert app.has("decided.example")
        assert app.all(ft.TextField) == []

    def decided(engine):
        fixed = ModelSettings("https://decided.example/v1", "fixed", "")
        return dataclasses.replace(engine, models=dataclasses.replace(engine.models, fixed=fixed))

    play(story, change=decided)
