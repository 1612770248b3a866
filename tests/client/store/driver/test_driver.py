"""What a driver has to fulfil so that a store can lie on it: statements, connections and what they see of each other."""

import threading

import pytest

from client.errors import StoreBusy
from client.store.driver import DRIVER
from client.store.migrate import migrations
from tests.client.store.driver.conftest import DRIVERS, KEY, PATIENCE_MS, SALT, WORD


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
