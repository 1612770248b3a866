"""The customer named an account of another system: it is looked up, and kept only where it is that one."""

from __future__ import annotations

from client.memory.accounts import accounts_named
from client.models.builtin import block_edit, results
from client.models.builtin.block_edit import Edit
from client.models.builtin.intent import Reading
from client.models.builtin.language import Language
from client.models.builtin.situation import Situation
from client.models.builtin.wish import Wish

LOOK_UP = "look_up_account"

_LINE: dict[Language, str] = {
    "ko": "{system} 계정: {value}",
    "en": "{system} account: {value}",
    "ja": "{system}のアカウント: {value}",
}


def asked_about(situation: Situation, reading: Reading) -> bool:
    """The customer named an account, and it can be looked up."""
    return "account" in reading.standing.declined and LOOK_UP in situation.tools


def looked_up(situation: Situation) -> bool:
    """A system said who its current user is."""
    return any(results.document(content).get("account") for content in situation.contents(LOOK_UP))


def confirmed(situation: Situation, reading: Reading) -> Edit | None:
    """The block with the account, where a look-up returned exactly what the customer named."""
    said = accounts_named(situation.said)
    for content in situation.contents(LOOK_UP):
        found = results.document(content)
        for value in (found.get("account"), found.get("login")):
            if isinstance(value, str) and value in said:
                line = _LINE[reading.tongue].format(system=found.get("system"), value=value)
                return block_edit.edit(situation.block, [Wish(line, frozenset())])
    return None
