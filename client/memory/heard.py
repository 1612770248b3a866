"""May a model write this line into the block? Judged by what the customer said in this turn and what was looked up.

The customer may write anything on the screen; what a model writes may come from a pasted page, a guess or a moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from client.memory.accounts import accounts_named
from client.memory.moment import asked_once, bound_to_a_moment, pieces
from client.memory.orders import commands, gives_orders
from client.memory.own_words import own_words

ModelRefusal = Literal[
    "block-order",
    "block-pasted",
    "block-account-unconfirmed",
    "block-account-unknowable",
    "block-moment",
    "block-once",
]
_SHARE = 0.5  # of a line's pieces: more of them in a pasted part than in own words makes it pasted


@dataclass(frozen=True, slots=True)
class Heard:
    """The customer's own words and the quoted ones, the account values looked up, and whether any look-up exists.

    `own` is this turn's; `own_before` and `quoted` reach back into the conversation.
    """

    own: str = ""
    own_before: str = ""
    quoted: str = ""
    accounts: frozenset[str] = frozenset()
    can_look_up: bool = False


def heard(
    question: str, before: Iterable[str] = (), *, accounts: Iterable[str] = (), can_look_up: bool = False
) -> Heard:
    """What a question brings along, and those asked `before` it."""
    earlier = tuple(before)
    own = own_words(question)
    quoted = "\n".join(_quoted(text) for text in (*earlier, question))
    return Heard(own, "\n".join(map(own_words, earlier)), quoted, frozenset(accounts), can_look_up)


def why_refused(line: str, said: Heard) -> ModelRefusal | None:
    """The reason why a model may not add this line, if there is one."""
    if gives_orders(line):
        return "block-order"
    if commands(line) and _only_quoted(line, said):
        return "block-pasted"
    if _accounts_of(line, said) - said.accounts:
        return "block-account-unconfirmed" if said.can_look_up else "block-account-unknowable"
    if asked_once(line, said.own):
        return "block-once"
    return "block-moment" if bound_to_a_moment(line) else None


def _accounts_of(line: str, said: Heard) -> frozenset[str]:
    """Those that the line names, and those that the customer named as an account and the line repeats."""
    spoken = accounts_named("\n".join((said.own, said.own_before, said.quoted)))
    return accounts_named(line) | frozenset(value for value in spoken if value in line)


def _quoted(text: str) -> str:
    return "".join(" " if char == own else char for char, own in zip(text, own_words(text), strict=True))


def _only_quoted(line: str, said: Heard) -> bool:
    quoted_pieces = pieces(said.quoted)
    if not quoted_pieces:
        return False
    parts = pieces(line)
    quoted, own = parts & quoted_pieces, parts & pieces(f"{said.own}\n{said.own_before}")
    return len(quoted) >= _SHARE * len(parts) > len(own)
