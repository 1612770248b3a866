"""How are ways through the app told in ids of sentences? A window in one language, over the semantics tree."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from client.kit.words import Words
from tests.browser.screen import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Locator

WIDE = 840  # logical pixels from which on the navigation stands at the side


class Stage:
    """One open window."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen, self.language, self.words = screen, language, Words(language)

    def home(self) -> None:
        """Back to the chat, whatever is open; where there is none yet, or it is shut, one stays."""
        for _ in range(3):
            if self._place("nav-memory").count():  # below a sheet the places cannot be read
                break
            self.screen.key("Escape")
            self.screen.page.wait_for_timeout(500)
        else:
            return
        if self.screen.has(self.words.text("temporary-end")):
            self.press("temporary-end")
        self.turn("nav-chat")
        self.wait("chat-new")
        self.screen.page.wait_for_timeout(500)

    def wait(self, code: str, **values: str | int) -> None:
        """Until the sentence can be read."""
        self.wait_for(self.words.text(code, **values))

    def wait_for(self, text: str) -> None:
        """Until the words can be read."""
        self.screen.wait(text.strip())

    def has(self, code: str) -> bool:
        """Can the sentence be read now?"""
        return bool(self.screen.has(self.words.text(code)))

    def write(self, code: str, text: str) -> None:
        """Put a text into the field of this name."""
        self.screen.write(self.words.text(code), text)

    def press(self, code: str, *, role: str = "button") -> None:
        """Click what has this name."""
        self.screen.press(self.words.text(code), role=role)

    def turn(self, code: str) -> None:
        """To a place of the navigation: tabs below on a phone, buttons at the side of a wide window."""
        place = self._place(code)
        self.screen.until(lambda: place.count() > 0, code)
        self.screen._settled()
        place.first.evaluate("node => node.click()")

    def _place(self, code: str) -> Locator:
        """A badge may stand before its name, and at the side its number behind; the places come first there."""
        role = "tab" if self.screen.page.viewport_size["width"] < WIDE else "button"
        return self.screen.page.get_by_role(role, name=re.compile(rf"(^|\s){re.escape(self.words.text(code))}(\s|$)"))

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
        self._click_last(self.screen.page.get_by_role("button", name=re.compile("^1[.] ")), "a citation")

    def _click_last(self, found: Locator, what: str) -> None:
        self.screen.until(lambda: found.count() > 0, what)
        self.screen._settled()
        found.last.evaluate("node => node.click()")
