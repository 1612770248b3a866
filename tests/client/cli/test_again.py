"""`gieok again`: the newest question once more, or in other words."""

import pytest


@pytest.fixture
def say(gieok):
    def run(*arguments, **more):
        return gieok(*arguments, "--json", **more)

    return run


def test_a_question_is_asked_in_other_words_and_the_conversation_shows_what_stands(say):
    first = say("chat", "-m", "안녕하세요")
    again = say("again", "-m", "반가워요")
    assert again["instead_of"] == first["turn"]
    assert again["conversation"] == first["conversation"]
    turns = say("conversations", "show", first["conversation"])["turns"]
    assert [(turn["question"], turn["instead_of"]) for turn in turns] == [("반가워요", first["turn"])]
    [listed] = say("conversations", "list")["conversations"]
    assert (listed["title"], listed["turns"]) == ("반가워요", 1)
    anew = say("again")
    assert anew["instead_of"] == again["turn"]
    assert anew["answer"] == again["answer"]
    assert say("status")["counts"]["turns"] == 1


def test_what_the_answer_before_remembered_is_named_with_the_way_back(gieok):
    gieok("chat", "-m", "앞으로 저를 지수라고 불러 주세요")
    shown = gieok("again", "-m", "안녕하세요")
    assert "gieok context undo" in shown
    assert "지수" in shown
    gieok("context", "undo")
    assert "지수" not in gieok("context", "show")


def test_what_cannot_be_asked_again_is_one_sentence(gieok):
    assert "다시 답할 질문이 없어요" in gieok("again", code=1)
    gieok("chat", "-m", "안녕하세요")
    assert "비어" in gieok("again", "-m", " ", code=1)
