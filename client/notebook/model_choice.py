"""Which model did the customer choose to answer? Kept in the encrypted store alone: no export and no repr has it."""

from __future__ import annotations

import json
from dataclasses import dataclass

from client.settings import GATEWAY, ModelSettings
from client.store import meta
from client.store.database import Database

KEY = "model_choice"  # no `preference_`: those go along in an export


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """Reads and writes the choice of one account. It is read for every turn."""

    database: Database

    def get(self) -> ModelSettings | None:
        """The choice; None is the built-in assistant, an empty address the operator's gateway."""
        stored = meta.read(self.database, KEY)
        if stored is None:
            return None
        url, model, key = json.loads(stored)
        return ModelSettings(url, model, key)

    def set(self, chosen: ModelSettings | None) -> None:
        """Choose a service that was checked, or the built-in assistant; what stood there is gone, its key too."""
        if chosen is None:
            meta.remove(self.database, KEY)
        else:
            meta.write(self.database, KEY, json.dumps([chosen.base_url, chosen.model, chosen.key]))


def the_gateway(key: str = "") -> ModelSettings:
    """The choice that stands for whatever gateway the signed config names."""
    return ModelSettings("", GATEWAY, key)
