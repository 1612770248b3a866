"""What becomes of a model's rewrite of the block: a document for the model, and a card for the customer."""

from __future__ import annotations

from collections.abc import Callable

from client.errors import Unavailable
from client.memory.block import compare
from client.memory.heard import heard
from client.memory.logged import Card, LoggedTurn
from client.memory.secrets import Secret
from client.notebook.block import Block, NotWritten, Written, write_block
from client.store import block as rows
from client.store import logs, looked_up
from client.store.database import Database
from client.turn.tools import Outcome, document
from shared.clock import Clock
from shared.ids import Ids

Say = Callable[..., str]
BEFORE = 3  # earlier questions of the conversation in which a page may have been pasted


def rewrite(
    database: Database,
    text: str,
    turn: LoggedTurn,
    *,
    clock: Clock,
    ids: Ids,
    limit: int,
    say: Say,
    can_look_up: bool,
) -> Outcome:
    """Store the model's whole block; the customer sees what changed, or why nothing was stored."""
    earlier = logs.turns_before(database, turn.conversation, turn.id, BEFORE + 1 if turn.instead_of else BEFORE)
    before = [one.question for one in earlier if one.id != turn.instead_of]  # what was put in other words is not said
    confirmed = looked_up.values(database, turn.conversation)
    changed: tuple[Card, ...] = ()
    try:
        with (
            database.transaction()
        ):  # what changes the block tells so in the same step: a kill may come before the answer
            result = write_block(
                database,
                text,
                writer="model",
                now=clock(),
                ids=ids,
                limit=limit,
                conversation=turn.conversation,
                turn=turn.id,
                heard=heard(turn.question, before, accounts=confirmed, can_look_up=can_look_up),
            )
            if isinstance(result, Written):
                changed = _changed(database, turn, result, say)
                logs.set_changes(database, turn.id, changed)
    except Unavailable as error:
        return _refused({"stored": False}, say(error.code, **error.params), say)
    if isinstance(result, NotWritten):
        why = say(result.reason, used=result.used, limit=limit, line=result.line)
        told = {"stored": False, **_block(result.block), "added": [], "dropped": [], "refused": result.used}
        return _refused({**told, "line": result.line}, why, say)
    warning = secret_sentence(result.masked, say) if result.masked else None
    changes = {"added": list(result.added), "dropped": list(result.dropped), "warning": warning}
    cards = (*changed, *secret_cards(result.masked, say))
    return Outcome(document({"stored": True, **_block(result.block), **changes}), cards=cards, stored=True)


def secret_cards(kinds: frozenset[Secret], say: Say) -> tuple[Card, ...]:
    """Tell the customer which kinds of secrets are never remembered."""
    return (Card("secret", secret_sentence(kinds, say)),) if kinds else ()


def secret_sentence(kinds: frozenset[Secret], say: Say) -> str:
    """One sentence for all kinds."""
    return say("secret-not-kept", what=", ".join(say(f"secret-{kind}") for kind in sorted(kinds)))


def _refused(told: dict[str, object], why: str, say: Say) -> Outcome:
    said = say("card-block-refused", reason=why)
    return Outcome(document({**told, "warning": why}), cards=(Card("block", said),), refusal=said)


def _changed(database: Database, turn: LoggedTurn, result: Written, say: Say) -> tuple[Card, ...]:
    """What this turn changed, all its rewrites together: that is what undo takes back."""
    added, dropped = result.added, result.dropped
    undo = rows.read_undo(database, turn.conversation)
    if undo is not None and undo.turn == turn.id:
        whole = compare(undo.before, result.block.text)
        added, dropped = whole.added, whole.dropped
    if not added and not dropped:
        return ()
    said = say("card-block-changed", added=len(added), dropped=len(dropped))
    return (Card("block", said, added=added, dropped=dropped),)


def _block(block: Block) -> dict[str, object]:
    return {"block": block.text, "used": block.used, "limit": block.limit}
