"""What does `gieok-desk ingest` say? Each page with what happened to it and why, for people and for programs."""

from __future__ import annotations

from client.desk.content import read_content
from client.desk.documents.fates import Fate, Taken, changed_lines
from client.desk.intake import Intake, Wishes, desk_model, take_in
from client.desk.show import taken as shown_changes
from client.desk.work import Outcome, Work
from client.kit.words import Words


def ingest_command(work: Work) -> Outcome:
    """Take files into the draft."""
    given = work.given
    wishes = Wishes(given.kind, given.effective, given.replace, given.dry_run, given.known_as)
    model = desk_model(work.model, read_content(work.desk.content)) if given.with_model else None
    intake = take_in(work.desk, work.archive, given.paths, wishes=wishes, today=work.today, model=model)
    logged = {"changed": len(intake.changed)}
    return Outcome(_document(intake, work.words), intake_text(intake, work.words), logged=logged)


def _document(intake: Intake, words: Words) -> dict[str, object]:
    return {
        "changed": [{"kind": kind, "id": name, "version": version} for kind, name, version in intake.changed],
        "documents": [_taken(taken, words) for taken in intake.documents],
        "skipped": list(intake.skipped),
        "written": intake.written,
    }


def _taken(taken: Taken, words: Words) -> dict[str, object]:
    return {
        "document": taken.document.name,
        "sha256": taken.document.sha256,
        "effective": taken.effective.day.isoformat(),
        "effective_from": taken.effective.origin,
        "notes": _notes(taken, words),
        "pages": [
            {
                "outcome": fate.outcome,
                "kind": fate.kind,
                "id": fate.page,
                "title": fate.title,
                "version": fate.version,
                "places": list(fate.places),
                "lines": list(fate.lines),
                "worded_by": fate.by,
                "why": _why(fate, taken, words),
            }
            for fate in taken.fates
        ],
    }


def intake_text(intake: Intake, words: Words) -> str:
    """Each file and each page, with what happened to it and why."""
    blocks = []
    files = [change for change in intake.changed if not any(change == _change(fate) for fate in _fates(intake))]
    if files or not intake.documents:
        blocks.append(shown_changes(files, words))
    for taken in intake.documents:
        day = taken.effective.day.isoformat()
        head = words.text("document-took", file=taken.document.name, day=day, origin=taken.effective.origin)
        lines = [head, *(f"! {note}" for note in _notes(taken, words))]
        for fate in taken.fates:
            lines.append(words.text("document-page", kind=words.text(f"desk-role-{fate.kind}"), page=fate.page))
            lines.append("  " + _why(fate, taken, words))
            lines += [f"    {line}" for line in fate.lines]
        blocks.append("\n".join(lines))
    if intake.skipped:
        blocks.append(words.text("document-skipped", files=", ".join(intake.skipped)))
    if not intake.written:
        blocks.append(words.text("document-dry-run"))
    return "\n\n".join(blocks)


def _fates(intake: Intake) -> list[Fate]:
    return [fate for taken in intake.documents for fate in taken.fates]


def _change(fate: Fate) -> tuple[str, str, int | None]:
    return fate.kind, fate.page, fate.version


def _why(fate: Fate, taken: Taken, words: Words) -> str:
    said = words.text(
        f"document-{fate.outcome}",
        page=fate.page,
        title=fate.title,
        version=fate.version,
        place=", ".join(fate.places),
        count=changed_lines(fate.lines),
        document=taken.document.name,
    )
    if fate.by == "model":
        said += " " + words.text("document-by-model")
    if fate.fell_back:
        code, detail = fate.fell_back
        said += " " + words.text(code, detail=detail)
    return said


def _notes(taken: Taken, words: Words) -> list[str]:
    """What of the document was not taken."""
    document = taken.document
    notes = [
        words.text(f"document-note-{name}", count=count)
        for name, count in (
            ("pictures", document.pictures),
            ("running", document.running),
            ("hidden", document.hidden),
        )
        if count
    ]
    if document.unread:
        notes.append(words.text("document-note-unread", pages=", ".join(map(str, document.unread))))
    if taken.unanswered:
        notes.append(words.text(taken.unanswered))
    return notes
