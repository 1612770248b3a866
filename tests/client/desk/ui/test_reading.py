"""Is the draft that a window sees the one in the files now, and is a file that did not change left alone?"""

import os

import pytest

from client.desk.content import read_content
from shared.errors import Refused
from shared.formats.page_file import write_page
from tests.support.signing import page


def test_what_the_window_reads_is_what_a_command_reads(work):
    assert work.reader.draft() == read_content(work.desk.content)
    assert work.reader.published() == work.archive.newest()


def test_a_file_that_changed_is_read_anew_and_one_that_went_is_gone(work):
    file = work.desk.content / "policy" / "refund.md"
    work.reader.draft()
    file.write_text(write_page(page(version=4, body="다른 글")))
    assert work.reader.draft().pages["policy"]["refund"].body == "다른 글"
    file.unlink()
    assert work.reader.draft().pages["policy"] == {}


def test_a_file_that_did_not_change_is_not_read_again(work):
    file = work.desk.content / "policy" / "refund.md"
    before = work.reader.draft()
    about = file.stat()
    file.write_bytes(b"#" * about.st_size)
    os.utime(file, ns=(about.st_atime_ns, about.st_mtime_ns))
    assert work.reader.draft() == before
    os.utime(file)
    with pytest.raises(Refused):
        work.reader.draft()
