"""Who answers: is the choice kept in the store alone, and does it take effect at once?"""

import asyncio
import json

import pytest

from client.compose import open_engine
from client.errors import Refused
from client.kit.words import Words
from client.notebook.model_choice import KEY, ModelChoice
from client.settings import ModelSettings, load_settings
from client.store import meta
from shared.formats.config import Gateway
from tests.client.turn.choosing.conftest import SECRET

HERE = "https://api.example.com/v1"


@pytest.fixture
def settings(tmp_path):
    options = {"home": str(tmp_path / "home"), "server": "http://127.0.0.1:9"}
    return load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"})


def test_without_a_choice_the_built_in_assistant_answers(models):
    assert models().now().source == "builtin"
    assert models().now().host is None


def test_a_service_is_kept_with_its_key_and_no_repr_shows_it(models, database):
    door = models()
    meant = door.meant(f" {HERE}/ ", " some ", SECRET)
    door.choose(meant)
    assert (door.now().host, door.now().name, door.now().with_key) == ("api.example.com", "some", True)
    assert json.loads(meta.read(database, KEY)) == [HERE, "some", SECRET]
    for shown in (door, meant, door.now(), door.choice.get(), door.standing()):
        assert SECRET not in repr(shown)


def test_the_built_in_assistant_again_leaves_no_key_behind(models, database):
    door = models()
    door.choose(door.meant(HERE, "some", SECRET))
    door.choose(None)
    assert meta.read(database, KEY) is None


@pytest.mark.parametrize(
    ("address", "name", "key", "code"),
    [
        ("", "some", "", "settings-model-incomplete"),
        (HERE, " ", "", "settings-model-incomplete"),
        ("http://api.example.com", "some", "", "model-address-insecure"),
        ("https://me:secret@api.example.com", "some", "", "model-address-invalid"),
        ("ftp://api.example.com", "some", "", "model-address-invalid"),
        (HERE, "so\nme", "", "model-name-wrong"),
        (HERE, "s" * 201, "", "model-name-wrong"),
        (HERE, "some", "키", "model-key-malformed"),
    ],
)
def test_what_can_not_be_used_is_refused_and_nothing_is_kept(models, database, address, name, key, code):
    with pytest.raises(Refused, match=code):
        models().meant(address, name, key)
    assert meta.read(database, KEY) is None


def test_a_stored_key_goes_on_for_the_same_machine_and_to_no_other(models):
    door = models()
    door.choose(door.meant(HERE, "some", SECRET))
    assert door.meant("https://api.example.com/other", "better", None).settings.key == SECRET
    assert door.meant("https://elsewhere.example.com/v1", "some", None).settings.key == ""
    assert door.meant("https://api.example.com:8443/v1", "some", None).settings.key == ""
    assert door.meant(HERE, "some", "").settings.key == ""


def test_the_gateway_is_offered_and_chosen_by_name_alone_and_may_go_away(models, database):
    named = models(gateway=Gateway("https://gateway.example/v1", "own"))
    assert models().gateway() is None
    with pytest.raises(Refused, match="model-no-gateway"):
        models().at_gateway()
    named.choose(named.at_gateway())
    assert (named.now().source, named.now().host, named.now().name) == ("gateway", "gateway.example", "own")
    assert "gateway.example" not in meta.read(database, KEY)
    assert (models().now().source, models().now().host) == ("gateway", None)


def test_an_option_wins_and_nothing_can_be_chosen_then(models):
    door = models(ModelSettings("https://decided.example/v1", "fixed", ""))
    assert (door.now().host, door.now().decided) == ("decided.example", True)
    with pytest.raises(Refused, match="model-decided"):
        door.choose(door.meant(HERE, "some", ""))


def test_a_choice_answers_the_very_next_question_and_an_old_key_is_not_held(settings, monkeypatch):
    engine = open_engine(settings)
    try:
        assert engine.model().kind == "builtin"
        engine.models.choose(engine.models.meant(HERE, "some", SECRET))
        first = engine.model()
        assert (first.name, first.destination) == ("some", "api.example.com")
        assert engine.model() is first
        engine.models.choose(engine.models.meant(HERE, "other", "sk-new"))
        assert engine.model().name == "other"
        engine.models.choose(None)
        assert engine.model().kind == "builtin"
        assert SECRET not in str(vars(engine.model))
    finally:
        asyncio.run(engine.close())


def test_a_gateway_that_went_away_fails_the_turn_with_its_reason_and_keeps_the_question(settings):
    engine = open_engine(settings)

    async def ask():
        events = [event async for event in engine.turns.ask("환불은요?")]
        await engine.close()
        return events[-1].turn

    ModelChoice(engine.opened.database).set(ModelSettings("", "gateway", ""))
    assert engine.status().model_kind == "service"
    turn = asyncio.run(ask())
    assert (turn.state, turn.error, turn.question) == ("failed", "model-no-gateway", "환불은요?")


def test_a_wipe_and_an_export_take_no_choice_along(settings, tmp_path):
    engine = open_engine(settings)
    engine.models.choose(engine.models.meant(HERE, "some", SECRET))
    folder = engine.transfer.export_here(Words("ko"))
    assert all(SECRET not in file.read_text("utf-8") and "some" not in file.name for file in folder.iterdir())
    assert all("api.example.com" not in file.read_text("utf-8") for file in folder.iterdir())
    asyncio.run(engine.wipe())
    fresh = open_engine(settings)
    try:
        assert fresh.models.now().source == "builtin"
        assert meta.read(fresh.opened.database, KEY) is None
    finally:
        asyncio.run(fresh.close())
