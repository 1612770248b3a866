"""What a model replies that is asked for facts."""

import json

from tests.support.fakes import ScriptedModel


def scripted(*replies):
    return ScriptedModel(*(reply if isinstance(reply, str | Exception) else json.dumps(reply) for reply in replies))


def fact(statement, quote, **more):
    row = {"kind": "attribute", "statement": statement, "quotes": [{"turn": 1, "speaker": "customer", "text": quote}]}
    return {"facts": [row | more]}
