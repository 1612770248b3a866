"""An open account with no server behind it, and a model that a test scripts."""

import asyncio
from dataclasses import replace

import pytest

from client.compose import open_engine
from client.settings import load_settings


@pytest.fixture
def account(tmp_path):
    """Opens accounts of one home; `model` answers in place of the built-in assistant."""
    opened = []

    def open_account(name="local", model=None, now="2026-09-28T12:00", **more):
        options = {"home": str(tmp_path / "home"), "account": name, "now": now, "server": "http://127.0.0.1:9", **more}
        engine = open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))
        opened.append(engine)
        return engine if model is None else replace(engine, turns=replace(engine.turns, model=lambda: model))

    yield open_account
    for engine in opened:
        asyncio.run(engine.close())


@pytest.fixture
def ask():
    """Ask to the end; returns the turn as it is kept."""

    def run(engine, text, conversation=None):
        async def go():
            return [event async for event in engine.turns.ask(text, conversation)][-1].turn

        return asyncio.run(go())

    return run
