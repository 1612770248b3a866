"""Has every reason for a closed gate its screen, in words of every language?"""

import pytest

from client.errors import Damaged, NotOurFile, Refused
from client.kit.words import Words
from client.ui.gate.reasons import MAY_BEGIN_ANEW, PASSES, reason_of
from tests.client.ui.gate.spoilt import FAILING, SPOILT, missing_key

LANGUAGES = ("ko", "en", "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_in_every_language_and_nothing_is_left_to_fill_in(language):
    words, params = Words(language), {"file": "gieok.db", "found": 9, "known": 1}
    for reason in (*SPOILT, *FAILING, "newer"):
        if reason == "other":
            continue
        for part in ("title", "what", "kept", "do"):
            said = words.whole(f"gate-{reason}-{part}", **params)
            assert said, (language, reason, part)


def test_the_gate_speaks_what_the_option_says_then_the_browser_then_the_system_then_korean(
    live, settings, folder, monkeypatch
):
    from dataclasses import replace

    missing_key(folder, settings.home)
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")

    def says(language, browser):
        async def story(house):
            app = await house.window(languages=(browser,))
            assert app.has(Words(language).text("gate-keymissing-title"))

        return story

    live(says("en", "ja-JP"), settings=replace(settings, language="en"))
    live(says("en", "en-US"), settings=replace(settings, language=None))
    live(says("ja", "fr-FR"), settings=replace(settings, language=None))
    monkeypatch.setenv("LC_ALL", "C")
    live(says("ko", "fr-FR"), settings=replace(settings, language=None))


def test_each_error_of_opening_has_its_own_screen():
    assert reason_of(NotOurFile("store-not-ours", file="x")) == "notours"
    assert reason_of(Damaged("lock-damaged")) == "keydamaged"
    assert reason_of(Refused("anything-else")) == "other"
    assert not MAY_BEGIN_ANEW & PASSES
