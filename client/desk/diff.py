"""What would change for the devices if the draft were published now? Pure."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from client.desk.build import same_text
from shared.formats.bundle import Bundle, BundleKind, ConfigBundle, PageBundle, ServiceContextBundle
from shared.formats.config import config_table
from shared.formats.page import Page
from shared.formats.page_file import write_page

What = Literal["added", "changed", "removed"]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that would change. `lines` is a unified diff; a page's versions are None where there is none."""

    role: BundleKind
    what: What
    id: str
    before: int | None
    after: int | None
    lines: tuple[str, ...]


def changes(bundles: Mapping[BundleKind, Bundle], live: Mapping[BundleKind, Bundle]) -> tuple[Change, ...]:
    """The changes that `bundles` (only those that differ) bring over `live`."""
    found: list[Change] = []
    for kind, bundle in bundles.items():
        before = live.get(kind)
        match bundle:
            case PageBundle():
                found += _pages(bundle, before if isinstance(before, PageBundle) else None)
            case ServiceContextBundle() | ConfigBundle():
                what: What = "changed" if before else "added"
                found.append(Change(kind, what, kind, None, None, _lines(_text(before), _text(bundle))))
    return tuple(found)


def _pages(bundle: PageBundle, live: PageBundle | None) -> Iterator[Change]:
    old = {page.id: page for page in live.pages} if live else {}
    new = {page.id: page for page in bundle.pages}
    for page_id in sorted(old.keys() | new.keys()):
        before, after = old.get(page_id), new.get(page_id)
        if before and after and same_text(before, after):
            continue
        what: What = "changed" if before and after else "added" if after else "removed"
        came = (
            write_page(after) if after and not before else _page_text(after)
        )  # with the versions that it brings along
        lines = _lines(_page_text(before), came)
        yield Change(bundle.kind, what, page_id, _version(before), _version(after), lines)


def _version(page: Page | None) -> int | None:
    return page.version if page else None


def _page_text(page: Page | None) -> str:
    return "" if page is None else write_page(replace(page, history=()))


def _text(bundle: Bundle | None) -> str:
    match bundle:
        case ServiceContextBundle(text=text):
            return text
        case ConfigBundle(config=config):
            return json.dumps(config_table(config), ensure_ascii=False, indent=1)
        case _:
            return ""


def _lines(before: str, after: str) -> tuple[str, ...]:
    made = difflib.unified_diff(before.splitlines(), after.splitlines(), "live", "draft", n=1, lineterm="")
    return tuple(made)
