"""Sentences of customers and services, each labelled with its kind: what the classifier is learned from."""

import json
from hashlib import sha256
from pathlib import Path

SENTENCES = Path(__file__).parent


def read_sentences(language):
    """The labelled sentences of one language."""
    return [json.loads(line) for line in (SENTENCES / f"{language}.jsonl").read_text("utf-8").splitlines()]


def digest(language):
    """What the weights' file names as that from which it was learned."""
    return sha256((SENTENCES / f"{language}.jsonl").read_bytes()).hexdigest()
