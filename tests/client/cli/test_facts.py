"""Is told on the command line what a fact rests on, what happened to it and what is asked about it?"""

import pytest

FAST, CHEAP = "비싸도 되니 빨리요", "천천히 해도 되니 싸게 해 주세요"


def test_a_no_to_something_sensitive_says_that_it_is_gone_and_not_that_it_waits(gieok):
    gieok("chat", "-m", "저는 우울증 약을 먹어요")
    gieok("end")
    (fact,) = gieok("facts", "list", "--all", "--json")["facts"]
    shown = gieok("facts", "confirm", fact["id"], "--no")
    assert "우울증" not in shown
    assert "지웠어요" in shown
    assert gieok("facts", "list", "--all", "--json")["facts"] == []


def test_facts_show_names_what_a_trait_rests_on_and_what_held_before(gieok, tmp_path):
    for at, said in (
        ("03-01", FAST),
        ("03-02", FAST),
        ("03-03", FAST),
        ("09-01", CHEAP),
        ("09-02", CHEAP),
        ("09-03", CHEAP),
    ):
        gieok("chat", "--new", "-m", said, "--now", f"2026-{at}T10:00")
        gieok("end", "--now", f"2026-{at}T11:00")
        waiting = [
            fact for fact in gieok("facts", "list", "--all", "--json")["facts"] if fact["status"].startswith("awaiting")
        ]
        for fact in waiting:
            assert gieok("facts", "confirm", fact["id"], "--json")["line"] == fact["statement"]
    new, old = (fact for fact in gieok("facts", "list", "--all", "--json")["facts"] if fact["kind"] == "trait")
    shown = gieok("facts", "show", new["id"], "--json")
    assert (len(shown["supports"]), [before["id"] for before in shown["before"]]) == (3, [old["id"]])
    text = gieok("facts", "show", new["id"])
    then_now = "예전에는 “가격보다 처리 속도를 중시하는 편”(2026-03-01 ~ 2026-03-03), 지금은 “처리 속도보다 가격을 중시하는 편”"
    assert "(근거 3건)" in text
    assert then_now in text
    assert then_now in gieok("facts", "history", new["id"])
    assert old["replaced_by"] == new["id"]


def test_a_question_below_an_answer_says_how_to_answer_it(gieok):
    for day in ("01", "02", "03"):
        gieok("chat", "--new", "-m", FAST, "--now", f"2026-03-{day}T10:00")
        gieok("end", "--now", f"2026-03-{day}T11:00")
    (trait,) = [fact for fact in gieok("facts", "list", "--all", "--json")["facts"] if fact["kind"] == "trait"]
    shown = gieok("chat", "--new", "-m", "안녕하세요", "--now", "2026-03-04T10:00")
    assert f"gieok facts confirm {trait['id']}" in shown


@pytest.mark.parametrize(
    ("language", "said", "told"),
    [
        ("ko", ("저는 안양 살아요", "저는 안산 살아요"), ("기억했어요", "“사는 곳은 안산”(으)로 바뀌었어요")),
        ("en", ("I live in Dover.", "I live in Deal."), ("Remembered", "“Lives in Deal” took its place")),
        ("ja", ("横浜に住んでいます", "川崎に住んでいます"), ("記憶しました", "「住まいは川崎」に替わりました")),
    ],
)
def test_what_happened_to_a_fact_is_told_in_peoples_words(gieok, language, said, told):
    gieok("settings", "language", language)
    for day, text in zip(("01", "02"), said, strict=True):
        gieok("chat", "--new", "-m", text, "--now", f"2026-03-{day}T10:00")
        gieok("end", "--now", f"2026-03-{day}T11:00")
    (old,) = [it for it in gieok("facts", "list", "--all", "--json")["facts"] if it["status"] == "replaced"]
    shown = gieok("facts", "history", old["id"])
    assert [line.split("  ", 1)[1] for line in shown.splitlines()[-2:]] == list(told)
    assert "{" not in shown
