"""Does a choice take effect at once, everywhere, and does the device tell the truth about itself?"""

import asyncio
import re

import flet as ft
import pytest

from client.kit.words import Words


async def settings(app):
    await app.choose(app.find(ft.NavigationBar), selected_index=3)
    await app.until(lambda: app.has("답변하는 모델"))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_another_language_is_spoken_at_once_on_every_screen_and_kept(play, language):
    async def story(app, engine):
        words = Words(language)
        await settings(app)
        await app.choose(app.all(ft.SegmentedButton)[0], selected=[language])
        await app.until(lambda: app.has(words.text("settings-model")))
        assert app.has(words.text("nav-memory"))
        for screen, code in ((1, "memory-block-hint"), (0, "chat-empty-title")):
            await app.choose(app.find(ft.NavigationBar), selected_index=screen)
            await app.until(lambda code=code: app.has(words.text(code)))
        assert engine.language() == language
        assert app.page.locale_configuration.current_locale.language_code == language

    play(story)


def test_the_look_is_taken_and_kept(play):
    async def story(app, engine):
        await settings(app)
        await app.choose(app.all(ft.SegmentedButton)[1], selected=["dark"])
        await app.until(lambda: app.page.theme_mode == ft.ThemeMode.DARK)
        assert engine.preferences.get().theme == "dark"

    play(story)


def test_searching_conversations_can_be_turned_off(play):
    async def story(app, engine):
        await settings(app)
        await app.choose(app.find(ft.Switch), value=False)
        await app.until(lambda: engine.preferences.get().conversation_search == "off")

    play(story)


def test_the_built_in_assistant_says_that_nothing_leaves(play):
    async def story(app, engine):
        await settings(app)
        assert app.has("내장 도우미예요.")

    play(story)


def test_a_service_is_named_with_the_place_that_texts_go_to(play):
    async def story(app, engine):
        await settings(app)
        assert app.has("scripted")
        assert app.has("model.test")

    play(story, "답")


def test_a_key_that_lies_in_a_file_is_warned_about(play):
    async def story(app, engine):
        await settings(app)
        status = await asyncio.to_thread(engine.status)
        assert status.key == "file"
        assert app.has("열쇠가 파일로 저장되어 있어요")

    play(story)


def test_the_memory_is_exported_into_a_folder_of_the_device_that_the_screen_names(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "호칭: 코끼리", "", overwrite=True)
        await settings(app)
        await app.press("내보내기")
        await app.until(lambda: app.has("이곳에 썼어요"))
        (folder,) = (engine.opened.folder / "exports").iterdir()
        assert app.has(str(folder))
        assert sorted(file.suffix for file in folder.iterdir()) == [".jsonl", ".md"]
        assert all("코끼리" in file.read_text("utf-8") for file in folder.iterdir())

    play(story)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_korean_is_left_on_the_screens_of_another_language(play, language):
    async def story(app, engine):
        words = Words(language)
        await settings(app)
        await app.choose(app.all(ft.SegmentedButton)[0], selected=[language])
        await app.until(lambda: app.has(words.text("settings-model")))
        seen = set(app.texts())
        for screen, code in (
            (1, "memory-block-hint"),
            (2, "policies-none-hint"),
            (0, "chat-empty-title"),
            (3, "diagnostics-open"),
        ):
            await app.choose(app.find(ft.NavigationBar), selected_index=screen)
            await app.until(lambda code=code: app.has(words.text(code)))
            seen |= set(app.texts())
        await app.press(words.text("diagnostics-open"))
        await app.until(lambda: app.has(words.text("diagnostics-store")))
        seen |= set(app.texts())
        assert {text for text in seen if re.search("[가-힣]", text)} == {"한국어"}

    play(story)
