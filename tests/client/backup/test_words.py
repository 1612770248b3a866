"""Is each sentence about backups said somewhere, and can each reason that the code looks at be said?"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from client.backup.errand import OVER
from client.backup.make import _USED_UP
from client.kit.words import FOLDER, LANGUAGES, Words
from tests.client.ui.test_words_used import strings

SAID = [*sorted(Path("client").rglob("*.py")), *sorted(Path("server").rglob("*.py"))]


def test_every_sentence_about_backups_is_said_somewhere():
    body = FluentParser().parse((FOLDER / "ko" / "backup.ftl").read_text("utf-8")).body
    written = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    used = [re.compile(pattern) for pattern in set(strings(SAID))]
    assert [code for code in written if not any(pattern.fullmatch(code) for pattern in used)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted({*OVER, *_USED_UP, "login-needed"}))
def test_a_reason_that_decides_what_is_done_can_be_said_else_it_would_not_be_told_apart(language, code):
    assert Words(language).whole(code, state="EXPIRED") is not None


@pytest.mark.parametrize("state", ["CREATED", "ACTIVE", "RESTORED", "EXHAUSTED", "EXPIRED", "REPLACED", "DELETED"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_a_backup_has_a_sentence(language, state):
    said = Words(language).whole(f"backup-state-{state.lower()}", day="…", left=1, tries=2, when="…", to="…")
    assert said is not None
