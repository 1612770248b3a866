"""Who does another system say that its current user is? One GET with the customer's token in a header, nothing more.

The answer is one JSON object: `account`, and where there is one `login`, the full login address.
"""

from __future__ import annotations

import httpx

from client.errors import ServerUnreachable
from client.memory.accounts import Account
from client.net.http import open_client
from client.settings import AccountSource

LONGEST = 200  # code points of an account or a login address
MOST_BYTES = 65_536  # of the answer


def current_user(source: AccountSource) -> Account:
    """Raises ServerUnreachable (account-unknown) for no answer, another status, and another answer than agreed."""
    headers = {"Authorization": f"Bearer {source.token}"} if source.token else {}
    try:
        with open_client(source.url) as client, client.stream("GET", source.url, headers=headers) as answer:
            if answer.status_code != httpx.codes.OK:
                raise ServerUnreachable("account-unknown", name=source.system)
            body = bytearray()
            for piece in answer.iter_bytes():
                body += piece
                if len(body) > MOST_BYTES:
                    raise ServerUnreachable("account-unknown", name=source.system)
        said = httpx.Response(200, content=bytes(body)).json()
    except (httpx.HTTPError, ValueError) as error:
        raise ServerUnreachable("account-unknown", name=source.system) from error
    account, login = (said.get("account"), said.get("login") or "") if isinstance(said, dict) else (None, "")
    if not _short(account) or (login and not _short(login)):
        raise ServerUnreachable("account-unknown", name=source.system)
    return Account(source.system, str(account), str(login))


def _short(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST and value.isprintable()
