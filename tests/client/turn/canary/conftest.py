"""A word of each language, said in a chat and spread to every place that remembers; and the look for it everywhere."""

import tempfile
from pathlib import Path

import pytest

from tests.support.forensics import where_in_files, where_in_pages, where_in_rows

CANARIES = {
    "ko": ("코끼리-7731", "제 별명은 코끼리-7731이에요", "별명은 코끼리-7731임", ("코끼리", "코끼", "끼리")),
    "en": ("elephant-7731", "My nickname is elephant-7731", "Nickname is elephant-7731", ("elephant", "eleph")),
    "ja": ("象さん-7731", "あだ名は象さん-7731です", "あだ名は象さん-7731", ("象さん", "象さ")),
}


@pytest.fixture(params=CANARIES, autouse=True)
def tongue(request):
    return request.param


@pytest.fixture
def marks(tongue):
    return CANARIES[tongue][3]


def home_of(engine):
    return engine.settings.home


def nowhere(engine, *words):
    """Not in a row, not in a page, not in a file; before anything else is done."""
    assert where_in_rows(engine.opened.database, *words) == set()
    assert where_in_pages(home_of(engine), *words) == set()
    assert where_in_files(home_of(engine), *words) == set()
    assert where_in_files(Path(tempfile.gettempdir()) / "gieok", *words) == set()
    items = engine.opened.database.all("SELECT item FROM search_vector WHERE item NOT IN (SELECT id FROM search_item)")
    assert items == []
