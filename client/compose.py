"""The only place of the client where real things are made and joined: store, server, models, rooms."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from client import later
from client.background import Background
from client.bundles.indexing import index_pages
from client.bundles.rechecks import today
from client.bundles.service import Bundles
from client.engine import Engine
from client.errors import Refused
from client.kit.words import Words
from client.learning.jobs import Learning
from client.memory.logged import Card, LoggedTurn
from client.models.builtin.model import BuiltinModel
from client.models.chosen import ChosenModel
from client.models.port import Embedder
from client.notebook.block import read_block
from client.notebook.facts import prepare
from client.notebook.finder import Finder
from client.notebook.model_choice import ModelChoice
from client.notebook.notebook import Notebook
from client.notebook.preferences import Chosen, Preferences
from client.outside import open_doors
from client.settings import Settings, language_of
from client.store import keys, unanswered
from client.store.lock import LockDoor
from client.store.opening import Opened, open_store, release
from client.store.wipe import wipe
from client.tidy import Tidy
from client.transfer.transfer import Transfer
from client.turn.account_tool import AccountTool
from client.turn.answers import Answers
from client.turn.assemble import Standing
from client.turn.cards import AT_MOST, put_off_before, secret_said, waiting_cards
from client.turn.conversations import Conversations
from client.turn.lookback import Lookback
from client.turn.models import Models
from client.turn.passages import Passages
from client.turn.phrases import phrases
from client.turn.proposal_cards import proposal_cards
from client.turn.queue import Line
from client.turn.reading import Reading
from client.turn.toolbox import Tools
from client.turn.turns import Turns
from shared.formats.config import Gateway
from shared.ids import new_id
from shared.randomness import random_bytes


def open_engine(settings: Settings, passphrase: str | None = None) -> Engine:
    """Open the account and join the rooms. Raises what opening raises (Damaged, Refused); nothing is left open then."""
    opened = open_store(
        settings.home,
        settings.account,
        ids=new_id,
        randomness=random_bytes,
        keyring=keys.usable_keyring if settings.keyring else lambda: False,
        passphrase=passphrase,
    )
    try:
        return _join(settings, opened)
    except BaseException:
        release(opened)
        raise


def _join(settings: Settings, opened: Opened) -> Engine:
    database, clock = opened.database, settings.clock
    prepare(database, random_bytes)
    if opened.alone:
        unanswered.fail_interrupted(database)
    preferences = Preferences(database, Chosen(language_of(), settings.zone, "system", "on"))
    bundles = Bundles(
        database,
        settings.server,
        opened.folder / "tuf",
        _root(settings),
        clock,
        zone=settings.zone,
        on_pages=lambda store, changed, removed: index_pages(
            store, changed, removed, today(store, clock(), settings.zone)
        ),
    )

    def language() -> str:
        return settings.language or preferences.get().language

    def say(code: str, **params: str | int) -> str:
        return Words(language()).text(code, **params)

    def limit() -> int:
        return bundles.config().block_limit

    def page_version(page: str) -> int | None:
        found = bundles.page("policy", page)
        return found.shown.version if found else None

    def page_title(kind: str, page: str) -> str:
        found = bundles.page("knowhow" if kind == "knowhow" else "policy", page)
        return (found.shown.title or page) if found else page

    def chats_searched() -> bool:
        return bundles.config().conversation_search and preferences.get().conversation_search == "on"

    meaning = cache(later.meaning if settings.embedding else later.no_meaning)

    def embedder() -> Embedder | None:
        found = meaning()
        return found.embedder if found else None

    builtin = BuiltinModel()

    def gateway() -> Gateway | None:
        return bundles.config().gateway

    models = Models(database, settings.model, ModelChoice(database), gateway, clock)
    model = ChosenModel(settings.model, models.choice.get, gateway, builtin)
    notebook = Notebook(
        database, clock, new_id, limit, page_version, later.matter, lambda: bundles.config().sensitive_areas
    )
    conversations = Conversations(database, clock, new_id)
    learning = Learning(
        database,
        clock,
        new_id,
        lambda conversation: later.learner(settings.extractor)(
            model(), bundles.config(), database, conversation, clock, embedder
        ),
        limit,
        meaning,
    )
    accounts = AccountTool(database, clock, settings.accounts, later.ask)
    tools = Tools(database, bundles, meaning, clock, new_id, limit, say, chats_searched, accounts)
    tidy = Tidy(database, clock, settings.zone, conversations, learning, bundles, meaning)
    outside = open_doors(
        settings, opened, preferences, config=bundles.config, language=lambda: Words(language()).language, say=say
    )
    background = Background(bundles.refresh, tidy.all, outside.settle)

    def standing() -> Standing:
        chosen, config = preferences.get(), bundles.config()
        return Standing(
            bundles.service_context(),
            config,
            read_block(database, config.block_limit).text,
            config.block_limit,
            settings.language or chosen.language,
            chosen.zone,
            versions=bundles.versions(),
            paused=chosen.memory == "off",
        )

    def cards(turn: LoggedTurn) -> tuple[Card, ...]:
        up = "trait" in bundles.config().promotable_kinds
        put_off = put_off_before(database, turn)
        turn = replace(turn, cards=(*turn.cards, *put_off))
        waiting = waiting_cards(database, turn, notebook.waiting(turn.conversation), say, traits_go_up=up)
        room = AT_MOST - len(waiting) if preferences.get().proposals == "ask" else 0
        more = proposal_cards(database, turn, outside.contributions.local, language(), room)
        return (*secret_said(turn, say), *put_off, *waiting, *more)

    turns = Turns(
        database,
        clock,
        new_id,
        conversations,
        standing,
        tools.for_turn,
        model,
        builtin,
        lambda: phrases(Words(language()).text),
        cards,
        settings.history,
        background.wake,
    )
    return Engine(
        settings=settings,
        opened=opened,
        turns=turns,
        conversations=conversations,
        notebook=notebook,
        answers=Answers(database, notebook, outside.contributions.local, say),
        sources=Passages(database, bundles, lambda: preferences.get().zone),
        finder=Finder(database, meaning, page_title),
        lookback=Lookback(database, meaning),
        reading=Reading(database, bundles, meaning),
        contributions=outside.contributions,
        bundles=bundles,
        learning=learning,
        preferences=preferences,
        background=background,
        tidying=tidy,
        transfer=Transfer(opened, preferences, limit, clock, new_id),
        account=outside.account,
        backing=outside.backing,
        given=outside.given,
        lock=LockDoor(settings.home, opened, random_bytes),
        evidence=outside.evidence,
        line=Line(turns, opened.folder / "line.lock"),
        wiping=partial(wipe, settings.home, opened, ids=new_id, randomness=random_bytes),
        models=models,
        model=model,
        meaning=meaning,
    )


def _root(settings: Settings) -> bytes | None:
    if settings.trust_root is None:
        return None
    try:
        return settings.trust_root.read_bytes()
    except OSError as error:
        raise Refused("settings-trust-root-unreadable", file=settings.trust_root.name) from error
