"""What is in a backup before it is sealed, and what is no backup of ours."""

import gzip
import json
import tracemalloc
from datetime import UTC, datetime

import pytest

from client.backup.pack import examine, packed, unpacked
from client.errors import Damaged, Refused
from client.store.opening import open_reader
from client.store.portable_tables import EVERY, LOG
from client.transfer.lines import memory_lines
from tests.client.transfer.signed_files import signed

NOW = datetime(2026, 9, 28, tzinfo=UTC)
SERVICES = ("pages", "page_versions", "bundles", "bundle_marks")


def packed_by(phone, *, with_log=False):
    reader = open_reader(phone.opened)
    try:
        counts, parts = packed(reader, NOW, "지수의 휴대폰", with_log=with_log)
        return counts, b"".join(parts)
    finally:
        reader.close()


def opened(data, **more):
    return unpacked(iter([data[at : at + 1000] for at in range(0, len(data), 1000)]), **more)


@pytest.fixture
def full(phone):
    one = phone()
    one.lives()
    return one


@pytest.mark.parametrize("with_log", [False, True])
def test_what_goes_in_comes_out_and_the_head_says_what_it_is(full, with_log):
    counts, data = packed_by(full, with_log=with_log)
    head = examine(opened(data))
    assert (head.made_at, head.device_name, head.with_log) == (NOW, "지수의 휴대폰", with_log)
    assert head.counts == counts


def test_the_log_is_in_it_only_where_the_customer_wants_it_and_the_services_pages_never(full):
    without = gzip.decompress(packed_by(full)[1]).decode()
    tables = {json.loads(line)["table"] for line in without.splitlines()[1:-1]}
    assert tables.isdisjoint(LOG)
    assert {"facts", "fact_evidence", "fact_history", "tombstones", "block", "meta", "audit"} <= tables
    assert "코끼리" not in without, "what was sent is in the log"
    whole = gzip.decompress(packed_by(full, with_log=True)[1]).decode()
    tables = {json.loads(line)["table"] for line in whole.splitlines()[1:-1]}
    assert {"conversations", "turns", "egress", "jobs"} <= tables
    assert tables.isdisjoint(SERVICES)


def test_no_login_no_device_and_nothing_about_backups_is_in_it(full):
    full.backs_up("516283")
    whole = gzip.decompress(packed_by(full, with_log=True)[1]).decode()
    keys = {line["row"]["key"] for line in map(json.loads, whole.splitlines()[1:-1]) if line["table"] == "meta"}
    assert {key.split("_")[0] for key in keys} == {"preference", "tombstone"}


def changed(full, change, *, with_log=False):
    _, data = packed_by(full, with_log=with_log)
    lines = [json.loads(line) for line in gzip.decompress(data).decode().splitlines()][:-1]
    change(lines)
    return gzip.compress(signed([json.dumps(line, ensure_ascii=False) for line in lines]))


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[0]["counts"].update(facts=lines[0]["counts"]["facts"] + 1),
        lambda lines: lines[0].pop("counts"),
        lambda lines: lines[0].update(counts=[]),
        lambda lines: lines[0].update(with_log="yes"),
        lambda lines: lines[0].update(made_at="yesterday"),
        lambda lines: lines[0].update(made_at="2026-09-28T00:00:00"),
        lambda lines: lines[0].pop("device_name"),
        lambda lines: lines[0].update(gieok="else"),
        lambda lines: lines.pop(),
        lambda lines: lines[-1]["row"].clear(),
    ],
)
def test_a_head_that_does_not_fit_what_follows_is_damage(full, change):
    with pytest.raises(Damaged, match="backup-damaged"):
        examine(opened(changed(full, change)))


def test_a_log_in_a_backup_that_says_it_has_none_is_damage(full):
    with pytest.raises(Damaged, match="backup-damaged"):
        examine(opened(changed(full, lambda lines: lines[0].update(with_log=False), with_log=True)))


@pytest.mark.parametrize("change", [{"format": 2}, {"schema": 99}])
def test_a_backup_of_a_newer_app_says_so_instead_of_damage(full, change):
    data = changed(full, lambda lines: lines[0].update(change))
    with pytest.raises(Refused, match="backup-too-new"):
        examine(opened(data))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x1f\x8b",
        b"not gzip at all",
        gzip.compress(b"", mtime=0),
        gzip.compress(b"{}\n", mtime=0),
        gzip.compress(b"x" * 100, mtime=0)[:-4],
        gzip.compress(b'{"gieok":"memory","format":1}\n', mtime=0) + b"more",
    ],
    ids=["nothing", "two bytes", "no gzip", "empty", "no head", "cut", "more after it"],
)
def test_what_is_no_packed_memory_is_damage(data):
    with pytest.raises(Damaged, match="backup-damaged"):
        examine(opened(data))


@pytest.mark.parametrize("change", [lambda data: data[:-4], lambda data: data[:-8], lambda data: data + b"more"])
def test_whole_lines_in_a_stream_that_is_cut_or_goes_on_are_damage(full, change):
    _, data = packed_by(full)
    with pytest.raises(Damaged, match="backup-damaged"):
        examine(opened(change(data)))


def test_a_bomb_stops_at_the_limit_and_takes_no_room_on_the_way():
    bomb = gzip.compress(b'{"gieok":"memory"' + b" " * (60 * 1024 * 1024) + b"}\n")
    assert len(bomb) < 100_000
    tracemalloc.start()
    with pytest.raises(Damaged, match="backup-damaged"):
        examine(opened(bomb, most=4 * 1024 * 1024))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 16 * 1024 * 1024


def test_a_memory_larger_than_a_backup_may_be_is_refused_while_it_is_packed(full, monkeypatch):
    monkeypatch.setattr("client.backup.pack.MOST_BYTES", 2_000)
    with pytest.raises(Refused, match="backup-too-large"):
        packed_by(full, with_log=True)


def test_packing_holds_no_more_than_a_little_of_a_large_memory(phone):
    one = phone()
    one.fills(8_000)
    reader = open_reader(one.opened)
    _, parts = packed(reader, NOW, "", with_log=False)
    tracemalloc.start()
    total = sum(len(part) for part in parts)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    reader.close()
    assert total > 400_000
    assert peak < 400_000


def test_what_is_packed_is_the_memory_as_it_was_when_it_began(full):
    reader = open_reader(full.opened)
    counts, parts = packed(reader, NOW, "", with_log=True)
    full.says("나중에 한 말")
    assert examine(opened(b"".join(parts))).counts == counts
    reader.close()


def test_the_rows_of_each_table_are_counted_as_they_are_read(full):
    reader = open_reader(full.opened)
    lines = [json.loads(line) for line in memory_lines(reader, NOW, EVERY.values(), {})][1:-1]
    counts, _ = packed(reader, NOW, "", with_log=True)
    assert counts == {name: n for name in EVERY if (n := sum(line["table"] == name for line in lines))}
    reader.close()
