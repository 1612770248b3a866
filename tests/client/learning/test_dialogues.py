"""Short dialogues in three languages, labelled by hand: what stays, and nothing else.

`round` 1 was written before the rules, a third of it frozen until measured; each later round after them, measured once
before it was tuned on (recall of rounds 4 to 11 then: .50, .80, .76, .77, .68, .78, .91, .74; precision .97, .95, .95,
.93, .98, .86, .95, 1.0). Rounds 13 and 14 were written by others who knew no rule. Round 14 before anybody looked at it:
precision .62, recall .33 by rules alone, .60 and .64 with the first classifier, .71 and .68 once it had learned from round
13. Both were tuned on since.
Round 16, by somebody who knew no rule, before anybody looked: precision .75, recall .55 (en .68/.49, ja .81/.57, ko
.76/.59); what of it is read right since stands here.
Round 17, written apart by somebody who knew no rule: precision .81, recall .58 at the first look, before round 16 was
tuned on; .845 and .685 after it; then it was opened and tuned on. What of it is read right since, with the embedding
model and without, stands here (104 of 120): of what was not, the most is a day to come on which something only begins.
`frozen.jsonl` is apart: written by somebody who knew no rule; it was looked at, and tuned on, beside round 16.
`unseen.jsonl` was written by yet another and measured after round 17, tuned on by nobody: precision .955 and recall .857
by words, .925 and .878 with the embedding model. It is not to be tuned on. A label names the kind and what must be so; a
fact that fits none is wrong.
"""

import asyncio
from collections import Counter

import pytest

from client.learning.kinds import no_meaning
from client.models.embedder import load_embedder
from tests.client.learning.changing import is_harm, is_right, outcome, read_changes
from tests.client.learning.labels import DIALOGUES as FILE
from tests.client.learning.labels import fits, proposed, read_dialogues, turns_of
from tests.client.learning.talk import builtin

DIALOGUES = read_dialogues()
CHANGES = read_changes()


def learned(dialogue, meaning=no_meaning):
    return proposed(asyncio.run(builtin(meaning).learn(turns_of(dialogue), lambda candidate: ())))


def counted(dialogues, meaning=no_meaning):
    count = Counter()
    for dialogue in dialogues:
        wanted = list(dialogue["facts"])
        for found in learned(dialogue, meaning):
            label = next((label for label in wanted if fits(label, found)), None)
            count["right" if label else "wrong"] += 1
            if label:
                wanted.remove(label)
        count["missed"] += len(wanted)
    return count


def precision(count):
    return count["right"] / (count["right"] + count["wrong"])


def recall(count):
    return count["right"] / (count["right"] + count["missed"])


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_what_is_learned_is_right_and_little_is_missed(language):
    count = counted(it for it in DIALOGUES if it["lang"] == language)
    assert precision(count) >= 0.945, count
    assert recall(count) >= 0.95, count


def test_with_the_embedding_model_the_independent_rounds_are_read_no_worse(many):
    """Every third dialogue; all of them with --soak."""
    embedder = load_embedder()
    assert embedder is not None
    independent = [it for it in DIALOGUES if it["round"] >= 13][:: many(3, 1)]
    words, meaning = counted(independent), counted(independent, embedder.query)
    assert precision(meaning) >= max(0.9, precision(words) - 0.01), meaning
    assert recall(meaning) >= max(0.9, recall(words) - 0.01), meaning


def test_of_dialogues_that_nobody_tuned_on_as_much_is_read_right_as_at_the_first_look():
    count = counted(read_dialogues(FILE.with_name("unseen.jsonl")))
    assert precision(count) >= 0.95, count
    assert recall(count) >= 0.85, count


@pytest.mark.parametrize("dialogue", [it for it in DIALOGUES if not it["facts"]], ids=lambda it: it["id"])
def test_nothing_is_remembered_of_questions_jokes_others_and_pasted_text(dialogue):
    assert learned(dialogue) == []


def test_changes_reach_the_fact_they_are_about_and_no_other():
    outcomes = [(pair, outcome(pair)) for pair in CHANGES]
    assert [pair["id"] for pair, found in outcomes if is_harm(pair, found)] == []
    assert sum(is_right(*it) for it in outcomes) / len(outcomes) >= 0.95
