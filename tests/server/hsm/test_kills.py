"""Does a kill -9 of the vault at any step ever give a guess, lose a try, or lose the key of a live backup?"""

import pytest

from tests.support.softhsm import Softhsm
from tests.support.vault_kills import FIRST, OTHER, TRIES, VaultStories


@pytest.fixture(params=["software", "pkcs11"])
def stories(request, tmp_path):
    settings, variables = {}, {}
    if request.param == "pkcs11":
        hsm = Softhsm(tmp_path / "softhsm")
        settings, variables = hsm.settings, hsm.env
    with VaultStories(settings, variables) as warm:
        yield warm


def test_a_kill_at_any_point_gives_no_guess_and_loses_no_key(stories, tmp_path, many):
    whole = stories.live(tmp_path / "whole")
    assert whole["told"] == [1, 1]
    points = whole["points"]
    assert points > 100
    for point in sorted({1 + number * points // many(20, points) for number in range(many(20, points))}):
        home = tmp_path / f"home{point}"
        assert stories.live(home, point)["killed"]
        seen = stories.look(home)["backups"]
        for standing in seen.values():
            assert standing["uncounted"] == [], point
            if standing["state"] == "ACTIVE":  # a token can be one ahead: it hears of a try first
                assert TRIES - standing["unrefunded"] - standing["left"] in {0, 1}, point
        states = {name: standing["state"] for name, standing in seen.items()}
        told = stories.live(home)["told"]
        assert told[0] == ("REPLACED" if states.get(FIRST) == "REPLACED" else 1), point
        assert told[1] == ("RESTORED" if states.get(OTHER) == "RESTORED" else 1), point
        end = stories.look(home)
        assert {name: end["backups"][name]["state"] for name in (FIRST, OTHER)} == {
            FIRST: "REPLACED",
            OTHER: "RESTORED",
        }
        assert end["keys"] == []
