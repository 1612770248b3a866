"""`gieok export`, `gieok import`: exit codes, one sentence, one document, three languages."""

import json

import pytest

from client.__main__ import main

EMPTY_MEM0 = {
    "results": [{"id": 1, "memory": "매월 15일에 청구서를 받는다"}, {"id": 2}, {"id": 3, "memory": "has diabetes"}]
}


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("GIEOK_KEYRING", "off")
    monkeypatch.setenv("GIEOK_EMBEDDING", "off")

    def run(*arguments, home="home", code=0):
        where = ["--home", str(tmp_path / home), "--server", "http://127.0.0.1:9"]
        capsys.readouterr()
        assert main([*map(str, arguments), *where]) == code
        shown = capsys.readouterr()
        if code:
            assert shown.out == ""
            assert len(shown.err.strip().splitlines()) == 1, shown.err
            return shown.err.strip()
        return json.loads(shown.out) if "--json" in arguments else shown.out

    return run


def test_a_memory_moves_to_another_phone_and_is_found_there(gieok, tmp_path):
    gieok("chat", "-m", "앞으로 저를 지수라고 불러 주세요")
    gieok("end")
    document = gieok("export", tmp_path / "memory.jsonl", "--json")
    assert document["files"][0]["path"].endswith("memory.jsonl")
    brought = gieok("import", tmp_path / "memory.jsonl", "--json", home="other")
    assert brought["new"]["facts"] == len(gieok("facts", "list", "--json")["facts"]) > 0
    assert gieok("facts", "list", "--json", home="other") == gieok("facts", "list", "--json")
    assert gieok("context", "show", "--json", home="other") == gieok("context", "show", "--json")
    assert gieok("search", "지수", "--json", home="other")["results"]
    assert gieok("import", tmp_path / "memory.jsonl", "--json", home="other")["new"] == {}


def test_a_block_that_stands_is_kept_and_the_missing_lines_are_told(gieok, tmp_path):
    gieok("context", "set", "호칭: 지수\n답변 언어: 일본어")
    gieok("export", tmp_path / "m.jsonl")
    gieok("context", "set", "호칭: 민수", home="other")
    assert "  + 호칭: 지수\n  + 답변 언어: 일본어" in gieok("import", tmp_path / "m.jsonl", home="other")
    assert gieok("context", "show", "--json", home="other")["text"] == "호칭: 민수"
    assert "  - 호칭: 민수" in gieok("import", tmp_path / "m.jsonl", "--replace-block", home="other")
    assert gieok("context", "show", "--json", home="other")["text"] == "호칭: 지수\n답변 언어: 일본어"


@pytest.mark.parametrize(
    ("language", "told"), [("ko", "이미 있어서"), ("en", "is there already"), ("ja", "すでにある")]
)
def test_nothing_is_overwritten_unasked(gieok, tmp_path, language, told):
    path = tmp_path / "mine.md"
    path.write_text("mine")
    assert told in gieok("export", path, "--language", language, code=1)
    assert path.read_text() == "mine"
    gieok("export", path, "--force")


def test_memories_of_mem0_come_in_wait_and_are_answered_together(gieok, tmp_path):
    path = tmp_path / "mem0.json"
    path.write_text(json.dumps(EMPTY_MEM0), "utf-8")
    document = gieok("import", "mem0", path, "--json")
    assert document == {"new": 2, "sensitive": 1, "masked": 0, "passed_over": {"malformed": 1}}
    assert gieok("facts", "list", "--json")["facts"] == []
    assert gieok("facts", "confirm", "--all-imported", "--json") == {"answered": 1}
    assert [fact["statement"] for fact in gieok("facts", "list", "--json")["facts"]] == ["매월 15일에 청구서를 받는다"]
    told = gieok("import", "mem0", path, "--language", "en")
    assert "2 were here already" in told
    assert "1 has no text" in told


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_a_broken_file_is_one_sentence_in_every_language(gieok, tmp_path, language):
    path = tmp_path / "broken.jsonl"
    for content in (b"", b'{"gieok":"memory","format":1}\n', b'{"gieok":"memory","format":9}\n', b"\xff"):
        path.write_bytes(content)
        assert "import-" not in gieok("import", path, "--language", language, code=1)
        assert "import-" not in gieok("import", "mem0", path, "--language", language, code=1)


@pytest.mark.parametrize("wrong", [("import",), ("import", "mem1", "x"), ("import", "mem0", "x", "y"), ("export",), ("facts", "confirm"), ("facts", "confirm", "id", "--all-imported")])  # fmt: skip
def test_wrong_usage_is_two(wrong, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(list(wrong))
    assert stopped.value.code == 2
