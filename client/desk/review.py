"""How do staff read a candidate? Values in, lines in the reader's language out."""

from __future__ import annotations

from dataclasses import asdict

from client.desk.candidates import Said, said
from client.kit.words import Words
from shared.formats.vocabulary import Proposals
from shared.wire.candidates import CandidateLine


def line_text(line: CandidateLine, vocabulary: Proposals, words: Words) -> str:
    """One candidate in a line. While it is forming only how many customers it has is known."""
    if line.state == "forming":
        return words.text("desk-candidate-forming", customers=line.customers, needed=line.needed)
    told = said(line, vocabulary, words.language)
    state = "conflicting-state" if line.state == "conflicting" else line.state
    parts = [line.id, words.text(f"desk-candidate-{state}"), told.situation, _sides(line, told, words)]
    if line.became is not None:
        parts.append(words.text("desk-candidate-became", page=line.became))
    if line.since:
        parts.append(words.text("desk-candidate-since", customers=line.since))
    return " · ".join(part for part in parts if part)


def whole_text(line: CandidateLine, vocabulary: Proposals, words: Words) -> str:
    """Everything that is known of one."""
    lines = [line_text(line, vocabulary, words)]
    lines += [f"  - {condition}" for condition in said(line, vocabulary, words.language).conditions]
    if line.page is not None:
        lines.append(words.text("desk-candidate-rests-on", page=line.page, version=line.version or 0))
    if line.months:
        lines.append(words.text("desk-candidate-months", months=" ~ ".join(dict.fromkeys(line.months))))
    if line.decided_by is not None:
        by, at = line.decided_by, (line.decided_at or "")[:10]
        lines.append(words.text("desk-candidate-decided", by=by, at=at, reason=line.reason or "-"))
    return "\n".join(lines)


def line_document(line: CandidateLine, vocabulary: Proposals, words: Words) -> dict[str, object]:
    """The same for programs, with the labels and the line."""
    told = said(line, vocabulary, words.language)
    labels = {"topic": told.topic, "conditions": list(told.conditions), "decisions": [it for it, _ in told.decisions]}
    return asdict(line) | {"labels": labels, "text": line_text(line, vocabulary, words)}


def _sides(line: CandidateLine, told: Said, words: Words) -> str:
    if line.kind == "question":
        return words.text("desk-candidate-asked", customers=line.customers)
    sides = (words.text("desk-candidate-side", decision=it, customers=count) for it, count in told.decisions)
    return " / ".join(sides)
