"""Is the block shown, set, forgotten and taken back on the command line?"""

from tests.support.service import command


def test_the_block_is_set_shown_and_cleared(gieok):
    gieok("context", "set", "호칭: 지수\n답변 언어: 일본어")
    shown = gieok("context", "show", "--json")
    assert shown == {
        "text": "호칭: 지수\n답변 언어: 일본어",
        "used": 17,
        "limit": 4000,
        "lines": [
            {"text": "호칭: 지수", "origin": "customer", "fact": None},
            {"text": "답변 언어: 일본어", "origin": "customer", "fact": None},
        ],
    }
    assert "--yes" in gieok("context", "clear", code=1)
    assert gieok("context", "clear", "--yes", "--json") == {"lines": 2}
    assert gieok("context", "show", "--json")["text"] == ""


def test_a_line_of_the_block_is_forgotten_without_the_others(gieok):
    gieok("context", "set", "호칭: 지수\n답변 언어: 일본어")
    assert gieok("context", "forget", "호칭: 지수", "--json")["text"] == "답변 언어: 일본어"


def test_everything_goes_only_with_a_yes(gieok):
    gieok("chat", "-m", "안녕하세요")
    assert "--yes" in gieok("wipe", code=1)
    assert gieok("wipe", "--yes", "--json") == {"wiped": "local"}
    assert gieok("status", "--json")["counts"] == {"facts": 0, "turns": 0, "conversations": 0}


def test_a_save_of_the_block_says_which_secret_was_not_kept(tmp_path):
    done = command(
        "client",
        "context",
        "set",
        "카드 4111 1111 1111 1111",
        "--home",
        tmp_path / "home",
        "--server",
        "http://127.0.0.1:9",
    )
    assert "카드 번호는 기억하지 않아요" in done.stderr
    assert "4111" not in done.stdout + done.stderr
    assert "카드 ••••" in done.stdout


def test_the_blocks_changes_are_listed_with_their_writer_and_the_last_one_is_taken_back(gieok):
    gieok("context", "set", "답변 언어: 영어")
    gieok("chat", "-m", "앞으로 저를 지수라고 불러 주세요")
    changes = gieok("context", "history", "--json")["changes"]
    assert [(one["writer"], one["added"]) for one in changes] == [
        ("model", ["호칭: 지수"]),
        ("customer", ["답변 언어: 영어"]),
    ]
    assert "+ 호칭: 지수" in gieok("context", "history")
    assert "호칭: 지수" not in gieok("context", "undo")
    assert "없어요" in gieok("context", "undo", code=1)
    gieok("context", "clear", "--yes")
    assert "지수" not in str(gieok("context", "history", "--json"))


def test_the_blocks_document_says_where_each_line_comes_from(gieok):
    gieok("context", "set", "직접 쓴 줄")
    gieok("chat", "-m", "앞으로 저를 지수라고 불러 주세요")
    lines = gieok("context", "show", "--json")["lines"]
    assert [(line["text"], line["origin"]) for line in lines] == [("직접 쓴 줄", "customer"), ("호칭: 지수", "asked")]
