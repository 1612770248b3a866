"""Keys change, get lost and are stolen: who has to agree, and what do the devices take afterwards?"""

import shutil

import pytest

from client.desk.folder import open_desk
from client.desk.keys import holder_named
from client.desk.publish import read_live
from client.kit.words import LANGUAGES
from server.operate import init_keys
from shared.formats.bundle import decode
from tests.client.desk.conftest import DeskLine, Server
from tests.client.desk.people import NAMES, People, point_to
from tests.support.signing import NOW, Reader

KINDS = ("policy", "knowhow", "service-context", "config")


@pytest.fixture(scope="module")
def founded(tmp_path_factory):
    """A service of three people with everything published once; each test gets a copy."""
    folder = tmp_path_factory.mktemp("founded")
    return folder, []


@pytest.fixture
def people(founded, tmp_path, capsys, files):
    folder, made = founded
    if not made:
        server = Server(folder / "server")
        first = People(folder, capsys, server)
        first.found()
        first.login()
        assert first.desk("ingest", files.folder).code == 0
        first.both("publish", first="ana", second="ben")
        server.stop()
        made.append(first)
    for name in ("server", "desk"):
        shutil.copytree(folder / name, tmp_path / name)
    server = Server(tmp_path / "server")
    found = People(tmp_path, capsys, server)
    point_to(found.desk, server)
    yield found
    server.stop()


@pytest.fixture
def phone(people, tmp_path):
    """A device that trusts the first root, whatever came after it."""
    root = (people.desk.folder / "trust" / "root.json").read_bytes()

    def read(kind="policy", now=NOW):
        return decode(Reader(tmp_path / "phone", people.server.url, root, now).read(kind), kind)

    return read


def live_of(people):
    return read_live(open_desk(people.desk.folder)).chain


def test_a_rotation_needs_two_people_and_what_would_lose_its_signature_is_signed_again(people, phone):
    phone()
    before = live_of(people)
    request = people.asks("ana", "keys", "rotate", "ana")
    assert set(people.request(request)["parts"]) == {"root", "targets", "policy", "service-context", "config"}
    done = people.agrees("cho", request)
    assert done["trust"] == {"root": 2, "targets": 2}
    assert done["changes"] == []
    after = live_of(people)
    for role in ("root", "targets"):
        assert not set(before.root.signed.roles[role].keyids) >= set(after.root.signed.roles[role].keyids)
    assert {role: names for role, names in people.keys().items() if role in KINDS} == {
        "policy": ["ana", "ben", "cho"],
        "knowhow": ["ana", "ben"],
        "service-context": ["ana", "ben", "cho"],
        "config": ["ana", "ben", "cho"],
    }
    assert [page.version for page in phone().pages] == [3]
    old = holder_named(open_desk(people.desk.folder), "ana")
    assert len(old.held("policy")) == 2  # the old key lies there still, and counts for nothing
    assert "이미 서명했어요" not in people.by("ana", "publish").out


def test_one_rotated_role_leaves_the_others_alone(people, phone):
    request = people.asks("cho", "keys", "rotate", "cho", "--role", "config")
    assert set(people.request(request)["parts"]) == {"targets"}  # config was signed by ana and ben
    people.agrees("ana", request)
    assert live_of(people).root.signed.version == 1
    phone("config")


def test_a_lost_staff_key_is_replaced_by_the_others(people, phone, tmp_path):
    """Cho has forgotten the passphrase, and makes new keys on a machine of cho's own."""
    own = DeskLine(tmp_path / "chos", people.capsys)
    made = people.by("cho", "keys", "new", "cho", "--json", desk=own).document
    said = people.by("ana", "keys", "add", "cho", "--public", made["file"])
    assert made["fingerprint"] in said.out
    assert "루트 열쇠 새로 들어감: cho" in said.out
    (request,) = (file.stem for file in (people.desk.folder / "requests").glob("*.json"))
    assert people.agrees("ben", request)["trust"] == {"root": 2, "targets": 2}
    told = people.desk("keys", "trust", "--json").document
    assert own("keys", "join", told["file"], "--yes").code == 0
    people.login(own, "cho")
    files = people.by("ana", "keys", "rotate", "ana", "--role", "config", "--json").document["waiting"]["id"]
    assert people.agrees("cho", files, desk=own)["trust"] == {"targets": 3}
    phone("config")


def test_a_lost_root_key_is_replaced_by_the_two_that_are_left(people, phone):
    """One of three is gone with its machine: the other two sign the root that follows."""
    shutil.rmtree(people.desk.folder / "keys" / "cho")
    assert people.by("cho", "keys", "new", "cho").code == 0
    request = people.asks("ana", "keys", "add", "cho", "--role", "root")
    assert people.agrees("ben", request)["trust"] == {"root": 2}
    request = people.asks("cho", "keys", "root", "cho")  # the new key counts from now on
    assert people.agrees("ana", request)["trust"] == {"root": 3}
    assert [page.id for page in phone().pages] == ["refund"]
    assert live_of(people).root.signed.version == 3


def test_a_stolen_knowhow_key_is_revoked_and_what_it_signed_alone_is_signed_by_others(people, phone, files):
    files.page("exception", 2, "knowhow", body="# 예외\n\n모두 환불해 줍니다.")
    people.desk("ingest", files.folder)
    assert people.by("ben", "publish", "--json").document["published"] == {"knowhow": 2}
    assert people.by("ana", "keys", "revoke", "dan").err.startswith("dan의 열쇠는 지금 아무 역할에도 없어요")
    said = people.by("ana", "keys", "revoke", "ben")
    assert "빠지는 열쇠로만 서명된 것이라 같은 내용에 다시 서명해요" in said.out
    assert "한 사람을 더해 주세요" in said.out
    (request,) = (file.stem for file in (people.desk.folder / "requests").glob("*.json"))
    people.agrees("cho", request)
    chain = live_of(people)
    assert chain.roles["knowhow"].signed.version == 3
    assert people.keys()["knowhow"] == ["ana"]
    assert people.keys()["root"] == ["ana", "cho"]
    phone("knowhow")
    files.page("exception", 3, "knowhow")
    people.desk("ingest", files.folder)
    assert "이 요청의 역할에는 이 사람의 열쇠가 없어요" in people.by("ben", "publish").err
    assert people.by("ana", "publish", "--json").document["published"] == {"knowhow": 4}
    refused = people.by("ana", "keys", "revoke", "cho")
    assert "먼저 keys add로 한 사람을 더해 주세요" in refused.err


def test_what_ends_within_a_month_is_warned_of_and_renewed_with_the_root(people, phone):
    late = "2027-08-25T12:00"
    people.server.clock.later(days=339)
    said = people.desk("keys", now=late)
    assert "루트의 서명이 2027-09-20에 끝나요" in said.out
    assert said.out.count("에 끝나요") == 6
    done = people.both("keys", "renew", now=late)
    assert done["published"] == dict.fromkeys(KINDS, 2)
    assert done["trust"] == {"root": 2, "targets": 2}
    assert people.desk("keys", now=late).out.count("에 끝나요") == 0
    assert people.by("ana", "keys", "renew", now=late).out == "30일 안에 끝나는 서명이 없어요.\n"
    phone(now=people.server.clock())


def test_the_servers_own_new_keys_are_named_by_a_root_that_two_people_sign(people, phone):
    assert "루트에 적힌 그대로예요" in people.by("ana", "keys", "server").out
    init_keys(people.server.settings, replace=True)
    request = people.asks("ana", "keys", "server")
    assert people.agrees("ben", request)["trust"] == {"root": 2}
    assert live_of(people).root.signed.roles["timestamp"].keyids != live_of_first(people)
    phone()


def live_of_first(people):
    from client.desk.live_root import known_first

    return known_first(open_desk(people.desk.folder)).signed.roles["timestamp"].keyids


def test_a_server_that_brings_back_a_key_of_before_gets_nothing(people, tmp_path):
    """Its data was put back from before cho's key was changed: the old one would count again."""
    people.server.stop()
    shutil.copytree(tmp_path / "server", tmp_path / "old")
    people.server.start()
    point_to(people.desk, people.server)
    people.both("keys", "rotate", "cho", "--role", "config", first="cho", second="ana")
    people.server.stop()
    shutil.rmtree(tmp_path / "server")
    shutil.copytree(tmp_path / "old", tmp_path / "server")
    people.server.start()
    point_to(people.desk, people.server)
    refused = people.by("ana", "publish")
    assert (refused.code, refused.out) == (1, "")
    assert "서버의 targets 버전(1)이 이미 발행한 버전(2)보다 낮아요" in refused.err


def test_new_keys_for_one_role_leave_the_others_their_names(people):
    """Who may sign is told by name: a key that stays does not become nobody's."""
    assert people.by("cho", "keys", "new", "cho", "--again").code == 0
    people.agrees("ben", people.asks("ana", "keys", "add", "cho", "--role", "policy"))
    names = people.keys()
    assert all(sorted(names[role]) == list(NAMES) for role in ("root", "policy", "config"))


def test_new_keys_do_not_overwrite_old_ones(people):
    assert "--again을 붙여 주세요" in people.by("ben", "keys", "new", "ben").err
    assert people.by("ben", "keys", "new", "ben", "--again").code == 0
    assert len(list(people.desk.folder.glob("keys-old/ben-1/*/*.pem"))) == 5
    assert {person.name for person in (people.desk.folder / "keys").iterdir()} == set(NAMES)
    assert "이 사람의 열쇠가 없어요" in people.by("ben", "keys", "renew", now="2027-08-25T12:00").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_with_a_lost_and_a_stolen_key_is_told_without_a_desk(line, language):
    told = line("keys", "lost", "--language", language).out
    assert all(step in told for step in ("keys new", "keys add", "keys revoke", "keys renew", "rollback", "approve"))
    assert not line.folder.exists()
