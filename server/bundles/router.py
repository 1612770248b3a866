"""Where does the desk bring what was signed, and where does everybody fetch it?

Bundles and versioned metadata never change under their name, so that any cache may keep them; the timestamp is asked
for each time, and answered with 304 where it is the same.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import FileResponse

from server.bodies import whole_body
from server.bundles.online import online_keys
from server.bundles.parcel import read_parcel
from server.bundles.publish import Press
from server.errors import NotFound
from server.problems import problem, says
from server.staff.router import signer
from server.staff.rules import Staff
from shared.wire.publishing import PARCEL_LIMIT, OnlineKeysReply, PublishReceipt

log = logging.getLogger("gieok.server")
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ALWAYS_ASK = "no-cache"
_TEXT = {"type": "string"}
_ROLE = {"type": "object", "required": ["metadata"], "properties": {"metadata": _TEXT, "target": _TEXT}}
_PARCEL = {  # shared/wire/publishing.PublishParcel; read by parcel.py, which counts the bytes first
    "type": "object",
    "properties": {"root": _TEXT, "targets": _TEXT, "roles": {"type": "object", "additionalProperties": _ROLE}},
}
_BODY = {"requestBody": {"required": True, "content": {"application/json": {"schema": _PARCEL}}}}
_METADATA: dict[int | str, dict[str, Any]] = {
    200: {"description": "As it was signed", "content": {"application/json": {"schema": {"type": "object"}}}},
    304: {"description": "The same as before"},
}
_GZIP = {"application/gzip": {"schema": {"type": "string", "format": "binary"}}}
_BUNDLE: dict[int | str, dict[str, Any]] = {200: {"description": "As it was signed", "content": _GZIP}}


def bundle_router(press: Press, on_live: Callable[[str], None]) -> APIRouter:
    """The routes of this room over one press. `on_live` hears who published, once it is before the devices."""
    router = APIRouter(tags=["bundles"])

    @router.get("/v1/publish/online-keys")
    def keys_for_a_root() -> OnlineKeysReply:
        """The public halves of the server's keys that the desk's next root should name."""
        offered = online_keys(press.online).offered
        snapshot, timestamp = offered.snapshot.public_key, offered.timestamp.public_key
        return OnlineKeysReply(snapshot.to_dict(), snapshot.keyid, timestamp.to_dict(), timestamp.keyid)

    @router.post("/v1/publish", openapi_extra=_BODY, responses=says(401, 403, 409))
    async def publish(request: Request, staff: Annotated[Staff, Depends(signer)]) -> PublishReceipt:
        """Check an upload and put it live in one step."""
        body = await whole_body(request, PARCEL_LIMIT, "publish-body-too-large")

        def put_live() -> PublishReceipt:
            receipt = press.publish(read_parcel(body), staff.name)
            try:
                on_live(staff.name)
            except Exception:  # it is live, and that is the answer; what follows is made up for at the next publication
                log.exception("signing requests could not be settled; trying again later")
            return receipt

        return await run_in_threadpool(put_live)

    @router.get("/tuf/metadata/{name}", response_class=Response, responses=_METADATA | says(404))
    async def metadata(name: str, request: Request) -> Response:
        """A signed metadata file."""
        data = press.shelf.metadata(name)  # a few kB that the system has in memory: no thread is worth it
        if data is None:  # each check of each device asks once for a root that is not there: no exception is worth it
            return problem(HTTPStatus.NOT_FOUND, "not-found")
        if name != "timestamp.json":
            return Response(data, media_type="application/json", headers=FOREVER)
        tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
        headers = {"Cache-Control": ALWAYS_ASK, "ETag": tag}
        if tag in {part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")}:
            return Response(status_code=304, headers=headers)
        return Response(data, media_type="application/json", headers=headers)

    @router.get("/tuf/targets/{kind}/{name}", response_class=FileResponse, responses=_BUNDLE | says(404))
    async def target(kind: str, name: str) -> FileResponse:
        """A bundle, as it was signed: compressed, with no content encoding that a client would undo."""
        path = press.shelf.bundle(kind, name)
        if path is None:
            raise NotFound("not-found")
        return FileResponse(path, media_type="application/gzip", headers=FOREVER, stat_result=path.stat())

    return router
