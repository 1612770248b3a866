"""Which pictures does the gallery show, and how does one get to each? A table: a new screen is one more line.

A way is told in ids of sentences, never in words: `stage.press("backups-make-open")`. Each begins at the chat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.gallery._stage import Stage
from tests.gallery._story import AGAIN, FIRST

EVERY = ("ko", "en", "ja", "ko-wide", "ko-dark")
PHONES = ("ko", "en", "ja")


@dataclass(frozen=True)
class Shot:
    """One picture. `home`: "story" = the customer's, "new" = nobody's yet, "offline" = the customer's with no server."""

    name: str
    says: str  # what it shows, for the index
    way: Callable[[Stage], None]
    home: str = "story"
    variants: tuple[str, ...] = EVERY


def welcome(stage: Stage) -> None:
    stage.wait("chat-empty-title")
    stage.wait("state-fresh")


def answer(stage: Stage) -> None:
    stage.wait("state-fresh")
    stage.wait_for(AGAIN[stage.language][-1])
    stage.wait("recheck-needed")


def source(stage: Stage) -> None:
    stage.press_first_source()
    stage.wait("source-effective", date="")


def record(stage: Stage) -> None:
    stage.press_last("record-open")
    stage.wheel(900)
    stage.wait("record-sent")


def remembered(stage: Stage) -> None:
    stage.wheel(-500)
    stage.wait("card-block-undo")


def conversations(stage: Stage) -> None:
    stage.press("chat-list")
    stage.wait_for(FIRST[stage.language][0][:12])


def temporary(stage: Stage) -> None:
    stage.press("temporary-begin")
    stage.wait("temporary-end")


def memory(stage: Stage) -> None:
    stage.turn("nav-memory")
    stage.wait("facts-title")


def facts(stage: Stage) -> None:
    memory(stage)
    stage.scroll_to("facts-search", role="textbox")
    stage.wheel(420)


def settings(stage: Stage) -> None:
    stage.turn("nav-settings")
    stage.wait("settings-model")


def sent(stage: Stage) -> None:
    settings(stage)
    stage.scroll_to("sent-open")
    stage.press("sent-open")
    stage.wait("sent-what")


def backup(stage: Stage) -> None:
    settings(stage)
    stage.scroll_to("backups-settings-open")
    stage.press("backups-settings-open")
    stage.wait("backups-make")


def account(stage: Stage) -> None:
    backup(stage)
    stage.press("backups-make-open")
    stage.wait("account-login")


def new_phone(stage: Stage) -> None:
    stage.press("backups-new-phone")
    stage.wait("account-login")


def offline(stage: Stage) -> None:
    stage.wait_for(stage.words.text("state-offline", since="|").split("|")[-1])


SHOTS = (
    Shot("01-welcome", "A new device", welcome, home="new"),
    Shot("02-answer", "An answer that sees what was agreed before, and that the rule has moved on", answer),
    Shot("03-source", "The passage that an answer rests on", source),
    Shot("04-record", "How an answer came about, and what left the device", record, variants=PHONES),
    Shot("05-remembered", "What was remembered is said, and can be taken back there", remembered, variants=PHONES),
    Shot("06-conversations", "Earlier conversations", conversations, variants=PHONES),
    Shot("07-temporary", "A conversation of which nothing is kept", temporary),
    Shot("08-memory", "What goes with every question", memory),
    Shot("09-facts", "What is remembered, with the words that it rests on", facts, variants=PHONES),
    Shot("10-settings", "Settings", settings),
    Shot("11-sent", "What left the device", sent, variants=PHONES),
    Shot("12-backup", "Backups", backup),
    Shot("13-account", "An account, for backups only", account, variants=PHONES),
    Shot("14-new-phone", "The way of a new phone", new_phone, home="new", variants=PHONES),
    Shot("15-offline", "Without a connection", offline, home="offline", variants=PHONES),
)
