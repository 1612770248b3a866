"""`gieok register`, `login`, `logout`, `account`: the customer's account with the service; chatting needs none."""

from __future__ import annotations

import argparse
import asyncio

from client.backup.account import LoginLine, Who
from client.cli import secret
from client.cli.deleting import sure
from client.engine import Engine
from client.errors import Refused
from client.kit.when import said_moment
from client.kit.words import Words
from shared.clock import stamp

Printed = tuple[dict[str, object], str]


async def register(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Ask for an account, or bring the code from the mail."""
    if given.code is not None:
        await asyncio.to_thread(engine.account.verify, given.email, given.code)
        return {"verified": given.email}, words.text("account-verified")
    chosen = secret.new_password(words)
    await asyncio.to_thread(engine.account.register, given.email, chosen)
    said = [
        words.text("account-mail-sent", email=given.email),
        words.text("cli-account-next-verify", email=given.email),
    ]
    return {"mail_sent_to": given.email}, "\n".join(said)


async def login(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Log in; where the password is forgotten, ask for a code, then bring it with a new password."""
    account = engine.account
    if given.forgot:
        await asyncio.to_thread(account.forgot, given.email)
        said = [words.text("account-reset-sent", email=given.email)]
        return {"mail_sent_to": given.email}, "\n".join(
            [*said, words.text("cli-account-next-reset", email=given.email), words.text("account-not-digits")]
        )
    if given.code is not None:
        password = secret.new_password(words)
        await asyncio.to_thread(account.new_password, given.email, given.code, password)
    else:
        password = secret.password(words)
    who = await asyncio.to_thread(account.login, given.email, password, given.device_name)
    said = [words.text("account-password-changed")] if given.code is not None else []
    return {"account": _who(engine, who)}, "\n".join(
        [*said, words.text("account-logged-in", email=who.email), words.text("evidence-told")]
    )


async def logout(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Log out on this device."""
    del given
    if engine.account.who() is None:
        return {"logged_out": False, "server_told": True}, words.text("account-nobody")
    told = await asyncio.to_thread(engine.account.logout)
    code = "account-logged-out" if told else "account-logged-out-here"
    return {"logged_out": True, "server_told": told}, words.text(code)


async def account(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Who is logged in, where else, and the end of one login or of the account."""
    match given.action:
        case "sessions":
            lines = await asyncio.to_thread(engine.account.sessions)
            return {"sessions": [_document(one) for one in lines]}, "\n".join(
                _line(engine, one, words) for one in lines
            )
        case "end":
            await asyncio.to_thread(engine.account.end, given.id)
            return {"ended": given.id}, words.text("account-session-ended-there")
        case "delete":
            return await _delete(engine, given, words)
    who = engine.account.who()
    if who is None:
        return {"account": None}, words.text("account-nobody")
    return {"account": _who(engine, who)}, words.text("account-who", email=who.email, device=who.device_name)


async def _delete(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    who = engine.account.who()
    if who is None:
        raise Refused("account-login-first")
    sure(given, f"{words.text('account-delete-text')}\n{words.text('account-delete-sure', email=who.email)}")
    await asyncio.to_thread(engine.account.delete, secret.password(words))
    return {"deleted": who.email}, words.text("account-deleted")


def _who(engine: Engine, who: Who) -> dict[str, object]:
    return {"id": who.account, "email": who.email, "device_name": who.device_name, "server": engine.account.server}


def _document(line: LoginLine) -> dict[str, object]:
    return {
        "id": line.id,
        "device_name": line.device_name,
        "began": stamp(line.began),
        "seen": stamp(line.seen),
        "current": line.current,
    }


def _line(engine: Engine, line: LoginLine, words: Words) -> str:
    zone, now = engine.preferences.get().zone, engine.settings.clock()
    began, seen = (said_moment(words, moment, zone, now) for moment in (line.began, line.seen))
    here = f" ({words.text('account-this-device')})" if line.current else ""
    return f"{line.id}  {line.device_name}{here} · {words.text('account-session', began=began, seen=seen)}"
