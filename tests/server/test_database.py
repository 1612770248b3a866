"""Do the tables come to be the same way on SQLite and on PostgreSQL, and is a strange database left alone?"""

import pytest
from sqlalchemy import create_engine, inspect, text

from server.db.engine import make_engine
from server.db.migrate import is_current, upgrade
from server.db.tables import TABLES
from server.errors import CannotStart, Refused, Unavailable
from server.staff.rules import Staff
from server.staff.store import StaffStore
from tests.support.server_process import ServerProcess

AT = "2026-09-20T03:00:00.000Z"


@pytest.fixture
def engine(database, tmp_path):
    made = make_engine(database, tmp_path)
    yield made
    made.dispose()


def test_the_migrations_make_the_tables_that_the_code_uses(engine, tmp_path):
    assert not is_current(engine)
    upgrade(engine, tmp_path)
    assert is_current(engine)
    upgrade(engine, tmp_path)
    found = inspect(engine)
    for name, table in TABLES.tables.items():
        assert {column["name"] for column in found.get_columns(name)} == set(table.columns.keys())
        assert found.get_pk_constraint(name)["constrained_columns"] == [column.name for column in table.primary_key]


def test_staff_are_kept_found_and_removed(engine, tmp_path):
    upgrade(engine, tmp_path)
    store = StaffStore(engine)
    store.add(Staff("minsu", "signer", AT), "a" * 64)
    store.add(Staff("김지수", "author", AT), "b" * 64)
    assert store.holder("b" * 64) == Staff("김지수", "author", AT)
    assert store.holder("c" * 64) is None
    assert [person.name for person in store.all()] == ["minsu", "김지수"]
    with pytest.raises(Refused, match="staff-name-taken"):
        store.add(Staff("minsu", "author", AT), "d" * 64)
    store.remove("minsu")
    assert store.holder("a" * 64) is None
    with pytest.raises(Refused, match="staff-name-unknown"):
        store.remove("minsu")


def test_a_database_of_a_newer_server_is_left_alone(engine, tmp_path):
    upgrade(engine, tmp_path)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(CannotStart, match="database-newer"):
        upgrade(engine, tmp_path)


def test_an_operators_database_is_migrated_only_when_asked(postgres, tmp_path):
    server = ServerProcess(tmp_path / "server", database=postgres.new_database(), start=False)
    said = server.command("serve", "--port", "0")
    assert (said.returncode, said.stderr.count("\n")) == (1, 1)
    assert "run `gieok-server migrate` first" in said.stderr
    assert server.command("migrate").returncode == 0
    server.start()
    assert server.stop() == 0


def test_a_database_that_does_not_answer_is_told_without_its_address(tmp_path):
    url = "postgresql+psycopg://minsu:geheim@127.0.0.1:1/gieok"
    with pytest.raises(Unavailable, match="database-unreachable"):
        is_current(create_engine(url))
    said = ServerProcess(tmp_path / "server", database=url, start=False).command("serve", "--port", "0")
    assert (said.returncode, said.stderr) == (1, "The database does not answer.\n")


@pytest.mark.parametrize("url", ["nonsense", "nosuch://x"])
def test_a_wrong_database_setting_is_told(tmp_path, url):
    with pytest.raises(CannotStart, match="database-url-wrong"):
        make_engine(url, tmp_path)
