"""Does an open app go on when its key file goes?"""

import asyncio

import pytest

from client.compose import open_engine
from client.errors import KeyMissing
from tests.client.ui.chat_steps import asked
from tests.client.ui.conftest import window, with_model
from tests.support.fakes import ScriptedModel


def test_an_open_app_goes_on_without_its_key_file_and_with_the_key_everything_is_there(settings):
    async def stage():
        engine = open_engine(settings)
        shown = with_model(engine, ScriptedModel("하나", "두울"))
        app = await window(shown)
        await asked(app, "첫 질문", "하나")
        (key,) = engine.opened.folder.glob("*.key")
        kept = key.read_bytes()
        key.unlink()
        await asked(app, "둘째 질문", "두울")
        await app.turn_to("settings")
        await app.until(lambda: app.has("보관 방법"))
        app.followed()
        await app.leave()
        await engine.close()
        with pytest.raises(KeyMissing):
            open_engine(settings)
        key.write_bytes(kept)
        again = open_engine(settings)
        assert again.status().turns == 2
        await again.close()

    asyncio.run(stage())
