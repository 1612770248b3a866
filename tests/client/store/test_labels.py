"""Are the labels in memory those of the file?"""

from client.search.wiki import drop_page, find_policy, index_page
from client.store.labels import labels
from client.store.opening import open_store, release
from tests.support.fakes import Ids, some_bytes


def put(database, key, title):
    with database.transaction():
        index_page(database, key, title=title, aliases=("이름",), summary="", body="# 하나\n글\n# 둘\n글")


def test_the_labels_of_a_space_are_read_once_and_again_after_a_change(database):
    put(database, "policy/a", "환불")
    first = labels(database, "pages")
    assert labels(database, "pages") is first
    assert sorted(first.keys.values()) == ["policy/a", "policy/a"]
    assert set(first.of(["policy/a", "policy/b"])) == set(first.keys)
    put(database, "knowhow/b", "배송")
    assert set(labels(database, "pages").shelves.values()) == {"policy", "knowhow"}
    with database.transaction():
        drop_page(database, "policy/a")
    assert set(labels(database, "pages").keys.values()) == set(labels(database, "names").keys.values()) == {"knowhow/b"}


def test_what_another_process_publishes_is_found_and_what_it_takes_away_is_not(database, tmp_path):
    put(database, "policy/a", "환불")
    assert [hit.key for hit in find_policy(database, "환불 배송")] == ["policy/a"]
    other = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    put(other.database, "policy/b", "배송")
    with other.database.transaction():
        drop_page(other.database, "policy/a")
    release(other)
    assert [hit.key for hit in find_policy(database, "환불 배송")] == ["policy/b"]


def test_a_change_that_is_rolled_back_leaves_no_label(database):
    put(database, "policy/a", "환불")
    try:
        with database.transaction():
            index_page(database, "policy/b", title="배송", aliases=(), summary="", body="글")
            assert "policy/b" in labels(database, "pages").items
            raise RuntimeError
    except RuntimeError:
        pass
    assert set(labels(database, "pages").items) == {"policy/a"}


def test_a_piece_of_a_page_is_read_once_until_a_page_comes_or_goes(database):
    put(database, "policy/a", "환불")
    known = labels(database, "pages")
    first = known.pieces(database, list(known.keys))
    assert [one.key for one in first.values()] == ["policy/a", "policy/a"]
    assert "환불" in first[min(first)].columns.a.split()
    again = labels(database, "pages").pieces(database, list(known.keys))
    assert all(again[item] is first[item] for item in first)
    put(database, "policy/a", "교환")
    assert [hit.key for hit in find_policy(database, "환불")] == []
    assert [hit.key for hit in find_policy(database, "교환")] == ["policy/a"]
    assert known.pieces(database, [10**9]) == {}
