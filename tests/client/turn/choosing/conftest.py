"""The models of an account, before and after one of them is chosen."""

import pytest

from client.notebook.model_choice import ModelChoice
from client.turn.models import Models

SECRET = "sk-elephant-7731"


@pytest.fixture
def models(database, clock):
    def make(fixed=None, gateway=None):
        return Models(database, fixed, ModelChoice(database), lambda: gateway, clock)

    return make
