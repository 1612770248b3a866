"""The only place of the client where real things are made and joined: store, server, models, rooms."""

from __future__ import annotations

import sys
from functools import cache, partial

from client.background import Background
from client.backup.account import AccountDoor
from client.backup.later import Backing
from client.backup.session import usual_name
from client.bundles.indexing import index_pages
from client.bundles.rechecks import today
from client.bundles.service import Bundles
from client.engine import Engine
from client.kit.words import Words
from client.late import accounts, ask, learner, load_meaning, no_meaning, root
from client.learning.jobs import Learning
from client.memory.logged import Card, LoggedTurn
from client.models.builtin.model import BuiltinModel
from client.models.chosen import chosen_model
from client.models.port import Embedder
from client.notebook.block import read_block
from client.notebook.facts import prepare
from client.notebook.finder import Finder
from client.notebook.notebook import Notebook
from client.notebook.preferences import Chosen, Preferences
from client.outgoing.proposals import proposal_door
from client.settings import Settings
from client.store import keys, logs
from client.store.opening import Opened, open_store, release
from client.store.wipe import wipe
from client.tidy import Tidy
from client.transfer.transfer import Transfer
from client.turn.account_tool import AccountTool
from client.turn.answers import Answers
from client.turn.assemble import Standing
from client.turn.cards import AT_MOST, secret_said, waiting_cards
from client.turn.conversations import Conversations
from client.turn.passages import Passages
from client.turn.phrases import phrases
from client.turn.proposal_cards import proposal_cards
from client.turn.toolbox import Tools
from client.turn.turns import Turns
from shared.ids import new_id
from shared.randomness import random_bytes


def open_engine(settings: Settings) -> Engine:
    """Open the account and join the rooms. Raises what opening raises (Damaged, Refused); nothing is left open then."""
    opened = open_store(
        settings.home,
        settings.account,
        ids=new_id,
        randomness=random_bytes,
        keyring=keys.usable_keyring if settings.keyring else lambda: False,
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
        logs.fail_interrupted(database)
    preferences = Preferences(database, Chosen("ko", settings.zone, "system", "on"))
    bundles = Bundles(
        database,
        settings.server,
        opened.folder / "tuf",
        root(settings),
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

    meaning = cache(load_meaning if settings.embedding else no_meaning)

    def embedder() -> Embedder | None:
        found = meaning()
        return found.embedder if found else None

    builtin = BuiltinModel()
    model = partial(chosen_model, settings.model, lambda: bundles.config().gateway, builtin)
    notebook = Notebook(database, clock, new_id, limit, page_version)
    conversations = Conversations(database, clock, new_id)
    learning = Learning(
        database,
        clock,
        new_id,
        lambda conversation: learner(settings.extractor)(
            model(), bundles.config(), database, conversation, clock, embedder
        ),
        limit,
        meaning,
    )
    looked_up = AccountTool(database, clock, settings.accounts, ask)
    tools = Tools(database, bundles, meaning, clock, new_id, limit, say, chats_searched, looked_up)
    tidy = Tidy(database, clock, settings.zone, conversations, learning, bundles, meaning)
    account = AccountDoor(
        database,
        settings.server,
        new_id,
        partial(accounts, settings.server),
        lambda: Words(language()).language,
        lambda: say(usual_name(sys.platform)),
    )

    backup = Backing(opened, account, preferences, bundles.config, clock, settings.zone, new_id, random_bytes)

    proposals = proposal_door(database, account, bundles.config, clock, random_bytes)
    background = Background(bundles.refresh, tidy.all, (backup.settle, proposals.settle))

    def standing() -> Standing:
        chosen, config = preferences.get(), bundles.config()
        return Standing(
            bundles.service_context(),
            config,
            read_block(database, config.block_limit).text,
            config.block_limit,
            settings.language or chosen.language,
            chosen.zone,
        )

    def cards(turn: LoggedTurn) -> tuple[Card, ...]:
        up = "trait" in bundles.config().promotable_kinds
        waiting = waiting_cards(database, turn, notebook.waiting(turn.conversation), say, traits_go_up=up)
        room = AT_MOST - len(waiting) if preferences.get().proposals == "ask" else 0
        return (*secret_said(turn, say), *waiting, *proposal_cards(database, turn, proposals.local, language(), room))

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
        answers=Answers(database, notebook, proposals.local, say),
        sources=Passages(database, bundles, lambda: preferences.get().zone),
        finder=Finder(database, meaning, page_title, chats_searched),
        contributions=proposals,
        bundles=bundles,
        learning=learning,
        preferences=preferences,
        background=background,
        tidying=tidy,
        transfer=Transfer(opened, preferences, limit, clock, new_id),
        account=account,
        backing=backup,
        wiping=partial(wipe, settings.home, opened, ids=new_id, randomness=random_bytes),
        model=model,
        meaning=meaning,
    )
