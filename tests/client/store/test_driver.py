"""What a driver has to fulfil so that a store can lie on it. Another one is added to DRIVERS and has to pass all of it."""

import os
import subprocess
import sys
import threading

import pytest

from client.errors import Damaged, StoreBusy, StoreFull, WrongKey
from client.store.driver import DRIVER, SqlCipher
from client.store.migrate import migrations
from tests.support.service import ROOT

DRIVERS = [SqlCipher()]
KEY, SALT = bytes(range(32)), bytes(range(100, 116))
WORD = "코끼리-7731"
PATIENCE_MS = 5_000


@pytest.fixture(params=DRIVERS, ids=lambda driver: type(driver).__name__)
def driver(request):
    return request.param


@pytest.fixture
def path(tmp_path):
    return tmp_path / "store.db"


@pytest.fixture
def opened(driver, path):
    """Opens connections to the same file, ready for writing."""
    connections = []

    def connect(*, wait=PATIENCE_MS):
        connection = driver.connect(path, KEY, SALT)
        connections.append(connection)
        driver.configure(connection)
        driver.wait(connection, wait)
        return connection

    yield connect
    for connection in connections:
        connection.close()


@pytest.fixture
def words(opened):
    """A connection to a file with one table of words."""
    connection = opened()
    connection.execute("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE, bytes BLOB)")
    return connection


def kept(connection):
    return [row["word"] for row in connection.execute("SELECT word FROM words ORDER BY id")]


def test_the_store_uses_one_of_them():
    assert type(DRIVER) in {type(each) for each in DRIVERS}


def test_every_migration_of_the_app_runs_on_it_statement_by_statement(driver, opened):
    connection = opened()
    for _, sql in migrations():
        for statement in driver.statements(sql):
            connection.execute(statement)
    assert connection.execute("SELECT count(*) FROM turns").fetchone()[0] == 0


def test_a_trigger_is_one_statement(driver):
    trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  DELETE FROM b;\n  DELETE FROM c;\nEND;\n"
    assert [part.strip() for part in driver.statements(f"CREATE TABLE a (x);\n{trigger}")] == [
        "CREATE TABLE a (x);",
        trigger.strip(),
    ]


def test_words_are_found_in_a_contentless_full_text_index(opened):
    connection = opened()
    connection.execute("CREATE VIRTUAL TABLE found USING fts5(a, content='', tokenize='porter unicode61')")
    connection.execute("INSERT INTO found (rowid, a) VALUES (?, ?)", (7, "환불 refunds"))
    assert [row[0] for row in connection.execute("SELECT rowid FROM found WHERE found MATCH ?", ("refund",))] == [7]


def test_a_row_has_its_values_by_name_by_index_and_with_the_types_that_went_in(words):
    words.execute("INSERT INTO words (word, bytes) VALUES (:word, :bytes)", {"word": WORD, "bytes": b"\x00\xff"})
    row = words.execute("SELECT id, word, bytes FROM words").fetchone()
    assert (row["word"], row[1], row["bytes"], list(row.keys())) == (WORD, WORD, b"\x00\xff", ["id", "word", "bytes"])


def test_it_tells_the_last_id_how_many_rows_changed_and_whether_a_transaction_stands(words):
    before = words.total_changes
    assert words.execute("INSERT INTO words (word) VALUES ('a')").lastrowid == 1
    words.executemany("INSERT INTO words (word) VALUES (?)", [("b",), ("c",)])
    assert words.total_changes - before == 3
    assert not words.in_transaction, "it begins none by itself"
    words.execute("BEGIN IMMEDIATE")
    assert words.in_transaction
    words.execute("ROLLBACK")


def test_what_was_rolled_back_is_gone(words):
    words.execute("BEGIN IMMEDIATE")
    words.execute("INSERT INTO words (word) VALUES ('a')")
    words.execute("ROLLBACK")
    assert kept(words) == []


def test_a_row_that_the_schema_does_not_take_is_told_apart(driver, words):
    words.execute("INSERT INTO words (word) VALUES ('a')")
    with pytest.raises(driver.row_refused):
        words.execute("INSERT INTO words (word) VALUES ('a')")
    with pytest.raises(driver.row_refused):
        words.execute("INSERT INTO words (word) VALUES (:word)", {})


def test_nothing_readable_lies_in_the_file_or_beside_it(words, path):
    words.execute("INSERT INTO words (word) VALUES (?)", (WORD,))
    files = sorted(path.parent.iterdir())
    assert files
    for file in files:
        content = file.read_bytes()
        assert WORD.encode() not in content, file.name
        assert b"CREATE TABLE" not in content, file.name


def test_the_file_begins_with_the_salt_that_it_was_given(driver, words, path):
    driver.fold(words, empty=True)
    assert path.read_bytes()[:16] == SALT


def test_opening_a_file_that_is_not_there_writes_nothing(driver, path):
    driver.connect(path, KEY, SALT).close()
    assert not path.exists() or path.stat().st_size == 0


@pytest.mark.parametrize("spoil", ["key", "file"])
def test_a_wrong_key_is_known_when_it_is_opened(driver, words, path, spoil):
    driver.fold(words, empty=True)
    words.close()
    if spoil == "file":
        path.write_bytes(os.urandom(path.stat().st_size))
    with pytest.raises(driver.errors) as caught:
        driver.connect(path, KEY if spoil == "file" else bytes(32), SALT)
    assert isinstance(driver.meaning(caught.value), WrongKey)


def test_what_was_written_is_there_for_the_next_connection_and_for_one_that_stands(words, opened):
    other = opened()
    words.execute("INSERT INTO words (word) VALUES (?)", (WORD,))
    assert kept(other) == kept(opened()) == [WORD]


def test_a_reader_sees_the_store_as_it_was_when_it_began(words, opened):
    words.execute("INSERT INTO words (word) VALUES ('a')")
    reader = opened()
    reader.execute("BEGIN")
    assert kept(reader) == ["a"]
    words.execute("INSERT INTO words (word) VALUES ('b')")
    assert kept(reader) == ["a"]
    reader.execute("COMMIT")
    assert kept(reader) == ["a", "b"]


def test_a_second_writer_waits_as_long_as_it_was_told_and_is_then_told_that_it_is_busy(driver, words, opened):
    other = opened(wait=0)
    words.execute("BEGIN IMMEDIATE")
    with pytest.raises(driver.held) as caught:
        other.execute("BEGIN IMMEDIATE")
    assert "locked" in str(caught.value), "the store tells it from its other faults by this word"
    assert isinstance(driver.meaning(caught.value), StoreBusy)
    driver.wait(other, PATIENCE_MS)
    threading.Timer(0.05, lambda: words.execute("ROLLBACK")).start()
    other.execute("BEGIN IMMEDIATE")
    other.execute("ROLLBACK")


def test_a_connection_may_be_used_by_another_thread(words):
    failed = []

    def write():
        try:
            words.execute("INSERT INTO words (word) VALUES ('a')")
        except Exception as error:
            failed.append(error)

    thread = threading.Thread(target=write)
    thread.start()
    thread.join()
    assert failed == []
    assert kept(words) == ["a"]


def test_a_full_disk_is_told(driver, words):
    pages = words.execute("PRAGMA page_count").fetchone()[0]
    words.execute(f"PRAGMA max_page_count = {pages}").fetchone()
    with pytest.raises(driver.errors) as caught:
        words.execute("INSERT INTO words (word, bytes) VALUES ('a', ?)", (b"x" * 100_000,))
    assert isinstance(driver.meaning(caught.value), StoreFull)


def test_a_damaged_file_is_told_and_never_read_as_something_else(driver, words, path):
    words.execute("INSERT INTO words (word, bytes) VALUES (?, ?)", (WORD, b"x" * 50_000))
    driver.fold(words, empty=True)
    words.close()
    content = bytearray(path.read_bytes())
    for place in range(len(content) // 2, len(content), 512):
        content[place] ^= 1
    path.write_bytes(bytes(content))
    with pytest.raises(driver.errors) as caught:
        driver.connect(path, KEY, SALT).execute("SELECT word, bytes FROM words").fetchone()
    assert isinstance(driver.meaning(caught.value), Damaged)


def test_a_fault_of_ours_stays_what_it_is(driver, words):
    with pytest.raises(driver.errors) as caught:
        words.execute("SELECT nothing FROM nowhere")
    assert driver.meaning(caught.value) is caught.value


def test_another_store_can_be_read_beside_it(driver, words, opened, tmp_path):
    words.execute("INSERT INTO words (word) VALUES (?)", (WORD,))
    other = driver.connect(tmp_path / "other.db", KEY[::-1], SALT[::-1])
    driver.attach(other, tmp_path / "store.db", KEY, SALT)
    assert [row[0] for row in other.execute("SELECT word FROM old.words")] == [WORD]
    other.close()


def test_folding_leaves_nothing_beside_the_file(driver, words, path):
    words.execute("INSERT INTO words (word) VALUES (?)", (WORD,))
    driver.fold(words, empty=False)
    driver.fold(words, empty=True)
    beside = [file for file in path.parent.iterdir() if file != path and not file.name.endswith("-shm")]
    assert sum(file.stat().st_size for file in beside) == 0
    assert kept(words) == [WORD]


def test_what_is_deleted_is_overwritten(words):
    assert words.execute("PRAGMA secure_delete").fetchone()[0] == 1


def test_a_closed_connection_can_be_closed_again(words):
    words.close()
    words.close()


WRITER = """
import sys
from pathlib import Path
from client.store.driver import DRIVER
connection = DRIVER.connect(Path(sys.argv[1]), bytes(range(32)), bytes(range(100, 116)))
DRIVER.configure(connection)
connection.execute("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT)")
for number in range(100_000):
    connection.execute("INSERT INTO words (word) VALUES (?)", (f"word {number}",))
    print(number, flush=True)
"""


def test_what_was_acknowledged_survives_a_kill(driver, path):
    process = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    for line in process.stdout:
        if int(line) >= 30:
            break
    process.kill()
    said = [int(line) for line in process.stdout.read().split("\n")[:-1]]
    process.wait()
    process.stdout.close()
    last = max([30, *said])
    connection = driver.connect(path, KEY, SALT)
    assert connection.execute("SELECT max(id) FROM words").fetchone()[0] >= last + 1
    connection.close()
