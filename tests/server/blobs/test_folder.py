"""Is a chunk whole or absent, does nothing sent ever become a path, and is what is dropped off the disk?"""

import hashlib
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from server.blobs.folder import FolderBlobs
from server.errors import Conflict, Damaged, NotFound, Refused, TooLarge, Unavailable
from shared.wire.backups import CHUNK_BYTES, CHUNKS_AT_MOST
from tests.support.server_process import ROOT

BACKUP, OTHER = "abcdefghjkmn", "nmkjhgfedcba"


@pytest.fixture
def blobs(tmp_path):
    return FolderBlobs(tmp_path / "blobs")


def files(blobs):
    return [file for file in blobs._folder.rglob("*") if file.is_file()]


def test_what_was_put_is_got_by_number_with_its_hash(blobs):
    second = blobs.put(BACKUP, 1, b"two")
    first = blobs.put(BACKUP, 0, b"one!")
    assert (first.number, first.size, first.sha256) == (0, 4, hashlib.sha256(b"one!").hexdigest())
    assert blobs.chunks(BACKUP) == (first, second)
    assert (blobs.get(BACKUP, 0), blobs.get(BACKUP, 1)) == (b"one!", b"two")
    assert blobs.chunks(OTHER) == ()
    assert blobs.backups() == (BACKUP,)


def test_the_same_bytes_again_change_nothing_and_other_bytes_are_refused(blobs):
    kept = blobs.put(BACKUP, 0, b"one")
    assert blobs.put(BACKUP, 0, b"one") == kept
    with pytest.raises(Conflict, match="chunk-differs"):
        blobs.put(BACKUP, 0, b"other")
    assert blobs.get(BACKUP, 0) == b"one"
    assert len(files(blobs)) == 1


def test_a_chunk_may_have_so_many_bytes_and_not_one_more(blobs):
    assert blobs.put(BACKUP, 0, bytes(CHUNK_BYTES)).size == CHUNK_BYTES
    with pytest.raises(TooLarge, match="chunk-too-large"):
        blobs.put(BACKUP, 1, bytes(CHUNK_BYTES + 1))
    assert len(files(blobs)) == 1


@pytest.mark.parametrize("number", [-1, CHUNKS_AT_MOST])
def test_a_number_out_of_range_is_no_chunk(blobs, number):
    with pytest.raises(NotFound, match="chunk-unknown"):
        blobs.put(BACKUP, number, b"x")
    with pytest.raises(NotFound, match="chunk-unknown"):
        blobs.get(BACKUP, number)
    assert files(blobs) == []


@pytest.mark.parametrize(
    "name", ["", ".", "..", "../x", "/etc", ".parts", "abcdefghjkmn/", "abcdefghjkm", "ABCDEFGHJKMN", "abcdefghjkm\0", "abcdefghjkmn\n"]
)  # fmt: skip
def test_only_an_id_of_ours_becomes_a_folder(blobs, name):
    for done in (lambda: blobs.put(name, 0, b"x"), lambda: blobs.get(name, 0), lambda: blobs.chunks(name), lambda: blobs.drop(name)):  # fmt: skip
        with pytest.raises(NotFound, match="backup-unknown"):
            done()
    assert sorted(entry.name for entry in blobs._folder.iterdir()) == [".parts"]


def test_a_changed_file_is_told_and_not_handed_out(blobs):
    blobs.put(BACKUP, 0, b"one")
    next(file for file in files(blobs)).write_bytes(b"onf")
    with pytest.raises(Damaged, match="chunk-damaged"):
        blobs.get(BACKUP, 0)


def test_what_is_dropped_was_overwritten_and_is_gone(blobs, monkeypatch):
    blobs.put(BACKUP, 0, b"secret" * 100)
    blobs.put(OTHER, 0, b"other")
    file = next(file for file in files(blobs) if file.parent.name == BACKUP)
    with file.open("rb") as held:  # whoever has it open sees what the disk has
        blobs.drop(BACKUP)
        assert held.read() == bytes(600)
    assert blobs.backups() == (OTHER,)
    assert not (blobs._folder / BACKUP).exists()
    blobs.drop(BACKUP)
    with pytest.raises(NotFound):
        blobs.get(BACKUP, 0)


def test_what_is_written_is_synced_before_it_has_its_name_and_the_folder_after(blobs, monkeypatch):
    done, fsync, rename = [], os.fsync, type(blobs._folder).rename
    monkeypatch.setattr(os, "fsync", lambda handle: (done.append(str(Path(f"/proc/self/fd/{handle}").readlink())), fsync(handle))[1])  # fmt: skip
    monkeypatch.setattr(type(blobs._folder), "rename", lambda path, to: (done.append("rename"), rename(path, to))[1])
    blobs.put(BACKUP, 0, b"one")
    assert ".parts/" in done[0]
    assert done[1:] == ["rename", str(blobs._folder / BACKUP), str(blobs._folder)]


def test_a_part_of_a_killed_upload_is_removed_and_one_that_is_coming_is_not(blobs):
    code = (
        "import os, signal; from pathlib import Path; from server.blobs.folder import FolderBlobs\n"
        f"coming = FolderBlobs(Path({str(blobs._folder)!r})).incoming({BACKUP!r}, 0); coming.write(b'x' * 100_000)\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == -9
    coming = blobs.incoming(BACKUP, 1)
    coming.write(b"half")
    assert len(files(blobs)) == 2
    blobs.tidy()
    assert len(files(blobs)) == 1
    coming.write(b" whole")
    assert coming.keep(hashlib.sha256(b"half whole").hexdigest()).size == 10
    blobs.tidy()
    assert blobs.get(BACKUP, 1) == b"half whole"


def test_bytes_with_another_hash_than_told_are_refused(blobs):
    coming = blobs.incoming(BACKUP, 0)
    coming.write(b"one")
    with pytest.raises(Refused, match="digest-wrong"):
        coming.keep(hashlib.sha256(b"two").hexdigest())
    coming.discard()
    assert files(blobs) == []


def test_an_upload_that_is_given_up_leaves_nothing(blobs):
    coming = blobs.incoming(BACKUP, 0)
    coming.write(b"half")
    coming.discard()
    assert files(blobs) == []
    assert blobs.chunks(BACKUP) == ()


def test_a_full_disk_is_told_and_leaves_no_half_chunk(blobs, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Unavailable, match="blobs-unreachable"):
        blobs.put(BACKUP, 0, b"one")
    monkeypatch.undo()
    assert blobs.chunks(BACKUP) == ()


def test_of_many_different_chunks_under_one_number_one_stays(blobs):
    kept, refused = [], []

    def put(data):
        try:
            kept.append(blobs.put(BACKUP, 0, data))
        except Conflict:
            refused.append(data)

    threads = [threading.Thread(target=put, args=(bytes([number]) * 10,)) for number in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(kept), len(refused)) == (1, 11)
    assert blobs.chunks(BACKUP) == tuple(kept)
    assert len(files(blobs)) == 1


def test_dropping_while_chunks_come_leaves_whole_chunks_or_none(blobs):
    told = []

    def put(number):
        try:
            blobs.put(BACKUP, number, bytes([number]) * 1_000)
        except Unavailable as error:
            told.append(error.code)

    threads = [threading.Thread(target=put, args=(number,)) for number in range(20)]
    threads.append(threading.Thread(target=blobs.drop, args=(BACKUP,)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for chunk in blobs.chunks(BACKUP):
        assert blobs.get(BACKUP, chunk.number) == bytes([chunk.number]) * 1_000
    assert set(told) <= {"blobs-unreachable"}
    blobs.drop(BACKUP)
    assert files(blobs) == []
