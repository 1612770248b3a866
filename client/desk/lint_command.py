"""What is wrong with the draft, and when was all of it looked at last? Errors make the exit code 1, warnings do not."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Final

from client.desk import show
from client.desk.content import read_content
from client.desk.folder import Desk, write_file
from client.desk.lint.check import errors, lint, only_changed
from client.desk.work import Outcome, Work
from shared.clock import read_stamp, stamp

_LAST: Final = "lint.json"
_DAY: Final = timedelta(days=1)


def lint_command(work: Work) -> Outcome:
    """Findings on what is new; with `--all` on everything, which is then written down for its age."""
    content, published = read_content(work.desk.content), work.archive.newest()
    findings = lint(content, published, work.today)
    wrong = errors(findings)
    if work.given.all:
        keep_last(work.desk, work.now, len(wrong), len(findings) - len(wrong))
    else:
        findings = only_changed(findings, content, published)
        wrong = errors(findings)
    told = [
        asdict(finding) | {"level": finding.level, "text": show.finding(finding, work.words)} for finding in findings
    ]
    lines = [show.finding_line(finding, work.words) for finding in findings] or [work.words.text("desk-lint-clean")]
    last = last_whole(work.desk)
    days = None if last is None else max((work.now - last) // _DAY, 0)
    if not work.given.all:
        never = days is None
        lines.append(work.words.text("desk-lint-never") if never else work.words.text("desk-lint-age", days=days or 0))
    document: dict[str, object] = {
        "findings": told,
        "errors": len(wrong),
        "warnings": len(findings) - len(wrong),
        "last_whole": None if last is None else stamp(last),
        "days": days,
    }
    refused = work.words.text("desk-lint-found", count=len(wrong)) if wrong else None
    return Outcome(document, "\n".join(lines), refused)


def keep_last(desk: Desk, now: datetime, found: int, warned: int) -> None:
    """Everything was looked at now."""
    write_file(desk.folder / _LAST, json.dumps({"at": stamp(now), "errors": found, "warnings": warned}).encode())


def last_whole(desk: Desk) -> datetime | None:
    """When everything was looked at last; None: never, or nobody can tell any more."""
    try:
        return read_stamp(json.loads((desk.folder / _LAST).read_text(encoding="utf-8"))["at"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
