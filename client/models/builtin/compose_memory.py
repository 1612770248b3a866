"""What does the assistant say about what was, and was not, remembered? Only what the tool's result bears out."""

from __future__ import annotations

from client.memory.block import lines as block_lines
from client.models.builtin import accounts, block_edit
from client.models.builtin.intent import Reading
from client.models.builtin.language import LANGUAGES
from client.models.builtin.phrases import Phrases
from client.models.builtin.plan import first_edit
from client.models.builtin.quotes import quote
from client.models.builtin.results import Written
from client.models.builtin.situation import WRITE, Situation
from client.models.builtin.wish import Wish
from shared.text import count


def told(situation: Situation, reading: Reading, words: Phrases) -> list[str]:
    """The sentences about memory, none where nothing was to last."""
    meant = reading.standing
    said = [
        _account(situation, reading, words)
        if reason == "account" and accounts.looked_up(situation)
        else words.declined[reason]
        for reason in meant.declined
    ]
    if situation.temporary and (meant.wishes or said):
        said.append(words.temporary)
    elif situation.paused and (meant.wishes or said):
        said.append(words.paused)
    elif meant.wishes:
        said += _outcome(situation, reading, words)
    if meant.once:
        said.append(words.once)
    if meant.loose and WRITE in situation.tools and not block_edit.standing_line(situation.block, meant.loose):
        said.append(_asked(meant.loose, words))
    if _unspoken(reading):
        said.append(words.not_spoken)
    return said


def _account(situation: Situation, reading: Reading, words: Phrases) -> str:
    kept = accounts.confirmed(situation, reading)
    if kept is None:
        return words.other_account
    written = situation.writes()[-1:]
    if written and (written[0] is None or not written[0].stored):
        return words.not_stored.format(reason=(written[0] and written[0].warning) or words.no_reason)
    return words.stored.format(lines=_listed(list(kept.lines)))


def _asked(wish: Wish, words: Phrases) -> str:
    if "name" in wish.about:
        return f"{words.met.format(name=titled(wish.value or '', words))} {words.keep_name}"
    if "language" not in wish.about:
        return words.keep_style
    return f"{words.switched} {words.keep_language}" if wish.value in LANGUAGES else words.keep_language


def titled(name: str, words: Phrases) -> str:
    """A name with the polite form of address, once."""
    return name if name.endswith(words.title_there) else words.title.format(name=name)


def _outcome(situation: Situation, reading: Reading, words: Phrases) -> list[str]:
    writes = situation.writes()
    if not writes:
        return [_why_no_write(situation, reading, words)]
    last = writes[-1]
    if last is None:
        return [words.not_stored.format(reason=words.no_reason)]
    if not last.stored:
        return [words.not_stored.format(reason=_reason(situation, reading, last, words))]
    return _stored(situation, reading, last, words)


def _stored(situation: Situation, reading: Reading, result: Written, words: Phrases) -> list[str]:
    edit = first_edit(situation, reading)
    now = block_lines(result.block)
    carried = [line for line in edit.lines if line in now] or [
        wish.line for wish in reading.standing.wishes if wish.line in now
    ]
    meant = {*edit.replaced, *edit.removed}
    gone = [line for line in edit.removed if line not in now]
    lost = [line for line in result.dropped if line not in meant]
    said: list[str] = []
    if carried:
        said.append(words.stored.format(lines=_listed(carried)))
    elif gone:
        said.append(words.removed.format(lines=_listed(gone)))
    if result.warning:
        said.append(result.warning)
    if lost:
        said.append(words.lost.format(lines=_listed(lost)))
    return said


def _why_no_write(situation: Situation, reading: Reading, words: Phrases) -> str:
    if WRITE not in situation.tools:
        return words.no_writing
    edit = first_edit(situation, reading)
    if edit.changes(situation.block):
        return words.would_empty
    if all(wish.drop for wish in reading.standing.wishes):
        return words.nothing_to_remove
    standing = [block_edit.standing_line(situation.block, wish) for wish in reading.standing.wishes]
    return words.already.format(line=_listed([line for line in standing if line]))


def _reason(situation: Situation, reading: Reading, result: Written, words: Phrases) -> str:
    if result.warning:
        return result.warning
    return (
        words.too_long.format(limit=f"{situation.limit:,}")
        if count(first_edit(situation, reading).text) > situation.limit
        else words.no_reason
    )


def _unspoken(reading: Reading) -> bool:
    wishes = (*reading.standing.wishes, *((reading.standing.loose,) if reading.standing.loose else ()))
    return any("language" in wish.about and not wish.drop and wish.value not in LANGUAGES for wish in wishes)


def _listed(lines: list[str]) -> str:
    return " · ".join(map(quote, lines))
