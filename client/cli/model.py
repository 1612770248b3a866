"""`gieok model`: who answers, choosing somebody else, and trying a service out. The key is never an argument."""

from __future__ import annotations

import argparse
import asyncio

from client.cli import secret
from client.engine import Engine
from client.errors import Refused
from client.kit.words import Words
from client.turn.models import Answering, Meant, Models
from client.turn.trial import Failed, Worked
from client.turn.trial_words import plain, trial_lines

Printed = tuple[dict[str, object], str]


async def model(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Show, set, builtin, gateway, test. Raises Refused."""
    models = engine.models
    match given.action:
        case "set":
            _free(models)
            models.choose(models.meant(given.url, given.name, secret.model_key(words)))
        case "gateway":
            models.choose(models.at_gateway())
        case "builtin":
            models.choose(None)
        case "test":
            return await _test(models, words)
    now = await asyncio.to_thread(models.now)
    return {"model": _document(now)}, "\n".join(_lines(now, words))


async def _test(models: Models, words: Words) -> Printed:
    """One tiny fixed request to who answers now. Raises the reason where it does not work."""
    result = await models.try_out(_standing(models))
    if isinstance(result, Failed):
        raise plain(result.error)
    return _tried(result), "\n".join(trial_lines(result, words))


def _standing(models: Models) -> Meant:
    """The service that answers now. Raises Refused("cli-model-no-test", "model-no-gateway")."""
    now = models.now()
    if now.source == "builtin":
        raise Refused("cli-model-no-test")
    return models.standing()


def _free(models: Models) -> None:
    """Nobody is asked for a key that could not be kept. Raises Refused("model-decided")."""
    if models.fixed is not None:
        raise Refused("model-decided")


def _tried(result: Worked) -> dict[str, object]:
    return {"works": True, "tools": result.tools, "seconds": round(result.seconds, 1)}


def _document(now: Answering) -> dict[str, object]:
    return {
        "source": now.source,
        "name": now.name or None,
        "host": now.host,
        "address": now.address or None,
        "key": now.with_key,
        "decided": now.decided,
    }


def _lines(now: Answering, words: Words) -> list[str]:
    if now.source == "builtin":
        lines = [words.text("cli-model-builtin")]
    elif now.host is None:
        lines = [words.text("choose-model-gateway-gone")]
    else:
        lines = [words.text("cli-model-service", host=now.host, name=now.name)]
        lines.append(words.text("choose-model-goes", host=now.host))
    if now.with_key:
        lines.append(words.text("cli-model-with-key"))
    if now.decided:
        lines.append(words.text("cli-model-decided"))
    return lines
