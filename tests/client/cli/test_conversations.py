"""`gieok conversations rename`, and the search by hand, on the command line."""


def test_a_conversation_is_renamed_and_gets_its_automatic_title_back(gieok):
    said = gieok("chat", "-m", "환불은 며칠인가요?", "--json")
    kept = gieok("conversations", "rename", said["conversation"], " 나의\u202e 환불 ", "--json")
    assert kept == {"id": said["conversation"], "title": "나의 환불", "named": True}
    assert "나의 환불 (1)" in gieok("conversations", "list")
    assert "첫 질문" in gieok("conversations", "rename", said["conversation"], "")
    (listed,) = gieok("conversations", "list", "--json")["conversations"]
    assert (listed["title"], listed["named"]) == ("환불은 며칠인가요?", False)


def test_a_title_that_is_too_long_and_a_conversation_that_is_not_there_are_refused_in_one_sentence(gieok):
    said = gieok("chat", "-m", "환불은 며칠인가요?", "--json")
    assert "80자" in gieok("conversations", "rename", said["conversation"], "가" * 81, code=1)
    assert "대화" in gieok("conversations", "rename", "nope", "이름", code=1)


def test_messages_are_searched_by_hand_where_the_assistant_may_not(gieok):
    gieok("chat", "-m", "코끼리-7731은 언제 오나요?", "--json")
    gieok("end")
    gieok("settings", "conversation_search", "off")
    assert len(gieok("search", "코끼리", "--in", "conversations", "--json")["results"]) == 1
