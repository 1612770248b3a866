"""Which of very many vectors may be the nearest? Their signs tell, sixty-four dimensions in one step.

Of each vector the sign of every dimension is kept, seen from the middle of all: one bit. A question is cut into eight
levels, three bits. How well the bits go together leaves a few thousand vectors to be compared exactly.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

WORD = 64  # bits that are compared at once
PLANES = 3  # bits of a question's levels; measured: with one, every tenth of the nearest is missed

Vectors = tuple["NDArray[numpy.float32]", "NDArray[numpy.int8]"]  # 1 / length of each, and the rows


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of every vector, and the middle that they were taken from."""

    middle: NDArray[numpy.float32]
    blocks: dict[int, NDArray[numpy.uint64]]  # as they came; `words` is all of them, a column a vector
    words: NDArray[numpy.uint64]
    positive: NDArray[numpy.int16]  # signs of each vector

    def shortlist(self, vector: NDArray[numpy.float32], least: int) -> NDArray[numpy.intp]:
        """The places of at least so many vectors whose signs go best with the question; all that equal the last."""
        import numpy

        most = 2**PLANES - 1
        peak = max(float(numpy.abs(vector).max()), 1e-9)
        levels = numpy.rint((vector / peak + 1) / 2 * most).astype(numpy.uint8)
        apart = most * self.positive  # twice the sum of level - most / 2 over the positive dimensions, turned round
        room = numpy.empty_like(self.words[0])
        for plane in range(PLANES):
            together = numpy.zeros(len(apart), dtype=numpy.int16)
            for stored, bits in zip(self.words, _words((levels >> plane & 1)[None, :])[0], strict=True):
                together += numpy.bitwise_count(numpy.bitwise_and(stored, bits, out=room))
            apart -= together << (plane + 1)
        apart -= apart.min()
        upto = int(numpy.searchsorted(numpy.bincount(apart).cumsum(), least))
        return numpy.flatnonzero(apart <= upto)


def signs(blocks: dict[int, Vectors], known: Signs | None, unchanged: Iterable[int]) -> Signs:
    """The signs of all vectors; of the `unchanged` blocks as they are known."""
    import numpy

    middle = known.middle if known is not None else _middle(list(blocks.values()))
    kept = {number: known.blocks[number] for number in unchanged} if known is not None else {}
    for number, (scales, rows) in blocks.items():
        if number not in kept:
            kept[number] = _words(rows * scales[:, None] > middle)
    ordered = {number: kept[number] for number in blocks}
    words = numpy.ascontiguousarray(numpy.concatenate(list(ordered.values())).T)
    return Signs(middle, ordered, words, numpy.bitwise_count(words).sum(axis=0, dtype=numpy.int16))


def _middle(blocks: list[Vectors]) -> NDArray[numpy.float32]:
    import numpy

    whole: NDArray[numpy.float32] = numpy.sum([scales @ rows.astype(numpy.float32) for scales, rows in blocks], axis=0)
    return whole / numpy.float32(sum(len(scales) for scales, _ in blocks))


def _words(above: NDArray[numpy.bool_] | NDArray[numpy.uint8]) -> NDArray[numpy.uint64]:
    import numpy

    packed = numpy.packbits(above, axis=1)
    return numpy.pad(packed, ((0, 0), (0, -packed.shape[1] % (WORD // 8)))).view(numpy.uint64)
