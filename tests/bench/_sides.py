"""The two sides of a comparison: a whole engine over an encrypted store, and one over the same store without a key."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter, process_time

from client.compose import _join
from client.engine import Engine
from client.models.port import ChatModel, ModelEvent, ModelRequest
from client.search.meaning import Meaning
from client.settings import Settings
from client.store import keys
from client.store.database import Database
from client.store.opening import Opened, release
from client.turn.events import TurnEnded
from shared.clock import system_clock
from tests.bench import _stores
from tests.bench._times import Taken


class TimedModel:
    """The model, and how many seconds it took itself."""

    def __init__(self, inner: ChatModel) -> None:
        self._inner = inner
        self.name, self.kind, self.destination = inner.name, inner.kind, inner.destination
        self.spent, self.spent_cpu = 0.0, 0.0

    async def stream(self, request: ModelRequest) -> AsyncGenerator[ModelEvent, None]:
        events = self._inner.stream(request)
        try:
            while True:
                began, cpu = perf_counter(), process_time()
                try:
                    event = await anext(events)
                except StopAsyncIteration:
                    return
                finally:
                    self.spent += perf_counter() - began
                    self.spent_cpu += process_time() - cpu
                yield event
        finally:
            await events.aclose()


@dataclass(slots=True)
class Side:
    """One engine under measurement. `open_again` opens its file once more, as a start of the app does."""

    name: str
    engine: Engine
    model: TimedModel
    embedder: _stores.HashEmbedder
    meaning: Meaning
    key: bytes | None
    conversation: str | None = None

    @property
    def database(self) -> Database:
        return self.engine.opened.database

    def open_again(self) -> Database:
        path, account = self.database.path, self.engine.opened.account
        if self.key is None:
            return _stores.ready(_stores.PlainDatabase(path))
        return _stores.ready(Database(path, self.key, bytes.fromhex(account.salt)))

    async def ask(self, question: str, *, anew: bool, whole: Taken, memory: Taken) -> None:
        """A whole turn; and of it what neither the model nor the embedder spent."""
        before = self.apart()
        ended = None
        with whole.once():
            async for event in self.engine.turns.ask(question, None if anew else self.conversation):
                ended = event
        if not isinstance(ended, TurnEnded) or ended.turn.state != "done":
            raise RuntimeError(f"the turn did not end well: {ended}")
        self.conversation = ended.turn.conversation
        wall, cpu = (after - earlier for after, earlier in zip(self.apart(), before, strict=True))
        memory.wall.append(whole.wall[-1] - wall)
        memory.cpu.append(whole.cpu[-1] - cpu)

    def apart(self) -> tuple[float, float]:
        """Milliseconds so far in the model and the embedder, on the clock and of the processor."""
        return (self.model.spent + self.embedder.spent) * 1e3, (self.model.spent_cpu + self.embedder.spent) * 1e3

    def close(self) -> None:
        release(self.engine.opened)


def both(folder: Path, *, facts: int, turns: int) -> tuple[Side, Side]:
    """Fill two stores in `folder`, each in a process of its own, and open them here: encrypted, plain."""
    with ProcessPoolExecutor(2) as pool:
        for done in [pool.submit(_make, folder / name, name, facts, turns) for name in ("encrypted", "plain")]:
            done.result()
    return _side(folder / "encrypted", "encrypted"), _side(folder / "plain", "plain")


def _make(home: Path, name: str, facts: int, turns: int) -> None:
    opened = _open(home, name)
    _stores.fill(opened.database, facts=facts, turns=turns, embedder=_stores.HashEmbedder())
    release(opened)


def _open(home: Path, name: str) -> Opened:
    return _stores.open_encrypted(home) if name == "encrypted" else _stores.open_plain(home)


def _side(home: Path, name: str) -> Side:
    opened = _open(home, name)
    embedder = _stores.HashEmbedder()
    meaning = Meaning(embedder)
    joined = _join(settings(home), opened)
    model = TimedModel(joined.turns.builtin)
    tools = replace(joined.turns.toolbox.__self__, meaning=lambda: meaning)
    turns = replace(joined.turns, model=lambda: model, builtin=model, toolbox=tools.for_turn)
    key = keys.load_key("file", opened.folder, "") if name == "encrypted" else None
    return Side(name, replace(joined, turns=turns), model, embedder, meaning, key)


def settings(home: Path) -> Settings:
    """No server, no keyring, no embedder of its own."""
    return Settings(
        home=home,
        account="local",
        server=_stores.NOBODY,
        clock=system_clock,
        zone=_stores.ZONE,
        language=None,
        model=None,
        trust_root=None,
        app_port=0,
        history=24_000,
        embedding=False,
        keyring=False,
    )
