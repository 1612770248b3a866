"""What holds a publication back, what is only told, and how old is the last look at everything?"""

import pytest


@pytest.fixture
def draft(line, server, files):
    """A desk with a draft and no faults."""
    line("init", "--demo", "--server", server.url)
    files.page("refund", 3, links=("exception",))
    files.page("exception", 1, "knowhow", links=("refund",))
    line("ingest", files.folder)
    return line


def test_the_age_of_the_last_whole_look_is_told(draft):
    assert draft("lint").out == "고칠 것이 없어요.\n아직 전체 검사를 한 적이 없어요. lint --all로 할 수 있어요.\n"
    assert draft("lint", "--json").document["last_whole"] is None
    assert draft("lint", "--all").out == "고칠 것이 없어요.\n"
    assert draft("lint").out.endswith("전체 검사는 오늘 했어요.\n")
    told = draft("lint", "--json", now="2026-09-23T13:00").document
    assert (told["last_whole"][:16], told["days"]) == ("2026-09-20T03:00", 3)  # its clock runs on
    assert draft("lint", now="2026-09-23T13:00").out.endswith("전체 검사는 3일 전에 했어요.\n")
    (draft.folder / "lint.json").write_text("{")  # what nobody can read is no record
    assert draft("lint", "--json").document["last_whole"] is None


def test_a_warning_is_told_and_exits_0_and_an_error_exits_1_for_a_scheduler(draft, files):
    files.page("lost", 1)
    draft("ingest", files.folder)
    told = draft("lint", "--all")
    assert (told.code, told.err) == (0, "")
    assert told.out == "주의 · 정책/lost: 다른 어느 페이지에서도 이 페이지로 오는 링크가 없어요.\n"
    document = draft("lint", "--all", "--json").document
    assert (document["errors"], document["warnings"], document["findings"][0]["level"]) == (0, 1, "warning")

    files.page("refund", 3, links=("exception", "nowhere"))
    draft("ingest", files.folder)
    told = draft("lint", "--all", "--language", "en")
    assert (told.code, told.err) == (1, "There is one finding to mend.\n")


def test_another_number_for_one_rule_holds_a_publication_back_and_a_warning_does_not(desk, files):
    files.page("lost", 1)
    desk("ingest", files.folder)
    assert desk("publish").code == 0
    files.page("faq", 1, summary="자주 묻는 질문", body="구매 후 14일 이내에 환불합니다.")
    desk("ingest", files.folder)
    refused = desk("publish")
    assert (refused.code, refused.out) == (1, "")
    assert "한 정책의 숫자가 다른 페이지와 달라요: “구매 후 14일 이내에 환불합니다” ↔ refund" in desk("lint").out
    assert desk("publish", "--role", "config").code == 0


def test_what_ended_on_another_page_does_not_hold_an_emergency_back(desk, files):
    desk.now = "2026-09-18T12:00"
    files.page("offer", 1, body="이 할인은 2026년 9월 19일까지 적용합니다.")
    desk("ingest", files.folder)
    desk("publish")
    files.page("refund", 4)
    desk("ingest", files.folder)
    assert desk("publish").code == 0
    desk.now = "2026-09-20T12:00"
    assert desk("lint", "--all").code == 1
    assert desk("publish").code == 1
    assert desk("rollback", "refund", 3, "--json").document["version"] == 5


def test_a_preview_shows_the_sheet_of_the_app_and_says_what_is_not_there(draft, server):
    (draft.folder / "content" / "service-context.md").unlink()
    for arguments, told in (
        (["nowhere"], "nowhere(이)라는 페이지는 초안에 없어요"),
        (["refund", "--day", "tomorrow"], "“tomorrow”은(는) 날짜가 아니에요"),
        (["service-context"], "초안에 서비스 context가 없어요"),
    ):
        refused = draft("preview", *arguments)
        assert (refused.code, refused.out) == (1, "")
        assert told in refused.err
    server.stop()
    shown = draft("preview", "refund").out
    assert '[모델이 받는 글 · 2026-09-20 기준]\n{"reference": true, "page": {"id": "refund"' in shown
    assert "환불 규정\n정책 · v3 · 2026-01-01부터 시행\n\n구매 후 30일 이내에 환불합니다." in shown
