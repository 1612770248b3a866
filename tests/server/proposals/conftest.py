"""One server for a file of tests, on each database; between two of them nothing is proposed and nothing decided."""

import pytest
from sqlalchemy import delete

from server.db.proposal_tables import candidate_decisions, proposals, tag_quota
from tests.support.contributors import Counting
from tests.support.live_server import LiveServer


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def counting(request, tmp_path_factory):
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgres" else None
    server = LiveServer(tmp_path_factory.mktemp("proposals") / "server", database=database)
    yield Counting(server)
    server.stop()


@pytest.fixture
def service(counting):
    counting.server.clock.later(hours=1)  # the rates of addresses begin anew
    with counting.server.engine.begin() as connection:
        for table in (proposals, candidate_decisions, tag_quota):
            connection.execute(delete(table))
    return counting


@pytest.fixture
def rows(service):
    """Every row of a table, as text."""

    def read(table):
        with service.server.engine.connect() as connection:
            return [tuple(row) for row in connection.execute(table.select())]

    return read
