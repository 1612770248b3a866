"""Does a bundle that somebody else built hold what a reader of the differences sees, and nothing beside it?

The differences show texts, not what a bundle says of earlier versions, nor its contents page, nor bytes that a
reader of the format passes over. All three have to be what this desk would have written. Pure.
"""

from __future__ import annotations

from dataclasses import replace

from client.desk.build import page_bundle, same_text
from client.errors import Refused
from shared.errors import GieokError
from shared.formats.bundle import Bundle, BundleKind, PageBundle, decode, encode, unpacked
from shared.formats.page import Page
from shared.formats.versions import versions


def check_bundle(kind: BundleKind, data: bytes, live: Bundle | None) -> Bundle:
    """The bundle. Raises Refused("request-content-wrong")."""
    try:
        bundle = decode(data, kind)
        plain = unpacked(encode(bundle), kind) == unpacked(data, kind)
    except GieokError as error:
        raise Refused("request-content-wrong", role=kind) from error
    if not plain:
        raise Refused("request-content-wrong", role=kind)
    if isinstance(bundle, PageBundle):
        before = {page.id: page for page in live.pages} if isinstance(live, PageBundle) else {}
        listed = page_bundle(bundle.kind, list(bundle.pages)) == bundle
        if not listed or not all(_follows(page, before.get(page.id)) for page in bundle.pages):
            raise Refused("request-content-wrong", role=kind)
    return bundle


def _follows(page: Page, live: Page | None) -> bool:
    """The live page itself, or the next version with the live one and its history behind it.

    A new page may bring versions along; the differences show them (diff.py).
    """
    if live is None:
        return True
    if page.version == live.version:
        return same_text(page, live) and page.history == live.history
    if page.version != live.version + 1:
        return False
    told = versions(live)
    if len(page.history) != len(told):
        return False
    return all(
        entry == known or (entry == replace(known, body=None) and known.version != live.version)
        for entry, known in zip(page.history, told, strict=True)
    )
