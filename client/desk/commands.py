"""What does each command of the desk do? It puts the rooms' parts together and says what came of it."""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Callable
from dataclasses import asdict
from zoneinfo import ZoneInfo

from client.desk import show
from client.desk.archive import Archive
from client.desk.attributes_command import attributes
from client.desk.content import read_content, read_text, write_changes
from client.desk.evidence_command import evidence
from client.desk.folder import open_desk
from client.desk.found import found_desk
from client.desk.history_command import history_command
from client.desk.ingest import ingest
from client.desk.key_list import key_list
from client.desk.lint_command import lint_command
from client.desk.login import log_in
from client.desk.passphrase import known_passphrase, new_passphrase
from client.desk.preview_command import preview_command
from client.desk.publish import checked, checked_news, look, plan, put_live
from client.desk.review_command import review_command
from client.desk.rollback import bring_back
from client.desk.work import Outcome, Work
from client.kit.words import Words
from client.net.http import server_address
from client.settings import Settings
from shared.randomness import random_bytes, random_token


def run(given: argparse.Namespace, settings: Settings, words: Words) -> Outcome:
    """One command. Raises GieokError."""
    if given.command == "init":
        return _init(given, settings, words)
    desk = open_desk(given.desk)
    now = settings.clock()
    today = now.astimezone(ZoneInfo(settings.zone)).date()
    return _COMMANDS[given.command](Work(desk, Archive(desk.published), now, today, words, given))


def _init(given: argparse.Namespace, settings: Settings, words: Words) -> Outcome:
    def passphrase() -> str:
        return random_token() if given.demo else new_passphrase(given.passphrase_file, words)

    server = str(server_address(settings.server)).rstrip("/")
    desk = found_desk(given.desk, server, passphrase, demo=given.demo, now=settings.clock(), random=random_bytes)
    root = hashlib.sha256((desk.trust / "root.json").read_bytes()).hexdigest()
    document = {"desk": str(desk.folder), "server": server, "demo": desk.demo, "root_sha256": root}
    text = words.text("desk-made-demo" if desk.demo else "desk-made", folder=str(desk.folder), root=root)
    return Outcome(document, text)


def _login(work: Work) -> Outcome:
    name, role = log_in(work.desk, read_text(work.given.token_file), work.given.token_file.name)
    return Outcome({"name": name, "role": role}, work.words.text("desk-logged-in", name=name, role=role))


def _ingest(work: Work) -> Outcome:
    draft = read_content(work.desk.content)
    taken = ingest(work.given.paths, draft, work.archive)
    write_changes(work.desk.content, draft, taken.content)
    changed = [{"kind": kind, "id": name, "version": version} for kind, name, version in taken.changed]
    return Outcome({"changed": changed}, show.taken(taken.changed, work.words))


def _diff(work: Work) -> Outcome:
    live = look(work.desk, work.archive, work.now)
    found = plan(read_content(work.desk.content), live, work.now, work.today).changes()
    return Outcome({"changes": [asdict(change) for change in found]}, show.differences(found, work.words))


def _publish(work: Work) -> Outcome:
    content = read_content(work.desk.content)
    live = look(work.desk, work.archive, work.now)
    checked(content, work.archive, work.today, work.given.role)
    wanted = plan(content, live, work.now, work.today, work.given.role)
    passphrase = known_passphrase(work.desk, work.given.passphrase_file, work.words)
    published = put_live(work.desk, work.archive, wanted, passphrase, work.now)
    return Outcome(show.published_document(published), show.published(published, work.words))


def _rollback(work: Work) -> Outcome:
    live = look(work.desk, work.archive, work.now)
    note = work.words.text("desk-rollback-note", version=work.given.version)
    back = bring_back(work.archive, live, work.given.page, work.given.version, revision=note, today=work.today)
    checked_news(back.content, work.archive, work.today)
    wanted = plan(back.content, live, work.now, work.today, (back.kind,))
    passphrase = known_passphrase(work.desk, work.given.passphrase_file, work.words)
    published = put_live(work.desk, work.archive, wanted, passphrase, work.now)
    draft = read_content(work.desk.content)
    write_changes(work.desk.content, draft, draft.with_page(back.kind, back.page))
    document = show.published_document(published) | {"page": back.page.id, "version": back.page.version}
    return Outcome(document, show.published(published, work.words))


def _keys(work: Work) -> Outcome:
    roles = key_list(work.desk)
    return Outcome({"roles": [asdict(role) for role in roles]}, show.keys(roles, work.words))


_COMMANDS: dict[str, Callable[[Work], Outcome]] = {
    "login": _login,
    "ingest": _ingest,
    "lint": lint_command,
    "preview": preview_command,
    "diff": _diff,
    "publish": _publish,
    "history": history_command,
    "rollback": _rollback,
    "review": review_command,
    "keys": _keys,
    "attributes": attributes,
    "evidence": evidence,
}
