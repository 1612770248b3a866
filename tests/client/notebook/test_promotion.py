"""Why a fact can not go up into the block is said truly."""

import pytest

from client.errors import Refused
from client.memory.fact import Fact
from client.notebook.promotion import promote


def fact(clock, **more):
    given = {"kind": "attribute", "status": "active", "stated": True, "attribute": "language", "value": "ko", **more}
    return Fact("f1", statement="한국어", day=None, first_seen=clock(), last_seen=clock(), **given)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"kind": "event"}, "fact-not-lasting"),
        ({"status": "awaiting_consent"}, "fact-waits-first"),
        ({"stated": False}, "fact-waits-first"),
    ],
)
def test_the_true_obstacle_is_named(database, clock, ids, more, code):
    with pytest.raises(Refused) as refused:
        promote(database, fact(clock, **more), now=clock(), ids=ids, limit=4_000)
    assert refused.value.code == code


def test_no_room_names_the_length_that_it_would_have(database, clock, ids):
    with pytest.raises(Refused) as refused:
        promote(database, fact(clock), now=clock(), ids=ids, limit=2)
    assert (refused.value.code, refused.value.params["used"]) == ("block-too-long", 3)
