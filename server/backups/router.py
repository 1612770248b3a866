"""What may a phone ask about its backups? Every route needs a session of the account that made them.

Somebody else's backup is not there for whoever asks: nobody can count down tries that are not their own.
"""

from __future__ import annotations

from fastapi import APIRouter, Depends, Response

from server.backups.making import Making
from server.backups.making_routes import making_router
from server.backups.opening import Opening
from server.backups.opening_routes import opening_router


def backup_router(making: Making, opening: Opening) -> APIRouter:
    """The routes of this room."""
    router = APIRouter(tags=["backups"], dependencies=[Depends(not_stored)])
    router.include_router(making_router(making))
    router.include_router(opening_router(opening))
    return router


def not_stored(response: Response) -> None:
    """No proxy and no browser keeps an answer."""
    response.headers["Cache-Control"] = "no-store"
