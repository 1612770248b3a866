"""How are ways through the app told in ids of sentences? A window in one language, over the semantics tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.kit.words import Words
from tests.browser.screen import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Locator


class Stage:
    """One open window."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen, self.language, self.words = screen, language, Words(language)

    def home(self) -> None:
        """Back to the chat, whatever is open."""
        self.screen.key("Escape")
        self.screen.page.wait_for_timeout(300)
        if self.screen.has(self.words.text("temporary-end")):
            self.press("temporary-end")
        self.turn("nav-chat")

    def wait(self, code: str, **values: str) -> None:
        """Until the sentence can be read."""
        self.wait_for(self.words.text(code, **values))

    def wait_for(self, text: str) -> None:
        """Until the words can be read."""
        self.screen.wait(text.strip())

    def press(self, code: str, *, role: str = "button") -> None:
        """Click what has this name."""
        self.screen.press(self.words.text(code), role=role)

    def turn(self, code: str) -> None:
        """To a place of the navigation: tabs below on a phone, buttons at the side of a wide window."""
        name = self.words.text(code)
        self.screen.until(lambda: self._places(name), name)
        self.screen.press(name, role="tab" if self.screen.page.get_by_role("tab", name=name).count() else "button")

    def _places(self, name: str) -> int:
        page = self.screen.page
        return page.get_by_role("tab", name=name).count() + page.get_by_role("button", name=name).count()

    def scroll_to(self, code: str, *, role: str = "button") -> None:
        """Turn the wheel until it is there."""
        self.screen.scroll_to(self.words.text(code), role=role)

    def wheel(self, down: int) -> None:
        """Scroll by so many pixels; below nothing it goes up."""
        size = self.screen.page.viewport_size
        self.screen.page.mouse.move(size["width"] / 2, size["height"] / 2)
        self.screen.page.mouse.wheel(0, down)
        self.screen.page.wait_for_timeout(300)

    def press_last(self, code: str) -> None:
        """Click what has this name and stands furthest down: that of the newest answer."""
        self._click_last(self.screen.page.get_by_role("button", name=self.words.text(code)), code)

    def press_first_source(self) -> None:
        """The first citation below the newest answer."""
        self._click_last(self.screen.page.get_by_role("button").filter(has_text="1. "), "a citation")

    def _click_last(self, found: Locator, what: str) -> None:
        self.screen.until(lambda: found.count() > 0, what)
        self.screen._settled()
        found.last.evaluate("node => node.click()")
