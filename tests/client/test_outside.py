"""What one door can't do keeps nothing back at another: each is settled in every round."""

import asyncio

import pytest

from client.errors import Damaged, Unavailable
from client.outside import Outside


class Door:
    def __init__(self, error=None):
        self.error, self.times = error, 0

    def settle(self):
        self.times += 1
        if self.error:
            raise self.error


class Backing(Door):
    async def settle(self):
        super().settle()


def round_of(*errors):
    doors = [Backing(errors[0]), *(Door(error) for error in errors[1:])]
    outside = Outside(None, *doors)
    return doors, outside


def test_a_server_that_does_not_answer_one_is_asked_by_the_others():
    doors, outside = round_of(*[Unavailable("server-busy")] * 4)
    asyncio.run(outside.settle())
    assert [door.times for door in doors] == [1, 1, 1, 1]


@pytest.mark.parametrize("at", range(4), ids=["backup", "attributes", "evidence", "proposals"])
def test_a_fault_of_one_is_told_once_the_others_had_their_turn(at):
    errors = [None, None, None, None]
    errors[at] = Damaged("evidence-chain-broken", place=3)
    doors, outside = round_of(*errors)
    with pytest.raises(Damaged):
        asyncio.run(outside.settle())
    assert [door.times for door in doors] == [1, 1, 1, 1]
