"""Can the settings find out whether a model answers?"""

import asyncio

import pytest

from client.errors import ModelRefused, ModelUnavailable
from client.models.check import check
from client.models.service import ServiceModel
from tests.support.model_server import ModelServer, fail, say


async def no_sleep(_):
    """Waits are for customers, not for tests."""


def checked(*steps):
    with ModelServer(*steps) as server:
        asyncio.run(check(ServiceModel(server.url, "m", "sk-x", sleep=no_sleep)))
    return server.requests


def test_a_model_that_answers_passes_and_was_sent_nothing_of_the_customers():
    (request,) = checked(say("ok"))
    assert request.json["messages"] == [{"role": "user", "content": "Reply with: ok"}]
    assert [tool["function"]["name"] for tool in request.json["tools"]] == ["noop"]


def test_a_wrong_key_is_refused():
    with pytest.raises(ModelRefused, match="model-key-refused"):
        checked(fail(401))


def test_a_model_without_tools_is_refused():
    with pytest.raises(ModelRefused, match="model-request-refused"):
        checked(fail(400, {"message": "m does not support tools"}))


def test_a_silent_model_is_unavailable():
    with pytest.raises(ModelUnavailable, match="model-empty"):
        checked(say())
