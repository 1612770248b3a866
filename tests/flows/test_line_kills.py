"""A device that dies while it sends what waited for a model service: each question is answered once, in order."""

import random
import shutil

from tests.support.line_kills import QUESTIONS, Lines, begin, state_of

SEED = 20260928


def test_kill_9_at_any_point_of_the_sending_ends_with_each_question_answered_once(tmp_path, many):
    """300 points with --soak."""
    chance = random.Random(SEED)
    template = tmp_path / "template"
    begin(template)
    answered = [(question, "done", f"답: {question}", None, None) for question in QUESTIONS]
    with Lines() as lines:
        whole = lines.live(shutil.copytree(template, tmp_path / "whole"))
        assert state_of(tmp_path / "whole") == answered
        kills = 0
        while kills < many(20, 300):
            home = shutil.copytree(template, tmp_path / "home")
            points = [chance.randint(1, whole["points"]) for _ in range(chance.choice((1, 1, 2)))]
            for point in points:
                kills += lines.live(home, point=point)["killed"]
                turns = state_of(home)
                assert [turn[0] for turn in turns] == list(QUESTIONS)
                assert {turn[1] for turn in turns} <= {"waiting", "done"}, f"killed at {points}"
            assert not lines.live(home)["killed"]
            assert state_of(home) == answered, f"killed at {points}"
            shutil.rmtree(home)
