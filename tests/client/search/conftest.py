"""A stand-in embedder: texts that share words are near, always the same."""

import hashlib

import pytest


class HashedWords:
    """64 dimensions, one hashed place for each word."""

    dimensions = 64

    def __init__(self, name="hashed-words"):
        self.name = name
        self.asked = []

    def passages(self, texts):
        return [self._vector(text) for text in texts]

    def query(self, text):
        self.asked.append(text)
        return self._vector(text)

    def _vector(self, text):
        vector = [1e-3] * self.dimensions
        for word in text.lower().split():
            vector[hashlib.sha256(word.encode()).digest()[0] % self.dimensions] += 1.0
        length = sum(value * value for value in vector) ** 0.5
        return [value / length for value in vector]


@pytest.fixture
def embedder():
    return HashedWords()


@pytest.fixture
def hashed_words():
    return HashedWords
