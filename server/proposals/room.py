"""What is this room made of?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from sqlalchemy import Engine

from server.proposals.door import Door
from server.proposals.key import FILE, ContributorKey, contributor_key
from server.proposals.review import Review, candidate_router
from server.proposals.router import proposal_router
from server.proposals.store import ProposalStore
from server.proposals.vocabulary import Vocabulary
from shared.clock import Clock
from shared.randomness import random_bytes

FOLDER: Final = "proposals"  # of the data folder


def key_in(data: Path, engine: Engine) -> ContributorKey:
    """The key of this server, made where there never was one. Raises Damaged."""
    return contributor_key(data / FOLDER, ProposalStore(engine), random_bytes)


def give_up_key(data: Path, engine: Engine) -> int:
    """The key goes, and every proposal that was counted with it; returns how many."""
    (data / FOLDER / FILE).unlink(missing_ok=True)  # first: a kill between leaves a lost key, which is told
    return ProposalStore(engine).begin_anew()


def proposal_routes(data: Path, engine: Engine, live: Callable[[], Vocabulary], clock: Clock) -> APIRouter:
    """All routes of the room. Raises Damaged: before anything listens."""
    router = APIRouter()
    router.include_router(proposal_router(Door(key_in(data, engine), ProposalStore(engine), live, clock)))
    router.include_router(candidate_router(Review(engine, live, clock)))
    return router
