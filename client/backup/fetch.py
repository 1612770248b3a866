"""How do the pieces of an unlocked backup come to this device? By hash, from where it stopped, as they are: sealed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from client.backup.errand import Errand
from client.backup.pieces import Pieces, digest
from client.backup.unlock import Digits
from client.errors import Damaged, Unavailable
from shared.wire.backups import CHUNK_BYTES, CHUNKS_AT_MOST, StoredChunk, UnlockReply


def fetch(errand: Errand, pieces: Pieces, digits: Digits, backup: str, reply: UnlockReply) -> tuple[StoredChunk, ...]:
    """Bring every piece that is not here yet. Raises Damaged("backup-damaged"), StoreFull, what the network raises."""
    chunks = _listed(reply)
    done, total = 0, sum(chunk.size for chunk in chunks)
    for chunk in chunks:
        errand.at("download", done, total)
        if pieces.get(chunk.number, chunk.sha256) is None:
            data = digits.again(partial(errand.service.get_chunk, backup, chunk.number, reply.token))
            if digest(data) != chunk.sha256:
                raise Damaged("backup-damaged")
            pieces.put(chunk.number, data)
        done += chunk.size
    errand.at("download", done, total)
    return chunks


def stored(pieces: Pieces, chunks: Iterable[StoredChunk]) -> Iterator[bytes]:
    """The pieces that were fetched. Raises Damaged("backup-pieces-lost")."""
    for chunk in chunks:
        piece = pieces.get(chunk.number, chunk.sha256)
        if piece is None:
            raise Damaged("backup-pieces-lost")
        yield piece


def _listed(reply: UnlockReply) -> tuple[StoredChunk, ...]:
    """By number. Raises Unavailable("backup-server-wrong") for a list that no backup has."""
    chunks = tuple(sorted(reply.chunks, key=lambda chunk: chunk.number))
    whole = [chunk.number for chunk in chunks] == list(range(len(chunks))) and 0 < len(chunks) <= CHUNKS_AT_MOST
    if not whole or any(not 0 < chunk.size <= CHUNK_BYTES for chunk in chunks):
        raise Unavailable("backup-server-wrong")
    return chunks
