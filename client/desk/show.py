"""How does the desk tell a person what happened? Values in, lines in the reader's language out."""

from __future__ import annotations

from collections.abc import Iterable

from client.desk.diff import Change
from client.desk.history import HistoryLine
from client.desk.lint.finding import Finding
from client.desk.publish import Published
from client.kit.words import Words


def taken(changed: Iterable[tuple[str, str, int | None]], words: Words) -> str:
    """What came into the draft."""
    lines = [
        words.text("desk-taken-page", kind=_role(kind, words), page=name, version=version)
        if version is not None
        else words.text("desk-taken-file", file=name)
        for kind, name, version in changed
    ]
    return "\n".join(lines) or words.text("desk-taken-nothing")


def finding(found: Finding, words: Words) -> str:
    """One fault: where, and what."""
    detail = words.text(f"lint-personal-{found.detail}") if found.rule == "personal-data" else found.detail
    said = words.text(found.code, detail=detail, limit=found.limit)
    return f"{_role(found.kind, words)}/{found.place}: {said}"


def finding_line(found: Finding, words: Words) -> str:
    """The same for a list: a warning says that it is one."""
    said = finding(found, words)
    return words.text("desk-lint-warned", text=said) if found.level == "warning" else said


def differences(found: Iterable[Change], words: Words) -> str:
    """All changes, each with its lines."""
    blocks = ["\n".join((change(entry, words), *entry.lines)) for entry in found]
    return "\n\n".join(blocks) or words.text("desk-diff-nothing")


def change(found: Change, words: Words) -> str:
    """One change in a line."""
    return words.text(
        "desk-change",
        role=_role(found.role, words),
        id=found.id,
        what=found.what,
        before=found.before or 0,
        after=found.after or 0,
    )


def published(found: Published, words: Words) -> str:
    """What went live."""
    if not found.roles and not found.top:
        return words.text("desk-published-nothing")
    versions = {**found.top, **found.roles}
    lines = [words.text("desk-published", role=_role(role, words), version=n) for role, n in versions.items()]
    return "\n".join((*lines, *(change(entry, words) for entry in found.changes)))


def published_document(found: Published) -> dict[str, object]:
    """The same for programs."""
    changes = [
        {"role": entry.role, "what": entry.what, "id": entry.id, "before": entry.before, "after": entry.after}
        for entry in found.changes
    ]
    top = {"trust": dict(found.top)} if found.top else {}
    return {"published": dict(found.roles), "changes": changes, **top}


def history(found: Iterable[HistoryLine], words: Words) -> str:
    """A line for each version of a page."""
    return "\n".join(
        words.text(
            "desk-version",
            version=line.version,
            effective=line.effective,
            at=(line.at or "-")[:10],
            by=line.by or "",
            told="yes" if line.by else "no",
            state=line.state,
            revision=" ".join(line.revision.split()),
            text="yes" if line.text else "no",
        )
        for line in found
    )


def _role(role: str, words: Words) -> str:
    return words.text(f"desk-role-{role}")
