"""Which pictures does the gallery show, and how does one get to each? A table: a new screen is one more line.

A way is told in ids of sentences, never in words: `stage.press("backups-make-open")`. Each begins at the chat, or at
what the window shows first where there is no chat yet.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.gallery._stage import Stage
from tests.gallery._story import AWAY, LOOKED_FOR, REFUND

EVERY = ("ko", "en", "ja", "ko-wide", "ko-dark")
PHONES = ("ko", "en", "ja")


@dataclass(frozen=True)
class Shot:
    """One picture. `home` names who is looked at, as `take.HOMES` has them: "story" is the customer of the story."""

    name: str
    says: str  # what it shows, for the index
    way: Callable[[Stage], None]
    home: str = "story"
    variants: tuple[str, ...] = EVERY


def first(stage: Stage) -> None:
    stage.wait("first-title-kept")


def first_look(stage: Stage) -> None:
    stage.press("first-next")
    stage.wait("first-title-look")


def first_start(stage: Stage) -> None:
    stage.press("first-next")
    stage.wait("first-title-start")


def welcome(stage: Stage) -> None:
    stage.wait("chat-empty-title")
    stage.wait("state-fresh")


def answer(stage: Stage) -> None:
    stage.wait("state-fresh")
    stage.wait("ask-recheck-yes")


def source(stage: Stage) -> None:
    stage.press_first_source()
    stage.wait("source-effective", date="")


def record(stage: Stage) -> None:
    stage.press_last("record-open")
    stage.wheel(900)
    stage.wait("record-sent")


def remembered(stage: Stage) -> None:
    stage.wheel(-650)
    stage.wait("card-block-undo")


def conversations(stage: Stage) -> None:
    if not stage.has("talks-search"):  # it stands beside the chat in a wide window
        stage.press("chat-list")
    stage.wait("talks-search")


def found(stage: Stage) -> None:
    conversations(stage)
    stage.write("talks-search", LOOKED_FOR[stage.language])
    stage.wait("talks-search-end")
    stage.screen.page.wait_for_timeout(1500)  # how many are found depends on the language


def temporary(stage: Stage) -> None:
    stage.press("temporary-begin")
    stage.wait("temporary-end")


def memory(stage: Stage) -> None:
    stage.turn("nav-memory")
    stage.wait("memory-part-facts")


def facts(stage: Stage) -> None:
    memory(stage)
    stage.press("memory-part-facts")
    stage.wait("facts-search")
    stage.press("fact-kind-agreement", role="checkbox")
    stage.wait("facts-filter-off")
    stage.wheel(260)


def shelf(stage: Stage) -> None:
    stage.turn("nav-policies")
    stage.wait("policies-search")
    stage.wait("policies-state-fresh")


def page(stage: Stage) -> None:
    shelf(stage)
    stage.screen.press(REFUND)
    stage.wait("policies-ask-policy")


def settings(stage: Stage) -> None:
    stage.turn("nav-settings")
    stage.wait("settings-model")


def settings_below(stage: Stage) -> None:
    _row(stage, "about-title")
    stage.wheel(2000)


def model(stage: Stage) -> None:
    _open(stage, "settings-model")
    stage.press("choose-model-own", role="radio")
    stage.wait("choose-model-address")


def lock(stage: Stage) -> None:
    _open(stage, "lock-title")
    stage.wait("lock-set")


def sent(stage: Stage) -> None:
    _open(stage, "sent-title")
    stage.wait("sent-what")


def about(stage: Stage) -> None:
    _open(stage, "about-title")
    stage.wait("about-optional")


def backup(stage: Stage) -> None:
    _open(stage, "backups-title")
    stage.wait("backups-make")


def account(stage: Stage) -> None:
    backup(stage)
    stage.press("backups-make-open")
    stage.wait("account-login")


def new_phone(stage: Stage) -> None:
    stage.press("backups-new-phone")
    stage.wait("account-login")


def offline(stage: Stage) -> None:
    stage.press("state-refresh")
    stage.wait_for(max(stage.words.text("state-offline", since="|").split("|"), key=len))


def away(stage: Stage) -> None:
    stage.write("chat-write", AWAY[stage.language])
    stage.screen.key("Enter")
    stage.wait("line-again")


def shut(stage: Stage) -> None:
    stage.wait("gate-keymissing-title")


def locked(stage: Stage) -> None:
    stage.wait("lock-screen-title")


def _row(stage: Stage, code: str) -> None:
    settings(stage)
    stage.scroll_to(code)


def _open(stage: Stage, code: str) -> None:
    _row(stage, code)
    stage.press(code)


SHOTS = (
    Shot("01-first", "The first opening: what is kept where", first, home="first"),
    Shot("02-first-look", "Language and size of text", first_look, home="first", variants=PHONES),
    Shot("03-first-start", "Ready, with no account", first_start, home="first", variants=PHONES),
    Shot("04-welcome", "An empty conversation", welcome, home="new"),
    Shot("05-answer", "An answer that sees what was agreed before, and that the rule has moved on", answer),
    Shot("06-source", "The passage that an answer rests on", source),
    Shot("07-record", "How an answer came about, and what left the device", record, variants=PHONES),
    Shot("08-remembered", "What was remembered is said, and can be taken back there", remembered, variants=PHONES),
    Shot("09-conversations", "Earlier conversations, found by what was said", found),
    Shot("10-temporary", "A conversation of which nothing is kept", temporary, variants=PHONES),
    Shot("11-away", "The model service is away: questions wait in line", away, home="away"),
    Shot("12-offline", "Without a connection to the service", offline, home="offline", variants=PHONES),
    Shot("13-memory", "What goes with every question", memory),
    Shot("14-facts", "What is remembered, with a filter", facts),
    Shot("15-policies", "The policies", shelf),
    Shot("16-policy", "One policy, and what changed", page),
    Shot("17-settings", "Settings", settings),
    Shot("18-settings-below", "Settings, further down", settings_below, variants=PHONES),
    Shot("19-model", "Who answers", model, variants=PHONES),
    Shot("20-lock", "An app lock", lock, variants=PHONES),
    Shot("21-sent", "What left the device", sent, variants=PHONES),
    Shot("22-backup", "Backups, and a new phone", backup),
    Shot("23-account", "An account, for backups and agreements only", account, variants=PHONES),
    Shot("24-restore", "The way of a new phone", new_phone, home="new", variants=PHONES),
    Shot("25-about", "About this app", about, variants=PHONES),
    Shot("26-locked", "A locked window", locked, home="locked", variants=("ko", "en", "ja", "ko-dark")),
    Shot("27-shut", "A memory whose key is missing", shut, home="shut", variants=("ko", "en", "ja", "ko-dark")),
)
