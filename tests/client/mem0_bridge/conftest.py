"""mem0 on the encrypted file of a test, with vectors made from letters: no model, the same every time."""

import hashlib
import math

import pytest

from shared.clock import system_clock
from tests.support.fakes import Ids


class LetterEmbedder:
    """Texts that share letters are near; 32 dimensions."""

    name, dimensions = "letters", 32

    def passages(self, texts):
        return [self.query(text) for text in texts]

    def query(self, text):
        row = [0.01] * self.dimensions
        for letter in text:
            row[hashlib.sha256(letter.encode()).digest()[0] % self.dimensions] += 1
        length = math.sqrt(sum(value * value for value in row))
        return [value / length for value in row]


@pytest.fixture
def embedder():
    return LetterEmbedder()


@pytest.fixture
def memory(database, embedder):
    from client.mem0_bridge.memory import open_memory

    return open_memory(database, embedder, clock=system_clock, ids=Ids())
