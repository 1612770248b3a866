"""How much of a conversation is read for the next answer?"""

from client.models.port import AssistantMessage, UserMessage
from client.turn.messages import history


def earlier(count, read):
    for number in reversed(range(count)):
        read.append(number)
        yield f"질문 {number}", "답" * 96


def test_no_more_turns_are_read_than_fit_and_the_rest_is_counted():
    read = []
    said = history(earlier(1_000, read), 1_000, lambda: 1_000)
    assert len(read) == 10  # nine fit, and one showed that no more do
    assert said.left_out == 991
    assert said.messages[0] == UserMessage("질문 991")
    assert said.messages[-1] == AssistantMessage("답" * 96)


def test_where_all_fit_nothing_is_counted():
    def never():
        raise AssertionError

    assert history(earlier(3, []), 1_000, never).left_out == 0


def test_a_secret_of_an_earlier_turn_is_masked_each_time():
    turns = [("제 카드 비밀번호는 1234예요", "네.")]
    for _ in range(2):
        assert "1234" not in str(history(turns, 1_000, lambda: 1).messages)
