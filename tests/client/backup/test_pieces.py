"""Sealed pieces on this device: whole by their hash, and a disk that can't take them says so."""

import errno
import os

import pytest

from client.backup.pieces import Pieces, alone, digest
from client.errors import Refused, StoreBusy, StoreFull


def test_a_piece_that_is_cut_or_changed_is_not_there(tmp_path):
    pieces = Pieces(tmp_path / "pieces")
    sha256 = pieces.put(3, b"sealed")
    assert (pieces.get(3, sha256), sha256) == (b"sealed", digest(b"sealed"))
    assert pieces.get(3, digest(b"else")) is None
    assert pieces.get(4, sha256) is None
    (tmp_path / "pieces" / "00003").write_bytes(b"sea")
    assert pieces.get(3, sha256) is None
    pieces.remove()
    pieces.remove()
    assert not (tmp_path / "pieces").exists()


@pytest.mark.parametrize(
    ("number", "kind", "code"), [(errno.ENOSPC, StoreFull, "store-full"), (errno.EACCES, Refused, "backup-folder")]
)
def test_a_disk_that_takes_no_more_says_so(tmp_path, monkeypatch, number, kind, code):
    def broken(*given):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("client.backup.pieces.os.open", broken)
    with pytest.raises(kind, match=code):
        Pieces(tmp_path / "pieces").put(0, b"sealed")


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path):
    (tmp_path / "pieces").write_text("a file")
    with pytest.raises(Refused, match="backup-folder"):
        Pieces(tmp_path / "pieces").put(0, b"sealed")


def test_the_second_one_at_work_is_told_and_the_next_one_is_let_in(tmp_path):
    with alone(tmp_path), pytest.raises(StoreBusy, match="backup-elsewhere"), alone(tmp_path):
        pass
    with alone(tmp_path):
        pass
