"""What does a request say, as values: the question, what came before, what this turn's tools returned?"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from client.memory.block import BLOCK_LIMIT
from client.models.builtin import language as languages
from client.models.builtin.language import LANGUAGES, Language
from client.models.builtin.results import Written, written
from client.models.port import AssistantMessage, ModelRequest, PartName, ToolMessage, UserMessage

WRITE = "rewrite_customer_context"

_HEADER_LIMIT = re.compile(r"/\s*([\d,]+)\s*\)")
_SETTING = re.compile(r"^\s*(language|today)\s*:\s*(\S.*?)\s*$", re.MULTILINE)
_PEOPLE = re.compile(
    r"^[\s\-*]*(?:(ko|en|ja)\W+)?(hours|contact)\W*?(?:[.\[( _](ko|en|ja)\W?)?\s*:\s*(\S.*?)\s*$",
    re.MULTILINE | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Returned:
    """One tool call of this turn and what came back; `content` is the tool's JSON text."""

    name: str
    arguments: str
    content: str


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything the assistant knows in one step."""

    said: str
    before: tuple[UserMessage | AssistantMessage, ...]
    block: str
    limit: int
    screen: Language
    today: date | None
    people: Mapping[tuple[str, str], str]
    tools: frozenset[str]
    steps: int
    temporary: bool  # nothing of this conversation is kept
    paused: bool  # the memory is off: nothing new is remembered
    returned: tuple[Returned, ...]

    def contents(self, tool: str) -> tuple[str, ...]:
        """What one tool returned in this turn, in order."""
        return tuple(item.content for item in self.returned if item.name == tool)

    def writes(self) -> tuple[Written | None, ...]:
        """What became of this turn's rewrites, in order; None where the tool failed."""
        return tuple(written(content) for content in self.contents(WRITE))

    def current_block(self) -> str:
        """The block as it stands after this turn's rewrites."""
        stored = [result.block for result in self.writes() if result and result.stored]
        return stored[-1] if stored else self.block

    def person(self, what: str, language: Language) -> str | None:
        """Hours or contact of the service's people, in the language where it is given."""
        for code in (language, "", self.screen, *LANGUAGES):
            if found := self.people.get((what, code)):
                return found
        return None

    def case(self) -> str:
        """What the customer said in this conversation, and the block."""
        return "\n".join((self.block, *self.questions(), self.said))

    def questions(self) -> tuple[str, ...]:
        """What the customer said before this, in order."""
        return tuple(message.text for message in self.before if isinstance(message, UserMessage))

    def last_question(self) -> str:
        """The last of them; empty at the start of a conversation."""
        return self.questions()[-1] if self.questions() else ""

    def last_answer(self) -> str:
        """What the assistant answered last; empty at the start of a conversation."""
        return next(
            (
                message.text
                for message in reversed(self.before)
                if isinstance(message, AssistantMessage) and message.text
            ),
            "",
        )


def read(request: ModelRequest) -> Situation:
    """The request as a situation. The turn begins at the last thing that the customer said."""
    parts: dict[PartName, str] = {part.name: part.text for part in request.system}
    messages = list(request.messages)
    asked = [i for i, message in enumerate(messages) if isinstance(message, UserMessage)]
    if request.must_call and len(asked) > 1:  # the last one is the loop's own reminder
        asked.pop()
    start = asked[-1] if asked else -1
    opening = messages[start] if start >= 0 else None
    block, limit = _block(parts.get("block", ""))
    settings = dict(_SETTING.findall(parts.get("language", "")))
    turn = messages[start + 1 :]
    return Situation(
        said=opening.text if isinstance(opening, UserMessage) else "",
        before=tuple(m for m in messages[: max(start, 0)] if isinstance(m, UserMessage | AssistantMessage)),
        block=block,
        limit=limit,
        screen=_screen(settings.get("language", "ko")),
        today=_day(settings.get("today", "")),
        people=_people(parts.get("people", "")),
        tools=frozenset(tool.name for tool in request.tools),
        temporary="temporary" in parts,
        paused="paused" in parts,
        steps=sum(1 for m in turn if isinstance(m, AssistantMessage) and m.calls),
        returned=_returned(turn),
    )


def _block(part: str) -> tuple[str, int]:
    header, _, text = part.partition("\n")
    found = _HEADER_LIMIT.search(header)
    return text.strip("\n"), int(found.group(1).replace(",", "")) if found else BLOCK_LIMIT


def _screen(code: str) -> Language:
    short = code.strip().lower()[:2]
    return short if short in LANGUAGES else "ko"


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text[:10])
    except ValueError:
        return None


def _people(part: str) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for before, what, after, value in _PEOPLE.findall(part):
        found.setdefault((what.lower(), (before or after).lower()), value)
    return found


def _returned(turn: list[UserMessage | AssistantMessage | ToolMessage]) -> tuple[Returned, ...]:
    arguments = {call.id: call.arguments for m in turn if isinstance(m, AssistantMessage) for call in m.calls}
    return tuple(Returned(m.name, arguments.get(m.call_id, ""), m.content) for m in turn if isinstance(m, ToolMessage))


def answer_language(situation: Situation) -> Language:
    """The language of the answer, by the block as it stands now."""
    return languages.for_answer(situation.current_block(), situation.said, situation.screen)
