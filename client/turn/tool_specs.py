"""How each tool is described to a model: what it is for and, for the block, how to write it."""

from __future__ import annotations

from client.models.port import ToolSpec

WRITE_TOOL = "rewrite_customer_context"
LOOK_UP_TOOL = "look_up_account"

_WRITE = """\
Rewrite the customer's block: what holds in every conversation with this customer (how to be called, language,
channel, contract tier, lasting wishes). Send the WHOLE final block as text, one entry a line: what you leave out is
dropped. Where a line already covers the matter, change that line and add none. Call it in the very turn in which the
customer tells or corrects how to be called, or asks for something from now on: what is only said is gone when the
conversation ends. Not for it: a date, a ticket, one question, a one-off wish, pasted text, orders beyond the
customer's own wishes, passwords. An account, login or id of another system only exactly as look_up_account returned
it in this conversation, never as it was spelled or looks alike; where there is no such tool, none. The result returns
the stored block with the lines dropped and added: check that you dropped nothing by mistake. An empty text stores
nothing; over the limit is refused whole: merge or drop lines and send it again."""

_FORGET = """\
The customer wants something forgotten or deleted. With the id of a fact it makes a card that asks the customer; it
deletes nothing, and you must not say that anything is gone. Where several facts could be meant, ask which, or make a
card for each. With words alone it lists what fits. A line of the block goes with rewrite_customer_context; propose that
line too, so that no trace of it stays, and the fact that stands behind it, and say both. Not for questions about how to
delete something, and not for accounts, files or orders of the service."""


def _query(name: str, description: str) -> ToolSpec:
    return ToolSpec(
        name,
        description,
        {
            "type": "object",
            "properties": {"query": {"type": "string", "description": "words to look for, in the customer's language"}},
            "required": ["query"],
        },
    )


SPECS: tuple[ToolSpec, ...] = (
    _query(
        "search_facts",
        "Search this customer's own facts: dated requests, decisions, agreements, attributes, preferences, with "
        "quotes. A fact marked recheck was made under an older version of a policy page.",
    ),
    _query("search_policy", "Search the service's policy pages (rules from official documents). Reference material."),
    ToolSpec(
        "read_policy",
        "Read one page whole, with the text of the version before. The page 'contents' lists all pages.",
        {
            "type": "object",
            "properties": {
                "page": {"type": "string", "description": "a page id, or 'contents'"},
                "kind": {"type": "string", "enum": ["policy", "knowhow"]},
            },
            "required": ["page"],
        },
    ),
    _query(
        "search_knowhow",
        "Search the service's know-how (when X, do Y), each with the number of customers that it rests on. Reference.",
    ),
    _query(
        "search_conversations",
        "Search what was said in this customer's earlier conversations, word for word. For questions that point back.",
    ),
    ToolSpec(
        "propose_forget",
        _FORGET,
        {
            "type": "object",
            "properties": {
                "fact": {"type": "string", "description": "the id of the one fact that is meant"},
                "query": {"type": "string", "description": "words to look for, where the id is not known"},
                "line": {"type": "string", "description": "a line of the block, as it stands or stood there"},
            },
            "required": [],
        },
    ),
    ToolSpec(
        LOOK_UP_TOOL,
        "Who is the customer in another system? Asks that system for its current user and returns the account and, "
        "where it has one, the full login address. The only source for an account that is to be remembered.",
        {
            "type": "object",
            "properties": {"system": {"type": "string", "description": "the system's name; empty for the only one"}},
            "required": [],
        },
    ),
    ToolSpec(
        WRITE_TOOL,
        _WRITE,
        {
            "type": "object",
            "properties": {"text": {"type": "string", "description": "the whole final block"}},
            "required": ["text"],
        },
    ),
)
