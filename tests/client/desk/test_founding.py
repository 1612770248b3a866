"""How does a desk come to be, and what opens its keys?"""

import pytest
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from client.kit.words import LANGUAGES, Words
from server.sentences import SENTENCES
from tests.support.server_process import ROOT

LONG = "correct horse battery staple"


@pytest.fixture
def staff(tmp_path):
    """The options of a founding by three people who are all here."""
    given = []
    for name in ("ana", "ben", "cho"):
        path = tmp_path / f"{name}.pass"
        path.write_text(f"{LONG} of {name}\n")
        given += ["--staff", name, "--passphrase-file", path]
    return given


def test_a_real_desk_keeps_no_passphrase(line, server, staff, files, token_file, tmp_path):
    made = line("init", "--server", server.url, *staff, "--json")
    assert made.code == 0
    assert made.document["demo"] is False
    kept = b"".join(file.read_bytes() for file in line.folder.rglob("*") if file.is_file())
    assert LONG.encode() not in kept
    line("login", "--token-file", token_file)
    line("ingest", files.folder)
    refused = line("publish", "--as", "ana")
    assert (refused.code, refused.out) == (1, "")
    assert "열쇠를 열 암호가 없어요" in refused.err
    assert line("publish", "--as", "ana", "--passphrase-file", tmp_path / "ana.pass").code == 0


def test_one_passphrase_in_the_environment_is_not_taken_for_three_people(line, server, monkeypatch):
    monkeypatch.setenv("GIEOK_DESK_PASSPHRASE", LONG)
    refused = line("init", "--server", server.url, "--staff", "ana", "--staff", "ben", "--staff", "cho")
    assert "열쇠를 열 암호가 없어요" in refused.err
    assert not line.folder.exists()


def test_a_key_file_does_not_open_with_the_bare_passphrase(line, server, staff):
    """It is stretched first: guessing costs 64 MiB and a fifth of a second a try."""
    line("init", "--server", server.url, *staff)
    keys = sorted(line.folder.glob("keys/*/*/*.pem"))
    assert len(keys) == 14
    for file in keys:
        with pytest.raises(ValueError, match=r"."):
            load_pem_private_key(file.read_bytes(), f"{LONG} of {file.parts[-3]}".encode())


def test_a_short_passphrase_makes_no_desk(line, server, staff, tmp_path):
    (tmp_path / "cho.pass").write_text("123456")
    refused = line("init", "--server", server.url, *staff)
    assert (refused.code, refused.out) == (1, "")
    assert "12자 이상" in refused.err
    assert not line.folder.exists()


def test_two_people_need_two_passphrases(line, server, staff, tmp_path):
    (tmp_path / "ben.pass").write_text(f"{LONG} of ana")
    assert "두 사람의 암호가 같아요" in line("init", "--server", server.url, *staff).err
    assert not line.folder.exists()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ((), "3명 이상이 함께"),
        (("--staff", "ana", "--staff", "ben"), "3명 이상이 함께"),
        (("--staff", "ana", "--staff", "ben", "--staff", "ana"), "같은 이름이 두 번"),
        (("--staff", "../ana", "--staff", "ben", "--staff", "cho"), "사람 이름은"),
        (("--demo", "--staff", "ana"), "사람별 열쇠가 없어요"),
    ],
    ids=["nobody", "two", "twice", "path", "demo"],
)
def test_three_people_found_a_service_or_it_is_a_demo(line, server, given, told):
    refused = line("init", "--server", server.url, *given)
    assert (refused.code, refused.out) == (1, "")
    assert told in refused.err
    assert not line.folder.exists()


def test_a_desk_is_not_made_over_another_thing(line, server):
    line.folder.mkdir()
    (line.folder / "letter").write_text("mine")
    refused = line("init", "--demo", "--server", server.url)
    assert refused.code == 1
    assert "빈 폴더" in refused.err
    assert [path.name for path in line.folder.iterdir()] == ["letter"]


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("http://127.0.0.1:1", "서버에 연결하지 못했어요"),
        ("http://example.com", "암호화되지 않은 http"),
        ("nonsense", "서버 주소가 올바르지"),
    ],
)
def test_without_its_server_no_desk_is_made(line, url, told):
    refused = line("init", "--demo", "--server", url)
    assert (refused.code, refused.out) == (1, "")
    assert told in refused.err
    assert not line.folder.exists()


def test_a_command_without_a_desk_says_so_in_the_readers_language(line, monkeypatch):
    assert "데스크가 없어요" in line("publish").err
    assert line("publish", "--language", "en").err.startswith("There is no desk")
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "デスクがありません" in line("publish").err
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "데스크가 없어요" in line("publish").err


@pytest.mark.parametrize("text", ["", " \n", "a b\nc\n\x00"])
def test_a_file_without_a_token_is_refused(line, server, tmp_path, text):
    line("init", "--demo", "--server", server.url)
    path = tmp_path / "token"
    path.write_text(text)
    assert line("login", "--token-file", path).code == 1
    assert not (line.folder / "token").exists()


def test_a_token_that_the_server_does_not_know_is_not_kept(line, server, tmp_path):
    line("init", "--demo", "--server", server.url)
    path = tmp_path / "token"
    path.write_text("nobodys")
    refused = line("login", "--token-file", path)
    assert "더는 쓸 수 없어요" in refused.err
    assert not (line.folder / "token").exists()


@pytest.mark.parametrize(
    "arguments", [[], ["fly"], ["publish", "--role", "king"], ["ingest"], ["publish", "--passphrase", "x"]]
)
def test_wrong_usage_is_exit_2(line, arguments):
    with pytest.raises(SystemExit) as ended:
        line(*arguments)
    assert ended.value.code == 2


def test_keys_names_every_role_its_threshold_and_what_lies_here(desk):
    roles = {role["role"]: role for role in desk("keys", "--json").document["roles"]}
    told = {name: (len(role["keys"]), role["threshold"], len(role["here"])) for name, role in roles.items()}
    assert told == {
        "root": (3, 2, 3),
        "targets": (3, 2, 3),
        "snapshot": (1, 1, 0),
        "timestamp": (1, 1, 0),
        "policy": (3, 2, 3),
        "service-context": (3, 2, 3),
        "config": (3, 2, 3),
        "knowhow": (2, 1, 2),
    }
    assert roles["root"]["expires"] == "2027-09-20"


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_reason_of_the_servers_publishing_side_has_a_sentence_at_the_desk(name):
    told = {code for code in SENTENCES if code.startswith(("publish-", "signing-request"))} | {
        "token-missing",
        "staff-not-signer",
        "online-keys-lost",
    }
    assert all(Words(name).has(code) for code in told)


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_refusal_of_the_desk_has_a_sentence(name):
    import re

    raised = {
        code
        for file in [*(ROOT / "client" / "desk").rglob("*.py"), ROOT / "client" / "net" / "publishing.py"]
        for code in re.findall(r'"((?:desk|request)-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(raised) > 40
    assert [code for code in sorted(raised) if not Words(name).has(code)] == []


def test_a_desk_that_is_a_file_is_one_sentence(line):
    line.folder.parent.mkdir(parents=True, exist_ok=True)
    line.folder.write_text("x")
    refused = line("keys")
    assert (refused.code, refused.out) == (1, "")
    assert len(refused.err.strip().splitlines()) == 1
