"""What is inside a published bundle? One gzip-compressed JSON document per kind, the same bytes for the same contents.

Bytes in, value out: signatures are checked before (client/bundles), storing comes after. Decoding has a ceiling before
and after decompression, because a key can be stolen and a file can be a bomb.
"""

from __future__ import annotations

import gzip
import io
import json
import zlib
from dataclasses import dataclass
from typing import Literal, NoReturn

from shared.errors import Damaged, Refused
from shared.formats.config import ServiceConfig, config_table, read_config
from shared.formats.fields import Fields, table, wrong
from shared.formats.page import Page, PageKind, page_table, read_page

BundleKind = Literal["policy", "knowhow", "service-context", "config"]

BUNDLE_KINDS: tuple[BundleKind, ...] = ("policy", "knowhow", "service-context", "config")
FORMAT = 1
COMPRESSED_LIMIT = 8 * 1024 * 1024  # bytes; a thousand full pages take about 2 MiB
DECOMPRESSED_LIMIT = 64 * 1024 * 1024  # bytes
PAGE_LIMIT = 5_000  # pages in one bundle
CONTENTS_LIMIT = 200_000  # code points
SERVICE_CONTEXT_LIMIT = 20_000  # code points; the desk's budget is far smaller


@dataclass(frozen=True, slots=True)
class PageBundle:
    """All pages of one wiki, ordered by id, and the contents page that the model reads first."""

    kind: PageKind
    contents: str
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class ServiceContextBundle:
    """The service's principles, as they stand in the prompt."""

    text: str


@dataclass(frozen=True, slots=True)
class ConfigBundle:
    """The service's settings."""

    config: ServiceConfig


Bundle = PageBundle | ServiceContextBundle | ConfigBundle


def target_path(kind: BundleKind) -> str:
    """Where the bundle lies in the TUF repository, under the role of the same name."""
    return f"{kind}/bundle.json.gz"


def encode(bundle: Bundle) -> bytes:
    """The bundle's file. Reads back to an equal bundle, and refuses what a device would refuse.

    Raises Refused("content-field-wrong", "bundle-too-large").
    """
    kind = kind_of(bundle)
    document = {"format": FORMAT, "kind": kind, **_document(bundle)}
    plain = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode(errors="surrogatepass")
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=packed, mtime=0) as file:
        file.write(plain)
    data = packed.getvalue()
    decode(data, kind)
    return data


def kind_of(bundle: Bundle) -> BundleKind:
    """Which role publishes it."""
    match bundle:
        case PageBundle(kind=kind):
            return kind
        case ServiceContextBundle():
            return "service-context"
        case ConfigBundle():
            return "config"


def _document(bundle: Bundle) -> dict[str, object]:
    match bundle:
        case PageBundle(contents=contents, pages=pages):
            ordered = sorted(pages, key=lambda page: page.id)
            return {"contents": contents, "pages": [page_table(page) for page in ordered]}
        case ServiceContextBundle(text=text):
            return {"text": text}
        case ConfigBundle(config=config):
            return {"values": config_table(config)}


def decode(data: bytes, kind: BundleKind) -> Bundle:
    """The bundle in `data`, which has to be of `kind`.

    Raises Damaged("bundle-damaged") for what is no bundle file, Refused: "bundle-too-large", "bundle-newer-format" (the
    app is too old), "bundle-wrong-kind", "content-field-wrong".
    """
    document = table(_parse(unpacked(data, kind), kind), kind)
    if document.number("format", low=1, high=10**6) > FORMAT:
        raise Refused("bundle-newer-format", kind=kind)
    if document.values.get("kind") != kind:
        raise Refused("bundle-wrong-kind", kind=kind)
    if kind == "service-context":
        return ServiceContextBundle(document.text("text", limit=SERVICE_CONTEXT_LIMIT).strip())
    if kind == "config":
        return ConfigBundle(read_config(document.table("values").values))
    return _read_pages(document, kind)


def _read_pages(document: Fields, kind: PageKind) -> PageBundle:
    pages = document.items("pages", lambda item: read_page(Fields(item.values, kind)), limit=PAGE_LIMIT)
    seen: set[str] = set()
    for page in pages:
        if page.id in seen:
            raise wrong(f"{kind}/{page.id}", "id", "twice")
        seen.add(page.id)
    contents = document.text("contents", limit=CONTENTS_LIMIT, default="").strip("\n")
    return PageBundle(kind, contents, tuple(sorted(pages, key=lambda page: page.id)))


def unpacked(data: bytes, kind: BundleKind) -> bytes:
    """The document in a bundle's file, bounded. Raises Damaged("bundle-damaged"), Refused("bundle-too-large")."""
    if len(data) > COMPRESSED_LIMIT:
        raise Refused("bundle-too-large", kind=kind)
    unpacker = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)  # 16: a gzip header and its checksum
    try:
        plain = unpacker.decompress(data, DECOMPRESSED_LIMIT + 1)
    except zlib.error as error:
        raise Damaged("bundle-damaged", kind=kind) from error
    if len(plain) > DECOMPRESSED_LIMIT:
        raise Refused("bundle-too-large", kind=kind)
    if not unpacker.eof or unpacker.unused_data:
        raise Damaged("bundle-damaged", kind=kind)
    return plain


def _parse(plain: bytes, kind: BundleKind) -> object:
    try:
        return json.loads(plain.decode(), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Damaged("bundle-damaged", kind=kind) from error


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)  # NaN and Infinity are not JSON
