"""Is no answer given before its try is written?"""

import pytest

from server.errors import Damaged, Unavailable
from server.hsm.anchor import Anchor
from server.hsm.ledger import Page
from shared.crypto.p256 import GENERATOR, write_point
from tests.server.hsm.older_copy import copy_of, put_back


def test_a_number_that_can_not_be_written_stops_the_answer_and_costs_the_try(software, monkeypatch):
    made = software.backup()

    def full(_anchor, _generation):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Anchor, "write", full)
        with pytest.raises(Unavailable) as raised:
            made.guess()
        assert raised.value.code == "vault-unwritable"
    assert made.standing.left == 9
    software.reopen()
    assert made.guess().left == 8


def test_no_lost_answer_is_given_before_the_number_is_written(software, tmp_path, monkeypatch):
    """Else the database could be put back by one change after the answer, and the guess be made again."""
    made = software.backup()
    copy = copy_of(software, tmp_path / "copy")
    element = write_point(GENERATOR)

    def full(_anchor, _generation):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Anchor, "write", full)
        for _ in range(2):
            with pytest.raises(Unavailable):
                software.vault.attempt(made.name, "attempt00001", element)
    assert software.vault.attempt(made.name, "attempt00001", element).left == 9
    with pytest.raises(Damaged):
        put_back(software, copy)


def test_a_database_that_can_not_be_written_evaluates_nothing(software, monkeypatch):
    made = software.backup()

    def full(_page, _now):
        raise OSError(28, "No space left on device")

    evaluated = []
    monkeypatch.setattr(software.vault._keys, "evaluate", lambda *_: evaluated.append(1))
    with monkeypatch.context() as patched:
        patched.setattr(Page, "commit", full)
        with pytest.raises(Unavailable):
            made.guess()
    assert evaluated == []
    assert made.standing.left == 10
