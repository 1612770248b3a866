"""`gieok model` and `gieok settings`: the same choices without a window; a key is typed or piped, never an argument."""

import io
import json

import pytest

from client.__main__ import main
from client.cli.parser import parser
from tests.support.model_server import ModelServer, call, fail, say

SECRET = "sk-elephant-7731"


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch):
    """Runs a command in this process; returns what it printed, or the one sentence of a refusal."""
    for name, value in (("GIEOK_KEYRING", "off"), ("GIEOK_EMBEDDING", "off")):
        monkeypatch.setenv(name, value)

    def run(*arguments, typed="", code=0):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        assert main([*arguments, "--home", str(tmp_path / "home"), "--server", "http://127.0.0.1:9"]) == code
        shown = capsys.readouterr()
        if code:
            (sentence,) = shown.err.strip().splitlines()
            return sentence
        return json.loads(shown.out) if "--json" in arguments else shown.out

    return run


def test_a_service_is_chosen_with_a_key_from_standard_input_and_answers(gieok):
    with ModelServer(say("다른 모델의 답")) as server:
        shown = gieok("model", "set", server.url, "elephant-1", typed=f"{SECRET}\n")
        assert f"127.0.0.1:{server.port}(으)로 가요." in shown
        assert SECRET not in shown
        assert "다른 모델의 답" in gieok("chat", "-m", "안녕하세요")
        assert server.requests[0].headers["authorization"] == f"Bearer {SECRET}"
    document = gieok("model", "show", "--json")["model"]
    assert document == {
        "source": "own",
        "name": "elephant-1",
        "host": f"127.0.0.1:{server.port}",
        "address": server.url,
        "key": True,
        "decided": False,
    }
    assert gieok("model", "builtin", "--json")["model"]["source"] == "builtin"
    assert "내장 도우미" in gieok("model")


def test_an_address_that_can_not_be_used_is_refused_with_one_sentence(gieok):
    assert "암호화되지 않은 http" in gieok("model", "set", "http://api.example.com", "some", code=1)
    assert gieok("model", "show", "--json")["model"]["source"] == "builtin"


def test_the_gateway_is_refused_where_the_service_names_none(gieok):
    assert "서비스가 정해 둔 모델이 없어요" in gieok("model", "gateway", code=1)


def test_the_test_says_that_it_works_or_why_not_and_leaves_its_own_mark_on_the_record(gieok):
    with ModelServer(call("c1", "say_ready", "{}"), fail(401)) as server:
        gieok("model", "set", server.url, "some")
        assert "도구도 쓸 줄 알아요." in gieok("model", "test")
        assert "키를 받아 주지 않았어요" in gieok("model", "test", code=1)
    assert [sent["purpose"] for sent in gieok("egress", "--json")["sent"]] == ["check", "check"]
    assert "연결 확인" in gieok("egress")


def test_the_built_in_assistant_has_no_connection_to_test(gieok):
    assert "확인할 연결이 없어요" in gieok("model", "test", code=1)


def test_what_the_environment_decided_is_shown_and_can_not_be_changed(gieok, monkeypatch):
    monkeypatch.setenv("GIEOK_MODEL_URL", "https://decided.example/v1")
    monkeypatch.setenv("GIEOK_MODEL", "fixed")
    assert gieok("model", "show", "--json")["model"]["decided"] is True
    for change in (("set", "https://api.example.com", "some"), ("builtin",)):
        assert "앱을 시작할 때 모델을 정해 두어서" in gieok("model", *change, code=1)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "en"),
        ("zone", "Asia/Tokyo"),
        ("theme", "dark"),
        ("text_size", "150"),
        ("memory", "off"),
        ("conversation_search", "off"),
        ("proposals", "never"),
    ],
)
def test_every_choice_is_set_with_and_without_the_word_set_and_listed(gieok, name, value):
    before = gieok("settings", "list", "--json")["settings"][name]
    assert gieok("settings", "set", name, value, "--json")["settings"][name] == value
    assert f"{name}: {value}" in gieok("settings")
    assert gieok("settings", name, before, "--json")["settings"][name] == before


def test_a_setting_or_a_value_that_does_not_exist_changes_nothing(gieok):
    assert "무엇을 넣을지" in gieok("settings", "set", "memory", code=1)
    assert "text_size" in gieok("settings", "set", "colour", "red", code=1)
    assert "text_size" in gieok("settings", "list", "memory", code=1)
    assert "그런 선택지는 없어요" in gieok("settings", "text_size", "300", code=1)


def test_a_key_has_no_place_among_the_arguments():
    with pytest.raises(SystemExit):
        parser().parse_args(["model", "set", "https://api.example.com", "some", SECRET])
