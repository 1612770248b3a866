"""Which sentences does the assistant need in each language? phrases_ko, phrases_en and phrases_ja fill this in.

Values stand in braces. No sentence promises to remember: `stored` is said only over a write that was stored.
`shall_we`, `keep_language` and `keep_name` are recognised again in the next turn, so they hold no value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from client.models.builtin.declined import Declined
from client.models.builtin.small import Small


@dataclass(frozen=True, slots=True)
class Phrases:
    """One language's sentences."""

    small: Mapping[Small, tuple[str, ...]]  # several to choose from
    today: str  # {day}
    greeting_named: str  # {name}
    title: str  # {name} with the polite form of address
    title_there: tuple[str, ...]  # endings that already are one

    stored: str  # {lines}
    removed: str  # {lines}
    already: str  # {line}
    not_stored: str  # {reason}
    no_reason: str
    too_long: str  # {limit}
    nothing_to_remove: str
    would_empty: str
    lost: str  # {lines}
    no_writing: str
    temporary: str
    paused: str
    not_spoken: str
    once: str
    declined: Mapping[Declined, str]
    other_account: str
    switched: str
    met: str  # {name}
    keep_language: str
    keep_name: str
    keep_style: str
    left: str
    careful: str

    rule: str  # {title} {version} {day} {quote}
    before: str  # {version} {day} {quote}
    upcoming: str  # {version} {day}
    over: str  # {asked} {limit}
    within: str  # {asked} {limit}
    knowhow: str  # {title} {version} {quote}
    customers: str  # {count}
    fact: str  # {day} {statement}
    fact_undated: str  # {statement}
    said: str  # {quote}
    recheck_policy: str  # {linked} {current}
    recheck_age: str
    inferred: str
    chat: str  # {day} {quote}
    chat_answer: str  # {quote}
    both: str
    both_open: str  # {where}
    unsure: str
    heard: str

    offer: str  # {basis} {percent}
    offer_general: str  # {quote}
    conditions: str  # {list}
    shall_we: str
    agreed: str  # {day} {basis} {percent}
    agreed_general: str  # {day} {quote}
    agreed_under: str  # {title} {version}
    not_agreed: str
    beyond: str  # {percent} {limit}
    basis: Mapping[str, str]  # concept -> how an exception is introduced by it

    fits_by: str  # {statement}
    only_for: str  # {who}
    contracts: Mapping[str, str]  # concept -> tier or kind of contract

    said_here: str  # {quote}
    block_says: str  # {lines}
    about_empty: str
    about_screen: str
    facts_found: str
    forget_found: str
    forget_none: str
    forget_all: str

    staff: str  # {where}
    negotiate: str  # {where}
    where_both: str  # {contact} {hours}
    where_none: str
    human: str  # {where}

    unknown: str
    cannot_do: str
    searched: str  # {places}
    places: Mapping[str, str]  # tool -> what it looks in
    failed: str  # {places}
    only_service: str
    ask_more: str
