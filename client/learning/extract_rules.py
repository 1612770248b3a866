"""What did a conversation leave behind, read by rules? No model, no network, the same answer every time.

Reads only the customer's own words, clause by clause. A clause that asks, supposes, jokes, repeats or speaks of others
claims nothing; a request in the customer's own case is an event even as a question. Proposes only: the gate
(`memory/quote.py`) and the judge decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from client.learning import en, ja, ko
from client.learning.agreements import TAKEN_BACK, Agreed, agreements
from client.learning.called_off import called_off, is_struck, requests_in, struck_before
from client.learning.candidates import candidate, days_of, with_slip
from client.learning.clauses import Language, clauses, language_of
from client.learning.corrections import corrected
from client.learning.draft import Clause, Draft
from client.learning.drafting import TIED, group_of, said_as
from client.learning.extract_back import apart, taken_back
from client.learning.extract_kinds import LAUGHED, Message, joined, told_in, units
from client.learning.leanings import leanings
from client.learning.lexicon import ACTIONS
from client.learning.retold import meant
from client.learning.sense import Sense
from client.learning.stance import JOKE, LAUGHTER, not_claimed, only_manners
from client.memory.fact import Candidate
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words
from shared.clock import local_day

_RULES: dict[Language, Callable[[Clause], Iterator[Draft]]] = {"ko": ko.read, "en": en.read, "ja": ja.read}
OTHERWISE = 0.2  # below this a sentence is not of the kind for which a rule takes it
WISHED = 0.5  # the rules for wishes in free words take many a sentence for one
LASTS = 0.9  # above this a sentence with a known verb ("値引きしてくれるほうがうれしい") asks for nothing now
ASKED_NOW = 0.1  # unless that may be
_LEANT = frozenset({"", "request", "discount"})  # what a leaning ("rather slow and cheap") says better


def extract(turns: Sequence[LoggedTurn], sense: Sense) -> tuple[Candidate, ...]:
    """Candidates from the new turns of one conversation, in the order in which they were said."""
    agreed = agreements(turns, sense)
    found: list[Candidate] = []
    last = ""
    for turn in turns:
        own = own_words(turn.question)
        if JOKE.search(own):
            continue
        language = language_of(own)
        before, last = [it for it in found if it.quotes[-1].turn == last], turn.id
        if called_off(own, language) and (off := requests_in(before)):
            found = [it for it in found if it not in off]
            continue
        if put_right := corrected(turn, before, language):
            found[found.index(put_right[0])] = put_right[1]
            continue
        back, right = meant(own, local_day(turn.asked_at, turn.zone), language)
        own, pieces = right.words, list(clauses(right.words))
        slips = right.by_clause(pieces)
        days = days_of(pieces, local_day(turn.asked_at, turn.zone), slips)
        if back is not None:
            found += taken_back(back, turn, Message(own, pieces, days, language), slips, _RULES[language])
            pieces, days = apart(back, pieces, days)
        leant = list(leanings(own, pieces))
        ruled = _ruled(own, pieces, sense, language)
        told = told_in(Message(own, pieces, days, language), ruled, sense)
        for clause, at, draft in sorted(told, key=lambda it: it[1]):
            if not draft.statement.strip():
                continue  # "今月から": a day and no more
            if draft.kind in {"event", "decision"} and not draft.retracts and _covered(turn, clause, agreed):
                continue
            if draft.topic in _LEANT and draft.kind != "attribute" and any(_meet(clause, it) for it, _ in leant):
                continue  # the rule for leanings says the same, and which way
            said = with_slip(clause, slips[at]) if back is None and at in slips else clause
            found.append(candidate(draft, turn, said, days[at], language))
        found += [candidate(draft, turn, whole, (), language) for whole, draft in leant]
        if called_off(own, language):  # "헷갈렸어요" tells nothing
            found = [it for it in found if it.quotes[-1].turn != turn.id or it.retracts or it.kind != "event"]
        struck = struck_before(own, language)
        found = [it for it in found if it.quotes[-1].turn != turn.id or not is_struck(it, turn.question, struck)]
        found += [it.candidate for it in agreed if it.turn == turn.id]
    return tuple(dict.fromkeys(it for it in found if not _said_better(it, found)))


def _ruled(own: str, pieces: Sequence[Clause], sense: Sense, language: Language) -> dict[int, list[Draft]]:
    """What the rules find, by clause, as far as the classifier does not deny it."""
    laughed = LAUGHTER.search(own) is not None
    found: dict[int, list[Draft]] = {}
    for unit in units(pieces):
        whole = joined(own, pieces, unit).text
        if laughed and sense.read(whole, language).fact < LAUGHED:
            continue
        for at in unit:
            if only_manners(pieces[at]):
                continue
            texts = (whole, pieces[at].text)
            back = not_claimed(pieces[at])  # "달라고 한 건 취소할게요" claims nothing, but takes something back
            if back and max(sense.read(text, language).shares["taken_back"] for text in texts) <= TAKEN_BACK:
                continue
            ruled = [it for it in _RULES[language](pieces[at]) if it.retracts or not back]
            found[at] = [it for it in ruled if not _otherwise(it, texts, sense, language)]
    return found


def _otherwise(draft: Draft, texts: Sequence[str], sense: Sense, language: Language) -> bool:
    """The sentence is surely of another kind than the rule takes it for.

    A request with a known verb ("18일 지난 건도 환불 되나요?") is the rules' own matter: it looks like a question.
    """
    shares = [sense.read(text, language).shares for text in texts]
    if draft.topic in ACTIONS and group_of(draft) == "request" and not draft.retracts:
        lasting = max(it["leaning"] + it["wish"] + it["state"] for it in shares) > LASTS
        asked = max(it["request"] for it in shares) > ASKED_NOW
        return (lasting and not asked) or max(it["taken_back"] for it in shares) > TAKEN_BACK
    back = max(it["taken_back"] for it in shares) > TAKEN_BACK
    denied = sense.denies(texts[0], language)
    if draft.attribute is not None or draft.retracts or draft.topic in TIED or draft.kind == "decision":
        return denied
    if denied or back:
        return True
    if draft.topic.startswith("wish/"):
        return sense.denies(texts[1], language) or max(it["wish"] + it["leaning"] for it in shares) < WISHED
    theirs = {group_of(draft)}
    if group_of(draft) == "request":
        theirs.add("accept")
    if draft.topic.startswith("holds/") or (
        draft.topic.startswith("private/") and not sense.affirms(texts[0], language)
    ):
        theirs.add("told")  # what is so since something came about
    return max(sum(share for kind, share in it.items() if said_as(kind) in theirs) for it in shares) < OTHERWISE


def _meet(one: Clause, other: Clause) -> bool:
    return one.start < other.end and other.start < one.end


def _said_better(it: Candidate, found: Sequence[Candidate]) -> bool:
    """Reads "전화는 싫어요, 채팅으로만": what is wanted says what is not."""
    return (
        it.attribute == "channel"
        and (it.value or "").startswith("not:")
        and any(
            other.attribute == "channel"
            and other.topic == it.topic
            and other.quotes[0].turn == it.quotes[0].turn
            and not (other.value or "").startswith("not:")
            for other in found
        )
    )


def _covered(turn: LoggedTurn, clause: Clause, agreed: Sequence[Agreed]) -> bool:
    """The request was granted in the same breath: the agreement says it, and says more."""
    return any(it.turn == turn.id and clause.text in it.said for it in agreed)
