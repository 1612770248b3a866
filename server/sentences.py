"""What does the server say, for an operator or a log? One English sentence an id; app and desk have their own."""

from __future__ import annotations

from collections.abc import Mapping

from shared.errors import Value

SENTENCES: Mapping[str, str] = {
    "code-wrong": "The code is wrong or has ended: ask for a new one.",
    "data-folder-unusable": "The data folder can not be written to.",
    "database-behind": "The database has older tables than this server: run `gieok-server migrate` first.",
    "database-newer": "The database was made by a newer server; nothing was changed.",
    "database-unreachable": "The database does not answer.",
    "database-url-wrong": "The database setting is no usable SQLAlchemy URL.",
    "email-unverified": "The address is not confirmed yet: the code is in the letter.",
    "email-wrong": "This is no e-mail address.",
    "host-unusable": "The server can not listen on this address.",
    "introspection-refused": "The secret for asking about tokens is missing or wrong.",
    "login-needed": "This needs the password once more.",
    "login-wait": "Too many wrong passwords: the next one is looked at in {seconds} seconds.",
    "login-wrong": "The e-mail address or the password is wrong.",
    "mail-not-sent": "The letter could not be sent.",
    "method-not-allowed": "This address does not take this kind of request.",
    "moment-wrong": "--now takes an ISO date or time, such as 2026-08-12 or 2026-08-12T09:00.",
    "not-found": "There is nothing under this address.",
    "nothing-published": "Nothing has been published yet.",
    "online-keys-damaged": "The server's signing keys can not be read; nothing was changed.",
    "online-keys-lost": "The server's signing keys are not those of the published root; put them back from a copy.",
    "online-keys-open": "The server's signing keys can be read by other users of this machine.",
    "password-too-long": "A password has at most {most} characters.",
    "password-too-short": "A password has at least {least} characters.",
    "password-wrong": "The password is wrong.",
    "port-taken": "Port {port} is in use by another program: stop it, or choose another with --port.",
    "publish-body-too-large": "The request is larger than all bundles together may be.",
    "publish-bundle-broken": "The bundle of {role} is signed, but its contents are not what a device can read.",
    "publish-delegation-wrong": "The signed list of roles gives {role} wrong keys, paths or thresholds.",
    "publish-expired": "The signature of {role} has already ended.",
    "publish-metadata-broken": "The metadata of {role} is no signed metadata of that kind.",
    "publish-metadata-too-large": "The metadata of {role} is larger than it may be.",
    "publish-nothing": "The request holds nothing to publish.",
    "publish-online-keys-wrong": "The root does not name this server's keys for snapshot and timestamp.",
    "publish-request-broken": "The request is not in the form that this address takes.",
    "publish-role-missing": "The first publication must bring every role; {role} is missing.",
    "publish-role-unknown": "The request names a role that does not exist.",
    "publish-root-exists": "There is a root already; it can not be replaced by this request.",
    "publish-root-missing": "There is no root yet; the first publication must bring it.",
    "publish-root-wrong": "The root has other keys or thresholds than it must have.",
    "publish-signatures-missing": "{role} is not signed by as many of its keys as it needs.",
    "publish-target-mismatch": "The bundle of {role} is not the one that was signed.",
    "publish-target-missing": "The metadata of {role} must list its one bundle, and the bundle must come with it.",
    "publish-target-too-large": "The bundle of {role} is larger than it may be.",
    "publish-too-long": "The signature of {role} would last longer than a year.",
    "publish-version-wrong": "The next version of {role} is {expected}; another one was sent.",
    "repository-damaged": "The published files do not hold together at {role}; put them back from a copy.",
    "repository-stale": "The signatures of {role} have ended.",
    "request-broken": "The request is not in the form that this address takes.",
    "request-too-large": "The request is larger than this address takes.",
    "server-busy": "The server is busy; try again in a moment.",
    "session-missing": "A session token is needed; none came, or it is not valid any more.",
    "session-unknown": "The account has no such session.",
    "settings-file-broken": "config/server.toml is no TOML file.",
    "settings-wrong": "These settings are wrong: {names}.",
    "staff-name-taken": "There is a member of the staff with this name already.",
    "staff-name-unknown": "There is no member of the staff with this name.",
    "staff-name-wrong": "A name has 1 to 64 letters, digits or any of . @ - _.",
    "staff-not-signer": "This token belongs to somebody who may not publish.",
    "token-missing": "A staff token is needed; none came, or it is not valid any more.",
    "too-often": "Too often: try again in {seconds} seconds.",
    "unexpected": "Something went wrong on the server.",
}


def sentence(code: str, params: Mapping[str, Value]) -> str:
    """The sentence with its values; the bare id where there is none."""
    return SENTENCES[code].format_map(params) if code in SENTENCES else code
