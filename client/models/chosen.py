"""Which model answers? The service that was chosen, the gateway of the signed config, or else the built-in one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from client.errors import Refused
from client.models.port import ChatModel
from client.settings import ModelSettings
from shared.formats.config import Gateway


def chosen_model(chosen: ModelSettings | None, gateway: Callable[[], Gateway | None], builtin: ChatModel) -> ChatModel:
    """The gateway stands where a service without an address was chosen. Raises Refused("model-no-gateway")."""
    if chosen is None:
        return builtin
    if chosen.base_url:
        return _service(chosen.base_url, chosen.model, chosen.key)
    named = gateway()
    if named is None:
        raise Refused("model-no-gateway")
    return _service(named.url, named.model, chosen.key)


@cache
def _service(url: str, name: str, key: str) -> ChatModel:
    from client.models.service import ServiceModel

    return ServiceModel(url, name, key)
