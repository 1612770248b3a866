"""An owner and a thief, in any order, with lost answers, restarts and time: does the thief ever get an eleventh guess?"""

import shutil
import tempfile
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from server.errors import Gone, Refused, TooMany
from server.hsm.port import EVALUATIONS_AT_MOST
from server.hsm.rules import WAITS
from tests.support.vaults import NO_WAITS, PIN, Bench

TRIES = 10


class OwnerAndThief(RuleBasedStateMachine):
    """One backup; the model is the list of what was tried, and nothing of how the vault counts."""

    setup: ClassVar = {}
    waits = NO_WAITS

    def __init__(self):
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.bench = Bench(self.folder / "data", waits=self.waits, **self.setup)
        self.backup = self.bench.backup()
        self.thief, self.owner, self.refunded = [], [], set()
        self.over = None

    def teardown(self):
        self.bench.vault.destroy(self.backup.name, "DELETED")
        self.bench.close()
        shutil.rmtree(self.folder)

    @property
    def counted(self):
        return len(self.thief) + len(self.owner) - len(self.refunded)

    def tries(self, tried, pin):
        before, evaluations = self.counted, 1 + len(self.thief) + len(self.owner)
        try:
            guess = self.backup.guess(pin)
        except TooMany:
            assert self.waits
            assert before >= 3
            return
        except Gone as over:
            assert before >= TRIES or evaluations >= EVALUATIONS_AT_MOST or self.over
            self.over = self.over or over.params["state"]
            return
        assert self.over is None
        assert before < TRIES
        tried.append(guess)
        assert guess.left == TRIES - self.counted
        assert guess.right == (pin == PIN)

    @rule()
    def thief_guesses(self):
        self.tries(self.thief, "000000")

    @rule()
    def owner_tries(self):
        self.tries(self.owner, PIN)

    @precondition(lambda self: self.owner)
    @rule(data=st.data())
    def owner_sends_a_tag(self, data):
        guess = data.draw(st.sampled_from(self.owner))
        try:
            left = self.backup.unlock(guess)
        except Gone as over:
            assert self.over or self.counted >= TRIES  # the five minutes are over
            self.over = self.over or over.params["state"]
            return
        self.refunded.add(guess.attempt)
        assert left == TRIES - self.counted

    @precondition(lambda self: self.thief)
    @rule(data=st.data())
    def thief_sends_a_tag(self, data):
        guess = data.draw(st.sampled_from(self.thief + self.owner))
        last = self.counted >= TRIES
        with pytest.raises((Refused, Gone)):
            self.bench.vault.unlock(self.backup.name, guess.attempt, self.thief[-1].tag)
        if last and self.over is None:
            self.over = "EXHAUSTED"

    @precondition(lambda self: self.thief or self.owner)
    @rule(data=st.data())
    def an_answer_was_lost(self, data):
        guess = data.draw(st.sampled_from(self.thief + self.owner))
        try:
            left = self.bench.vault.attempt(self.backup.name, guess.attempt, guess.element).left
        except Gone as over:
            assert self.over or self.counted >= TRIES
            self.over = self.over or over.params["state"]
            return
        assert left == TRIES - self.counted

    @rule()
    def the_vault_starts_again(self):
        self.bench.reopen()

    @rule(minutes=st.sampled_from([1, 4, 6, 200]))
    def time_passes(self, minutes):
        self.bench.clocks.move(minutes=minutes)

    @rule()
    def it_is_swept(self):
        ended = self.bench.vault.sweep()
        if ended:
            assert self.over is None
            assert ended[0].why == "EXPIRED" or self.counted >= TRIES
            self.over = ended[0].why

    @invariant()
    def the_thief_has_no_more_than_ten(self):
        assert len(self.thief) <= TRIES

    @invariant()
    def what_is_told_is_what_was_tried(self):
        standing = self.backup.standing
        if self.over is None and standing.state == "ACTIVE":
            assert standing.left == TRIES - self.counted
        elif self.over is not None:
            assert standing.state == self.over
            assert standing.left == 0


@pytest.mark.parametrize("waits", [NO_WAITS, WAITS], ids=["waits off", "waits on"])
def test_whoever_does_what_in_any_order_a_thief_has_ten_guesses(backend, waits, many):
    OwnerAndThief.setup, OwnerAndThief.waits = backend, waits
    run_state_machine_as_test(
        OwnerAndThief,
        settings=settings(
            max_examples=many(8, 500), stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
