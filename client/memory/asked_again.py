"""Which question does this customer ask again and again, so that an interpretation page could answer it?

The same question: the same topic of the signed vocabulary with the same conditions, recognised by their listed words in
the customer's own words, under the same version of the topic's policy page. It counts once a conversation, and only
where no know-how page answered it; an answer from one starts the count anew. A question in a case that the customer has
decided is settled. Rather one too few than one too many: a topic without a condition is not the same question twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from client.memory.proposal import Situation
from shared.wire.proposal import Proposal

CONVERSATIONS = 2  # distinct ones, besides the one that is going on; design page: "again and again"


@dataclass(frozen=True, slots=True)
class Asked:
    """One question of the log as far as it is the vocabulary's; `version` of the topic's page that the answer named."""

    situation: Situation
    conversation: str
    page: str | None
    version: int | None
    month: str
    answered: bool  # by a know-how page


def asked_again(asked: Iterable[Asked], settled: Collection[Situation]) -> list[Proposal]:
    """The payloads, in the order in which they were last asked; `asked` is oldest first."""
    open_now: dict[tuple[Situation, int | None], dict[str, Asked]] = defaultdict(dict)
    for one in asked:
        if one.answered:
            for key in [known for known in open_now if known[0] == one.situation]:
                del open_now[key]
            continue
        talks = open_now.pop((one.situation, one.version), {})
        open_now[one.situation, one.version] = {**talks, one.conversation: one}  # the newest question last
    newest = {situation: talks for (situation, _), talks in open_now.items()}
    return [
        _payload(list(talks.values())[-1])
        for situation, talks in newest.items()
        if len(talks) >= CONVERSATIONS and situation not in settled
    ]


def _payload(last: Asked) -> Proposal:
    topic, conditions = last.situation
    return Proposal("question", topic, conditions, None, last.page, last.version, last.month)
