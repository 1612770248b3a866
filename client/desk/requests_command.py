"""`gieok-desk requests`: what waits for signatures here and at the server, and taking one back."""

from __future__ import annotations

from client.desk import show_request
from client.desk.open_requests import Open, open_requests, take_back
from client.desk.work import Outcome, Work
from client.kit.words import Words
from shared.text import visible


def list_requests(work: Work) -> Outcome:
    """`requests`: with what each still needs, and by whom it can be signed."""
    found, unseen = open_requests(work.desk, work.archive, work.now)
    text = "\n\n".join(_text(one, work.words) for one in found) or work.words.text("desk-requests-none")
    if unseen:
        text += "\n\n" + work.words.text("desk-log-no-server", reason=work.words.error(unseen))
    return Outcome({"requests": [_document(one) for one in found], "server": unseen is None}, text)


def withdraw(work: Work) -> Outcome:
    """`requests withdraw ID`: the draft it came from stays."""
    name = work.given.id
    unseen = take_back(work.desk, name)
    said = work.words.text("desk-request-withdrawn", id=name)
    if unseen:
        said += "\n" + work.words.text("desk-request-still-served", reason=work.words.error(unseen))
    return Outcome({"withdrawn": name, "server": unseen is None}, said, logged={"request": name})


def _text(one: Open, words: Words) -> str:
    rest = words.error(one.reason) if one.reason else show_request.lacking(one.lacks, words)
    return f"{show_request.head(one.request, words)}\n{rest}"


def _document(one: Open) -> dict[str, object]:
    return {
        "id": one.request.id,
        "made_by": one.request.made_by,
        "made_at": one.request.made_at,
        "note": visible(one.request.note),
        "here": one.here,
        "at_server": one.served,
        "roles": show_request.roles_document(one.lacks),
        "refused": one.reason.code if one.reason else None,
    }
