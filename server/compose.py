"""What is one running server made of? The only place where its real things are made and put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial

from fastapi import FastAPI
from sqlalchemy import Engine

from server.accounts.deletion import Deletion
from server.accounts.router import account_router
from server.attributes.router import attribute_router
from server.backups.room import make_room
from server.backups.router import backup_router
from server.blobs.folder import FolderBlobs
from server.bundles.contents import LiveContents
from server.bundles.online import online_keys
from server.bundles.publish import Press
from server.bundles.router import bundle_router
from server.bundles.shelf import Shelf
from server.bundles.store import PublicationStore
from server.db.engine import make_engine
from server.db.migrate import is_current, upgrade
from server.deps import Deps
from server.errors import CannotStart
from server.evidence import chain as evidence
from server.evidence import head
from server.evidence.router import evidence_router
from server.evidence.store import EvidenceStore
from server.hsm.opening import open_vault
from server.hsm.port import Vault
from server.mail.outbox import Outbox
from server.mail.port import Mailer
from server.mail.post import Post
from server.mail.smtp import MailServer, Smtp
from server.openapi import describe
from server.passwords import Cost, Passwords
from server.problems import say_problems
from server.proposals.room import proposal_routes
from server.proposals.vocabulary import Vocabulary
from server.rates import Rates
from server.sessions.introspection import introspection_router
from server.sessions.login import router as login_router
from server.sessions.router import router as session_router
from server.settings import Settings
from server.signing.router import router as signing_router
from server.signing.store import RequestStore
from server.staff.router import router as staff_router
from server.upkeep import Broom, upkeep
from shared.clock import Clock, monotonic
from shared.randomness import random_bytes

BLOBS = "blobs"  # these three: folders of the data folder
OUTBOX = "outbox"
ONLINE = "online"


def make_app(settings: Settings, clock: Clock) -> FastAPI:
    """The whole server over its data folder. Raises CannotStart, Unavailable, Damaged: before anything listens."""
    engine = ready_engine(settings)
    press = make_press(settings, engine, clock)
    press.shelf.make()
    press.renew()
    settle_requests(press, engine)
    vault = open_vault(settings, clock, monotonic, random_bytes)
    broom = make_broom(settings, engine, vault, clock)
    room = broom.room
    app = FastAPI(
        title="Gieok",
        lifespan=_lifespan(press, broom, vault),
        docs_url="/docs" if settings.docs else None,
        openapi_url="/openapi.json" if settings.docs else None,
        redoc_url=None,
        telemetry={  # nothing is told to anybody, whatever the environment says
            "tracing": False,
            "metrics": False,
            "logs": False,
            "operation_spans": False,
            "auto_configure": False,
        },
    )
    app.state.deps = Deps(
        engine=engine,
        clock=clock,
        post=Post(broom.mailer),
        passwords=Passwords(Cost()),
        rates=Rates(clock),
    )
    app.state.broom = broom
    say_problems(app)
    app.include_router(staff_router)
    app.include_router(bundle_router(press, partial(settle_requests, press, engine)))
    app.include_router(signing_router)
    app.include_router(session_router)
    app.include_router(login_router)
    app.include_router(account_router(Deletion(engine, room.keeper.drop_account)))
    app.include_router(backup_router(room.making, room.opening))
    contents = LiveContents(press.shelf)
    app.include_router(attribute_router(lambda: contents().config.attributes))
    app.include_router(proposal_routes(settings.data, engine, vocabulary_of(contents), clock))
    app.include_router(evidence_router(make_chain(settings, engine)))
    app.include_router(introspection_router(settings.introspection_secret))
    app.add_api_route("/health", health, methods=["GET"], tags=["health"])
    describe(app)
    return app


def make_press(settings: Settings, engine: Engine, clock: Clock) -> Press:
    """The publishing half over the data folder; makes the online keys where there are none."""
    online_keys(settings.data / ONLINE)
    return Press(Shelf(settings.data / "tuf"), settings.data / ONLINE, PublicationStore(engine), clock)


def settle_requests(press: Press, engine: Engine, by: str | None = None) -> None:
    """Signing requests that went live wait no more. `by`: who published just now."""
    live = press.live()
    if live is not None:
        RequestStore(engine).settle(live, press.shelf.metadata, press.clock(), by)


def vocabulary_of(contents: LiveContents) -> Callable[[], Vocabulary]:
    """What customers may name today: the live config's words and the live policy's pages."""

    def live() -> Vocabulary:
        now = contents()
        return Vocabulary(now.config.proposals, now.policy)

    return live


def make_broom(settings: Settings, engine: Engine, vault: Vault, clock: Clock) -> Broom:
    """The room of backups over its parts, and what sweeps it with everything else."""
    mailer = make_mailer(settings, clock)
    room = make_room(engine, vault, FolderBlobs(settings.data / BLOBS), mailer, clock, settings.data)
    return Broom(engine, room, mailer, clock, settings.evidence_days)


def make_chain(settings: Settings, engine: Engine) -> evidence.Chain:
    """The chain of evidence: its tables, and the files beside them."""
    store, last = EvidenceStore(engine), head.Head(settings.data / head.FILE)
    return evidence.Chain(store, last, settings.data / evidence.LOCK, settings.evidence_days, random_bytes)


def make_mailer(settings: Settings, clock: Clock) -> Mailer:
    """Who takes the letters: the mail server that the settings name, else a folder."""
    if settings.smtp_host is None:
        return Outbox(settings.data / OUTBOX, settings.mail_from, clock)
    password = settings.smtp_password.get_secret_value() if settings.smtp_password else None
    user, authority = settings.smtp_user, settings.smtp_authority
    server = MailServer(settings.smtp_host, settings.smtp_port, settings.smtp_security, user, password, authority)
    return Smtp(server, settings.mail_from, clock)


def open_engine(settings: Settings) -> Engine:
    """The database that the settings name, whatever its tables. Raises CannotStart."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise CannotStart("data-folder-unusable") from error
    return make_engine(settings.database.get_secret_value() if settings.database else None, settings.data)


def ready_engine(settings: Settings) -> Engine:
    """The database with today's tables: our own file is brought up to date, a database of the operator's is not.

    Raises CannotStart("database-behind"), Unavailable.
    """
    engine = open_engine(settings)
    if settings.database is None:
        upgrade(engine, settings.data)
    elif not is_current(engine):
        raise CannotStart("database-behind")
    return engine


def health() -> dict[str, str]:
    """Is the server there?"""
    return {"status": "ok"}


def _lifespan(press: Press, broom: Broom, vault: Vault) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with upkeep(press, broom):
            yield
        vault.close()
        broom.engine.dispose()

    return lifespan
