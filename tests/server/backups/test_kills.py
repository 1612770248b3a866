"""Is nothing lost and nothing there twice, whenever the server dies between vault, database and ciphertext?"""

import pytest

from tests.support.backup_kills import BackupStories

WHOLE = ["there", "there", 9, True]
OVER = {"RESTORED", "REPLACED"}


def agrees(seen):
    """After a sweep: row, vault and ciphertext say the same, and nothing lies about without a reason."""
    assert seen["rows"] == [state or "CREATED" for state in seen["vault"]]
    assert seen["whole"]
    assert (seen["ciphertext_of_nothing"], seen["list_of_nothing"], seen["parts"]) == ([], [], 0)


@pytest.mark.parametrize(("stage", "points"), [("plain", (16, 10_000)), ("hard", (6, 10_000))])
def test_a_kill_at_any_step_leaves_what_can_go_on_and_nothing_else(request, tmp_path, many, stage, points):
    database, settings, variables = None, {}, {}
    if stage == "hard":
        hsm = request.getfixturevalue("hsm")
        database, settings, variables = request.getfixturevalue("postgres").new_database(), hsm.settings, hsm.env
    with BackupStories(tmp_path / "server", database, settings, variables) as stories:
        whole = stories.live("account-000")
        assert whole["told"] == WHOLE
        total, wanted = whole["points"], many(*points)
        steps = range(1, total + 1, max(1, total // wanted))
        killed = 0
        for point in steps:
            account = f"account-{point:03}"
            killed += stories.live(account, point=point)["killed"]
            agrees(stories.look(account))
            assert stories.live(account)["told"] == WHOLE
            seen = stories.look(account, minutes=15)
            agrees(seen)
            assert sorted(seen["rows"]) == ["REPLACED", "RESTORED"]
            assert seen["letters"] in {1, 2}
        assert killed == len(steps)
        print(f"{killed} kills at {total} points")
