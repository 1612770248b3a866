"""Which of some turns gave way to another one? The rule of the log, for turns that stand in no log."""

from __future__ import annotations

from collections.abc import Sequence

from client.memory.logged import LoggedTurn


def in_whose_place(turns: Sequence[LoggedTurn], turn: LoggedTurn) -> frozenset[str]:
    """The ids of the turns in whose place this one was asked, all the way back."""
    known = {one.id: one for one in turns}
    found: list[str] = []
    while turn.instead_of is not None:
        found.append(turn.instead_of)
        if turn.instead_of not in known:
            break
        turn = known[turn.instead_of]
    return frozenset(found)


def superseded(turns: Sequence[LoggedTurn]) -> frozenset[str]:
    """Those that another one, which is done, stands in the place of; or any other one, where they had no answer."""
    known = {one.id: one for one in turns}
    return frozenset(
        old
        for turn in turns
        for old in in_whose_place(turns, turn)
        if old in known and (turn.state == "done" or not known[old].answer)
    )
