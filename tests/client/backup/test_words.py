"""Can each reason that the code looks at be said, and each state of a backup?"""

import pytest

from client.backup.errand import OVER
from client.backup.make import _USED_UP
from client.kit.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted({*OVER, *_USED_UP, "login-needed"}))
def test_a_reason_that_decides_what_is_done_can_be_said_else_it_would_not_be_told_apart(language, code):
    assert Words(language).whole(code, state="EXPIRED") is not None


@pytest.mark.parametrize("state", ["CREATED", "ACTIVE", "RESTORED", "EXHAUSTED", "EXPIRED", "REPLACED", "DELETED"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_a_backup_has_a_sentence(language, state):
    said = Words(language).whole(f"backup-state-{state.lower()}", day="…", left=1, tries=2, when="…", to="…")
    assert said is not None
