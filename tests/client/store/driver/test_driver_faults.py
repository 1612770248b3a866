"""Is every fault told as what it is, is nothing readable to others, and does what was acknowledged survive?"""

import os
import subprocess
import sys

import pytest

from client.errors import Damaged, StoreFull, WrongKey
from tests.client.store.driver.conftest import KEY, SALT, WORD
from tests.support.service import ROOT


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
