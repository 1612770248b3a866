"""Which model answers? The service that was chosen, the gateway of the signed config, or else the built-in one."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable

from client.errors import ModelRefused, Refused
from client.models.port import ChatModel, ModelEvent, ModelKind, ModelRequest
from client.settings import GATEWAY, ModelSettings
from shared.formats.config import Gateway

_Made = tuple[tuple[str, str, str], ChatModel]


class ChosenModel:
    """Called for each turn: a choice takes effect with the next question, and the key of the one before is forgotten.

    `fixed` is what the person who started the app decided; it wins over what is `stored`.
    """

    def __init__(
        self,
        fixed: ModelSettings | None,
        stored: Callable[[], ModelSettings | None],
        gateway: Callable[[], Gateway | None],
        builtin: ChatModel,
    ) -> None:
        self._fixed = fixed
        self._stored = stored
        self._gateway = gateway
        self._builtin = builtin
        self._made: _Made | None = None  # the last one alone: a service that is no longer chosen is not kept

    def __call__(self) -> ChatModel:
        """The model of now. Raises Refused("model-no-gateway") where the gateway was decided by an option."""
        chosen = self._fixed or self._stored()
        if chosen is None:
            self._made = None
            return self._builtin
        try:
            wanted = _place(chosen, self._gateway)
        except Refused:
            self._made = None
            if self._fixed is not None:
                raise
            return NoGateway()
        made = self._made
        if made is None or made[0] != wanted:
            made = self._made = (wanted, _service(*wanted))
        return made[1]


class NoGateway:
    """Answers nothing: the gateway that the customer chose is not named by the service any more.

    The question is kept, and the built-in assistant can answer it.
    """

    @property
    def name(self) -> str:
        """What was chosen."""
        return GATEWAY

    @property
    def kind(self) -> ModelKind:
        """It would be a service."""
        return "service"

    @property
    def destination(self) -> str | None:
        """None: nothing is sent anywhere."""
        return None

    async def stream(self, request: ModelRequest) -> AsyncGenerator[ModelEvent, None]:
        """Raises ModelRefused("model-no-gateway")."""
        del request
        raise ModelRefused("model-no-gateway")
        yield  # what makes this a stream


def _place(chosen: ModelSettings, gateway: Callable[[], Gateway | None]) -> tuple[str, str, str]:
    if chosen.base_url:
        return chosen.base_url, chosen.model, chosen.key
    named = gateway()
    if named is None:
        raise Refused("model-no-gateway")
    return named.url, named.model, chosen.key


def _service(url: str, name: str, key: str) -> ChatModel:
    from client.models.service import ServiceModel

    return ServiceModel(url, name, key)
