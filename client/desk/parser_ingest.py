"""What can be typed after `gieok-desk ingest`?"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

from shared.formats.page import PAGE_KINDS

ABOUT = "take pages, service-context.md, config.toml or official documents (md, txt, html, docx, pdf) into the draft"


def add_ingest(take: argparse.ArgumentParser) -> None:
    """Its own options."""
    take.add_argument("paths", type=Path, nargs="+", metavar="FILE|DIR")
    take.add_argument("--kind", choices=PAGE_KINDS, default="policy", help="which wiki new pages of a document go to")
    take.add_argument(
        "--known-as", dest="known_as", metavar="NAME", help="the name that pages know the one document by"
    )
    take.add_argument("--effective", type=_day, metavar="DAY", help="from when they count; else as the document states")
    take.add_argument("--replace", action="store_true", help="write also over pages that were changed by hand")
    take.add_argument("--dry-run", action="store_true", help="show what would happen and write nothing")
    take.add_argument("--with-model", action="store_true", help="let the chosen model (GIEOK_MODEL_URL) word the pages")


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError("a day is written 2026-10-01") from error
