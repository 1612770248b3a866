"""What the vault says when it refuses, and a backup whose tries are used up."""

import pytest

from server.errors import GieokError, Gone


def code_of(call, *given):
    """The code of the error that this call raises."""
    with pytest.raises(GieokError) as raised:
        call(*given)
    return raised.value.code


def gone_as(call, *given):
    with pytest.raises(Gone) as raised:
        call(*given)
    return raised.value.params["state"]


def exhausted(bench):
    made = bench.backup()
    last = [made.guess() for _ in range(10)][-1]
    assert made.standing.state == "ACTIVE"
    return made, last
