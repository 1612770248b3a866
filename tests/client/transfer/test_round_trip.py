"""Is a memory the same after it went out into a file and came in elsewhere?"""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.search.terms import document
from client.store.conversations import hide
from client.store.mem0_rows import put
from client.store.portable_tables import EVERY, LEFT_OUT, OF_THIS_DEVICE
from client.transfer.lines import _COLUMNS
from shared.text import visible
from tests.client.transfer.conftest import Account, rows


def test_a_memory_in_a_new_home_exports_to_the_same_file(account):
    here, there = account("here"), account("there")
    here.lives()
    merged = there.reads(here.file())
    assert rows(there.file()) == rows(here.file())
    assert merged.new["facts"] == 4
    assert there.preferences.get().theme == "dark"
    assert there.notebook.block().text == "호칭: 지수\n답변 언어: 일본어\n답변은 짧게"


def test_a_language_that_was_chosen_comes_along_and_wins_over_what_the_new_phone_was_greeted_in(account):
    here, there = account("here"), account("there")
    here.preferences.set("language", "ja")
    there.preferences.begin_in("en")
    assert there.preferences.get().language == "en"
    there.reads(here.file())
    assert there.preferences.get().language == "ja"
    there.preferences.set("language", "ko")
    there.reads(here.file())
    assert there.preferences.get().language == "ko", "what was chosen there stays"


def test_a_language_that_was_only_greeted_in_stays_on_its_device(account):
    here, there = account("here"), account("there")
    here.preferences.begin_in("en")
    there.reads(here.file())
    assert there.preferences.settled_language() is None


def test_reading_a_file_twice_changes_nothing(account):
    here, there = account("here"), account("there")
    here.lives()
    there.reads(here.file())
    before = rows(there.file())
    merged = there.reads(here.file())
    assert (merged.new, merged.deleted, merged.missing_lines) == ({}, 0, ())
    assert rows(there.file()) == before


words = st.text(min_size=1, max_size=12).map(lambda text: visible(text).strip()).filter(bool)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("says"), words),
        st.tuples(st.just("knows"), words),
        st.tuples(st.just("replaces"), words),
        st.tuples(st.sampled_from(["takes_back", "forgets"]), st.integers(0, 5)),
        st.tuples(st.just("block"), words),
        st.tuples(st.just("sends"), words),
    ),
    max_size=14,
)


def play(account, plan):
    known = []
    for what, value in plan:
        match what:
            case "says" | "block" | "sends":
                getattr(account, what)(value)
            case "knows":
                known.append(account.knows(value))
            case "replaces":
                known.append(account.knows(value, instead_of=known.pop() if known else None))
            case _ if known:
                getattr(account, what)(known.pop(value % len(known)))
    account.clock.move(hours=1)


@settings(max_examples=25, deadline=None)
@given(steps, steps)
def test_any_memory_comes_back_equal_and_two_memories_hold_both(one, other):
    with tempfile.TemporaryDirectory() as folder:
        here, new, full = (Account(Path(folder) / name) for name in ("here", "new", "full"))
        try:
            play(here, one)
            play(full, other)
            new.reads(here.file())
            assert rows(new.file()) == rows(here.file())
            both = sorted([*here.statements(), *full.statements()])
            full.reads(here.file())
            assert full.statements() == both
            once = rows(full.file())
            assert full.reads(here.file()).new == {}
            assert rows(full.file()) == once
        finally:
            for account in (here, new, full):
                account.close()


def test_every_table_and_every_column_of_the_memory_is_carried_or_left_out_on_purpose(account):
    database = account().database
    tables = {
        row["name"]
        for row in database.all("SELECT name FROM sqlite_master WHERE type = 'table'")
        if not row["name"].startswith(("sqlite_", "search_", "mem0_words"))
    }
    assert tables - LEFT_OUT == set(EVERY)
    for name in EVERY:
        columns = {row["name"] for row in database.all("SELECT name FROM pragma_table_info(?)", (name,))}
        assert columns - OF_THIS_DEVICE == set(_COLUMNS[name]), name


def test_memories_of_mem0_keep_their_vectors_and_are_found_by_words(account):
    here, there = account("here"), account("there")
    put(
        here.database,
        "mem0",
        "m1",
        payload={"data": "코끼리 요금제"},
        vector=b"\1\2\3\4",
        words=document("코끼리 요금제"),
    )
    there.reads(here.file())
    (row,) = there.database.all("SELECT id, vector FROM mem0_memories")
    assert (row["id"], row["vector"]) == ("m1", b"\1\2\3\4")
    assert there.database.one("SELECT count(*) FROM mem0_words WHERE mem0_words MATCH '코끼리'")[0] == 1


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_what_came_in_is_found_after_a_round_of_background_work(account, language):
    from client.notebook.reindex import index_imported
    from client.search.facts import find_facts

    said = {"ko": "코끼리 요금제를 쓴다", "en": "uses the elephant plan", "ja": "象のプランを使う"}[language]
    asked = {"ko": "코끼리", "en": "elephant", "ja": "象"}[language]
    here, there = account("here"), account("there")
    fact = here.knows(said)
    there.reads(here.file())
    assert find_facts(there.database, asked) == []
    while index_imported(there.database):
        pass
    assert [hit.key for hit in find_facts(there.database, asked)] == [fact.id]
    assert index_imported(there.database) == 0


def test_a_conversation_that_is_hidden_and_not_purged_yet_leaves_a_file_that_can_be_read(account):
    here, there = account("here"), account("there")
    here.lives()
    for talk in here.talks.all():
        hide(here.database, talk.id, here.clock())
    there.reads(here.file())
    assert there.talks.all() == []
    assert there.statements() == here.statements()


def test_a_customers_own_title_goes_along_and_is_never_taken_away_by_a_file(account):
    here, there = account("here"), account("there")
    here.lives()
    (talk, *_) = here.talks.all()
    there.reads(here.file())
    here.talks.rename(talk.id, "나의 환불")
    there.reads(here.file())
    assert there.talks.get(talk.id).title == "나의 환불"
    there.talks.rename(talk.id, "다른 이름")
    there.reads(here.file())
    assert there.talks.get(talk.id).title == "다른 이름"
