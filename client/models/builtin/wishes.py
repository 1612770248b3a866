"""What does the customer want to last, and what of it may be written into the block?

A wish is read from the customer's own sentences only. One-off or dated wishes, questions, hypotheticals, reported
speech, and what only the service's staff can do are no wishes.
"""

from __future__ import annotations

from dataclasses import dataclass

from client.models.builtin import declined
from client.models.builtin.cues import Cues
from client.models.builtin.declined import Declined
from client.models.builtin.language import Language
from client.models.builtin.utterance import Utterance
from client.models.builtin.wish import Wish
from client.models.builtin.wish_sentence import Loose, Once, Spoken, only_remembers, verdict


@dataclass(frozen=True, slots=True)
class Standing:
    """What of a message is meant to last; `rest` are the sentences that are something else."""

    wishes: tuple[Wish, ...] = ()
    declined: tuple[Declined, ...] = ()
    once: bool = False
    loose: Wish | None = None  # could last, and was not asked to: worth a question
    rest: tuple[str, ...] = ()


def standing(
    said: Utterance, cues: Cues, tongue: Language, *, confirmed: bool = False, called: str | None = None
) -> Standing:
    """Sort a message's sentences. `confirmed`: the customer was asked whether this should last, and said yes."""
    if cues.supposed.search(said.text):
        return Standing(rest=said.own)
    wishes: list[Wish] = []
    refused: list[Declined] = []
    rest: list[str] = []
    once, loose, previous = False, None, ""
    for sentence in said.own:
        match verdict(Spoken(sentence, previous, said, cues, tongue, called)):
            case Wish() as wish:
                wishes.append(wish)
                if rest and (only_remembers(sentence, cues) or wish.line.startswith(rest[-1].rstrip(" .!。"))):
                    rest.pop()
            case Once():
                once = True
            case Loose(wish) if confirmed:
                wishes.append(wish)
            case Loose(wish):
                loose = wish
            case None:
                rest.append(sentence)
            case reason:
                refused.append(reason)
        previous = sentence
    if said.closing and said.closing not in said.own and cues.remember.search(said.closing):
        refused.append("order" if declined.ordered(said.text, cues) else "pasted")
    if "secret" in refused:
        rest = [sentence for sentence in rest if not declined.holds_secret(sentence)]
    if "account" in refused or "secret" in refused:
        wishes = []
    return Standing(tuple(wishes), tuple(dict.fromkeys(refused)), once, loose, tuple(rest))
