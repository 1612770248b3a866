"""How is the app's mark drawn? `python -m client.app.mark` writes the picture that icons and splash are made from.

The same shape as in the web page's icon: a corner, as of a page that is kept. White on nothing; the colour behind it
and every size that a phone wants come from the build.
"""

from __future__ import annotations

import math
import struct
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Final

PICTURE: Final = Path(__file__).with_name("assets") / "icon.png"
SIDE: Final = 1024  # pixels; the largest that a store asks for
CORNER: Final = ((9.0, 10.0), (22.0, 10.0), (22.0, 23.0))  # in a square of 32, as in assets/index.html
WIDTH: Final = 4.0
MIDDLE: Final = (15.5, 16.5)
SCALE: Final = 36.0  # pixels for one of those units: 60 % of the picture, the rest is for round masks


def row(y: int) -> bytes:
    """How much of each pixel of a row the mark covers, 0 to 255."""
    v = (y + 0.5 - SIDE / 2) / SCALE + MIDDLE[1]
    return bytes(_covered((x + 0.5 - SIDE / 2) / SCALE + MIDDLE[0], v) for x in range(SIDE))


def _covered(x: float, y: float) -> int:
    away = min(_distance(x, y, start, end) for start, end in pairwise(CORNER)) - WIDTH / 2
    return round(255 * min(1.0, max(0.0, 0.5 - away * SCALE)))


def _distance(x: float, y: float, start: tuple[float, float], end: tuple[float, float]) -> float:
    """From a point to a line that goes straight across or straight down."""
    return math.hypot(x - min(max(x, start[0]), end[0]), y - min(max(y, start[1]), end[1]))


def png(rows: list[bytes]) -> bytes:
    """White, as opaque as the rows say."""
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 4, 0, 0, 0)  # 8 bits of grey, 8 of opacity
    lines = b"".join(b"\0" + bytes(value for opacity in row for value in (255, opacity)) for row in rows)
    parts = (b"IHDR", header), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(name, data) for name, data in parts)


def _part(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


if __name__ == "__main__":
    PICTURE.write_bytes(png([row(y) for y in range(SIDE)]))
