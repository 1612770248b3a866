"""Are the backup screens whole in each language, with nothing of another one, on a phone and on a desk, light and dark?"""

import re

import pytest

from client.kit.words import Words

SCRIPTS = {"en": "[가-힣ぁ-んァ-ン]", "ja": "[가-힣]"}
STEPS = (
    ("backups-make-open", "backups-to-digits"),
    ("backups-details-open", "backups-details-limits"),
    ("backups-step-back", "backups-to-digits"),
    ("backups-to-digits", "backups-digits-wrote"),
    ("backups-digits-own", "backups-own-hint"),
    ("backups-digits-offered", "backups-digits-wrote"),
    ("backups-digits-wrote", "backups-digits-again-why"),
)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_other_language_is_left_on_the_steps(phone, language, width):
    words = Words(language)

    async def story(app, engine):
        engine.preferences.set("language", language)
        await app.turn_to("settings")
        await app.until(lambda: app.has("한국어"))
        await app.pick("언어", language)
        await app.until(lambda: app.has(words.text("backups-title")))
        await app.press(words.text("backups-title"))
        await app.until(lambda: app.has(words.text("backups-list-none")))
        seen = set(app.texts())
        for press, then in STEPS:
            await app.press(words.text(press))
            await app.until(lambda then=then: app.has(words.text(then)))
            seen |= set(app.texts())
        assert [text for text in seen if re.search(SCRIPTS[language], text)] == []
        assert [text for text in seen if re.fullmatch(r"backups?-[a-z-]+", text)] == []

    phone(story, width=width, name="Pixel")
