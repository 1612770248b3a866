"""What does a message leave that takes back what the customer said before: another day for it, or nothing of it?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from client.learning.candidates import candidate
from client.learning.dates import DayFound
from client.learning.draft import Clause, Draft
from client.learning.drafting import drafts, group_of
from client.learning.extract_kinds import Message
from client.learning.retold import DENIAL, Retold, claimed
from client.learning.slips import Slip
from client.memory.fact import Candidate
from client.memory.logged import LoggedTurn


def taken_back(
    back: Retold,
    turn: LoggedTurn,
    message: Message,
    slips: Mapping[int, Slip],
    rules: Callable[[Clause], Iterator[Draft]],
) -> Iterator[Candidate]:
    """What the customer said before and says not to be so: it gets another day, or goes out of force."""
    pieces, days, language = message.pieces, message.days, message.language
    for at, piece in enumerate(pieces):
        if not back.holds(piece.start, piece.end):
            continue
        claim = replace(piece, text=claimed(piece.text), asked=False)
        end = max(pieces[last_of(back, pieces)].end, slips[at].end if at in slips else 0)
        whole = replace(piece, start=min(piece.start, back.start), end=end)
        said = [it for it in rules(claim) if group_of(it) in {"told", "lasting"} and not it.retracts]
        if not said and re.match(r"(?:i'm|i am|we're|we are)\b", claim.text, re.IGNORECASE):
            return
        for draft in said or drafts("happening", claim.text, language):
            found = candidate(draft, turn, whole, days[at], language)
            if at in slips and draft.kind == "event":
                yield replace(found, instead_of=slips[at].wrong)
            else:
                yield replace(found, retracts=True, policy=None)
        return


def apart(
    back: Retold, pieces: Sequence[Clause], days: Sequence[tuple[DayFound, ...]]
) -> tuple[list[Clause], list[tuple[DayFound, ...]]]:
    """What else the message says: the sentence that takes back, and a "안 했어요" after it, claim nothing more."""
    last = last_of(back, pieces)
    kept = [at for at, it in enumerate(pieces) if at > last or it.end <= back.start]
    return [pieces[at] for at in kept], [days[at] for at in kept]


def last_of(back: Retold, pieces: Sequence[Clause]) -> int:
    """The place of the last clause that belongs to what is taken back."""
    last = max((at for at, it in enumerate(pieces) if back.holds(it.start, it.end)), default=-1)
    while last + 1 < len(pieces) and pieces[last + 1].sentence is pieces[last].sentence:
        last += 1
    return last + 1 if last + 1 < len(pieces) and DENIAL.search(pieces[last + 1].text) else last
