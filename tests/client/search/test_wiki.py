"""Are pages found section by section, policy apart from know-how?"""

from client.search.meaning import Meaning, embed_pending
from client.search.sections import PASSAGE_LIMIT, sections
from client.search.wiki import drop_page, find_knowhow, find_policy, index_page

REFUND = """# 환불 규정

결제하고 14일 안에 전액 환불합니다.

## 신청 방법

설정에서 신청합니다. [요금제](plans)도 봅니다.

## 처리 기간

영업일 3일이 걸립니다.
"""


def put(
    database,
    key="policy/refund",
    *,
    title="환불 규정",
    aliases=("돈 돌려받기", "money back", "返金"),
    summary="14일 안의 환불",
    body=REFUND,
):
    with database.transaction():
        index_page(database, key, title=title, aliases=aliases, summary=summary, body=body)


def test_the_passage_that_fits_best_is_returned_with_its_heading(database):
    put(database)
    put(database, "policy/plans", title="요금제", aliases=(), summary="요금", body="## 좌석\n\n좌석당 2만 원")
    (hit,) = find_policy(database, "환불 처리 기간이 며칠인가요")
    assert (hit.key, hit.section) == ("policy/refund", "처리 기간")
    assert "영업일 3일" in hit.text


def test_a_page_is_found_by_its_aliases_in_any_language(database):
    put(database)
    put(database, "policy/plans", title="요금제", aliases=("pricing", "料金"), summary="요금", body="좌석당 2만 원")
    for query in ("money back", "返金", "돈 돌려받기", "환불"):
        assert find_policy(database, query)[0].key == "policy/refund"
    assert find_policy(database, "料金")[0].key == "policy/plans"


def test_policy_and_knowhow_are_separate_lists(database, embedder):
    put(database)
    put(database, "knowhow/refund", title="부분 환불", aliases=(), summary="", body="예외 환불 사례")
    for meaning in (None, Meaning(embedder)):
        assert [hit.key for hit in find_policy(database, "환불", 4, meaning)] == ["policy/refund"]
        assert [hit.key for hit in find_knowhow(database, "환불", 4, meaning)] == ["knowhow/refund"]
        while embed_pending(database, embedder):
            pass


def test_few_pages_of_a_kind_are_found_among_many_of_the_other(database, embedder):
    put(database, "policy/only", title="alpha", aliases=(), summary="", body="beta")
    for number in range(450):
        put(database, f"knowhow/k{number}", title=f"gamma delta {number}", aliases=(), summary="", body="gamma delta")
    while embed_pending(database, embedder, 500):
        pass
    assert [hit.key for hit in find_policy(database, "gamma delta", 4, Meaning(embedder))] == ["policy/only"]


def test_a_name_that_people_use_lifts_a_page_by_meaning(database, embedder):
    put(database, "policy/a", title="first", aliases=("money back please",), summary="", body="one two three")
    put(database, "policy/b", title="second", aliases=("seats",), summary="", body="one two three")
    while embed_pending(database, embedder):
        pass
    assert find_policy(database, "back please xyz", 4, Meaning(embedder))[0].key == "policy/a"


def test_each_name_of_a_page_has_a_vector_of_its_own(database, embedder):
    put(database, title="one", aliases=("two", "three\nlines", "four", " "))
    while embed_pending(database, embedder):
        pass
    assert database.one("SELECT rows FROM search_block WHERE space = 'names'")[0] == 4


def test_a_new_version_replaces_the_old_one_and_a_dropped_page_is_gone(database, embedder):
    put(database)
    put(database, body="# 환불 규정\n\n30일 안에 환불합니다. 코끼리")
    while embed_pending(database, embedder):
        pass
    assert "30일" in find_policy(database, "환불", 4)[0].text
    with database.transaction():
        drop_page(database, "policy/refund")
    for meaning in (None, Meaning(embedder)):
        assert find_policy(database, "환불 코끼리", 4, meaning) == []
    assert database.one("SELECT count(*) FROM search_item WHERE space IN ('pages', 'names')")[0] == 0


def test_the_id_in_a_link_is_not_a_word_of_the_page(database):
    put(database)
    assert find_policy(database, "plans") == []
    assert find_policy(database, "요금제")[0].key == "policy/refund"


def test_sections_are_cut_at_headings_outside_code_and_never_empty():
    found = sections("intro\n\n# A\n\ntext\n\n```\n# no heading\n```\n\n## B ##\n### C\nlast")
    assert [(part.heading, part.text.splitlines()[0] if part.text else "") for part in found] == [
        ("", "intro"),
        ("A", "text"),
        ("B", ""),
        ("C", "last"),
    ]
    assert "# no heading" in found[1].text
    assert [part.heading for part in sections("")] == [""]


def test_a_long_section_is_cut_at_paragraphs():
    found = sections("# A\n\n" + "\n\n".join("문장입니다. " * 60 for _ in range(10)))
    assert len(found) > 1
    assert all(part.heading == "A" and len(part.text) <= PASSAGE_LIMIT for part in found)
