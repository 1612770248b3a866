"""Everything that a screen or a command may do with one account, as one value. Made by `compose.open_engine`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from client.background import Background
from client.backup.account import AccountDoor
from client.backup.later import Backing
from client.bundles.check import BundleState
from client.bundles.service import Bundles
from client.given import Given
from client.kit.words import Words
from client.learning.jobs import Learning, Pending
from client.models.port import ChatModel
from client.notebook import first_run
from client.notebook.finder import Finder
from client.notebook.notebook import Notebook
from client.notebook.preferences import Preferences
from client.outgoing.evidence import Evidence
from client.outgoing.proposals import ProposalDoor
from client.search.meaning import Meaning
from client.settings import Settings
from client.store import egress, facts, logs, refusals, remains
from client.store.aside import Aside, set_aside
from client.store.egress import Sent
from client.store.health import Health, health
from client.store.lock import LockDoor
from client.store.opening import Opened, release
from client.store.sizes import Sizes, sizes
from client.tidy import Tidy
from client.transfer.transfer import Transfer
from client.turn.answers import Answers
from client.turn.conversations import Conversations
from client.turn.drafts import Drafts
from client.turn.lookback import Lookback
from client.turn.models import Models
from client.turn.passages import Passages
from client.turn.queue import Line
from client.turn.reading import Reading
from client.turn.remembered import Remembered
from client.turn.temporary import Temporary, temporary
from client.turn.turns import Turns
from shared.clock import local_day

if TYPE_CHECKING:
    from client.backup.door import BackupDoor


def make_room(settings: Settings) -> Aside | None:
    """Put an account that cannot be opened aside, so that the next opening begins a new one; no file is lost."""
    return set_aside(settings.home, settings.account, local_day(settings.clock(), settings.zone))


@dataclass(frozen=True, slots=True)
class Status:
    """What `gieok status` and the settings screen show."""

    account: str
    bundle: BundleState
    model: str
    model_kind: str
    embedder: str | None
    jobs: Pending
    facts: int
    turns: int
    conversations: int
    bytes: int  # of the encrypted file
    key: str  # "keyring" or "file"
    contributions: dict[str, int]  # what was asked, answered and sent, by state
    refused: dict[str, int]  # candidates that the evidence gate refused, by reason


@dataclass(frozen=True, slots=True)
class Engine:
    """One open account."""

    settings: Settings
    opened: Opened
    turns: Turns
    conversations: Conversations
    notebook: Notebook
    answers: Answers
    sources: Passages
    finder: Finder
    lookback: Lookback
    reading: Reading
    contributions: ProposalDoor
    bundles: Bundles
    learning: Learning
    preferences: Preferences
    background: Background
    tidying: Tidy
    transfer: Transfer
    account: AccountDoor
    backing: Backing
    evidence: Evidence
    given: Given
    line: Line  # of questions that wait for a model service
    lock: LockDoor
    wiping: Callable[[], None]
    models: Models
    model: Callable[[], ChatModel]
    meaning: Callable[[], Meaning | None]

    @property
    def backup(self) -> BackupDoor:
        """The way to a new phone; loaded when it is asked for the first time. `backing` answers what needs no load."""
        return self.backing.door()

    @property
    def drafts(self) -> Drafts:
        """What was written and not sent yet."""
        return Drafts(self.opened.database, self.settings.clock)

    @property
    def remembered(self) -> Remembered:
        """What conversations left in memory."""
        return Remembered(self.opened.database)

    def language(self) -> str:
        """The language of screens and sentences: an option wins over the customer's choice."""
        return self.settings.language or self.preferences.get().language

    def settled_language(self) -> str | None:
        """The same where it is decided; None while a new account only follows its device."""
        return self.settings.language or self.preferences.settled_language()

    def status(self) -> Status:
        """Figures and states; no content."""
        database, model, meaning = self.opened.database, self.model(), self.meaning()
        turns, conversations = logs.count_turns(database)
        return Status(
            account=self.opened.account.name,
            bundle=self.bundles.state(),
            model=model.name,
            model_kind=model.kind,
            embedder=meaning.embedder.name if meaning else None,
            jobs=self.learning.pending(),
            facts=facts.count(database),
            turns=turns,
            conversations=conversations,
            bytes=database.path.stat().st_size,
            key=self.opened.account.key,
            contributions=self.contributions.local.counts(),
            refused=refusals.counts(database),
        )

    def empty(self) -> bool:
        """Is there no memory yet, as on a new phone?"""
        return not remains.anything(self.opened.database)

    def newcomer(self) -> bool:
        """Is this the very first opening of the account?"""
        return first_run.is_due(self.opened.database)

    def greeted(self) -> None:
        """The first screens were seen, or passed by."""
        if self.preferences.settled_language() is None:
            self.preferences.begin_in(self.language())
        first_run.done(self.opened.database)

    def health(self) -> Health:
        """How it went lately: counts and codes, no content."""
        return health(self.opened.database)

    def sizes(self) -> Sizes:
        """How much room the account's file takes, by kind."""
        return sizes(self.opened.database)

    def sent(self, turn: str | None = None) -> list[Sent]:
        """What left the device, all of it or for one turn."""
        return egress.records(self.opened.database, turn)

    def newest_sent(self, before: int | None, limit: int) -> list[Sent]:
        """A page of what left the device, newest first, without the texts."""
        return egress.newest(self.opened.database, before, limit)

    def one_sent(self, place: int) -> Sent | None:
        """One request, word for word; None where it has been deleted since."""
        return egress.one(self.opened.database, place)

    def temporary(self) -> Temporary:
        """A conversation that leaves nothing behind."""
        return temporary(self.turns, lambda: Words(self.language()).text("temporary-not-kept"))

    async def tidy(self, *, embed: float, learn: bool = True) -> None:
        """One round of background work, now; giving texts their vectors for at most `embed` seconds."""
        await self.tidying.run(embed=embed, learn=learn)

    def gone(self) -> bool:
        """Whether everything of this account was deleted, here or by another process: open it anew then."""
        return self.opened.database.gone()

    async def wipe(self) -> None:
        """Delete everything of this account, for good. This engine is at its end then; an empty account is left.

        A login ends at the server too. Raises what a full disk, a closed keyring or a busy store raises; nothing has
        changed then.
        """
        await self.background.stop()
        goodbye = self.account.goodbye()
        await asyncio.to_thread(self.wiping)
        await asyncio.to_thread(goodbye)

    async def close(self) -> None:
        """End background work, fold the WAL into the file, let go of the store."""
        try:
            await self.background.stop()
        finally:
            release(self.opened)
