"""Is what a server tells of evidence taken exactly, and is everything else one clear error?"""

import copy

import pytest

from client.errors import Unavailable
from client.net.evidence import EvidenceService
from tests.support.evidence import AT, agreed

RECEIPT = {
    "id": "aaaaaaaaaaa1", "place": 1, "received_at": AT, "salt": "0" * 64, "leaf": "0" * 64, "link": "0" * 64,
    "keep_until": "2029-09-19T03:00:00.000Z",
}  # fmt: skip
LISTED = {
    "evidence": [{"receipt": RECEIPT, "body": agreed("두  칸을\n띄운 합의")}],
    "reads": [{"staff": "지수", "reason": "민원 4711 확인", "at": AT}],
    "retention_days": 1095,
}


class Told(EvidenceService):
    """A service that heard `answer`."""

    def __init__(self, answer):
        super().__init__("http://127.0.0.1:9", "token")
        self._api.ask = lambda *_, **__: answer


def test_words_come_as_they_were_left():
    found = Told(LISTED).list()
    assert found.evidence[0].body.statement == "두  칸을\n띄운 합의"
    assert found.reads[0].staff == "지수"


def broken(change):
    answer = copy.deepcopy(LISTED)
    change(answer)
    return answer


CHANGES = {
    "no list": lambda answer: answer.pop("evidence"),
    "no receipt": lambda answer: answer["evidence"][0].pop("receipt"),
    "a receipt without a place": lambda answer: answer["evidence"][0]["receipt"].update(place="1"),
    "a receipt without a moment": lambda answer: answer["evidence"][0]["receipt"].update(received_at="gestern"),
    "a body that is none": lambda answer: answer["evidence"][0].update(body=[]),
    "a statement that is none": lambda answer: answer["evidence"][0]["body"].update(statement=7),
    "a day that is none": lambda answer: answer["evidence"][0]["body"].update(day="2026-02-30"),
    "a third speaker": lambda answer: answer["evidence"][0]["body"]["quotes"][0].update(speaker="system"),
    "a speaker that is a list": lambda answer: answer["evidence"][0]["body"]["quotes"][0].update(speaker=[]),
    "a quote without a moment": lambda answer: answer["evidence"][0]["body"]["quotes"][0].update(at=""),
    "words without end": lambda answer: answer["evidence"][0]["body"].update(statement="가" * 8_001),
    "quotes without end": lambda answer: answer["evidence"][0]["body"].update(quotes=agreed()["quotes"] * 11),
    "half a sign": lambda answer: answer["evidence"][0]["body"].update(statement="\ud800"),
    "a reason without end": lambda answer: answer["reads"][0].update(reason="가" * 1_001),
    "a look without a moment": lambda answer: answer["reads"][0].update(at="gestern"),
    "days that are none": lambda answer: answer.update(retention_days=True),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_has_another_form_is_one_error_that_repeats_nothing(name):
    with pytest.raises(Unavailable) as told:
        Told(broken(CHANGES[name])).list()
    assert (told.value.code, told.value.params, told.value.__cause__) == ("server-not-ours", {}, None)


def test_a_page_of_the_chain_has_no_more_links_than_agreed():
    link = {"place": 1, "received_at": AT, "leaf": "0" * 64, "link": "0" * 64}
    assert len(Told({"links": [link] * 500}).chain(0)) == 500
    with pytest.raises(Unavailable, match="server-not-ours"):
        Told({"links": [link] * 501}).chain(0)
