"""Which model answers: the one that was chosen, the operator's gateway, or the built-in one."""

import pytest

from client.errors import Refused
from client.models.chosen import ChosenModel
from client.settings import ModelSettings
from shared.formats.config import Gateway
from tests.support.fakes import ScriptedModel

BUILTIN = ScriptedModel(kind="builtin")


def test_nothing_chosen_is_the_built_in_one_even_where_there_is_a_gateway():
    gateway = Gateway("https://gateway.example/v1", "own")
    assert ChosenModel(None, lambda: None, lambda: gateway, BUILTIN)() is BUILTIN


def test_a_service_that_was_chosen_answers_itself():
    chosen = ChosenModel(ModelSettings("https://api.example/v1", "some", "k"), lambda: None, lambda: None, BUILTIN)()
    assert (chosen.name, chosen.destination) == ("some", "api.example")


def test_without_an_address_it_is_the_gateway_that_the_config_names():
    gateway = Gateway("https://gateway.example/v1", "own")
    chosen = ChosenModel(ModelSettings("", "gateway", "k"), lambda: None, lambda: gateway, BUILTIN)()
    assert (chosen.name, chosen.destination) == ("own", "gateway.example")


def test_what_was_decided_wins_over_what_is_stored():
    stored = ModelSettings("https://stored.example/v1", "some", "k")
    fixed = ModelSettings("https://decided.example/v1", "some", "k")
    assert ChosenModel(fixed, lambda: stored, lambda: None, BUILTIN)().destination == "decided.example"
    assert ChosenModel(None, lambda: stored, lambda: None, BUILTIN)().destination == "stored.example"


def test_one_model_is_kept_for_a_choice_and_none_for_a_choice_that_is_gone():
    stored = [ModelSettings("https://one.example/v1", "some", "sk-old")]
    model = ChosenModel(None, lambda: stored[0], lambda: None, BUILTIN)
    assert model() is model()
    stored[0] = ModelSettings("https://two.example/v1", "some", "sk-new")
    assert model().destination == "two.example"
    assert "sk-old" not in str(vars(model))
    stored[0] = None
    assert model() is BUILTIN
    assert "sk-new" not in str(vars(model))


def test_a_decided_gateway_that_nobody_names_is_said_at_once():
    with pytest.raises(Refused, match="model-no-gateway"):
        ChosenModel(ModelSettings("", "gateway", ""), lambda: None, lambda: None, BUILTIN)()
