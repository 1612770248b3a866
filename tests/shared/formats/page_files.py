"""Pages in the format of a file."""

from __future__ import annotations

from datetime import date

from hypothesis import strategies as st

from shared.formats.page import Page, PageHistory, Source

HASH = "0" * 63 + "a"
_line = (
    st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=60)
    .map(lambda text: text.strip())
    .filter(bool)
)
_text = (
    st.text(
        st.characters(exclude_categories=["Cs"], exclude_characters="\x00\r\x85\u2028\u2029"), min_size=1, max_size=200
    )
    .map(lambda text: text.strip("\n"))
    .filter(lambda text: bool(text.strip()))
)
_optional = st.none() | _text
_id = st.from_regex(r"[a-z가-힣][a-z가-힣0-9-]{0,20}", fullmatch=True).filter(lambda name: name != "contents")
_day = st.dates(date(2000, 1, 1), date(2100, 1, 1))
_earlier = st.builds(
    PageHistory,
    version=st.just(1),
    effective=_day,
    revision=_text.map(str.strip),
    body=_optional,
    title=st.none() | _line,
    summary=st.none() | _line,
    may_agree=st.none() | st.booleans(),
)
pages = st.builds(
    Page,
    id=_id,
    title=_line,
    version=st.integers(2, 10**6),
    effective=_day,
    language=st.sampled_from(["ko", "en", "ja"]),
    summary=_line,
    body=_text,
    revision=_text.map(str.strip),
    sources=st.lists(st.builds(Source, document=_line, sha256=st.just(HASH), place=_line), max_size=2).map(tuple),
    links=st.lists(_id, unique=True, max_size=3).map(tuple),
    aliases=st.lists(_line, unique=True, max_size=3).map(tuple),
    may_agree=st.none() | st.booleans(),
    customers=st.none() | st.integers(0, 10**9),
    history=st.just(()) | _earlier.map(lambda entry: (entry,)),
)
