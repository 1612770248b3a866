"""What becomes of what customers proposed? `gieok-desk review`: look, accept into a draft, decline, merge.

The server is told first: it refuses what may not be decided, and then no draft was touched. To do the same once more
makes the same draft.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Final

from client.desk.candidates import accepted, empty_page, merged
from client.desk.content import Content, config_values, read_content, write_changes
from client.desk.review import line_document, line_text, whole_text
from client.desk.work import Outcome, Work
from client.errors import Refused
from client.net.candidates import Candidates
from shared.formats.config import read_config
from shared.formats.fields import Fields
from shared.formats.page import Page
from shared.formats.vocabulary import Proposals
from shared.wire.candidates import CandidateLine, CandidateVerdict, Verdict


def review_command(work: Work) -> Outcome:
    """One step. Raises GieokError."""
    return _STEPS[work.given.step or "list"](work)


def _list(work: Work) -> Outcome:
    vocabulary = _vocabulary(read_content(work.desk.content))
    found = _service(work).list()
    lines = [line_text(line, vocabulary, work.words) for line in found]
    document: dict[str, object] = {"candidates": [line_document(line, vocabulary, work.words) for line in found]}
    return Outcome(document, "\n".join(lines) or work.words.text("desk-candidate-none"))


def _show(work: Work) -> Outcome:
    vocabulary = _vocabulary(read_content(work.desk.content))
    line = _candidate(work)
    return Outcome({"candidate": line_document(line, vocabulary, work.words)}, whole_text(line, vocabulary, work.words))


def _accept(work: Work) -> Outcome:
    draft, line = read_content(work.desk.content), _candidate(work)
    page_id = Fields({"page": work.given.page}, "review").id("page")
    before = _page(work, draft, page_id) or empty_page(page_id, work.words.language, work.today)
    version = work.archive.newest_version("knowhow", page_id) + 1
    page = accepted(line, _vocabulary(draft), before, version=version, today=work.today)
    return _decided(work, draft, line, page, "accepted")


def _merge(work: Work) -> Outcome:
    draft, line, page_id = read_content(work.desk.content), _candidate(work), work.given.page
    before = _page(work, draft, page_id)
    if before is None:
        raise Refused("desk-candidate-page-unknown", page=page_id)
    version = work.archive.newest_version("knowhow", page_id) + 1
    page = merged(line, _vocabulary(draft), before, version=version, today=work.today)
    return _decided(work, draft, line, page, "merged")


def _decline(work: Work) -> Outcome:
    line = _service(work).decide(_candidate(work).id, CandidateVerdict("declined", reason=work.given.reason))
    text = work.words.text("desk-candidate-done-declined", id=line.id)
    return Outcome({"candidate": asdict(line)}, text, logged={"candidate": line.id, "verdict": "declined"})


def _decided(work: Work, draft: Content, line: CandidateLine, page: Page, verdict: Verdict) -> Outcome:
    after = _service(work).decide(line.id, CandidateVerdict(verdict, page=page.id, version=page.version))
    write_changes(work.desk.content, draft, draft.with_page("knowhow", page))
    document: dict[str, object] = {"candidate": asdict(after), "page": page.id, "version": page.version}
    text = work.words.text(
        f"desk-candidate-done-{verdict}", page=page.id, version=page.version, customers=page.customers or 0
    )
    logged: dict[str, str | int] = {
        "candidate": line.id,
        "verdict": verdict,
        "page": page.id,
        "version": page.version,
    }
    return Outcome(document, text, logged=logged)


def _page(work: Work, draft: Content, page_id: str) -> Page | None:
    """The page as it stands in the draft, else as it was published. Raises Refused: it is a policy page."""
    if "policy" in (draft.kind_of(page_id), work.archive.kind_of(page_id)):
        raise Refused("desk-page-other-wiki", page=page_id)
    return draft.pages["knowhow"].get(page_id) or work.archive.newest()["knowhow"].get(page_id)


def _candidate(work: Work) -> CandidateLine:
    wanted = work.given.candidate
    found = next((line for line in _service(work).list() if line.id and line.id == wanted), None)
    if found is None:
        raise Refused("desk-candidate-unknown", id=wanted)
    return found


def _service(work: Work) -> Candidates:
    return Candidates(work.desk.server, work.desk.token())


def _vocabulary(draft: Content) -> Proposals:
    return Proposals() if draft.config is None else read_config(config_values(draft.config)).proposals


_STEPS: Final[dict[str, Callable[[Work], Outcome]]] = {
    "list": _list,
    "show": _show,
    "accept": _accept,
    "decline": _decline,
    "merge": _merge,
}
