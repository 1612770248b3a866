"""Where do the letters of a PDF stand? Its lines page by page, as pdfium finds them. Runs in the worker alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from ctypes import byref, c_double
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage, PdfTextPage

PAGES_LIMIT: Final = 3_000
WIDE: Final = 1.6  # times the size of the letters: a gap between two cells
_PASSWORD: Final = 4  # pdfium's FPDF_ERR_PASSWORD
_HYPHENS: Final = str.maketrans({"\x02": "-", "\ufffe": "-"})  # how pdfium marks a word that goes on in the next line


@dataclass(frozen=True, slots=True)
class Shown:
    """One line; `size` of its letters and `bottom` of the line in points from the foot of the page."""

    cells: tuple[str, ...]
    size: float
    bottom: float

    @property
    def text(self) -> str:
        """The words of the whole line."""
        return " ".join(self.cells)


@dataclass(frozen=True, slots=True)
class ShownPage:
    """One page; `pictures`: it shows some."""

    lines: list[Shown]
    pictures: bool


def shown_pages(data: bytes) -> list[ShownPage] | str:
    """All pages, or the code of why there are none."""
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(data)
        if not len(document):
            return "document-broken"
    except pypdfium2.PdfiumError as error:
        return "document-locked" if getattr(error, "err_code", None) == _PASSWORD else "document-broken"
    if len(document) > PAGES_LIMIT:
        return "document-grows"
    return [_page(document, number) for number in range(len(document))]


def _page(document: PdfDocument, number: int) -> ShownPage:
    from pypdfium2 import raw

    page: PdfPage = document[number]
    lines = list(_lines(page.get_textpage()))
    pictures = any(True for _ in page.get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE], max_depth=3))
    return ShownPage(lines, pictures)


def _lines(text_page: PdfTextPage) -> Iterator[Shown]:
    from pypdfium2 import raw

    count, start = text_page.count_chars(), 0
    while start < count:
        end = start
        while end < count and raw.FPDFText_GetUnicode(text_page.raw, end) not in (10, 13):
            end += 1
        line = _line(text_page, start, end)
        if line is not None:
            yield line
        start = end + 1


def _line(text_page: PdfTextPage, start: int, end: int) -> Shown | None:
    """The letters from `start` to `end`, cut into cells; None where there are none."""
    sizes: Counter[float] = Counter()
    cuts, bottom, right = [start], 0.0, None
    for index in range(start, end):
        box = _box(text_page, index)
        if box is None:
            continue
        left, low, letter_right, size = box
        sizes[size] += 1
        if right is not None and left - right > size * WIDE:
            cuts.append(index)
        bottom, right = (min(bottom, low) if right is not None else low), letter_right
    if not sizes:
        return None
    texts = (text_page.get_text_range(a, b - a) for a, b in zip(cuts, [*cuts[1:], end], strict=True) if b > a)
    cells = tuple(cell for text in texts if (cell := " ".join(text.translate(_HYPHENS).split())))
    return Shown(cells, sizes.most_common(1)[0][0], bottom) if cells else None


def _box(text_page: PdfTextPage, index: int) -> tuple[float, float, float, float] | None:
    """(left, baseline, right, size) of a letter in points; None for a space."""
    from pypdfium2 import raw

    page, letter = text_page.raw, raw.FPDFText_GetUnicode(text_page.raw, index)
    if letter == 0 or chr(letter).isspace():
        return None
    left, right, low, high, x, baseline = (c_double() for _ in range(6))
    raw.FPDFText_GetCharBox(page, index, byref(left), byref(right), byref(low), byref(high))
    raw.FPDFText_GetCharOrigin(page, index, byref(x), byref(baseline))
    matrix = raw.FS_MATRIX()
    known = raw.FPDFText_GetMatrix(page, index, byref(matrix))
    scale = abs(matrix.d) if known and matrix.d else 1.0
    size = round(float(raw.FPDFText_GetFontSize(page, index)) * scale, 1)
    return left.value, baseline.value, right.value, size
