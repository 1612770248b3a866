"""What reaches the facts by way of a service model: one that tells the truth, and one that lies, each from a script."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from client.errors import ModelUnavailable
from client.learning.clauses import clauses
from client.learning.pipeline import Learned
from client.memory.logged import LoggedTurn
from client.models.service import ServiceModel
from tests.client.learning.talk import with_model
from tests.support.model_server import ModelServer, say

Dialogue = dict[str, Any]
Proposal = dict[str, Any]
Lie = Callable[[Dialogue], Proposal | None]


def proposal(statement: str, quote: str, *, kind: str = "event", turn: int = 1, **more: Any) -> Proposal:
    """One fact, as a model writes it."""
    return {
        "kind": kind,
        "statement": statement,
        "quotes": [{"turn": turn, "speaker": "customer", "text": quote}],
        **more,
    }


_KINDS = {"lasting": "attribute"}  # a label that is content with either


def truth(dialogue: Dialogue) -> list[Proposal]:
    """The labels, as a perfect model would write them: the words that each must hold, resting on the whole message."""
    return [_true(dialogue, label) for label in dialogue["facts"]]


def _true(dialogue: Dialogue, label: Proposal) -> Proposal:
    at = _turn_of(dialogue, label)
    said = dialogue["turns"][at]["q"]
    more = {key: label[key] for key in ("attribute", "value", "day", "retracts") if label.get(key) is not None}
    made = proposal(
        _about(said, label["has"]), said, kind=_KINDS.get(label["kind"], label["kind"]), turn=at + 1, **more
    )
    if label["kind"] == "agreement":
        answers = [it["a"] or "" for it in dialogue["turns"]]
        made["statement"] = " ".join([*answers, said])[-300:]
        made["quotes"] += [
            {"turn": number, "speaker": "service", "text": text} for number, text in enumerate(answers, start=1) if text
        ]
    return made


def _about(said: str, words: Sequence[str]) -> str:
    """The clause that holds the words, else the message."""
    held = (it.text for it in clauses(said) if words and all(word.lower() in it.text.lower() for word in words))
    return next(held, said)[:300]


def _turn_of(dialogue: Dialogue, label: Proposal) -> int:
    turns = dialogue["turns"]
    if label["kind"] == "agreement":
        return len(turns) - 1
    wanted = [word.lower() for word in label["has"]]
    return next((at for at, it in enumerate(turns) if all(word in it["q"].lower() for word in wanted)), 0)


def _answer_as_quote(dialogue: Dialogue) -> Proposal | None:
    answer = dialogue["turns"][0]["a"]
    if not answer or answer in dialogue["turns"][0]["q"]:
        return None
    return proposal(answer, answer, kind="attribute")


def _unclaimed(dialogue: Dialogue) -> Proposal | None:
    if dialogue["facts"]:
        return None
    said = dialogue["turns"][0]["q"]
    return proposal(said[:300], said, kind="preference")


LIES: dict[str, Lie] = {
    "invented quote": lambda it: proposal("플래티넘 등급", "저희는 플래티넘 고객이라니까요", kind="attribute"),
    "stitched quote": lambda it: proposal("합의", it["turns"][0]["q"][:6] + " … " + it["turns"][0]["q"][-6:]),
    "invented number": lambda it: proposal("987654명", it["turns"][0]["q"], kind="attribute"),
    "invented value": lambda it: proposal(
        it["turns"][0]["q"][:200], it["turns"][0]["q"], kind="attribute", attribute="name", value="Zebulon"
    ),
    "the service's words": _answer_as_quote,
    "question, joke, other's claim, pasted text": _unclaimed,
    "date inside the statement": lambda it: proposal("2019-03-07 " + it["turns"][0]["q"][:100], it["turns"][0]["q"]),
    "trait": lambda it: proposal("성급함", it["turns"][0]["q"], kind="trait"),
    "unknown kind": lambda it: proposal("x", it["turns"][0]["q"], kind="secret"),
    "the prompt's example": lambda it: proposal(
        "플래티넘 등급", "저희는 플래티넘 고객이에요", kind="attribute", attribute="tier", value="platinum"
    ),
    "no quote": lambda it: {**proposal(it["turns"][0]["q"][:200], ""), "quotes": []},
}


def heard(turns: Sequence[LoggedTurn], proposals: Sequence[Proposal]) -> Learned | None:
    """What is learned where the service answers with `proposals`; None where the reply is refused as a whole."""
    reply = json.dumps({"facts": list(proposals)}, ensure_ascii=False)
    with ModelServer(say(reply), say(reply)) as server:
        learner = with_model(ServiceModel(server.url, "scripted"))
        try:
            return asyncio.run(learner.learn(turns, lambda candidate: ()))
        except ModelUnavailable:
            return None


def refused(dialogues: Sequence[Dialogue], turns_of: Callable[[Dialogue], Sequence[LoggedTurn]]) -> dict[str, Any]:
    """For each kind of lie: told how often, and refused how often."""
    told, kept = Counter[str](), Counter[str]()
    for dialogue in dialogues:
        for name, lie in LIES.items():
            wrong = lie(dialogue)
            if wrong is None:
                continue
            told[name] += 1
            learned = heard(turns_of(dialogue), [wrong])
            kept[name] += bool(learned and learned.decisions)
    return {name: {"told": told[name], "refused": round(1 - kept[name] / told[name], 4)} for name in told}
