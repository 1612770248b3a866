"""May staff decide this of a candidate, and what is written down? Pure.

What is not shown can not be decided, and a guessed id of it answers as one that never was. Taking a candidate into a
page, its own or another one, needs everybody to be of one mind; declining needs a reason. A candidate that was decided
may be decided anew, because more customers come.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime
from typing import Final

from server.errors import Conflict, NotFound, Refused
from server.proposals.rules import Decided, Situation
from shared.clock import stamp
from shared.formats.page import VERSION_LIMIT
from shared.text import visible
from shared.wire.candidates import CandidateLine, CandidateVerdict

REASON_LIMIT: Final = 1_000  # code points
_PAGE: Final = re.compile(r"[^\W_][\w-]{0,79}")  # as shared/formats/fields.py reads ids


def judged(
    lines: Iterable[CandidateLine], candidate: str, sent: CandidateVerdict, staff: str, now: datetime
) -> Decided:
    """What is to be kept. Raises NotFound, Conflict, Refused."""
    line = next((it for it in lines if it.id == candidate), None)
    if line is None or line.kind is None or line.topic is None:  # there is none, or it is forming
        raise NotFound("candidate-unknown")
    most = line.decisions[0]
    if most.customers < line.needed:
        raise Conflict("candidate-too-few", needed=line.needed)
    into_page = sent.verdict != "declined"
    if into_page and len(line.decisions) > 1:
        raise Conflict("candidate-conflicting")
    reason = visible(sent.reason).strip()
    if len(reason) > REASON_LIMIT:
        raise Refused("candidate-reason-too-long", most=REASON_LIMIT)
    if not into_page and not reason:
        raise Refused("candidate-reason-missing")
    page, version = _page(sent) if into_page else (None, None)
    return Decided(
        situation=Situation(line.kind, line.topic, line.conditions),
        decision=most.decision,
        customers=most.customers,
        everybody=sum(it.customers for it in line.decisions),
        state=sent.verdict,
        page=page,
        version=version,
        reason=reason,
        staff=staff,
        at=stamp(now),
    )


def _page(sent: CandidateVerdict) -> tuple[str, int]:
    """The know-how page and the version of it that takes the candidate in; it need not be live yet."""
    page = unicodedata.normalize("NFC", sent.page or "")
    if not _PAGE.fullmatch(page) or sent.version is None or not 1 <= sent.version <= VERSION_LIMIT:
        raise Refused("candidate-page-missing")
    return page, sent.version
