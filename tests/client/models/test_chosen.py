"""Which model answers: the one that was chosen, the operator's gateway, or the built-in one."""

import pytest

from client.errors import Refused
from client.models.chosen import chosen_model
from client.settings import ModelSettings
from shared.formats.config import Gateway
from tests.support.fakes import ScriptedModel

BUILTIN = ScriptedModel(kind="builtin")


def test_nothing_chosen_is_the_built_in_one_even_where_there_is_a_gateway():
    gateway = Gateway("https://gateway.example/v1", "own")
    assert chosen_model(None, lambda: gateway, BUILTIN) is BUILTIN


def test_a_service_that_was_chosen_answers_itself():
    chosen = chosen_model(ModelSettings("https://api.example/v1", "some", "k"), lambda: None, BUILTIN)
    assert (chosen.name, chosen.destination) == ("some", "api.example")


def test_without_an_address_it_is_the_gateway_that_the_config_names():
    gateway = Gateway("https://gateway.example/v1", "own")
    chosen = chosen_model(ModelSettings("", "gateway", "k"), lambda: gateway, BUILTIN)
    assert (chosen.name, chosen.destination) == ("own", "gateway.example")


def test_a_gateway_that_the_service_has_not_named_is_said():
    with pytest.raises(Refused, match="model-no-gateway"):
        chosen_model(ModelSettings("", "gateway", ""), lambda: None, BUILTIN)
