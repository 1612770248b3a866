"""A page was taken out: its newest text can come back, as the next version."""


def test_a_page_that_was_taken_out_comes_back_with_its_newest_text(published, files):
    files.page("trial", 1)
    published("ingest", files.folder)
    published("publish")
    (published.folder / "content" / "policy" / "trial.md").unlink()
    assert published("publish", "--json").document["changes"][0]["what"] == "removed"
    back = published("rollback", "trial", 1, "--json")
    assert (back.code, back.document["version"]) == (0, 2), back.err
    assert [line["version"] for line in published("history", "trial", "--json").document["versions"]] == [1, 2]
