"""The account on the command line, with a real server: registering, logging in, devices, a forgotten password, the end."""

import io
import json
from itertools import count

import pytest

from client.__main__ import main
from client.kit.words import FOLDER
from server.sentences import SENTENCES
from shared.wire.accounts import PASSWORD_LEAST
from tests.support.outbox import code_for, letters
from tests.support.server_process import ServerProcess

PASSWORD, OTHER = "elephant-7731", "giraffe-4402"
NUMBERS = count(1)


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    server = ServerProcess(tmp_path_factory.mktemp("service") / "server")
    yield server
    server.stop()


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch, service):
    """Runs a command with `typed` on standard input; its document, its text, or (with a code) what it complained of."""
    monkeypatch.setenv("GIEOK_KEYRING", "off")
    monkeypatch.setenv("GIEOK_EMBEDDING", "off")

    def run(*arguments, typed="", home="home", code=0, server=None):
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        where = ["--home", str(tmp_path / home), "--server", server or service.url]
        assert main([*arguments, *where]) == code, capsys.readouterr().err
        shown = capsys.readouterr()
        for secret in filter(None, typed.split("\n")):
            assert secret not in shown.out + shown.err
        if code:
            assert shown.out == ""
            return shown.err.strip()
        return json.loads(shown.out) if "--json" in arguments else shown.out

    return run


@pytest.fixture
def jisoo(gieok, service):
    """The address of an account that is confirmed; nobody is logged in."""
    email = f"jisoo-{next(NUMBERS)}@gaon.example"
    gieok("register", email, typed=PASSWORD + "\n")
    gieok("register", email, "--code", code_for(service.data, email))
    return email


def test_from_registering_to_logging_out(gieok, service):
    email = "first@gaon.example"
    assert gieok("register", email, "--json", typed=PASSWORD + "\n") == {"mail_sent_to": email}
    code = code_for(service.data, email)  # the account is made after the answer: once its letter is there
    assert "메일에 적힌" in gieok("login", email, typed=PASSWORD + "\n", code=1)
    assert gieok("register", email, "--code", code, "--json") == {"verified": email}
    assert "로그인했어요" in gieok("login", email, typed=PASSWORD + "\n")
    account = gieok("account", "--json")["account"]
    assert (account["email"], account["server"]) == (email, service.url)
    assert account["device_name"] == "컴퓨터"
    assert email in gieok("account", "show")
    assert gieok("logout", "--json") == {"logged_out": True, "server_told": True}
    assert gieok("account", "--json") == {"account": None}
    assert "로그인하지 않은" in gieok("logout")


def test_each_home_is_a_device_in_the_list_and_any_of_them_can_be_ended(gieok, jisoo):
    gieok("login", jisoo, "--device-name", "지수의 폰", typed=PASSWORD + "\n")
    gieok("login", jisoo, "--device-name", "회사 컴퓨터", typed=PASSWORD + "\n", home="second")
    listed = gieok("account", "sessions", "--json")["sessions"]
    assert {(it["device_name"], it["current"]) for it in listed} == {("지수의 폰", True), ("회사 컴퓨터", False)}
    assert "(이 기기)" in gieok("account", "sessions")
    (other,) = [it["id"] for it in listed if not it["current"]]
    gieok("account", "end", other)
    assert "이미 로그아웃" in gieok("account", "end", other, code=1)
    assert "로그인이 끝나서" in gieok("account", "sessions", home="second", code=1)
    assert gieok("account", "--json", home="second") == {"account": None}
    assert "먼저 로그인" in gieok("account", "sessions", home="second", code=1)


def test_logging_in_again_on_the_same_device_is_no_second_device(gieok, jisoo):
    for _ in range(2):
        gieok("login", jisoo, typed=PASSWORD + "\n")
    assert len(gieok("account", "sessions", "--json")["sessions"]) == 1


def test_a_forgotten_password_is_set_anew_and_logs_out_everywhere_else(gieok, service, jisoo):
    gieok("login", jisoo, typed=PASSWORD + "\n", home="second")
    said = gieok("login", jisoo, "--forgot")
    assert "숫자 여섯 자리와 달라요" in said
    shown = gieok("login", jisoo, "--code", code_for(service.data, jisoo, 2), typed=OTHER + "\n")
    assert "비밀번호를 바꿨어요" in shown
    assert gieok("account", "--json")["account"]["email"] == jisoo
    assert "로그인이 끝나서" in gieok("account", "sessions", home="second", code=1)
    assert "맞지 않아요" in gieok("login", jisoo, typed=PASSWORD + "\n", home="second", code=1)


def test_an_address_that_nobody_has_is_answered_the_same(gieok, service, jisoo):
    known = gieok("login", jisoo, "--forgot").replace(jisoo, "…")
    assert gieok("login", "nobody@gaon.example", "--forgot").replace("nobody@gaon.example", "…") == known
    again = gieok("register", jisoo, typed=OTHER + "\n").replace(jisoo, "…")
    assert gieok("register", "new@gaon.example", typed=OTHER + "\n").replace("new@gaon.example", "…") == again
    assert letters(service.data, "nobody@gaon.example") == []


def test_deleting_asks_takes_the_password_and_leaves_the_memory(gieok, jisoo):
    gieok("context", "set", "호칭: 지수")
    gieok("login", jisoo, typed=PASSWORD + "\n")
    assert "--yes" in gieok("account", "delete", typed=PASSWORD + "\n", code=1)
    assert "비밀번호가 맞지 않아요" in gieok("account", "delete", "--yes", typed=OTHER + "\n", code=1)
    assert gieok("account", "delete", "--yes", "--json", typed=PASSWORD + "\n") == {"deleted": jisoo}
    assert gieok("account", "--json") == {"account": None}
    assert gieok("context", "show", "--json")["text"] == "호칭: 지수"
    assert "맞지 않아요" in gieok("login", jisoo, typed=PASSWORD + "\n", code=1)


def test_how_short_a_password_may_be_is_the_same_here_and_there(gieok):
    said = gieok("register", "short@gaon.example", typed="x" * (PASSWORD_LEAST - 1) + "\n", code=1)
    assert f"{PASSWORD_LEAST}자 이상" in said
    gieok("register", "short@gaon.example", typed="x" * PASSWORD_LEAST + "\n")


def test_no_password_on_standard_input_is_said(gieok, jisoo):
    assert "비밀번호가 비어" in gieok("login", jisoo, code=1)
    assert "비밀번호가 비어" in gieok("register", jisoo, typed="\n", code=1)


def test_without_a_network_it_is_said_and_logging_out_still_works(gieok, jisoo, service, monkeypatch):
    nobody = "http://127.0.0.1:9"
    assert "서버에 연결하지 못했어요" in gieok("login", jisoo, typed=PASSWORD + "\n", code=1, server=nobody)
    gieok("login", jisoo, typed=PASSWORD + "\n")
    monkeypatch.setattr("client.net.api.open_client", lambda server: gone())
    said = gieok("logout", "--json")
    assert said == {"logged_out": True, "server_told": False}
    assert gieok("account", "--json") == {"account": None}


def gone():
    from client.errors import ServerUnreachable

    raise ServerUnreachable("server-unreachable")


def test_on_a_terminal_a_new_password_is_typed_twice_and_unseen(gieok, monkeypatch):
    typed = iter([PASSWORD, OTHER])

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr("io.StringIO", Terminal)
    monkeypatch.setattr("client.cli.secret.getpass", lambda _: next(typed))
    assert "서로 달라요" in gieok("register", "typo@gaon.example", code=1)


def test_a_password_is_no_argument(gieok):
    for command in (["login", "a@b.example", "--password", "x"], ["login", "a@b.example", "x"]):
        with pytest.raises(SystemExit) as ended:
            main(command)
        assert ended.value.code == 2


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_other_languages_say_it_too(gieok, language):
    said = gieok("login", "nobody@gaon.example", "--language", language, typed=PASSWORD + "\n", code=1)
    assert not any("가" <= char <= "힣" for char in said)


def test_neither_export_nor_wipe_leaves_anything_of_a_login(gieok, jisoo, tmp_path):
    gieok("login", jisoo, typed=PASSWORD + "\n")
    gieok("export", str(tmp_path / "memory.jsonl"))
    text = (tmp_path / "memory.jsonl").read_text("utf-8")
    assert jisoo not in text
    assert "session_" not in text
    assert "device_id" not in text
    gieok("wipe", "--yes")
    assert gieok("account", "--json") == {"account": None}
    gieok("login", jisoo, home="other", typed=PASSWORD + "\n")
    assert len(gieok("account", "sessions", "--json", home="other")["sessions"]) == 1


def test_every_reason_of_the_server_about_accounts_has_a_sentence_here():
    written = "".join(file.read_text("utf-8") for file in (FOLDER / "ko").glob("*.ftl"))
    own = {"code-wrong", "mail-not-sent", "server-busy", "too-often"}
    codes = {code for code in SENTENCES if code.split("-")[0] in {"login", "session", "password", "email"}} | own
    assert [code for code in sorted(codes) if f"\n{code} = " not in written] == []
    assert len(codes) > 10
