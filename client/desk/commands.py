"""What does each command of the desk do? It puts the rooms' parts together and says what came of it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from client.desk import approve_command, change_command, keys_command, log_command, requests_command, show
from client.desk.archive import Archive
from client.desk.attributes_command import attributes
from client.desk.content import read_content, read_text, write_changes
from client.desk.evidence_command import evidence
from client.desk.folder import LOG_NAME, open_desk
from client.desk.history_command import history_command
from client.desk.ingest_command import ingest_command
from client.desk.init_command import init
from client.desk.lint_command import lint_command
from client.desk.log import DeskLog, action_of
from client.desk.login import log_in
from client.desk.preview_command import preview_command
from client.desk.publish import checked, checked_news, look, not_older, plan
from client.desk.publish_command import put_forward
from client.desk.review_command import review_command
from client.desk.rollback import bring_back
from client.desk.work import Outcome, Work
from client.errors import Refused
from client.kit.words import Words
from client.settings import Settings

__all__ = ["Outcome", "Work", "run"]


def run(given: argparse.Namespace, settings: Settings, words: Words) -> Outcome:
    """One command, and its line in the desk's log, which is looked at before anything is done. Raises GieokError."""
    now = settings.clock()
    if action_of(given) is not None:
        DeskLog(given.desk / LOG_NAME).lines()
    if given.command == "init":
        return _logged(given, init(given, settings, words), now)
    if given.command == "keys" and given.keys == "new":
        return _logged(given, keys_command.new_person(given, words), now)
    if given.command == "keys" and given.keys == "lost":
        return keys_command.lost(words)
    desk = open_desk(given.desk)
    if not desk.server and not (given.command == "keys" and given.keys == "join"):
        raise Refused("desk-not-joined", folder=given.desk.name)
    today = now.astimezone(ZoneInfo(settings.zone)).date()
    work = Work(desk, Archive(desk.published), now, today, words, given, settings.model)
    return _logged(given, _COMMANDS[given.command](work), now)


def _logged(given: argparse.Namespace, outcome: Outcome, now: datetime) -> Outcome:
    action = action_of(given)
    if action is not None and outcome.refused is None:
        DeskLog(given.desk / LOG_NAME).add(action, now, outcome.logged or {})
    return outcome


def _login(work: Work) -> Outcome:
    name, role = log_in(work.desk, read_text(work.given.token_file), work.given.token_file.name)
    text = work.words.text("desk-logged-in", name=name, role=role)
    return Outcome({"name": name, "role": role}, text, logged={"name": name})


def _diff(work: Work) -> Outcome:
    live = look(work.desk, work.archive, work.now)
    found = plan(read_content(work.desk.content), live, work.now, work.today).changes()
    return Outcome({"changes": [asdict(change) for change in found]}, show.differences(found, work.words))


def _publish(work: Work) -> Outcome:
    if work.given.send is not None:
        return approve_command.send_file(work)
    content = read_content(work.desk.content)
    live = look(work.desk, work.archive, work.now)
    checked(content, work.archive, work.today, work.given.role)
    wanted = plan(content, live, work.now, work.today, work.given.role)
    not_older(wanted, work.archive, work.given.role or ())
    return put_forward(work, wanted)


def _rollback(work: Work) -> Outcome:
    live = look(work.desk, work.archive, work.now)
    note = work.words.text("desk-rollback-note", version=work.given.version)
    back = bring_back(work.archive, live, work.given.page, work.given.version, revision=note, today=work.today)
    checked_news(back.content, work.archive, work.today)
    wanted = plan(back.content, live, work.now, work.today, (back.kind,))
    outcome = put_forward(work, wanted, note=note)
    draft = read_content(work.desk.content)
    write_changes(work.desk.content, draft, draft.with_page(back.kind, back.page))
    return replace(outcome, document=outcome.document | {"page": back.page.id, "version": back.page.version})


_COMMANDS: dict[str, Callable[[Work], Outcome]] = {
    "login": _login,
    "ingest": ingest_command,
    "lint": lint_command,
    "preview": preview_command,
    "diff": _diff,
    "publish": _publish,
    "history": history_command,
    "rollback": _rollback,
    "attributes": attributes,
    "review": review_command,
    "evidence": evidence,
    "keys": lambda work: _KEYS[work.given.keys](work),
    "approve": approve_command.approve,
    "requests": lambda work: _REQUESTS[work.given.requests](work),
    "log": log_command.show_log,
}
_KEYS: dict[str | None, Callable[[Work], Outcome]] = {
    None: keys_command.list_keys,
    "trust": keys_command.trust,
    "join": keys_command.join_service,
    "add": change_command.add,
    "revoke": change_command.revoke,
    "rotate": change_command.rotate,
    "root": change_command.rotate,
    "renew": change_command.renew,
    "server": change_command.server_keys,
}
_REQUESTS: dict[str | None, Callable[[Work], Outcome]] = {
    None: requests_command.list_requests,
    "withdraw": requests_command.withdraw,
}
