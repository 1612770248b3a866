"""Which tool calls do the deltas of a stream add up to?

Pure. Services differ: the index, the id or both may be missing, an id may come once, in every delta, anew in every
delta, or twice for two calls; arguments may come as an object instead of a string. What must stay true: however a call
was cut into deltas, the same call comes out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from client.errors import ModelUnavailable
from client.models.port import ToolCall
from client.models.wire import parse


@dataclass(slots=True)
class _Open:
    """A call that may still grow."""

    index: int
    id: str
    name: str = ""
    arguments: str = ""


@dataclass(frozen=True, slots=True)
class _Delta:
    index: int | None
    id: str
    name: str
    arguments: str | Mapping[str, object]


class CallDeltas:
    """Takes each delta's `tool_calls`; `finish` gives the whole calls in the order of their indexes."""

    def __init__(self) -> None:
        self._open: list[_Open] = []

    def take(self, entries: object) -> None:
        """Add one delta's list. Raises ModelUnavailable (`model-malformed`) for what is not of that form."""
        if entries is None:
            return
        if not isinstance(entries, list):
            raise ModelUnavailable("model-malformed")
        for place, entry in enumerate(entries):
            delta = _read(entry)
            call = self._grows(delta, place)
            if call is None:
                call = _Open(delta.index if delta.index is not None else len(self._open), delta.id)
                self._open.append(call)
            _grow(call, delta)

    def finish(self, made_id: str) -> tuple[ToolCall, ...]:
        """All calls; one without an id of its own gets `<made_id>_<number>`. Raises for a call without a name."""
        calls: list[ToolCall] = []
        used: set[str] = set()
        for number, call in enumerate(sorted(self._open, key=lambda call: call.index)):
            if not call.name:
                raise ModelUnavailable("model-malformed")
            own = call.id if call.id and call.id not in used else f"{made_id}_{number}"
            used.add(own)
            calls.append(ToolCall(own, call.name, _whole(call.arguments) or "{}"))
        return tuple(calls)

    def _grows(self, delta: _Delta, place: int) -> _Open | None:
        """The call that the delta continues, or None where it begins one.

        An id alone does not begin a call: there are services that make a new one for every delta. A new id with a
        name does, also under an old index, and so does a name with arguments after a whole call: there are services
        that number every call 0 and give it an empty id.
        """
        if delta.index is not None:
            same = [call for call in self._open if call.index == delta.index]
            if not same:
                return None
            by_id = [call for call in same if delta.id and call.id == delta.id]
            if by_id:
                return by_id[-1]
            last = same[-1]
            return None if delta.name and ((delta.id and last.id) or _follows(delta, last)) else last
        by_id = [call for call in self._open if delta.id and call.id == delta.id]
        if by_id:
            return by_id[-1]
        if not self._open or (delta.name and (delta.id or place > 0 or _follows(delta, self._open[-1]))):
            return None
        return self._open[-1]


def _follows(delta: _Delta, last: _Open) -> bool:
    """Arguments that come after a whole JSON object belong to another call."""
    if not delta.arguments or not last.arguments:
        return False
    try:
        return isinstance(parse(last.arguments), dict)
    except ValueError:
        return False


def _grow(call: _Open, delta: _Delta) -> None:
    call.id = call.id or delta.id
    if delta.name != call.name:  # the whole name again in every delta is one name, not many
        call.name += delta.name
    if isinstance(delta.arguments, str):
        call.arguments += delta.arguments
    else:
        call.arguments = json.dumps(dict(delta.arguments), ensure_ascii=False)


def _read(entry: object) -> _Delta:
    if not isinstance(entry, Mapping):
        raise ModelUnavailable("model-malformed")
    function = entry.get("function") or {}
    if not isinstance(function, Mapping):
        raise ModelUnavailable("model-malformed")
    index, own_id = entry.get("index"), entry.get("id") or ""
    name, arguments = function.get("name") or "", function.get("arguments")
    arguments = "" if arguments is None else arguments
    if not isinstance(own_id, str) or not isinstance(name, str) or not isinstance(arguments, str | Mapping):
        raise ModelUnavailable("model-malformed")
    numbered = isinstance(index, int) and not isinstance(index, bool)
    return _Delta(index if numbered else None, own_id, name, arguments)


def _whole(text: str) -> str:
    """Halves of one character that came in two deltas, put together."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
