"""Asked to forget, the assistant finds the right record, proposes it by its id, and says that nothing is gone yet."""

import pytest

from tests.client.models.builtin.talk import TOOLS, Talk


class Forgetful(Talk):
    """With the tool that makes a card."""

    def __init__(self, *facts, **more):
        super().__init__(facts=facts, tools=(*TOOLS, "propose_forget"), **more)

    def _use(self, call):
        if call.name != "propose_forget":
            return super()._use(call)
        found = [fact for fact in self.facts if f'"{fact["id"]}"' in call.arguments]
        return {"proposed": [{"id": fact["id"], "statement": fact["statement"]} for fact in found], "deleted": False}

    def proposed(self):
        return [given["fact"] for name, given in self.calls if name == "propose_forget" and "fact" in given]


def fact(name, statement, kind="attribute", date=None):
    quotes = [{"quote": statement, "speaker": "customer", "turn": f"turn-{name}", "at": "2026-09-01T00:00:00+00:00"}]
    shown = {"id": name, "kind": kind, "statement": statement, "date": date, "stated": True, "status": "active"}
    return {**shown, "evidence": quotes, "score": 1.0}


AGREED = (
    fact("half", "부분 환불 50%를 합의함", "agreement", "2026-09-28"),
    fact("tenth", "연간 계약 할인 10%를 합의함", "agreement", "2026-08-01"),
    fact("asked", "부분 환불을 요청함", "event", "2026-09-27"),
)
NUMBERS = (fact("minsu", "김민수 번호는 02-123-4567임"), fact("minseok", "김민석 번호는 02-765-4321임"))


@pytest.mark.parametrize(
    ("said", "not_yet"),
    [
        ("그 합의 지워 줘", "아직 아무것도 지우지 않았고"),
        ("합의한 거 잊어 주세요", "아직 아무것도 지우지 않았고"),
        ("Please forget that agreement", "Nothing is deleted yet"),
        ("さっきの合意を忘れて", "まだ何も消しておらず"),
    ],
)
def test_D8_asks_which_of_two_agreements_to_forget(said, not_yet):
    talk = Forgetful(*AGREED)
    answer = talk.ask(said)
    assert talk.proposed() == ["half", "tenth"]
    assert not_yet in answer
    assert "[fact:half]" in answer
    assert "[fact:tenth]" in answer


@pytest.mark.parametrize("said", ["50% 환불 합의는 잊어 주세요", "부분 환불 50% 합의 지워 주세요"])
def test_D8_one_that_fits_better_is_the_only_one_proposed(said):
    talk = Forgetful(*AGREED)
    assert "아직 지우지 않았어요" in talk.ask(said)
    assert talk.proposed() == ["half"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("김민수 번호는 잊어 주세요", "minsu"),
        ("김민석 번호 지워 줘", "minseok"),
        ("김민수 번호를 기억에서 삭제해 주세요", "minsu"),
    ],
)
def test_D10_only_the_named_one_of_two_neighbours_is_proposed(said, meant):
    talk = Forgetful(*NUMBERS)
    talk.ask(said)
    assert talk.proposed() == [meant]


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ("forget my phone number", fact("it", "Phone number is 02-555-1111")),
        ("私の住所を忘れてください", fact("it", "住所は大阪市北区")),
        ("이사한 얘기는 지워 주세요", fact("it", "부산으로 이사함", "event")),
        ("이름은 잊어 주세요", fact("it", "이름은 지수임")),
    ],
)
def test_a_record_is_found_in_other_wordings(said, known):
    talk = Forgetful(known, fact("other", "배포는 새벽에만 하기를 원함", "preference"))
    talk.ask(said)
    assert talk.proposed() == ["it"]


@pytest.mark.parametrize(
    "said",
    [
        "데이터를 삭제하는 방법이 뭐예요?",
        "계정 삭제하려면?",
        "계정 삭제해 주세요",
        "비밀번호를 잊어버렸어요",
        "How do I delete my account?",
        "Please delete my account",
        "I always forget my password",
        "アカウントを削除したいです",
        "パスワードを忘れてしまいました",
        "약속을 잊지 마세요",
    ],
)
def test_a_question_and_a_thing_of_the_services_are_no_forgetting(said):
    talk = Forgetful(*AGREED, *NUMBERS)
    talk.ask(said)
    assert talk.proposed() == []


def test_a_line_that_is_to_be_forgotten_goes_and_the_fact_behind_it_is_asked_about():
    talk = Forgetful(fact("name", "이름은 지수임"), block="호칭: 지수님\n답변은 짧게")
    answer = talk.ask("호칭은 이제 잊어 주세요")
    assert talk.block == "답변은 짧게"
    assert talk.proposed() == ["name"]
    assert ("propose_forget", {"line": "호칭: 지수님"}) in talk.calls
    assert "호칭: 지수님" in answer
    assert "아직 지우지 않았어요" in answer


def test_without_a_record_nothing_is_proposed_and_it_says_so():
    talk = Forgetful(*AGREED)
    assert "지운 것도 없어요" in talk.ask("내 생일은 기억에서 지워 줘")
    assert talk.proposed() == []
