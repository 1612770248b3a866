"""A question is put in other words, whole: on the command line, and on a device that dies anywhere in between."""

import random

from tests.support.again_kills import FIRST, REWORDED, Agains, shown
from tests.support.kills import state_of

SEED = 20261201


def test_a_kill_while_a_question_is_put_in_other_words_takes_no_answer_away(tmp_path, many):
    chance = random.Random(SEED)
    with Agains() as agains:
        whole = agains.live(tmp_path / "whole")
        expected = state_of(tmp_path / "whole")
        assert shown(tmp_path / "whole") == [(REWORDED, True, "done")]
        assert "프로" in str(expected["facts"])
        assert "엔터프라이즈" not in str(expected["facts"])
        for number in range(many(4, 200)):
            home = tmp_path / f"home{number}"
            agains.live(home, point=chance.randint(1, whole["points"]))
            seen = shown(home)
            answered = [question for question, answer, _ in seen if answer]
            assert len(seen) < 2 or FIRST in answered, "as long as there is no other, the first answer is in sight"
            assert not agains.live(home)["killed"]
            assert shown(home) == [(REWORDED, True, "done")]
            assert state_of(home) == expected
