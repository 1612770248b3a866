"""The very first screen speaks the language of the browser, and the ways to answer wrap at 200 %."""

import pytest

from client.kit.words import Words
from tests.browser.conftest import AppProcess
from tests.browser.screen import Screen

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("locale", "spoken"),
    [
        pytest.param("en-GB", "en", marks=pytest.mark.more),
        ("ja-JP", "ja"),
        pytest.param("fr-FR", "ko", marks=pytest.mark.more),
    ],
)
def test_a_new_account_begins_in_the_browsers_language_where_it_is_ours(app, browser, locale, spoken):
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale=locale)
    try:
        screen = Screen(context, app).open(first=True)
        words = Words(spoken)
        screen.wait(words.text("first-title-kept"))
        screen.wait("한국어 · English · 日本語")
        screen.press(words.text("first-skip"))
        screen.wait(words.text("chat-empty-title"))
        screen.quiet()
    finally:
        context.close()


def test_long_words_of_a_way_to_answer_wrap_at_200_percent(tmp_path, service, browser, pictures):
    context = browser.new_context(viewport={"width": 360, "height": 800}, locale="ja-JP")
    words = Words("ja")
    try:
        with AppProcess(tmp_path / "home", service.url) as running:
            screen = Screen(context, running.url).open(first=True)
            screen.press(words.text("first-next"))
            screen.press("200%", role="radio")
            screen.press(words.text("first-skip"))
            screen.press(words.text("nav-settings"), role="tab")
            screen.press(words.text("settings-model"))
            screen.wait(words.text("choose-model-own"))
            screen.picture(pictures / "model-ja-200.png")
            own = screen.page.get_by_role("radio", name=words.text("choose-model-own")).first
            box = own.bounding_box()
            assert box["x"] + box["width"] <= 360
            screen.press(words.text("choose-model-own"), role="radio")
            screen.wait(words.text("choose-model-address"))
            screen.quiet()
    finally:
        context.close()
