"""A phone that dies at any step of a backup or a restore: in the end one backup, one copy of each row, nothing behind."""

import asyncio
import shutil
from datetime import UTC, datetime

import pytest

from client.store import backups
from client.transfer.lines import write_memory
from tests.support import kills
from tests.support.live_server import LiveServer
from tests.support.logged_in import log_in
from tests.support.phone_kills import Phones, engine_of

NOW = datetime(2026, 9, 28, tzinfo=UTC)


@pytest.fixture
def server(tmp_path):
    running = LiveServer(tmp_path / "server", waits=False)
    yield running
    running.stop()


class Homes:
    """Homes that are logged in, each from a template."""

    def __init__(self, folder, server):
        self.folder, self.server, self.made = folder, server, 0
        self.old, self.new = folder / "old", folder / "new"
        kills.begin(self.old)

    def copy(self, of, mail):
        """A device of the customer with that address."""
        self.made += 1
        home = self.folder / f"{of.name}{self.made}"
        if of.exists():
            shutil.copytree(of, home)
        log_in(home, self.server, mail, of.name)
        return home


@pytest.fixture
def homes(tmp_path, server):
    return Homes(tmp_path, server)


def look(home, server):
    """(rows of the memory, states on the server, what waits, whether pieces lie around)."""
    import io

    engine = engine_of(home, server.url)
    try:
        database, file = engine.opened.database, io.BytesIO()
        write_memory(database, file, NOW)
        rows = [line for line in file.getvalue().decode().splitlines()[1:-1] if '"table":"egress"' not in line]
        states = [line.state for line in engine.backup.list()]
        waits = (backups.confirm(database) is not None, backups.unfinished(database) is not None)
        pieces = any(any(engine.opened.folder.joinpath(name).glob("*")) for name in ("backup-out", "backup-in"))
        return rows, states, waits, pieces
    finally:
        asyncio.run(engine.close())


def points_of(whole, count):
    """Spread over all of them, the first and the last among them."""
    return sorted({1 + at * (whole - 1) // max(1, count - 1) for at in range(min(count, whole))})


def test_kill_9_at_any_step_of_a_backup_ends_with_one_that_opens(homes, server, many):
    with Phones(server.url) as phones:
        whole = phones.live(homes.copy(homes.old, "whole@example.com"), "make")["points"]
        for point in points_of(whole, many(12, 10_000)):
            mail = f"make{point}@example.com"
            home = homes.copy(homes.old, mail)
            assert phones.live(home, "make", point=point)["killed"], point
            phones.live(home, "make")
            rows, states, waits, pieces = look(home, server)
            assert states.count("ACTIVE") == 1, point
            assert states.count("CREATED") == 0, point
            assert (waits, pieces) == ((False, False), False), point
            new = homes.copy(homes.new, mail)
            phones.live(new, "restore")
            assert look(new, server)[0] == rows, point


def test_kill_9_at_any_step_of_a_restore_ends_with_one_copy_of_each_row_and_no_backup(homes, server, many):
    with Phones(server.url) as phones:
        old = homes.copy(homes.old, "whole@example.com")
        phones.live(old, "make")
        expected = look(old, server)[0]
        whole = phones.live(homes.copy(homes.new, "whole@example.com"), "restore")["points"]
        for point in points_of(whole, many(12, 10_000)):
            mail = f"take{point}@example.com"
            phones.live(homes.copy(homes.old, mail), "make")
            home = homes.copy(homes.new, mail)
            assert phones.live(home, "restore", point=point)["killed"], point
            rows, states, (waits, _), _ = look(home, server)
            facts = [row for row in rows if '"table":"facts"' in row]
            assert rows == expected or not facts, point
            assert states == (["RESTORED"] if rows == expected and not waits else states), point
            assert states[0] == "ACTIVE" or rows == expected, f"{point}: lost early"
            phones.live(home, "restore")
            rows, states, waits, pieces = look(home, server)
            assert rows == expected, point
            assert states == ["RESTORED"], f"{point}: left behind"
            assert (waits, pieces) == ((False, False), False), point
