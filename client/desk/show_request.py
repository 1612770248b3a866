"""How does the desk tell of what waits for signatures? Values in, sentences and documents out."""

from __future__ import annotations

from collections.abc import Iterable

from client.desk import show
from client.desk.key_changes import KeyChange
from client.desk.pass_on import Lacking, Waiting
from client.desk.proposal import Proposal
from client.desk.publish import Published
from client.desk.request import Request
from client.desk.work import Outcome
from client.kit.words import Words
from shared.text import visible


def proposal(found: Proposal, words: Words) -> str:
    """All that somebody should read before they sign."""
    note = [words.text("desk-request-note", note=visible(found.request.note))] if found.request.note else []
    same = words.text("desk-request-same-texts")
    told = visible(show.differences(found.changes, words)) if found.changes else same  # no page steers the terminal
    blocks = ("\n".join((head(found.request, words), *note)), key_lines(found.keys, words), told)
    return "\n\n".join(block for block in (*blocks, lacking(found.lacks, words)) if block)


def head(request: Request, words: Words) -> str:
    """Which request, by whom, since when."""
    at = request.made_at[:16].replace("T", " ")
    return words.text("desk-request-head", id=request.id, by=visible(request.made_by), at=visible(at) + " UTC")


def key_lines(found: Iterable[KeyChange], words: Words) -> str:
    """A line for each key that comes or goes, with the beginning of the key for two people to compare."""
    return "\n".join(
        words.text("desk-key-change", role=role(one.role, words), what=one.what, name=one.name, key=one.keyid[:16])
        for one in found
    )


def lacking(found: Iterable[Lacking], words: Words) -> str:
    """Who signed each part and who may still sign."""
    return "\n".join(
        words.text(
            "desk-request-part",
            role=role(one.role, words),
            missing=one.missing,
            signed=", ".join(one.signed) or "-",
            may=", ".join(one.may) or "-",
        )
        for one in found
    )


def passed(done: Published | Waiting, words: Words, by: str, before: str = "") -> Outcome:
    """What came of a signature."""
    if isinstance(done, Published):
        roles = ",".join(f"{name}:{version}" for name, version in {**done.top, **done.roles}.items())
        text = show.published(done, words)
        return Outcome(show.published_document(done), _joined(before, text), logged={"by": by, "published": roles})
    lines = [
        words.text("desk-request-waits", id=done.id, file=str(done.file)),
        lacking(done.lacking, words),
        words.text("desk-request-left") if done.unserved is None else _unserved(done, words),
        words.text("desk-request-approve", id=done.id),
    ]
    return Outcome(waiting_document(done), _joined(before, "\n".join(lines)), logged={"by": by, "request": done.id})


def waiting_document(done: Waiting) -> dict[str, object]:
    """The same for programs."""
    return {
        "waiting": {
            "id": done.id,
            "file": str(done.file),
            "server": done.unserved is None,
            "roles": roles_document(done.lacking),
        }
    }


def roles_document(found: Iterable[Lacking]) -> dict[str, object]:
    """Each part with what it lacks."""
    return {one.role: {"missing": one.missing, "signed": list(one.signed), "may_sign": list(one.may)} for one in found}


def role(name: str, words: Words) -> str:
    """A role's name; root and list of roles included."""
    return words.text(f"desk-role-{name}")


def _unserved(done: Waiting, words: Words) -> str:
    reason = words.error(done.unserved) if done.unserved else ""
    return words.text("desk-request-not-left", reason=reason)


def _joined(*texts: str) -> str:
    return "\n\n".join(text for text in texts if text)
