"""Calls of the tool that rewrites the block, and what came back to the model."""

import json

from client.turn.tools import WRITE_TOOL


def write(text):
    return [(WRITE_TOOL, json.dumps({"text": text}, ensure_ascii=False))]


def refusals(turn):
    return [card.text for card in turn.cards if card.kind == "block" and not card.added and not card.dropped]


def result(model, request):
    """What the last tool told the model before this request."""
    return json.loads(model.requests[request].messages[-1].content)
