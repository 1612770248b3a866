"""What does the desk publish to a server that is not what it should be, or does not answer?"""

import shutil

import pytest

from client.desk.build import page_bundle
from shared.formats.bundle import encode
from tests.client.desk.people import point_to
from tests.client.desk.served import served
from tests.support.signing import page


def journal(desk):
    return (desk.folder / "published" / "journal.jsonl").read_text().splitlines()


def test_a_server_that_went_back_gets_nothing(published, files, server):
    """Its data was put back from an old copy: what is live is below what this desk saw live."""
    server.stop()
    shutil.copytree(server.data, server.data.with_name("copy"))
    server.start()
    point_to(published, server)
    files.page("refund", 4)
    published("ingest", files.folder)
    assert published("publish").code == 0
    server.stop()
    shutil.rmtree(server.data)
    shutil.copytree(server.data.with_name("copy"), server.data)
    server.start()
    point_to(published, server)
    files.page("refund", 5)
    published("ingest", files.folder)
    refused = published("publish")
    assert refused.code == 1
    assert "이미 발행한 버전(2)보다 낮아요" in refused.err


def test_a_server_that_serves_another_bundle_than_the_signed_one_gets_nothing(published, files, server):
    (target,) = (server.data / "tuf" / "targets" / "policy").iterdir()
    shorter = encode(page_bundle("policy", [page(body="짧다")]))
    assert len(shorter) < len(target.read_bytes())
    target.write_bytes(shorter)
    refused = published("diff")
    assert (refused.code, refused.out) == (1, "")
    assert "이 데스크의 열쇠로 서명한 것이 아니에요" in refused.err


def test_a_server_of_other_keys_gets_nothing(published, server):
    """Somebody answers at the address with a repository of their own."""
    role = server.data / "tuf" / "metadata" / "1.policy.json"
    role.write_bytes(role.read_bytes().replace(b'"2027-', b'"2028-'))
    refused = published("publish")
    assert refused.code == 1
    assert "이 데스크의 열쇠로 서명한 것이 아니에요" in refused.err


def test_a_second_desk_can_not_take_the_servers_place(published, server, token_file, files, tmp_path, capsys):
    other = type(published)(tmp_path / "other", capsys)
    assert other("init", "--demo", "--server", server.url).code == 0
    other("login", "--token-file", token_file)
    other("ingest", files.folder)
    refused = other("publish")
    assert refused.code == 1
    assert "이 데스크의 열쇠로 서명한 것이 아니에요" in refused.err


def test_a_copy_of_the_desk_finds_what_another_one_published(published, files, capsys, tmp_path):
    """Two machines with the same keys: the second one sees version 4 live and goes on from there."""
    shutil.copytree(published.folder, tmp_path / "twin")
    twin = type(published)(tmp_path / "twin", capsys)
    files.page("refund", 4)
    published("ingest", files.folder)
    published("publish")
    assert twin("publish").code == 1
    assert "v4" in twin("history", "refund").out
    twin("ingest", files.folder)
    assert twin("publish", "--json").document == {"published": {}, "changes": []}


def test_a_lost_answer_is_not_published_twice(published, files, server, silent):
    files.page("refund", 4)
    published("ingest", files.folder)
    point_to(published, silent)
    unsure = published("publish")
    assert unsure.code == 1
    assert "서버의 답을 끝까지 받지 못했어요" in unsure.err
    point_to(published, server)
    assert published("publish", "--json").document == {"published": {}, "changes": []}
    assert sum('"policy"' in entry for entry in journal(published)) == 2


def test_a_signature_about_to_end_is_renewed_by_the_next_publication(published, server):
    late = "2027-08-25T12:00"
    server.stop()
    server.start(now=late)
    point_to(published, server)
    renewed = published("publish", "--json", now=late).document
    assert renewed["published"] == dict.fromkeys(("policy", "knowhow", "service-context", "config"), 2)
    assert renewed["changes"] == []
    assert renewed["trust"] == {"root": 2, "targets": 2}
    keys = {role["role"]: role["expires"] for role in published("keys", "--json", now=late).document["roles"]}
    assert keys["policy"] == keys["targets"] == keys["root"] == "2028-08-24"
    assert published("publish", "--json", now=late).document["published"] == {}


def test_rollback_takes_no_other_draft_along(published, files, server, tmp_path):
    files.page("refund", 4)
    published("ingest", files.folder)
    published("publish")
    files.page("trial", 1)
    files.context("- 아직 검토하고 있는 원칙")
    published("ingest", files.folder)
    assert published("rollback", "refund", 3, "--json").document["published"] == {"policy": 3}
    assert [(page.id, page.version) for page in served(published, server, tmp_path).pages] == [("refund", 5)]
    assert {change["id"] for change in published("diff", "--json").document["changes"]} == {"trial", "service-context"}


@pytest.mark.parametrize(
    ("page", "version", "told"),
    [
        ("nothing", 1, "발행된 적이 없어요"),
        ("refund", 2, "이 데스크에 없어요"),
        ("refund", 3, "이미 버전 3"),
        ("refund", 9, "이 데스크에 없어요"),
    ],
)
def test_a_rollback_to_what_is_not_there_changes_nothing(published, page, version, told):
    refused = published("rollback", page, version)
    assert (refused.code, refused.out) == (1, "")
    assert told in refused.err
    assert published("diff", "--json").document["changes"] == []


def test_no_secret_is_in_what_the_desk_says(published, token_file):
    secrets = {token_file.read_text().strip(), (published.folder / "passphrase").read_text().strip()}
    said = [
        published(*command) for command in (["keys"], ["diff"], ["publish"], ["history", "refund"], ["lint", "--all"])
    ]
    assert not any(secret in answer.out + answer.err for secret in secrets for answer in said)


def test_the_secrets_are_for_their_owner_alone(published):
    private = [published.folder / "token", published.folder / "passphrase", *published.folder.glob("keys/*/*.pem")]
    assert len(private) == 2 + 14
    assert {oct(path.stat().st_mode)[-3:] for path in private} == {"600"}
    assert all(b"ENCRYPTED PRIVATE KEY" in path.read_bytes() for path in private[2:])
    assert oct(published.folder.stat().st_mode)[-3:] == "700"
    assert len(journal(published)) == 4


def test_principles_that_were_live_before_come_back_only_by_name(published, files):
    first = (files.folder / "service-context.md").read_text(encoding="utf-8")
    files.context("- 근거를 밝혀 답한다.")
    assert published("ingest", files.folder).code == 0
    assert published("publish").code == 0
    (files.folder / "service-context.md").write_text(first, encoding="utf-8")  # a desk whose draft is older
    published("ingest", files.folder)
    refused = published("publish")
    assert (refused.code, "되돌리게 돼요" in refused.err) == (1, True), refused.err
    assert published("publish", "--role", "service-context").code == 0
