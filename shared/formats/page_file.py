"""How does a page lie in a Markdown file? YAML front matter between two `---` lines, then the body."""

from __future__ import annotations

import yaml

from shared.errors import Refused
from shared.formats.fields import table, wrong
from shared.formats.page import Page, page_table, read_page

FILE_LIMIT = 1_000_000  # code points: a body, the text before it and the front matter
KEYS = frozenset(
    {
        "id",
        "title",
        "version",
        "effective",
        "language",
        "summary",
        "revision",
        "sources",
        "links",
        "aliases",
        "may_agree",
        "customers",
        "until",
        "history",
    }
)
_FENCE = "---"
_EMPTY: tuple[object, ...] = (None, "", [])


def parse_page(text: str, name: str) -> Page:
    """The page in a Markdown file; `name` (its file name) stands in the errors.

    Raises Refused: "page-no-front-matter", "page-front-matter-broken", "content-field-wrong".
    """
    if len(text) > FILE_LIMIT:
        raise wrong(name, "body", "long", FILE_LIMIT)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    closing = next((number for number, line in enumerate(lines[1:], 1) if line.rstrip() == _FENCE), None)
    if lines[0].rstrip() != _FENCE or closing is None:
        raise Refused("page-no-front-matter", file=name)
    fields = table(_read_yaml("\n".join(lines[1:closing]), name), name)
    fields.no_other_keys(KEYS)
    body = "\n".join(lines[closing + 1 :])
    return read_page(table({**fields.values, "body": body}, name))


def write_page(page: Page) -> str:
    """The Markdown file of a page; `parse_page` reads it back to an equal page. Keys without a value are left out."""
    front = {key: _tidy(value) for key, value in page_table(page).items() if key != "body" and value not in _EMPTY}
    written = yaml.dump(front, Dumper=_Writer, allow_unicode=True, sort_keys=False, width=120)
    return f"{_FENCE}\n{written}{_FENCE}\n\n{page.body}\n"


def _tidy(value: object) -> object:
    if isinstance(value, list):
        return [_tidy(item) for item in value]
    if isinstance(value, dict):
        return {key: inner for key, inner in value.items() if inner not in _EMPTY}
    return value


class _Reader(yaml.SafeLoader):
    """A day stays the text that somebody wrote: whether it is one is decided with the other fields."""


class _Writer(yaml.SafeDumper):
    """Days without quotes; texts of several lines as literal blocks, so that people can read and edit them."""


def _write_text(writer: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    return writer.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


_Writer.add_representer(str, _write_text)
for _either in (_Reader, _Writer):
    _either.yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
        for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


def _read_yaml(text: str, name: str) -> object:
    try:
        node = yaml.compose(text, Loader=_Reader)
        if isinstance(node, yaml.MappingNode):
            _no_repeats([str(key.value) for key, _ in node.value], name)
        return yaml.load(text, Loader=_Reader)  # noqa: S506  # a safe loader that knows no dates
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        raise Refused("page-front-matter-broken", file=name, line=mark.line + 2 if mark else 1) from error


def _no_repeats(keys: list[str], name: str) -> None:
    for key in keys:
        if keys.count(key) > 1:  # YAML readers take the last one in silence
            raise wrong(name, key, "twice")
