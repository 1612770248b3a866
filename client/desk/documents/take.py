"""What does a document change in the draft? Pure: the document, the draft and what is remembered in, fates out.

A page is touched only where the words of its own place changed; one whose words stayed keeps its version and names the
document as it was when it was made from it. What a person changed is not written over unless that was asked for.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from client.desk.archive import Archive
from client.desk.build import same_text
from client.desk.content import Content
from client.desk.documents.document import Document
from client.desk.documents.drafts import Drafter
from client.desk.documents.fates import Effective, Fate, Outcome, Taken
from client.desk.documents.matching import Known, Matched, known_pages, match, place_signs, same_wording
from client.desk.documents.naming import page_id
from client.desk.documents.parts import Part, parts
from client.desk.documents.remembered import Memory, fingerprint
from client.desk.documents.wording import NOTHING, Proposal, Unit, Worded
from shared.formats.page import PageKind

Propose = Callable[[Sequence[Part], Sequence[Unit], Content], Proposal]


@dataclass(frozen=True, slots=True)
class Look:
    """What is known before: the draft, what went live, what the desk remembers.

    `replace`: write also over what was changed by hand; `anew`: then a model words the unchanged pages too.
    """

    draft: Content
    archive: Archive
    memory: Memory
    kind: PageKind
    replace: bool = False
    anew: bool = False


@dataclass(slots=True)
class _Sorted:
    """Parts and pages by what has to be done."""

    write: list[tuple[Known, tuple[int, ...], tuple[str, ...]]] = field(default_factory=list)
    told: list[Fate] = field(default_factory=list)
    fresh: list[tuple[int, str | None]] = field(default_factory=list)  # a part, and the id that it had before


def take(document: Document, effective: Effective, look: Look, propose: Propose | None = None) -> Taken:
    """The fate of every part of the document and of every page that names it."""
    found = parts(document)
    known = known_pages(document.name, look.draft, look.memory)
    matched = match(found, known)
    work = _Sorted()
    for page in known:
        _sort_known(page, document, matched, look, work)
    _sort_fresh(document, matched, look, work)
    units = [Unit(numbers, page.page) for page, numbers, _ in work.write]
    units += [Unit((number,)) for number, _ in work.fresh]
    proposal = propose(found, units, look.draft) if propose and units else NOTHING
    drafter = Drafter(document, effective, look.archive, found)
    written = [*_changed(work, drafter, proposal), *_new(work, drafter, proposal, look)]
    order = {place: number for number, place in enumerate(part.place for part in found)}
    fates = sorted(
        (*written, *work.told), key=lambda fate: min((order.get(p, len(order)) for p in fate.places), default=0)
    )
    return Taken(document, effective, tuple(fates), proposal.unanswered)


def _sort_known(page: Known, document: Document, matched: Matched, look: Look, work: _Sorted) -> None:
    told = [(number, place) for number, (teller, place) in sorted(matched.told.items()) if teller is page]
    lost = [place for teller, place in matched.lost if teller is page]
    numbers, places = tuple(number for number, _ in told), tuple(matched.parts[number].place for number, _ in told)
    before = page.wordings
    if any(place not in before for _, place in told) or (lost and not page.made):
        seen = all(source.sha256 == document.sha256 for source in page.places)
        work.told.append(_fate("unchanged" if seen else "look", page, places or tuple(lost)))
        return
    if not told:
        work.told.append(_fate("gone", page, tuple(lost)))
        return
    old = "\n".join([*(before[place] for _, place in told), *(before.get(place, "") for place in lost)])
    new = "\n".join(matched.parts[number].text for number, _ in told)
    same = not lost and all(same_wording(before[place], matched.parts[number].text) for number, place in told)
    adopted = all(source.sha256 == document.sha256 for source in page.places)  # a person wrote the new hash into it
    if same and not (look.replace and look.anew):
        work.told.append(_fate("unchanged", page, places))
    elif _by_hand(page, look.archive) and not look.replace:
        work.told.append(
            _fate("unchanged" if adopted else "by-hand", page, places, () if adopted else _difference(old, new))
        )
    else:
        work.write.append((page, numbers, _difference(old, new)))


def _sort_fresh(document: Document, matched: Matched, look: Look, work: _Sorted) -> None:
    """Parts that no page tells; one whose page a person took out of the draft stays out."""
    out = {
        place_signs(place): entry
        for entry in look.memory.from_document(document.name)
        if entry.page not in look.draft.pages[entry.kind]
        for place in entry.wording
    }
    for number, part in enumerate(matched.parts):
        if number in matched.told:
            continue
        entry = out.get(place_signs(part.place))
        if entry and not look.replace:
            version = look.archive.newest_version(entry.kind, entry.page)
            work.told.append(Fate("left-out", entry.kind, entry.page, part.title, version, (part.place,)))
        else:
            work.fresh.append((number, entry.page if entry and entry.kind == look.kind else None))


def _changed(work: _Sorted, drafter: Drafter, proposal: Proposal) -> Iterator[Fate]:
    worded = {one.parts: one for one in proposal.worded}
    for page, numbers, lines in work.write:
        yield drafter.again(page, numbers, lines, worded.get(numbers), _reason(numbers, proposal))


def _new(work: _Sorted, drafter: Drafter, proposal: Proposal, look: Look) -> Iterator[Fate]:
    given = dict(work.fresh)
    ids: set[str] = set()

    def taken(name: str) -> bool:
        return name in ids or look.draft.kind_of(name) is not None or look.archive.kind_of(name) is not None

    for numbers, words in _units(given, proposal):
        title = words.title if words else drafter.title(numbers)
        before = given[numbers[0]] if len(numbers) == 1 else None
        name = before or page_id(title, drafter.document.stem, taken)
        ids.add(name)
        yield drafter.first(look.kind, name, numbers, words, _reason(numbers, proposal))


def _units(given: Mapping[int, str | None], proposal: Proposal) -> list[tuple[tuple[int, ...], Worded | None]]:
    """What the model put together, as far as nothing of it is told elsewhere; all other parts by themselves."""
    units: list[tuple[tuple[int, ...], Worded | None]] = []
    left = set(given)
    for words in proposal.worded:
        if left.issuperset(words.parts):
            units.append((words.parts, words))
            left.difference_update(words.parts)
    return sorted((*units, *(((number,), None) for number in left)), key=lambda unit: unit[0])


def _reason(numbers: Sequence[int], proposal: Proposal) -> tuple[str, str] | None:
    return next((proposal.fell_back[number] for number in numbers if number in proposal.fell_back), None)


def _by_hand(page: Known, archive: Archive) -> bool:
    """Would writing lose what a person wrote? A published text is not lost: the archive has it."""
    if page.made:
        return fingerprint(page.page) != page.made.draft
    published = archive.text_of(page.kind, page.page.id, page.page.version)
    return published is None or not same_text(published, page.page)


def _fate(outcome: Outcome, page: Known, places: tuple[str, ...], lines: tuple[str, ...] = ()) -> Fate:
    return Fate(outcome, page.kind, page.page.id, page.page.title, page.page.version, places, lines)


def _difference(old: str, new: str) -> tuple[str, ...]:
    """The lines that went (-) and came (+)."""
    made = difflib.unified_diff(_filled(old), _filled(new), n=0, lineterm="")
    return tuple(line for line in made if not line.startswith(("---", "+++", "@@")))


def _filled(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]
