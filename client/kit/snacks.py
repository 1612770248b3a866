"""What is said at the bottom of the screen, one sentence after the other.

Of several snack bars shown at once only the last is seen; an undo must not be overtaken by a notice. So they queue.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.wrap import keep_words

NOTICE_MILLISECONDS: Final = 3_500
OFFER_MILLISECONDS: Final = 7_000  # long enough to read it, decide and reach for the button
WIDTH: Final = 560  # logical pixels, on a window that is wider
ABOVE_COMPOSER: Final = 76  # logical pixels, at the smallest size of text: what is being written stays in sight

Handler = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class _Sentence:
    text: str
    button: str | None
    press: Handler | None


class Snacks:
    """The queue of one page."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._waiting: deque[_Sentence] = deque()
        self._shown: ft.SnackBar | None = None
        self._ended = False
        self._saying: _Sentence | None = None

    def say(self, text: str) -> None:
        """A notice."""
        self._put(_Sentence(text, None, None))

    def offer(self, text: str, button: str, press: Handler) -> None:
        """A notice with one thing that can be done about it; `press` is already guarded."""
        self._put(_Sentence(text, button, press))

    def end(self) -> None:
        """Nothing is said any more: the window is locked."""
        self._ended = True
        self._waiting.clear()

    def _put(self, sentence: _Sentence) -> None:
        if self._ended:
            return
        if sentence.press is None and sentence in {self._saying, *self._waiting}:
            return  # what keeps failing is said once, and not for minutes behind itself
        self._waiting.append(sentence)
        if self._shown is None:
            self._next()

    def _next(self) -> None:
        self._shown = self._saying = None
        if not self._waiting:
            return
        sentence = self._saying = self._waiting.popleft()
        action = None
        if sentence.button is not None:
            action = ft.SnackBarAction(label=sentence.button, on_click=sentence.press)
        side = max(theme.PAD, ((self._page.width or 0) - WIDTH) / 2)
        self._shown = ft.SnackBar(
            content=ft.Text(keep_words(sentence.text), semantics_label=sentence.text),
            action=action,
            duration=NOTICE_MILLISECONDS if action is None else OFFER_MILLISECONDS,
            behavior=ft.SnackBarBehavior.FLOATING,
            margin=ft.Margin(left=side, top=0, right=side, bottom=ABOVE_COMPOSER + theme.grown(self._page)),
            persist=False,
            on_dismiss=self._next,
        )
        self._page.show_dialog(self._shown)
