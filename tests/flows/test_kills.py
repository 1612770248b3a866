"""A device that dies at any moment: whatever the point, the story ends in the same memory."""

import random
import shutil

import pytest

from tests.support.kills import Stories, begin, state_of

SEED = 20260928
LONGEST = 0.35  # seconds of a story that is killed by the clock


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    """A home with an earlier conversation."""
    home = tmp_path_factory.mktemp("kills") / "template"
    begin(home)
    return home


def test_kill_9_at_50_random_points_of_turns_learning_and_index_ends_in_the_same_memory(template, tmp_path, many):
    """1,000 points with --soak."""
    chance = random.Random(SEED)
    with Stories() as stories:
        whole = stories.live(shutil.copytree(template, tmp_path / "whole"))
        expected = state_of(tmp_path / "whole")
        assert [row[4] for row in expected["facts"]].count("active") >= 3
        assert expected["jobs"] == []
        kills = 0
        while kills < many(50, 1_000):
            home = shutil.copytree(template, tmp_path / "home")
            told = []
            for _ in range(chance.choice((1, 1, 1, 2, 3))):
                by_clock = chance.random() < 0.4
                aim = (
                    {"after": chance.random() * LONGEST} if by_clock else {"point": chance.randint(1, whole["points"])}
                )
                told.append(aim)
                kills += stories.live(home, **aim)["killed"]
            assert not stories.live(home)["killed"]
            assert state_of(home) == expected, f"killed at {told}"
            shutil.rmtree(home)
