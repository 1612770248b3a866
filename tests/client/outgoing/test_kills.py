"""Killed at any point, a yes is neither lost nor counted twice."""

import shutil

import pytest

from client.store.opening import open_store, release
from server.db.proposal_tables import proposals
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.support.contributing import agreed, serve
from tests.support.fakes import Clock
from tests.support.logged_in import log_in
from tests.support.proposal_kills import Proposing


@pytest.fixture
def home(tmp_path, server):
    log_in(tmp_path / "home", server, "minsu@example.com", "휴대폰")
    opened = open_store(tmp_path / "home", "local", ids=new_id, randomness=random_bytes, keyring=lambda: False)
    serve(opened.database, Clock()())
    agreed(opened.database, Clock()())
    release(opened)
    return tmp_path / "home"


def state_of(home):
    opened = open_store(home, "local", ids=new_id, randomness=random_bytes, keyring=lambda: False)
    try:
        return [row["state"] for row in opened.database.all("SELECT state FROM contributions")]
    finally:
        release(opened)


def test_a_kill_at_any_point_loses_no_yes_and_counts_nobody_twice(home, tmp_path, server, counted, many):
    with Proposing(server.url) as phones:
        shutil.copytree(home, tmp_path / "whole")
        points = phones.live(tmp_path / "whole")["points"]
        assert (state_of(tmp_path / "whole"), len(counted())) == (["sent"], 1)
        for point in range(1, points + 1, many(4, 1)):
            copy = tmp_path / f"killed-{point}"
            shutil.copytree(home, copy)
            with server.engine.begin() as connection:
                connection.execute(proposals.delete())
            server.clock.later(days=1)  # the day's quota of tags
            assert phones.live(copy, point=point)["killed"], point
            for day in ("2026-09-30", "2026-10-02"):
                phones.live(copy, now=f"{day}T12:00")
            assert (state_of(copy), len(counted())) == (["sent"], 1), point
