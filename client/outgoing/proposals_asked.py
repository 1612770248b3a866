"""Which questions of this device's log come again and again? The log is read here, and nothing of it leaves.

Only the newest questions are looked at, and each of them once as long as the vocabulary stays the same.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from client.memory.asked_again import Asked, asked_again
from client.memory.own_words import own_words
from client.memory.proposal import Situation, situation_of
from client.store import questions
from client.store.database import Database
from client.store.questions import Question
from shared.clock import local_day
from shared.formats.vocabulary import Proposals
from shared.wire.proposal import Proposal

NEWEST: Final = 200  # questions; what was asked longer ago is not "again and again"
_KEPT: Final = "questions of the vocabulary"


def questions_again(
    database: Database, vocabulary: Proposals, conversation: str | None, settled: Collection[Situation]
) -> list[Proposal]:
    """The payloads, without what `conversation` asks, in which the customer could be asked for consent now."""
    stamp, kept = database.kept.get(_KEPT, (None, {}))
    known: dict[str, Asked | None] = dict(kept) if stamp is vocabulary and isinstance(kept, dict) else {}
    newest = questions.newest(database, NEWEST)
    read = {one.turn: known[one.turn] if one.turn in known else _read(one, vocabulary) for one in newest}
    database.kept[_KEPT] = (vocabulary, read)
    asked = [it for it in read.values() if it is not None and it.conversation != conversation]
    return asked_again(asked, settled)


def _read(turn: Question, vocabulary: Proposals) -> Asked | None:
    own = own_words(turn.text)
    situation = situation_of(own, vocabulary)
    if situation is None or not _asks(own):
        return None
    page = next(topic.page for topic in vocabulary.topics if topic.id == situation[0])
    cited = [it for it in turn.sources if it["kind"] == "policy" and it["id"] == page]
    version = cited[0].get("version") if cited else None
    return Asked(
        situation,
        turn.conversation,
        page,
        version if isinstance(version, int) else None,
        local_day(turn.asked_at, turn.zone).isoformat()[:7],
        any(it["kind"] == "knowhow" for it in turn.sources),
    )


def _asks(own: str) -> bool:
    """Does the customer ask something? The rules of learning know; they are loaded when there is something to know."""
    from client.learning.clauses import clauses
    from client.learning.stance import is_question

    return any(is_question(clause) for clause in clauses(own))
