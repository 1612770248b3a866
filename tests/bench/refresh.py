"""What does a check for news cost a device? `python tests/bench/refresh.py [--json] [--pages 50 500 2000] [--rounds 7]`.

Nothing new, one changed policy page, and a first install, against a real server on this machine and into the encrypted
store: requests, bytes, milliseconds. The reference asks for the same files and does nothing with them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import ClassVar

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))


from client.bundles.service import Bundles
from client.desk.build import page_bundle
from client.net.files import Files
from client.net.http import open_client
from client.store.opening import open_store
from shared.formats.page import Page, Source
from shared.formats.versions import succeed
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.bench._times import Taken, machine
from tests.support.server_process import ServerProcess
from tests.support.signing import Staff

WORDS = (
    "환불",
    "배송",
    "교환",
    "반품",
    "보증",
    "회원",
    "포인트",
    "영수증",
    "예약",
    "취소",
    "수수료",
    "기간",
    "고객",
    "문의",
    "담당",
    "조건",
)
PARAGRAPHS = 6  # of a page: about 2 kB of text, as a policy of one subject has
SOURCE = Source("policies.docx", "0" * 64, "1")


def page(number: int, version: int = 1) -> Page:
    """A page of its own words: repeated text would compress to nothing."""
    said = (f"{WORDS[(number * 7 + at * 5) % 16]} {number * 31 + at * version} {WORDS[(number + at * 3) % 16]}에 따라 처리해요."
            for at in range(PARAGRAPHS * 6))  # fmt: skip
    body = "\n\n".join(" ".join(next(said) for _ in range(6)) for _ in range(PARAGRAPHS))
    return Page(f"page-{number}", f"{WORDS[number % 16]} 규정 {number}", version, date(2026, 1, 1), "ko",
                f"{WORDS[number % 16]}의 조건과 기간", body, sources=(SOURCE,))  # fmt: skip


class Service:
    """A real server, and its staff."""

    def __init__(self, folder: Path, count: int):
        self.server = ServerProcess(folder / "server")
        self.staff, self.token = Staff(self.server.url, datetime.now(UTC)), self.server.staff()
        self.pages = [page(number) for number in range(count)]
        self.staff.publish(self.token, policy=page_bundle("policy", self.pages))

    def change(self) -> None:
        """One page has a new version."""
        old = self.pages[0]
        self.pages[0] = succeed(old, replace(page(0, old.version + 1), version=old.version + 1), date(2026, 1, 2))
        self.staff.publish(self.token, policy=page_bundle("policy", self.pages))


class Counted(Files):
    """The product's own way to a file, with a count of what went over it."""

    asked: ClassVar[list[str]] = []
    came = 0

    def stream(self, url: str) -> Iterator[bytes]:
        Counted.asked.append(url)
        for piece in super().stream(url):
            Counted.came += len(piece)
            yield piece


class Device:
    """A phone."""

    def __init__(self, home: Path, service: Service):
        opened = open_store(home, "bench", ids=new_id, randomness=random_bytes, keyring=lambda: False)
        self.database, self.cache = opened.database, opened.folder / "tuf"
        self.url = service.server.url
        now = lambda: datetime.now(UTC)  # noqa: E731
        self.bundles = Bundles(self.database, self.url, self.cache, service.staff.root, now, zone="Asia/Seoul")

    def check(self) -> None:
        """One check for news; the count begins anew."""
        Counted.asked, Counted.came = [], 0
        state = asyncio.run(self.bundles.refresh())
        assert state.state == "fresh", state.reason


def bare(urls: list[str]) -> None:
    """The same files over one connection."""
    with open_client(urls[0]) as client:
        for url in urls:
            with client.stream("GET", url, headers={"Accept-Encoding": "identity"}) as answer:
                for _ in answer.iter_raw():
                    pass


@contextmanager
def counting() -> Iterator[None]:
    """The service's door makes its own `Files`: for this bench, ones that count."""
    from client.bundles import service

    kept, service.Files = service.Files, Counted
    try:
        yield
    finally:
        service.Files = kept


def measure(count: int, rounds: int) -> list[dict[str, object]]:
    """The three cases over so many pages."""
    with tempfile.TemporaryDirectory() as folder, counting():
        service = Service(Path(folder), count)
        try:
            known = Device(Path(folder) / "known", service)
            known.check()
            found = []
            for what in ("nothing new", "one changed page", "first install"):
                ours, reference = Taken(), Taken()
                for number in range(rounds):
                    device = known
                    if what == "one changed page":
                        service.change()
                    if what == "first install":
                        device = Device(Path(folder) / f"new{number}", service)
                    with ours.once():
                        device.check()
                    asked, came = list(Counted.asked), Counted.came
                    with reference.once():
                        bare(asked)
                    if device is not known:
                        device.database.close()
                        shutil.rmtree(Path(folder) / f"new{number}")
                found.append({
                    "pages": count, "what": what, "requests": len(asked), "bytes": came, "ours": ours.figures(),
                    "reference": reference.figures(),
                })  # fmt: skip
            known.database.close()
            return found
        finally:
            service.server.stop()


def shown(document: dict[str, object]) -> str:
    """As text."""
    head = "  ".join(f"{f'{side} p50':>14} {'p95':>8}" for side in ("check", "bare"))
    lines = [str(document["machine"]), f"{'pages':>6} {'':18} {'requests':>8} {'bytes':>10}  {head}  (ms)"]
    for row in document["refresh"]:
        sides = "  ".join(f"{row[side]['p50']:>14.1f} {row[side]['p95']:>8.1f}" for side in ("ours", "reference"))
        lines.append(f"{row['pages']:>6} {row['what']:18} {row['requests']:>8} {row['bytes']:>10,}  {sides}")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--pages", nargs="*", type=int, default=[50, 500, 2_000])
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args()
    rows = [row for count in given.pages for row in measure(count, given.rounds)]
    document = {"machine": machine(), "refresh": rows}
    print(json.dumps(document, indent=1, ensure_ascii=False) if given.json else shown(document))


if __name__ == "__main__":
    main()
