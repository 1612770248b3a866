"""Does a save from the screen change nothing where somebody else wrote, holds the store or filled the disk?"""

import pytest

from client.errors import StoreBusy, StoreFull
from client.notebook.block import (
    Block,
    Conflict,
    read_block,
    save_from_screen,
)
from client.store.block import Line
from client.store.opening import open_store, release
from tests.client.notebook.block.conftest import LIMIT
from tests.support.fakes import Ids, some_bytes


def test_L10_a_save_over_somebody_elses_change_is_a_conflict_first_and_overwrites_when_asked_again(
    write, database, clock, ids
):
    write("하나")
    write("하나\n둘", "model")
    first = save_from_screen(database, "셋", "하나", overwrite=False, now=clock(), ids=ids, limit=LIMIT)
    assert isinstance(first, Conflict)
    assert first.current.text == "하나\n둘"
    save_from_screen(database, "셋", "하나", overwrite=True, now=clock(), ids=ids, limit=LIMIT)
    assert read_block(database, LIMIT).text == "셋"


def save(database, clock, ids, text):
    return save_from_screen(database, text, "하나", overwrite=False, now=clock(), ids=ids, limit=LIMIT)


def test_L11_a_save_while_another_window_holds_the_store_changes_nothing_and_works_afterwards(
    write, database, clock, ids, tmp_path
):
    write("하나", "customer")
    database.one("PRAGMA busy_timeout = 50")
    other = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    with other.database.transaction(), pytest.raises(StoreBusy):
        save(database, clock, ids, "둘")
    release(other)
    assert read_block(database, LIMIT).text == "하나"
    assert save(database, clock, ids, "둘").block.text == "둘"


def test_L11_a_save_on_a_full_disk_changes_nothing_and_works_afterwards(write, database, clock, ids):
    write("하나", "customer")
    pages = database.one("PRAGMA page_count")[0]
    database.one(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreFull):
        save(database, clock, ids, "\n".join(f"{n} " + "가" * 300 for n in range(12)))
    assert read_block(database, LIMIT) == Block("하나", 2, LIMIT, (Line("하나", "customer"),))
    database.one(f"PRAGMA max_page_count = {pages + 1_000}")
    assert save(database, clock, ids, "둘").block.text == "둘"
