"""A real engine on a temporary home with one open window in it; only the model follows a script."""

import asyncio
import dataclasses

import pytest

from client.compose import open_engine
from client.kit.snacks import Snacks
from client.settings import Settings
from client.ui.root import Root
from tests.client.ui.headless import Headless
from tests.support.away import Service, unreachable
from tests.support.fakes import Clock, ScriptedModel

NOBODY = "http://127.0.0.1:9"  # a port on which no server listens: the app is offline


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def settings(tmp_path, clock):
    return Settings(
        home=tmp_path / "home",
        account="local",
        server=NOBODY,
        clock=clock,
        zone="Asia/Seoul",
        language=None,
        model=None,
        trust_root=None,
        app_port=0,
        history=24_000,
        embedding=False,
        keyring=False,
    )


def with_model(engine, model):
    """The same engine with another model behind its turns."""
    turns = dataclasses.replace(engine.turns, model=lambda: model, builtin=model)
    return dataclasses.replace(
        engine, model=lambda: model, turns=turns, line=dataclasses.replace(engine.line, turns=turns)
    )


async def window(engine, **opening):
    """A window, or one more, on an engine that is open."""
    return await Headless.start(lambda page: Root(page, engine).show(), **opening)


def run_in_window(settings, story, *, change=lambda engine: engine, **opening):
    """A story `async (app, engine)` in a window that is opened for it and closed behind it."""

    async def stage():
        engine = open_engine(settings)
        try:
            shown = change(engine)
            app = await window(shown, **opening)
            await story(app, shown)
            app.followed()
            await app.leave()
        finally:
            await engine.close()

    asyncio.run(stage())


@pytest.fixture
def play(settings):
    """Runs a story `async (app, engine)` in an open window; the model plays `steps`."""

    def run(story, *steps, width=390, change=lambda engine: engine):
        def changed(engine):
            return change(with_model(engine, ScriptedModel(*steps)) if steps else engine)

        run_in_window(settings, story, change=changed, width=width)

    return run


@pytest.fixture
def said(monkeypatch):
    """Every sentence that is said at the bottom of the screen."""
    heard = []
    real = Snacks._put

    def put(self, sentence):
        heard.append(sentence.text)
        real(self, sentence)

    monkeypatch.setattr(Snacks, "_put", put)
    return heard


@pytest.fixture
def impatient(monkeypatch):
    """A store that is held is given up soon."""
    monkeypatch.setattr("client.store.database.BUSY_TIMEOUT_MS", 100)


@pytest.fixture
def service():
    return Service(unreachable())


@pytest.fixture
def away(play, service):
    """A story with a model service that is away, and that `service` makes come back."""

    def run(story, **options):
        play(story, change=lambda engine: with_model(engine, service), **options)

    return run
