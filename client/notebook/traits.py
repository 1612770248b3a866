"""What becomes of a trait when a fact under it goes, when its opposite comes, and when it was not seen for long?

Called inside the transaction of the change, so that no trait is ever seen without what it rests on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from client.memory import trait as rules
from client.memory import trait_words
from client.memory.fact import Fact, Quote
from client.memory.trait import Sign
from client.notebook.block import replace_line, rewrite_or_remove
from client.notebook.promoted_lines import line_goes
from client.search.facts import drop_fact, index_fact
from client.store import block, bundles, facts
from client.store import traits as rows
from client.store.database import Database
from shared.ids import Ids

IN_FORCE = frozenset({"active", "awaiting_confirmation"})


def support_gone(
    database: Database, fact_id: str, *, now: datetime, ids: Ids, limit: int, heir: str | None = None
) -> None:
    """The traits under which this fact stood do without it, or go where too little is left. Its words go from them.

    `heir` is the fact that took its place: where it shows the same, it stands under the traits instead.
    """
    resting = rows.resting_on(database, [fact_id])
    stands_in = [heir] if heir is not None and resting and _same(database, fact_id, heir) else []
    for trait in resting:
        rows.unlink(database, trait.id, fact_id)
        rows.link(database, trait.id, stands_in)
        kept = [support for support in trait.supports if support != fact_id]
        left = facts.get_many(database, list(dict.fromkeys([*kept, *stands_in])))
        if not left:
            line_goes(database, trait.id, now=now, ids=ids, limit=limit)
            drop_fact(database, trait.id)
            facts.delete(database, trait.id)
            continue
        _rest_on(database, trait, left, now=now, ids=ids, limit=limit)
        shown = rules.grounded(signs(database, left))
        if trait.status in IN_FORCE and not rules.enough(shown, bundles.config(database).traits):
            facts.set_status(database, trait.id, "retracted")
            facts.record(database, trait.id, now, "retracted", {"by": "supports"})
            drop_fact(database, trait.id)
            line_goes(database, trait.id, now=now, ids=ids, limit=limit)


def support_back(database: Database, fact_id: str, traits: Sequence[str], now: datetime) -> None:
    """A fact holds again: it stands under those of these traits that are left. One that went for want of it asks."""
    for trait in facts.get_many(database, list(traits)):
        if trait.kind != "trait" or trait.status == "replaced":
            continue
        rows.link(database, trait.id, [fact_id])
        under = facts.get_many(database, [*trait.supports, fact_id])
        shown = rules.grounded(signs(database, under))
        quotes = words_of(under)
        sentence = trait_words.sentence(shown, [quote.text for quote in quotes]) if shown else trait.statement
        rows.restate(database, trait.id, sentence, quotes)
        facts.record(database, trait.id, now, "supports", {"facts": len(under)})
        last = [change for change in facts.history(database, trait.id) if change.change in {"retracted", "declined"}]
        lost = trait.status == "retracted" and last and last[-1].detail.get("by") == "supports"
        if lost and rules.enough(shown, bundles.config(database).traits):
            facts.set_status(database, trait.id, "awaiting_confirmation")
            facts.record(database, trait.id, now, "restored", {})
        elif trait.status == "active":
            index_fact(database, trait.id, "\n".join([sentence, *(quote.text for quote in quotes)]))


def resting_only_on(database: Database, fact_ids: Sequence[str]) -> list[str]:
    """Traits under which nothing would be left without these facts."""
    gone = set(fact_ids)
    return [it.id for it in rows.resting_on(database, list(fact_ids)) if it.id not in gone and gone >= set(it.supports)]


def _same(database: Database, old: str, new: str) -> bool:
    shown = signs(database, facts.get_many(database, [old, new]))
    return len(shown) > 1 and rules.together(shown[0], shown[1], rules.by_words_alone)


def opposite_gives_way(database: Database, trait: Fact, *, now: datetime, ids: Ids, limit: int) -> None:
    """Then X, now Y: what the new trait is opposed to is replaced by it; one that holds only by one that holds too."""
    ours = signs(database, [trait])
    for other in rows.in_force(database):
        if other.id == trait.id or (other.status == "active" and trait.status != "active"):
            continue
        if any(rules.opposed(one, its) for one in ours for its in signs(database, [other])):
            replace_trait(database, other, trait.id, now=now, ids=ids, limit=limit)


def replace_trait(database: Database, old: Fact, new: str, *, now: datetime, ids: Ids, limit: int) -> None:
    """Out of force, linked to what took its place."""
    facts.set_status(database, old.id, "replaced", new)
    facts.record(database, old.id, now, "replaced", {"by": new})
    drop_fact(database, old.id)
    line_goes(database, old.id, now=now, ids=ids, limit=limit)


def signs(database: Database, known: Sequence[Fact]) -> list[Sign]:
    """What the facts show, each on the customer's own day."""
    days, times = rows.days(database, known), rows.conversations_each(database, [fact.id for fact in known])
    found = (rules.sign_of(fact, days[fact.id]) for fact in known)
    return [replace(sign, times=times.get(sign.fact, 1)) for sign in found if sign is not None]


def words_of(supports: Sequence[Fact]) -> tuple[Quote, ...]:
    """What the customer said behind these facts, each once: the words that a trait rests on."""
    said = (quote for fact in supports for quote in fact.evidence if quote.speaker == "customer")
    return tuple(dict.fromkeys(said))


def mark_aged(database: Database, now: datetime, day: date, zone: str) -> int:
    """Traits that did not show for the served number of days get their mark, once; returns how many."""
    days = bundles.config(database).traits.recheck_after_days
    midnight = datetime.combine(day - timedelta(days=days - 1), datetime.min.time(), ZoneInfo(zone))
    with database.transaction():
        found = rows.aged(database, midnight)
        for trait in found:
            rows.mark_aged(database, trait)
            facts.record(database, trait, now, "recheck", {"reason": "age", "days": days})
    return len(found)


def _rest_on(database: Database, trait: Fact, supports: Sequence[Fact], *, now: datetime, ids: Ids, limit: int) -> None:
    """Sentence, words, index and line of a trait from the facts that are left."""
    shown = rules.grounded(signs(database, supports))
    quotes = words_of(supports)
    sentence = trait_words.sentence(shown, [quote.text for quote in quotes]) if shown else trait.statement
    rows.restate(database, trait.id, sentence, quotes)
    facts.record(database, trait.id, now, "supports", {"facts": len(supports)})
    if trait.status == "active":
        index_fact(database, trait.id, "\n".join([sentence, *(quote.text for quote in quotes)]))
    standing = next((line.text for line in block.origins(database).values() if line.fact == trait.id), None)
    if standing is not None and sentence != standing:
        rewrite_or_remove(
            database, lambda text: replace_line(text, standing, sentence), writer="promotion", now=now, ids=ids,
            limit=limit, fact=trait.id,
        )  # fmt: skip
        facts.set_promotion(database, trait.id, "promoted")
