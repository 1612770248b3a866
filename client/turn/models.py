"""THE door to who answers: what was chosen, choosing something else, and trying a service out before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from client.errors import Refused
from client.models.port import ModelRequest
from client.notebook.model_choice import ModelChoice, the_gateway
from client.settings import ModelSettings
from client.store import egress
from client.store.database import Database
from client.turn.trial import Failed, Worked, try_out
from shared.clock import Clock
from shared.formats.config import Gateway
from shared.text import visible

if TYPE_CHECKING:
    from client.models.service import ServiceModel

NAME_LONGEST = 200  # code points of a model's name; as in the signed config

Source = Literal["builtin", "gateway", "own"]


@dataclass(frozen=True, slots=True)
class Answering:
    """Who answers now. `decided`: by an option or the environment, so that nothing can be chosen here."""

    source: Source
    name: str
    host: str | None  # where text goes; None where nothing leaves
    decided: bool
    address: str = ""
    with_key: bool = False


@dataclass(frozen=True, slots=True)
class Meant:
    """A service of the customer's own that can be asked: checked, its key in no repr."""

    settings: ModelSettings
    host: str
    model: ServiceModel = field(repr=False)


@dataclass(frozen=True, slots=True)
class Models:
    """One account's choice."""

    database: Database
    fixed: ModelSettings | None
    choice: ModelChoice
    named: Callable[[], Gateway | None]  # the gateway of the signed config
    clock: Clock

    def now(self) -> Answering:
        """What holds for the next question."""
        chosen, decided = self.fixed or self.choice.get(), self.fixed is not None
        if chosen is None:
            return Answering("builtin", "", None, decided)
        if chosen.base_url:
            host, given = self._host(chosen.base_url), bool(chosen.key)
            return Answering("own", chosen.model, host, decided, chosen.base_url, given)
        gateway = self.named()
        if gateway is None:
            return Answering("gateway", "", None, decided)
        return Answering("gateway", gateway.model, self._host(gateway.url), decided, "", bool(chosen.key))

    def gateway(self) -> Answering | None:
        """The gateway that could be chosen, if the service names one."""
        named = self.named()
        return None if named is None else Answering("gateway", named.model, self._host(named.url), decided=False)

    def meant(self, address: str, name: str, key: str | None) -> Meant:
        """A service as it was written. Without a key the stored one stands, where the address leads to the same host.

        Raises Refused: `settings-model-incomplete`, `model-name-wrong`, and `model-address-…`, `model-key-malformed`.
        """
        address, name = address.strip().rstrip("/"), name.strip()
        if not address or not name:
            raise Refused("settings-model-incomplete")
        if visible(name) != name or not name.isprintable() or len(name) > NAME_LONGEST:
            raise Refused("model-name-wrong", longest=NAME_LONGEST)
        model = _model(address, name, "")
        if key is None:
            key = self._known_key(model.origin)
        settings = ModelSettings(address, name, key.strip())
        return Meant(settings, model.destination, _model(address, name, settings.key))

    def at_gateway(self) -> Meant:
        """The gateway as a service that can be asked. Raises Refused("model-no-gateway")."""
        named = self._gateway()
        model = _model(named.url, named.model, "")
        return Meant(the_gateway(), model.destination, model)

    def standing(self) -> Meant:
        """The service that answers now, as one that can be asked. Raises Refused("model-no-gateway")."""
        chosen = self.fixed or self.choice.get() or the_gateway()
        if chosen.base_url:
            model = _model(chosen.base_url, chosen.model, chosen.key)
        else:
            named = self._gateway()
            model = _model(named.url, named.model, chosen.key)
        return Meant(chosen, model.destination, model)

    def choose(self, meant: Meant | None) -> None:
        """From the next question on; None is the built-in assistant. Raises Refused("model-decided")."""
        if self.fixed is not None:
            raise Refused("model-decided")
        self.choice.set(None if meant is None else meant.settings)

    async def try_out(self, meant: Meant) -> Worked | Failed:
        """One tiny fixed request, on the record with a purpose of its own."""
        model = meant.model

        def record(request: ModelRequest) -> None:
            from client.models.wire import body

            sent = egress.whole(self.clock(), None, "check", model.destination, body(request, model.name))
            egress.record(self.database, sent)

        return await try_out(model, record)

    def _gateway(self) -> Gateway:
        named = self.named()
        if named is None:
            raise Refused("model-no-gateway")
        return named

    def _known_key(self, origin: str) -> str:
        """The stored key, for no other machine than the one it was given for."""
        stored = self.choice.get()
        if stored is None or not stored.base_url or _model(stored.base_url, stored.model, "").origin != origin:
            return ""
        return stored.key

    def _host(self, address: str) -> str:
        return _model(address, "", "").destination


def _model(address: str, name: str, key: str) -> ServiceModel:
    """One that asks once: whoever tries it out waits for it."""
    from client.models.service import ServiceModel

    return ServiceModel(address, name, key, patient=False)
