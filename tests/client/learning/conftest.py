"""A customer who is known in nothing yet."""

import pytest

from tests.client.learning.talk import Memory, builtin


@pytest.fixture
def memory():
    return Memory(builtin())
