"""Which earlier turns fit a question? Chunks of question and answer; a turn borrows from the turns beside it.

Texts come in as the caller wants them found: secrets are masked before they get here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from client.search import terms
from client.search.chunks import turn_chunks
from client.search.hit import Hit, best_of_each_key
from client.search.meaning import Cosines, Meaning
from client.search.rank import Question, Scored, rank, read_question
from client.search.speakers import Speaker, named, words_of
from client.store import conversations, index
from client.store.database import Database
from client.store.index import Piece

FACTOR = 12.0  # words tell more in talk than in facts; measured
OWN_SHARE = 0.6  # of what a turn has of the question, from which it counts as said by that side
LOOKED_AT = 12  # best turns that are looked through for what a named side said
PREVIOUS_SHARE, NEXT_SHARE = 0.3, 0.15  # of the neighbouring turn's score; measured


def index_turn(
    database: Database, turn: str, *, conversation: str, place: int, question: str, answer: str | None
) -> None:
    """Make a turn findable, in place of what it was found by before. Inside a transaction of the caller.

    `place` orders the turns of a conversation; gaps do not matter.
    """
    drop_turn(database, turn)
    for part, chunk in enumerate(turn_chunks(terms.storable(question), terms.storable(answer or ""))):
        piece = Piece(turn, chunk, terms.document(chunk), part=part, shelf=conversation, place=place)
        index.add(database, "chats", piece)


def drop_turn(database: Database, turn: str) -> None:
    """Take a turn out, all chunks. Inside a transaction of the caller."""
    index.drop(database, "chats", turn)


def drop_conversation(database: Database, conversation: str) -> None:
    """Take all turns of a conversation out. Inside a transaction of the caller."""
    index.drop_shelf(database, "chats", conversation)


def find_turns(
    database: Database, query: str, top: int = 4, meaning: Meaning | None = None, *, without: Collection[str] = ()
) -> list[Hit]:
    """The turns that fit best, each with its best chunk; nothing of deleted conversations or of those in `without`."""
    without = conversations.hidden(database).union(without)
    question = read_question(database, "chats", query)
    scored, cosines = rank(database, "chats", question, meaning, factor=FACTOR, without=without)
    hits = best_of_each_key(database, _smoothed(database, scored, cosines), question, max(top, LOOKED_AT))
    speaker = named(query)
    if speaker is not None:  # what the named side itself said of it stands first; the order is kept otherwise
        hits.sort(key=lambda hit: not _said_by(speaker, hit, question))
    return hits[:top]


def _said_by(speaker: Speaker, hit: Hit, question: Question) -> bool:
    own = question.coverage(terms.document(words_of(speaker, hit.text)))
    return own > 0 and own >= OWN_SHARE * hit.coverage


def _smoothed(database: Database, scored: Sequence[Scored], cosines: Cosines | None) -> list[Scored]:
    beside = index.neighbours(database, [one.item for one in scored])
    own = {one.item: one.score for one in scored}
    unlisted = [other for _, other, _ in beside if other not in own]
    if cosines is not None:
        own |= {item: cosines.standing_out(cosine) for item, cosine in cosines.of(unlisted).items()}
    best: dict[tuple[int, str], float] = {}
    for item, other, side in beside:
        best[item, side] = max(best.get((item, side), 0.0), own.get(other, 0.0))
    return [one._replace(score=one.score + _borrowed(one.item, best)) for one in scored]


def _borrowed(item: int, best: Mapping[tuple[int, str], float]) -> float:
    return PREVIOUS_SHARE * best.get((item, "previous"), 0.0) + NEXT_SHARE * best.get((item, "next"), 0.0)
