"""A version published today that counts from the first of the month: from the desk to what the customer's model reads."""

from datetime import UTC, datetime

import pytest

from client.bundles.indexing import index_pages, index_versions_come_into_force
from client.memory.fact import Fact, PageRef
from client.search.wiki import find_policy
from client.store import facts
from client.turn.toolbox import Tools
from server.operate import staff_add
from tests.client.bundles.conftest import Phone
from tests.client.desk.conftest import DeskLine
from tests.support.live_server import START, LiveServer
from tests.support.service import DEMO

FIRST = datetime(2026, 9, 30, 15, tzinfo=UTC)  # midnight in Seoul: the first of October has begun


@pytest.fixture
def live(tmp_path):
    server = LiveServer(tmp_path / "server")
    yield server
    server.stop()


@pytest.fixture
def line(live, tmp_path, capsys):
    """A desk that published the demo service, and then version 4 of the refund page, which counts from October."""
    made = DeskLine(tmp_path / "desk", capsys)
    token = tmp_path / "token"
    token.write_text(staff_add(live.settings, "minsu", "signer", START))
    made("init", "--demo", "--server", live.url)
    made("login", "--token-file", token)
    made("ingest", DEMO)
    made("publish")
    made("ingest", DEMO / "next" / "refund.md")
    return made


class Device(Phone):
    """With its search index, and the tool that reads a page."""

    def index(self, database, changed, removed):
        index_pages(database, changed, removed, self.day)

    @property
    def day(self):
        return self.now.astimezone().date() if self.now < FIRST else FIRST.date().replace(month=10, day=1)

    def read(self, page):
        def nothing(*_):
            raise AssertionError("reading a page needs no more than the bundles")

        tools = Tools(self.database, self.bundles, nothing, nothing, nothing, nothing, nothing, nothing, nothing)
        return tools.read_page({"page": page}).content

    def found(self, words):
        return "".join(hit.text for hit in find_policy(self.database, words))


@pytest.fixture
def device(line, live, tmp_path):
    made = Device(tmp_path / "phone", live.url, (line.folder / "trust" / "root.json").read_bytes())
    made.now = START
    yield made
    made.database.close()


def versions(device):
    page = device.bundles.page("policy", "refund")
    return [it and it.version for it in (page.current, page.previous, page.upcoming)]


def remember(device):
    ref = PageRef("refund", 3)
    facts.insert(device.database, Fact("f", "event", "환불을 요청함", None, True, "active", START, START, policy=ref))


def test_before_its_day_the_old_rule_answers_and_on_the_day_it_switches_without_a_download(line, device):
    device.sync()
    remember(device)
    assert line("publish").code == 0
    device.sync()
    assert versions(device) == [3, 2, 4]
    assert "30일 이내" in device.bundles.page("policy", "refund").current.body
    assert device.bundles.mark_rechecks() == ()
    assert "구매 후 14일이 지난 요청" not in device.found("14일이 지난 요청 전액 환불")

    device.now = FIRST
    assert versions(device) == [4, 3, None]
    assert device.bundles.mark_rechecks() == ("f",)
    index_versions_come_into_force(device.database, FIRST.date().replace(month=10, day=1))
    assert "구매 후 14일이 지난 요청" in device.found("14일이 지난 요청 전액 환불")


def test_the_preview_is_what_the_devices_tool_returns_byte_for_byte(line, device):
    before = {day: line("preview", "refund", "--day", day, "--json").document for day in ("2026-09-20", "2026-10-01")}
    contents = line("preview", "contents", "--json").document["model"]
    assert line("publish").code == 0
    device.sync()
    assert device.read("refund") == before["2026-09-20"]["model"]
    assert device.read("contents") == contents
    assert device.read("sla") == line("preview", "sla", "--json").document["model"]
    assert device.bundles.service_context() == line("preview", "service-context", "--json").document["model"]
    device.now = FIRST
    assert device.read("refund") == before["2026-10-01"]["model"]
    assert (before["2026-09-20"]["version"], before["2026-09-20"]["announced"]) == (3, 4)
    assert (before["2026-10-01"]["version"], before["2026-10-01"]["announced"]) == (4, None)


def test_an_announced_change_is_called_off_in_one_command(line, live, device):
    line("publish")
    back = line("rollback", "refund", 3, "--json")
    assert (back.code, back.document["version"]) == (0, 5)
    device.sync()
    assert versions(device) == [5, 3, None]
    remember(device)
    device.now = FIRST
    assert versions(device)[0] == 5
    assert "30일 이내" in device.bundles.page("policy", "refund").current.body


def test_the_history_says_what_counts_what_is_announced_and_who_published(line):
    line("publish")
    told = {it["version"]: (it["state"], it["by"]) for it in line("history", "refund", "--json").document["versions"]}
    assert told == {1: ("earlier", None), 2: ("earlier", None), 3: ("in-force", "minsu"), 4: ("announced", "minsu")}
    text = line("history", "refund").out
    assert "v3 · 시행 2026-01-01 (지금 시행 중) · 발행 2026-09-20 minsu" in text
    assert "v4 · 시행 2026-10-01 (예고)" in text
    (line.folder / "token").unlink()
    assert line("history", "refund", "--json").document["versions"][3]["by"] is None
