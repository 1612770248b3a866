"""Are letters in the folder whole, for their owner alone, and not for ever?"""

import os
from datetime import timedelta

import pytest

from server.errors import Unavailable
from server.mail.outbox import KEPT, Outbox
from tests.support.fakes import Clock

FROM = "기억 <no-reply@example.com>"


@pytest.fixture
def clock():
    return Clock()


def test_a_letter_is_a_file_for_its_owner_alone(tmp_path, clock):
    folder = tmp_path / "outbox"
    Outbox(folder, FROM, clock).send("minsu@example.com", "제목", "안녕하세요.\n")
    (file,) = folder.iterdir()
    assert file.name.startswith("20260928T030000Z-")
    assert file.suffix == ".eml"
    assert "minsu" not in file.name
    assert oct(file.stat().st_mode)[-3:] == "600"
    assert oct(folder.stat().st_mode)[-3:] == "700"
    assert b"Date: Mon, 28 Sep 2026 03:00:00 +0000" in file.read_bytes()
    assert os.uname().nodename.encode() not in file.read_bytes()


def test_who_opens_the_file_can_read_it_as_it_stands(tmp_path, clock):
    Outbox(tmp_path, FROM, clock).send("minsu@example.com", "확인 번호", "번호는 이것이에요.\n\n    0956 8834\n")
    (file,) = tmp_path.iterdir()
    text = file.read_text("utf-8")
    assert "Subject: 확인 번호" in text
    assert "\n    0956 8834\n" in text
    assert "번호는 이것이에요." in text


def test_a_letter_that_can_not_be_written_whole_is_not_there(tmp_path, clock, monkeypatch):
    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("server.mail.outbox.os.fsync", full)
    with pytest.raises(Unavailable, match="mail-not-sent"):
        Outbox(tmp_path / "outbox", FROM, clock).send("minsu@example.com", "제목", "안녕하세요.\n")
    assert list((tmp_path / "outbox").iterdir()) == []


def test_letters_go_after_a_week(tmp_path, clock):
    outbox = Outbox(tmp_path / "outbox", FROM, clock)
    assert outbox.sweep(clock()) == 0
    outbox.send("minsu@example.com", "old", "x")
    clock.move(days=1)
    outbox.send("minsu@example.com", "new", "x")
    assert outbox.sweep(clock.now + KEPT - timedelta(days=1)) == 0
    assert outbox.sweep(clock.now + KEPT - timedelta(seconds=1)) == 1
    (left,) = (tmp_path / "outbox").iterdir()
    assert b"Subject: new" in left.read_bytes()
