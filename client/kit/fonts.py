"""Which font files draw the screens with no network? Those of two installed packages, served as they are.

Flutter asks for its default family as `roboto.woff2` and, for a glyph that this lacks, for Noto fonts by name. Both are
answered from here: Noto Sans CJK (Hangul, Kana, Han, Latin), Noto Emoji and the other scripts that came along. Nothing
is subset or packed: over loopback 16 MB take no time, and a subset would cost every newcomer half a minute.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from shared.errors import Damaged

TEXT: Final = ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf")
EMOJI: Final = ("manimgx_fonts", "NotoEmoji[wght].ttf")


@dataclass(frozen=True, slots=True)
class Fonts:
    """The default family, the emoji, and by family name (`notosansthai`) what else is there."""

    text: Path
    emoji: Path
    others: Mapping[str, Path]

    def fallback(self, asked: str) -> Path:
        """The file for a path such as `notosansthai/v25/….woff2`; the emoji where that family is not installed."""
        return self.others.get(asked.split("/", 1)[0], self.emoji)


def installed() -> Fonts:
    """The font files on this device. Raises Damaged `fonts-missing` where a package lacks its file."""
    emoji = _file(*EMOJI)
    others = {path.name.split("[")[0].lower(): path for path in emoji.parent.glob("NotoSans*.ttf")}
    return Fonts(_file(*TEXT), emoji, others)


def _file(package: str, name: str) -> Path:
    spec = find_spec(package)  # found, not imported: a font package has nothing to run
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / name
        if path.is_file():
            return path
    raise Damaged("fonts-missing", package=package)
