"""How does one proposal get to the service, or back? Without a session, counted and put on record before it goes.

A kill at any point sends once more at worst, which the service takes as the same. A yes is to what was shown: where the
vocabulary has changed since, nothing is sent and the customer is asked anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from client.errors import GieokError, Refused
from client.kit.words import LANGUAGES, Words
from client.memory.proposal_text import read_out
from client.memory.proposal_time import again
from client.net.proposals import Anonymous, body
from client.store import contributions as rows
from client.store import contributor_tags
from client.store.contributions import Kept
from client.store.database import Database
from shared.clock import Clock
from shared.formats.vocabulary import Proposals
from shared.wire.proposal import Contributor, Submission, TakenBack

# the server's words: an id that its signed vocabulary does not have; a tag that its key did not make
OUTSIDE: Final = frozenset({"proposal-unknown"})
TAG_WRONG: Final = frozenset({"contributor-wrong"})
WITHDRAWN: Final = "contribute-vocabulary-withdrawn"


@dataclass(frozen=True, slots=True)
class Sender:
    """Sends and takes back, one at a time. `record` notes what leaves before it does."""

    database: Database
    service: Anonymous
    vocabulary: Callable[[], Proposals]
    record: Callable[[bytes], None]
    clock: Clock

    def send(self, kept: Kept, contributor: Contributor) -> None:
        """Once, if it is due. What the network raises is raised again, once it is noted."""
        if not self._as_shown(kept):
            self._ask_anew(kept)
            return
        submission = Submission(contributor, kept.payload)
        if not self._claim(kept, body(submission)):
            return
        try:
            self.service.submit(submission)
        except GieokError as error:
            self._failed(kept, error)
            raise
        rows.arrived(self.database, kept, self.clock())

    def take_back(self, kept: Kept, contributor: Contributor) -> None:
        """The same for a proposal that may have arrived."""
        payload = kept.payload
        taken = TakenBack(contributor, payload.kind, payload.topic, payload.conditions)
        if not self._claim(kept, body(taken)):
            return
        try:
            self.service.take_back(taken)
        except GieokError as error:
            self._failed(kept, error)
            raise
        why = kept.error if kept.error == WITHDRAWN else None
        rows.put(self.database, replace(kept, state="taken_back", at=self.clock(), due_at=None, error=why))

    def _claim(self, kept: Kept, content: bytes) -> bool:
        now = self.clock()
        with self.database.transaction():
            ours = rows.claim(self.database, kept.id, now, again(now, kept.tries))
            if ours:
                self.record(content)
        return ours

    def _failed(self, kept: Kept, error: GieokError) -> None:
        known = rows.get(self.database, kept.id)
        if known is None or known.state != kept.state:  # taken back meanwhile: that stands
            rows.failed(self.database, kept.id, error.code, self.clock())
            return
        if isinstance(error, Refused) and error.code in OUTSIDE and kept.state == "waiting":
            self._ask_anew(kept)
            return
        if error.code in TAG_WRONG and kept.account is not None:  # another is asked for, and the hours begin again
            contributor_tags.drop(self.database, kept.account, kept.payload.topic)
            if kept.state == "waiting":
                rows.put(self.database, replace(kept, due_at=None, at=self.clock(), error=error.code))
                return
        rows.failed(self.database, kept.id, error.code, self.clock())

    def _ask_anew(self, kept: Kept) -> None:
        """What may have left in the words of before was agreed to in no others: it is taken back."""
        now = self.clock()
        if kept.tries:
            anew = replace(kept, state="taking_back", due_at=now, at=now, error=WITHDRAWN)
        else:
            anew = replace(kept, state="asked", due_at=None, at=now, error="contribute-vocabulary-changed")
        rows.put(self.database, anew)

    def _as_shown(self, kept: Kept) -> bool:
        vocabulary = self.vocabulary()
        return kept.shown in {read_out(kept.payload, vocabulary, Words(language)) for language in LANGUAGES}
