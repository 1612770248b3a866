"""The command line: exit codes, one document, one sentence, three languages."""

import shutil
import sys

import pytest

from client.__main__ import main
from client.store.profile import read_profile
from tests.support.service import command


def test_a_chat_document_has_every_agreed_key(gieok):
    document = gieok("chat", "-m", "안녕하세요", "--json")
    assert set(document) >= {"conversation", "turn", "answer", "model", "tools", "sources", "cards", "bundle"}
    assert document["model"] == {"name": "Gieok 내장 도우미", "kind": "builtin"}
    assert document["bundle"]["state"] in {"none", "offline"}


def test_a_status_document_has_every_agreed_key_and_no_content(gieok):
    gieok("chat", "-m", "코끼리-7731")
    document = gieok("status", "--json")
    assert set(document) >= {"account", "bundle", "model", "embedder", "jobs", "counts", "store"}
    assert document["counts"] == {"facts": 0, "turns": 1, "conversations": 1}
    assert document["store"]["key"] == "file"
    assert "코끼리" not in str(document)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("context", "set", ""), "모두 지우기"),
        (("context", "set", "가" * 4001), "4001"),
        (("chat", "-m", "  "), "비어"),
        (("chat", "-m", "가" * 40001), "40001"),
        (("chat", "-m", "안녕", "--conversation", "nope"), "대화"),
        (("chat", "-m", "안녕", "--now", "어제"), "--now"),
        (("chat", "-m", "안녕", "--now", "9999-99-99"), "--now"),
        (("facts", "show", "nope"), "사실"),
        (("facts", "confirm", "nope"), "사실"),
        (("conversations", "show", "nope"), "대화"),
        (("retry",), "다시 시도할"),
        (("status", "--trust-root", "/does/not/exist"), "exist"),
    ],
)
def test_bad_input_is_one_clear_sentence_and_exit_1(gieok, arguments, told):
    assert told in gieok(*arguments, code=1).replace(",", "")


@pytest.mark.parametrize(
    "arguments", [[], ["nonsense"], ["chat", "--nonsense"], ["facts"], ["search"], ["search", "x", "--top", "many"]]
)
def test_wrong_usage_is_exit_2(arguments, capsys):
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("language", "word"), [("ko", "질문이 비어"), ("en", "empty"), ("ja", "質問が空")])
def test_errors_speak_the_customers_language(gieok, language, word):
    assert word in gieok("chat", "-m", " ", "--language", language, code=1)


def test_two_homes_on_one_machine_never_see_each_other(gieok):
    gieok("chat", "-m", "코끼리-7731 환불해 주세요")
    gieok("context", "set", "코끼리-7731")
    assert gieok("conversations", "list", "--json", home="other") == {"conversations": []}
    assert "7731" not in gieok("chat", "-m", "지난번에 제가 뭐라고 했죠?", home="other")
    assert gieok("context", "show", "--json", home="other")["text"] == ""


def test_two_accounts_in_one_home_never_see_each_other(gieok):
    gieok("chat", "-m", "코끼리-7731 환불해 주세요", "--account", "하나")
    gieok("context", "set", "코끼리-7731", "--account", "하나")
    assert gieok("conversations", "list", "--json", "--account", "둘") == {"conversations": []}
    assert "7731" not in gieok("chat", "-m", "지난번에 제가 뭐라고 했죠?", "--account", "둘")
    assert gieok("search", "7731", "--in", "conversations", "--json", "--account", "둘") == {"results": []}


def test_a_conversation_goes_on_for_half_an_hour_and_then_a_new_one_begins(gieok):
    first = gieok("chat", "-m", "안녕하세요", "--json", "--now", "2026-09-28T10:00")
    second = gieok("chat", "-m", "고마워요", "--json", "--now", "2026-09-28T10:29")
    third = gieok("chat", "-m", "안녕하세요", "--json", "--now", "2026-09-28T11:00")
    assert first["conversation"] == second["conversation"] != third["conversation"]


def test_what_a_conversation_leaves_is_learned_at_the_next_start_too(gieok):
    gieok("chat", "-m", "이번 달부터 엔터프라이즈로 바꿨어요", "--now", "2026-09-28T10:00")
    gieok("chat", "-m", "안녕하세요", "--now", "2026-09-29T10:00")
    statements = [fact["statement"] for fact in gieok("facts", "list", "--json", "--now", "2026-09-29T10:01")["facts"]]
    assert "엔터프라이즈 등급" in statements


def test_end_with_no_wait_leaves_the_learning_to_later(gieok):
    gieok("chat", "-m", "이번 달부터 엔터프라이즈로 바꿨어요", "--now", "2026-09-28T10:00")
    document = gieok("end", "--no-wait", "--json", "--now", "2026-09-28T10:01")
    assert document["jobs"]["waiting"] == 1


def test_a_deleted_conversation_is_gone_from_search_and_names_its_facts(gieok):
    said = gieok("chat", "-m", "이번 달부터 엔터프라이즈로 바꿨어요", "--json", "--now", "2026-09-28T10:00")
    gieok("end", "--now", "2026-09-28T10:01")
    deleted = gieok("conversations", "delete", said["conversation"], "--json")
    assert len(deleted["facts"]) == 2
    assert gieok("search", "엔터프라이즈", "--in", "conversations", "--json") == {"results": []}
    assert gieok("conversations", "list", "--json") == {"conversations": []}


def test_questions_come_from_standard_input_line_by_line(gieok, monkeypatch, tmp_path):
    lines = tmp_path / "lines"
    lines.write_text("안녕하세요\n\n고마워요\n", "utf-8")
    with lines.open(encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        shown = gieok("chat")
    assert shown.count("— 내장 도우미") == 2


def test_a_wrong_key_is_told_on_the_command_line(gieok, tmp_path):
    gieok("status")
    home = tmp_path / "home"
    folder = home / "accounts" / read_profile(home).accounts[0].folder
    (folder / "gieok.key").write_text("cd" * 32)
    assert "열쇠" in gieok("status", code=1)
    shutil.rmtree(folder)
    assert "열쇠" in gieok("status", code=1)


def test_the_library_below_says_nothing_beside_our_sentence(tmp_path):
    home = ["--home", tmp_path, "--server", "http://127.0.0.1:9"]
    command("client", "status", *home)
    next(tmp_path.rglob("gieok.key")).write_text("cd" * 32)
    refused = command("client", "status", *home, check=False)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert len(refused.stderr.strip().splitlines()) == 1


def test_nothing_left_the_device_and_egress_says_so(gieok):
    gieok("chat", "-m", "안녕하세요")
    assert gieok("egress", "--json") == {"sent": []}


def test_what_could_be_contributed_is_listed_and_nothing_is_sent(gieok):
    assert gieok("contribute", "list", "--json") == {"contributions": []}
    assert "아무것도 보내지 않았어요" in gieok("contribute", "list")


def test_a_secret_in_a_question_is_told_below_the_answer(gieok):
    assert "비밀번호는 기억하지 않아요" in gieok("chat", "-m", "카드 비밀번호 1234 기억해 주세요")


@pytest.mark.parametrize(
    ("language", "name"), [("ko", "내장 도우미"), ("en", "Built-in assistant"), ("ja", "内蔵アシスタント")]
)
def test_who_answered_is_said_in_the_customers_language(gieok, language, name):
    assert f"— {name}\n" in gieok("chat", "-m", "hello", "--language", language)
