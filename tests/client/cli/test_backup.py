"""`gieok backup` and `restore`: told before asked, digits once and never an argument, one sentence for each reason."""

import io
import json
import re

import pytest

import client.cli.secret as secret
from client.__main__ import main
from client.cli.progress import size
from tests.support.logged_in import log_in

MAIL, PIN = "jisoo@example.com", "904817"


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch, server):
    monkeypatch.setenv("GIEOK_KEYRING", "off")
    monkeypatch.setenv("GIEOK_EMBEDDING", "off")

    def run(*arguments, home="old", code=0, typed=""):
        where = ["--home", str(tmp_path / home), "--server", server.url]
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        assert main([*map(str, arguments), *where]) == code
        shown = capsys.readouterr()
        return (json.loads(shown.out) if "--json" in arguments and not code else shown.out), shown.err

    return run


@pytest.fixture
def logged_in(gieok, server, tmp_path):
    """Both phones."""
    for home in ("old", "new"):
        log_in(tmp_path / home, server, MAIL, f"{home} phone")
    gieok("chat", "-m", "앞으로 저를 지수라고 불러 주세요")
    gieok("end")
    return gieok


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("ko", ["바꾸기 바로 전에", "빈 채로", "아무도 알려 드릴 수 없고", "14일", "비밀번호는 다른 것", "그대로 남아요", "금고"]),
        ("en", ["just before you change", "starts empty", "Nobody can tell you", "14 days", "password of your account is something else", "stays on this phone too", "vault"]),
        ("ja", ["直前に", "空の状態", "誰もお伝えできず", "14日", "パスワードは別", "そのまま残ります", "金庫"]),
    ],
)  # fmt: skip
def test_everything_that_a_customer_has_to_know_is_said_before_the_question(logged_in, language, sentences):
    out, err = logged_in("backup", "--language", language, code=1)
    for sentence in sentences:
        assert sentence in err
    assert re.search(r"\b\d{6}\b", out), "shown, to be written down before the yes"
    assert logged_in("backup", "list", "--json")[0] == {"backups": []}


def test_the_memory_moves_and_the_digits_are_shown_once(logged_in, tmp_path):
    out, _ = logged_in("backup", "--yes")
    digits = re.findall(r"\b\d{6}\b", out)
    assert len(digits) == 1
    listed, _ = logged_in("backup", "list")
    assert digits[0] not in listed
    assert "old phone (이 기기)" in listed
    document, told = logged_in("restore", "--yes", "--json", home="new", typed=digits[0] + "\n")
    assert document["new"]["facts"] == document["rows"]["facts"] > 0
    assert "old phone" in told
    assert digits[0] not in json.dumps(document) + told
    facts = logged_in("facts", "list", "--json", home="new")[0]["facts"]
    assert facts == logged_in("facts", "list", "--json")[0]["facts"]


def test_nothing_comes_in_without_a_yes_and_the_backup_stays(logged_in):
    made, _ = logged_in("backup", "--yes", "--json")
    _, told = logged_in("restore", home="new", code=1, typed=made["digits"] + "\n")
    assert "사실" in told
    assert logged_in("facts", "list", "--json", home="new")[0]["facts"] == []
    (line,) = logged_in("backup", "list", "--json")[0]["backups"]
    assert (line["state"], line["left"]) == ("ACTIVE", 10)


def test_own_digits_come_from_a_line_of_input_and_easy_ones_are_refused(logged_in):
    _, told = logged_in("backup", "--own-digits", "--yes", code=1, typed="123456\n")
    assert "123456" not in told
    made, _ = logged_in("backup", "--own-digits", "--yes", "--json", typed="９０4-817\n")
    assert "digits" not in made
    logged_in("restore", "--yes", home="new", typed="904817\n")


def test_digits_are_no_argument(logged_in):
    for arguments in (["backup", "904817"], ["restore", "--digits", "904817"], ["backup", "--own-digits", "904817"]):
        with pytest.raises(SystemExit) as caught:
            logged_in(*arguments)
        assert caught.value.code == 2


def test_two_entries_on_a_terminal_have_to_be_the_same(monkeypatch):
    from client.errors import Refused
    from client.kit.words import Words

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    entered = iter(["904817", "904818"])
    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr(secret, "getpass", lambda question: next(entered))
    with pytest.raises(Refused, match="pin-different"):
        secret.new_digits(Words("ko"))


@pytest.mark.parametrize(
    ("language", "wrong", "damaged"),
    [
        ("ko", "이 백업의 숫자가 아니에요. 9번", "숫자는 맞지만"),
        ("en", "not the digits of this backup. 9 tries", "The digits are right, but"),
        ("ja", "このバックアップの数字ではありません。残り9回", "数字は合っていますが"),
    ],
)
def test_wrong_digits_and_a_damaged_backup_are_two_sentences(logged_in, server, language, wrong, damaged):
    made, _ = logged_in("backup", "--yes", "--json")
    said = logged_in("restore", "--yes", "--language", language, home="new", code=1, typed="516283\n")[1]
    assert wrong in said
    (file,) = [f for f in server.folder.rglob("*") if f.is_file() and f.stat().st_size == made["bytes"]]
    file.write_bytes(bytes(made["bytes"]))
    said = logged_in("restore", "--yes", "--language", language, home="new", code=1, typed=made["digits"] + "\n")[1]
    assert damaged in said
    assert wrong not in said


def test_after_three_wrong_tries_the_wait_is_told_before_the_digits_are_asked_for(logged_in):
    made, _ = logged_in("backup", "--yes", "--json")
    for digits in ("516283", "516284", "516285"):
        assert "까지는 숫자를 받지" not in logged_in("restore", "--yes", home="new", code=1, typed=digits + "\n")[1]
    then = ("--now", "2026-09-20T12:00")  # by the server's clock
    told = logged_in("restore", "--yes", *then, home="new", code=1, typed=made["digits"] + "\n")[1]
    assert "까지는 숫자를 받지 않아요" in told


def test_a_backup_can_be_deleted_and_why_it_is_gone_is_told(logged_in):
    made, _ = logged_in("backup", "--yes", "--json")
    logged_in("backup", "delete", made["backup"], code=1)
    logged_in("backup", "delete", made["backup"], "--yes")
    assert "지웠어요" in logged_in("backup", "list")[0]
    assert "지워졌어요" in logged_in("restore", home="new", code=1, typed="904817\n")[1]


def test_without_a_login_one_sentence_says_so(gieok):
    for arguments in (["backup", "--yes"], ["backup", "list"], ["restore", "--yes"]):
        out, told = gieok(*arguments, code=1, typed="904817\n")
        assert out == ""
        assert told.strip().splitlines() == ["먼저 로그인해 주세요. 바뀐 것은 없어요."]


def test_the_old_phone_is_told_on_its_next_start_until_it_answers(logged_in, server):
    made, _ = logged_in("backup", "--yes", "--json")
    logged_in("restore", "--yes", home="new", typed=made["digits"] + "\n")
    logged_in("chat", "-m", "안녕하세요")
    assert "new phone" in logged_in("status")[1]
    assert "new phone" not in logged_in("status", home="new")[1]
    logged_in("backup", "keep")
    assert logged_in("status")[1] == ""


def test_the_digits_lie_in_no_file_of_phone_or_server_and_stand_in_no_output(logged_in, tmp_path, caplog):
    _, told = logged_in("backup", "--own-digits", "--with-log", "--yes", "--json", typed=PIN + "\n")
    document, said = logged_in("restore", "--yes", "--json", home="new", typed=PIN + "\n")
    assert PIN not in told + said + json.dumps(document) + caplog.text
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert len(files) > 10
    assert [file.name for file in files if PIN.encode() in file.read_bytes()] == []


@pytest.mark.parametrize(("count", "said"), [(0, "0 B"), (999, "999 B"), (65_560, "65.6 kB"), (3_200_000, "3.2 MB")])
def test_sizes_are_said_as_people_read_them(count, said):
    assert size(count) == said


def test_a_third_device_is_told_which_two_stand_in_the_way_before_it_writes_digits_down(logged_in, server, tmp_path):
    first, second = (logged_in("backup", "--yes", "--json", home=home)[0] for home in ("old", "new"))
    log_in(tmp_path / "third", server, MAIL, "third phone")
    for extra in ([], ["--json"]):
        out, told = logged_in("backup", "--yes", *extra, home="third", code=1)
        assert out == ""
        assert first["backup"] in told
        assert second["backup"] in told
        assert not re.search(r"\b\d{6}\b", told)
    assert len(logged_in("backup", "list", "--json")[0]["backups"]) == 2
    logged_in("backup", "delete", first["backup"], "--yes")
    logged_in("backup", "--yes", home="third")


def test_in_a_document_the_digits_are_told_before_the_work_too_because_it_may_go_on_another_time(logged_in):
    made, told = logged_in("backup", "--yes", "--json")
    assert re.findall(r"\b\d{6}\b", told) == [made["digits"]]


@pytest.mark.parametrize(
    ("language", "said"), [("ko", "바뀐 것은 없어요"), ("en", "nothing has changed"), ("ja", "何も変わっていません")]
)
def test_a_no_speaks_of_what_was_asked_and_not_of_deleting(logged_in, language, said):
    refused = logged_in("backup", "--language", language, code=1)[1]
    made, _ = logged_in("backup", "--yes", "--json")
    again = logged_in("restore", "--language", language, home="new", code=1, typed=made["digits"] + "\n")[1]
    for told in (refused, again):
        last = told.strip().splitlines()[-1]
        assert said in last
        assert not any(word in last for word in ("지우", "delet", "消"))


def test_work_that_is_stopped_says_how_it_goes_on(capsys):
    import asyncio
    import threading

    from client.cli.progress import watched
    from client.kit.words import Words

    begun = threading.Event()

    def work(watch):
        begun.set()
        while not watch.cancelled():
            pass

    async def stopped():
        task = asyncio.ensure_future(watched(Words("en"), work, "moving-stopped"))
        await asyncio.to_thread(begun.wait)
        task.cancel()
        await asyncio.wait([task])
        return task.cancelled()

    assert asyncio.run(stopped())
    assert "gieok backup" in capsys.readouterr().err
