"""What does the desk publish, what does it refuse, and what is left after a refusal?"""

from tests.client.desk.served import served
from tests.support.signing import NOW, Reader


def test_only_roles_that_changed_are_published(published, files):
    files.page("refund", 4)
    files.context("- 차분하게 답한다.")
    assert published("ingest", files.folder).code == 0
    assert published("publish", "--json").document["published"] == {"policy": 2, "service-context": 2}


def test_a_named_role_is_published_alone(published, files):
    files.page("refund", 4)
    files.context("- 차분하게 답한다.")
    published("ingest", files.folder)
    assert published("publish", "--role", "policy", "--json").document["published"] == {"policy": 2}
    assert published("publish", "--json").document["published"] == {"service-context": 2}


def test_a_first_publication_of_one_wiki_leaves_the_others_empty(desk, files, server, tmp_path):
    desk("ingest", files.folder / "policy" / "refund.md")
    assert desk("publish").code == 0
    root = (desk.folder / "trust" / "root.json").read_bytes()
    assert Reader(tmp_path / "phone", server.url, root, NOW).read("config") is None
    desk("ingest", files.folder)
    assert desk("publish", "--json").document["published"] == {"knowhow": 2, "service-context": 2, "config": 2}


def test_comments_in_the_config_are_no_news(published, files):
    files.config("# a note\nblock_limit = 4000\n")
    assert published("ingest", files.folder, "--json").document["changed"] == [
        {"kind": "config", "id": "config.toml", "version": None}
    ]
    assert published("publish", "--json").document["published"] == {}


def test_a_page_that_was_taken_out_of_the_draft_is_taken_out_of_the_wiki(published, server, files, tmp_path):
    files.page("trial", 1)
    published("ingest", files.folder)
    published("publish")
    (published.folder / "content" / "policy" / "trial.md").unlink()
    (change,) = published("diff", "--json").document["changes"]
    assert (change["what"], change["id"], change["after"]) == ("removed", "trial", None)
    published("publish")
    assert [page.id for page in served(published, server, tmp_path).pages] == ["refund"]


def test_the_contents_page_lists_every_page(published, server, files, tmp_path):
    assert served(published, server, tmp_path).contents == (
        "# 정책 목차\n\n- [환불 규정](refund) v3 (2026-01-01): 구매 후 30일 이내"
    )


def test_findings_hold_a_publication_back(desk, files):
    files.page("refund", 3, links=("nowhere",))
    desk("ingest", files.folder)
    refused = desk("publish")
    assert (refused.code, refused.out) == (1, "")
    assert refused.err == "고칠 것이 1건 있어서 발행하지 않았어요. lint --all로 확인해 주세요.\n"
    found = desk("lint")
    assert found.code == 1
    assert found.out.startswith("정책/refund: “nowhere”(으)로 가는 링크가 있는데 그런 페이지가 없어요.\n")
    assert desk("lint", "--json").document["findings"][0]["rule"] == "dead-link"


def test_lint_looks_at_what_is_new_and_with_all_at_everything(published, files):
    """A page that was published in order gets a dead link when the page it points to goes."""
    files.page("trial", 1, links=("refund",))
    published("ingest", files.folder)
    published("publish")
    (published.folder / "content" / "policy" / "refund.md").unlink()
    assert published("lint").code == 0
    assert published("lint", "--all").code == 1


def test_a_wrong_passphrase_publishes_nothing(published, files, tmp_path):
    files.page("refund", 4)
    published("ingest", files.folder)
    wrong = tmp_path / "wrong"
    wrong.write_text("something else entirely")
    refused = published("publish", "--passphrase-file", wrong)
    assert (refused.code, refused.out) == (1, "")
    assert "암호가 맞지 않아" in refused.err
    assert published("diff", "--json").document["changes"]


def test_without_a_login_nothing_is_published(line, server, files):
    line("init", "--demo", "--server", server.url)
    line("ingest", files.folder)
    refused = line("publish")
    assert refused.code == 1
    assert "아직 로그인하지 않았어요" in refused.err


def test_an_author_can_log_in_and_is_refused_by_the_server(line, server, files, tmp_path):
    token = tmp_path / "author"
    token.write_text(server.staff("jisu", "author"))
    line("init", "--demo", "--server", server.url)
    assert line("login", "--token-file", token, "--json").document == {"name": "jisu", "role": "author"}
    line("ingest", files.folder)
    refused = line("publish", "--language", "en")
    assert refused.code == 1
    assert refused.err.startswith("The owner of this token may not publish.")


def test_too_few_keys_publish_nothing(published, files):
    keys = sorted((published.folder / "keys" / "policy").iterdir())
    for key in keys[1:]:
        key.unlink()
    files.page("refund", 4)
    published("ingest", files.folder)
    refused = published("publish")
    assert refused.code == 1
    assert "열쇠가 2개 필요한데 이 데스크에는 1개" in refused.err


def test_two_of_three_keys_are_enough(published, files):
    next((published.folder / "keys" / "policy").iterdir()).unlink()
    files.page("refund", 4)
    published("ingest", files.folder)
    assert published("publish", "--json").document["published"] == {"policy": 2}
