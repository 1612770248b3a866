"""Does a choice take effect at once, everywhere, and does the device tell the truth about itself?"""

import asyncio
import dataclasses
import re

import flet as ft
import pytest

from client.kit.words import Words
from tests.client.ui.ways import to_settings


def switch(app, name):
    """The switch in the row of this name."""
    (found,) = [
        row for row in app.all(ft.MergeSemantics) if any(name in app._names(inside) for inside in app.walk(row))
    ]
    return next(each for each in app.walk(found) if isinstance(each, ft.Switch))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_another_language_is_spoken_at_once_on_every_screen_and_kept(play, language):
    async def story(app, engine):
        words = Words(language)
        await to_settings(app)
        await app.pick("언어", language)
        await app.until(lambda: app.has(words.text("settings-model")))
        assert app.has(words.text("nav-memory"))
        for screen, code in (("memory", "memory-block-hint"), ("chat", "chat-empty-title")):
            await app.turn_to(screen)
            await app.until(lambda code=code: app.has(words.text(code)))
        assert engine.language() == language
        assert app.page.locale_configuration.current_locale.language_code == language

    play(story)


def test_a_language_that_an_option_decided_can_only_be_read(play):
    async def story(app, engine):
        await to_settings(app)
        assert app.has("앱을 시작할 때 정한 언어라서")

    play(story, change=lambda engine: dataclasses.replace(
        engine, settings=dataclasses.replace(engine.settings, language="ko")
    ))  # fmt: skip


def test_the_look_is_taken_and_kept(play):
    async def story(app, engine):
        await to_settings(app)
        await app.pick("화면 모드", "dark")
        await app.until(lambda: app.page.theme_mode == ft.ThemeMode.DARK)
        assert engine.preferences.get().theme == "dark"
        await app.until(lambda: app.has("어둡게"))

    play(story)


def test_the_size_of_text_is_shown_with_a_sample_that_stays_while_sizes_are_tried(play):
    async def story(app, engine):
        await to_settings(app)
        await app.pick("글자 크기", "150")
        await app.until(lambda: engine.preferences.get().text_size == "150")
        assert app.has("이 크기로 보여요.")
        await app.choose(app.all(ft.RadioGroup)[-1], value="200")
        await app.until(lambda: engine.preferences.get().text_size == "200")

    play(story)


@pytest.mark.parametrize(
    ("row", "name", "off"),
    [
        ("지난 대화 찾아보기", "conversation_search", "off"),
        ("기억하기", "memory", "off"),
        ("이름 없는 제안 묻기", "proposals", "never"),
    ],
)
def test_what_is_on_can_be_turned_off_and_on_again(play, row, name, off):
    async def story(app, engine):
        await to_settings(app)
        before = getattr(engine.preferences.get(), name)
        await app.choose(switch(app, row), value=False)
        await app.until(lambda: getattr(engine.preferences.get(), name) == off)
        await app.choose(switch(app, row), value=True)
        await app.until(lambda: getattr(engine.preferences.get(), name) == before)

    play(story)


def test_the_built_in_assistant_says_that_nothing_leaves(play):
    async def story(app, engine):
        await to_settings(app)
        assert app.has("내장 도우미예요.")

    play(story)


def test_a_service_is_named_with_the_place_that_texts_go_to(play):
    async def story(app, engine):
        await to_settings(app)
        assert app.has("scripted")
        assert app.has("model.test")

    play(story, "답")


def test_a_key_that_lies_in_a_file_is_warned_about(play):
    async def story(app, engine):
        await to_settings(app)
        status = await asyncio.to_thread(engine.status)
        assert status.key == "file"
        assert app.has("열쇠가 파일로 저장되어 있어요")

    play(story)


def test_the_memory_is_exported_into_a_folder_of_the_device_that_the_screen_names(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "호칭: 코끼리", "", overwrite=True)
        await to_settings(app)
        await app.press("기억 내보내기")
        await app.press("내보내기")
        await app.until(lambda: app.has("이곳에 썼어요"))
        (folder,) = (engine.opened.folder / "exports").iterdir()
        assert app.has(str(folder))
        assert sorted(file.suffix for file in folder.iterdir()) == [".jsonl", ".md"]
        assert all("코끼리" in file.read_text("utf-8") for file in folder.iterdir())

    play(story)


def test_every_part_and_every_way_stands_on_the_first_screen(play):
    async def story(app, engine):
        await to_settings(app)
        for name in (
            "대화와 모델", "화면", "기억", "개인정보", "백업과 계정", "이 앱", "모두 지우기",
            "기억 내보내기", "저장 공간", "나간 기록", "서비스에 제안한 것", "서비스가 보관하는 합의",
            "백업과 새 휴대폰", "계정", "앱 정보", "진단", "모든 기억 지우기",
        ):  # fmt: skip
            assert name in app.texts(), name

    play(story)


OPENED = {  # row → what its screen or sheet says
    "choose-model-hint": "settings-model",
    "set-zone-hint": "set-zone",
    "set-text-size-sample": "set-text-size",
    "room-free-how": "room-title",
    "about-optional": "about-title",
    "diagnostics-schema": "diagnostics-title",
}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_korean_is_left_on_the_screens_of_another_language(play, language):
    async def story(app, engine):
        words = Words(language)
        await to_settings(app)
        await app.pick("언어", language)
        await app.until(lambda: app.has(words.text("settings-model")))
        seen = set(app.texts())
        for screen, code in (
            ("memory", "memory-block-hint"),
            ("policies", "policies-none-hint"),
            ("chat", "chat-empty-title"),
            ("settings", "diagnostics-title"),
        ):
            await app.turn_to(screen)
            await app.until(lambda code=code: app.has(words.text(code)))
            seen |= set(app.texts())
        for code, row in OPENED.items():
            await app.press(words.text(row))
            await app.until(lambda code=code: app.has(words.text(code, number="5")))
            seen |= set(app.texts())
            await app.turn_to("settings")
        korean = {text for text in seen if re.search("[가-힣]", text)}
        assert korean <= {"한국어", "Gieok (기억) 0.1.0"}
        assert {
            text for text in seen if re.fullmatch(r"(set|room|about|choose|trial|diagnostics)-[a-z-]+", text)
        } == set()

    play(story)
