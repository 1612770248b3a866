"""How does one piece of evidence read on a command line? The same lines for the customer and for a reviewer."""

from __future__ import annotations

from client.kit.words import Words
from shared.text import visible
from shared.wire.evidence import EvidenceBody


def agreement_lines(name: str, body: EvidenceBody, until: str, words: Words) -> list[str]:
    """Its id and sentence, the words of both sides, then day, pages and `until` when it is kept."""
    notes = [words.text("evidence-day", day=body.day)] if body.day else []
    if body.page is not None:
        notes.append(words.text("evidence-page", page=visible(body.page), version=str(body.version)))
    if body.knowhow is not None:
        notes.append(words.text("evidence-knowhow", page=visible(body.knowhow), version=str(body.knowhow_version)))
    notes.append(words.text("evidence-until", day=until))
    quotes = (f"    “{visible(it.text)}” — {words.text('speaker-' + it.speaker)}" for it in body.quotes)
    return [f"{name}  {visible(body.statement)}", *quotes, f"    {' · '.join(notes)}"]
