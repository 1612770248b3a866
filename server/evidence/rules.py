"""Is what a device or a reviewer sent well formed, and not too much? Pure; a refusal never repeats it."""

from __future__ import annotations

import re
from datetime import date

from server.errors import NotFound, Refused, TooLarge
from shared.clock import read_stamp
from shared.formats.fields import ID_LIMIT
from shared.text import visible
from shared.wire.evidence import (
    QUOTES_AT_MOST,
    REASON_LEAST,
    STATEMENT_AT_MOST,
    TEXT_AT_MOST,
    EvidenceBody,
    EvidenceQuote,
)

PIECES_AT_MOST = 500  # of one account that still have their text: years of agreements, and one answer can hold them all
REASON_MOST = 500  # code points
_ID = re.compile(r"[a-z0-9]{8,24}")
_VERSION_AT_MOST = 2**31 - 1
_STAMP = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")


def checked_id(text: str) -> str:
    """An id as devices make them. Raises NotFound."""
    if not _ID.fullmatch(text):
        raise NotFound("evidence-unknown")
    return text


def checked_body(body: EvidenceBody) -> EvidenceBody:
    """The body, where it can be evidence. Raises Refused, TooLarge."""
    texts = [body.statement, *(quote.text for quote in body.quotes)]
    if len(body.quotes) > QUOTES_AT_MOST or len(body.statement) > STATEMENT_AT_MOST:
        raise TooLarge("evidence-too-large")
    if sum(map(len, texts)) > TEXT_AT_MOST:
        raise TooLarge("evidence-too-large")
    if not all(text.strip() for text in texts) or not any(quote.speaker == "customer" for quote in body.quotes):
        raise Refused("request-broken")
    if not all(map(_is_quote, body.quotes)) or not _is_day(body.day):
        raise Refused("request-broken")
    if not _is_page(body.page, body.version) or not _is_page(body.knowhow, body.knowhow_version):
        raise Refused("request-broken")
    return body


def checked_reason(text: str) -> str:
    """Why somebody wants to read, as the customer will see it: one line. Raises Refused."""
    reason = " ".join(visible(text).split())
    if not REASON_LEAST <= len(reason) <= REASON_MOST:
        raise Refused("evidence-reason-wrong", least=REASON_LEAST, most=REASON_MOST)
    return reason


def _is_quote(quote: EvidenceQuote) -> bool:
    if not _STAMP.fullmatch(quote.at):
        return False
    try:
        return read_stamp(quote.at).tzinfo is not None
    except ValueError:
        return False


def _is_day(day: str | None) -> bool:
    try:
        return day is None or date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def _is_page(page: str | None, version: int | None) -> bool:
    """A page and its version, or neither."""
    if page is None or version is None:
        return page is None and version is None
    return 0 < len(page) <= ID_LIMIT and 0 < version <= _VERSION_AT_MOST
