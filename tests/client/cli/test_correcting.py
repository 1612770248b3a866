"""`gieok facts correct` and `restore`, and that what was put right goes through a file and back."""

import json

import pytest

from client.__main__ import main


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("GIEOK_KEYRING", "off")
    monkeypatch.setenv("GIEOK_EMBEDDING", "off")

    def run(*arguments, home="home", code=0):
        capsys.readouterr()
        where = ["--home", str(tmp_path / home), "--server", "http://127.0.0.1:9"]
        assert main([*arguments, *where]) == code
        shown = capsys.readouterr()
        if code:
            return shown.err.strip()
        return json.loads(shown.out) if "--json" in arguments else shown.out

    return run


@pytest.fixture
def tier(gieok):
    gieok("chat", "-m", "저희는 엔터프라이즈를 써요")
    gieok("end")
    (fact,) = gieok("facts", "list", "--json")["facts"]
    return fact["id"]


def test_a_fact_is_put_right_and_its_history_tells_it_on_both_sides(gieok, tier):
    new = gieok("facts", "correct", tier, "프로 등급", "--day", "2026-09-01", "--json")
    assert (new["statement"], new["date"], new["replaced"]) == ("프로 등급", "2026-09-01", tier)
    assert [it["id"] for it in gieok("facts", "list", "--json")["facts"]] == [new["id"]]
    assert "직접 고쳐 쓰셨어요. 이전 내용: “엔터프라이즈 등급”" in gieok("facts", "history", new["id"])
    assert "“프로 등급”(으)로 바뀌었어요" in gieok("facts", "history", tier)
    assert "그대로 두었어요" in gieok("facts", "correct", new["id"], "프로 등급", code=1)
    assert "날짜를 읽지 못했어요" in gieok("facts", "correct", new["id"], "프로", "--day", "어제", code=1)


def test_a_promoted_line_follows_and_it_is_said(gieok, tier):
    gieok("facts", "confirm", tier)
    assert "줄도 함께 고쳤어요" in gieok("facts", "correct", tier, "프로 등급")
    assert gieok("context", "show", "--json")["text"] == "프로 등급"


def test_a_past_fact_is_restored_and_what_speaks_against_it_only_when_that_is_said(gieok, tier):
    new = gieok("facts", "correct", tier, "프로 등급", "--json")["id"]
    assert "“프로 등급”" in gieok("facts", "restore", tier, code=1)
    done = gieok("facts", "restore", tier, "--replace", "--json")
    assert done["gave_way"] == [new]
    assert [it["id"] for it in gieok("facts", "list", "--json")["facts"]] == [tier]
    gieok("facts", "retract", tier)
    assert "다시 맞는 것으로 되돌렸어요" in gieok("facts", "restore", tier)


def test_what_was_put_right_goes_through_a_file_and_a_deleted_one_does_not_come_back(gieok, tier, tmp_path):
    new = gieok("facts", "correct", tier, "프로 등급", "--json")["id"]
    file = tmp_path / "memory.jsonl"
    gieok("export", str(file))
    gieok("import", str(file), home="other")
    there = gieok("facts", "list", "--all", "--json", home="other")["facts"]
    assert there == gieok("facts", "list", "--all", "--json")["facts"]
    assert "직접 고쳐 쓰셨어요" in gieok("facts", "history", new, home="other")
    gieok("facts", "delete", new)
    gieok("import", str(file))
    assert new not in {it["id"] for it in gieok("facts", "list", "--all", "--json")["facts"]}
