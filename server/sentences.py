"""What does the server say, for an operator or a log? One English sentence an id; app and desk have their own."""

from __future__ import annotations

from collections.abc import Mapping

from shared.errors import Value

SENTENCES: Mapping[str, str] = {
    "attempt-reused": "This id of a try was used with another element.",
    "attempt-unknown": "There is no try with this id.",
    "attempt-wait": "The next try is taken in {seconds} seconds.",
    "attribute-name-wrong": "A contact is a name and title: at most {limit} letters, six words, no instruction.",
    "attribute-tier-unknown": "This tier is not on the list in the signed config.",
    "attributes-address-form": "The address must be in small letters, with its domain in ASCII.",
    "attributes-nobody": "There is no confirmed account with this address.",
    "attributes-not-signed": "The attributes are not signed by the key that the config names.",
    "attributes-off": "The signed config names no key for attributes.",
    "attributes-older": "Attributes that were signed later are waiting already.",
    "attributes-wrong": "The attributes do not have the form that they must have.",
    "backup-activated": "This backup was activated with other values.",
    "backup-exists": "There is a backup with this id already, of another account or with other terms.",
    "backup-gone": "This backup is over: {state}.",
    "backup-not-active": "This backup is not finished; its digits can not be tried yet.",
    "backup-unknown": "There is no backup with this id.",
    "backups-full": "There are backups of {most} other devices already; one of them must go first.",
    "blobs-unreachable": "The place for ciphertext can not be written to just now.",
    "candidate-conflicting": "Customers decided differently in this situation; it can not go into a page as it is.",
    "candidate-page-missing": "The know-how page and the version of it that takes the candidate in must be named.",
    "candidate-reason-missing": "Declining needs a reason.",
    "candidate-reason-too-long": "A reason has at most {most} characters.",
    "candidate-too-few": "Fewer than {needed} customers are left behind this candidate.",
    "candidate-unknown": "There is no candidate with this id.",
    "chunk-damaged": "A piece of this backup is not what was uploaded.",
    "chunk-differs": "Another piece was uploaded under this number.",
    "chunk-too-large": "A piece of a backup is larger than it may be.",
    "chunk-unknown": "This backup has no piece with this number.",
    "chunks-incomplete": "The uploaded pieces are not those that make up this backup.",
    "clock-jumped": (
        "The machine's clock has jumped: nothing is ended by time until the clock is right and the server has "
        "been started again."
    ),
    "code-wrong": "The code is wrong or has ended: ask for a new one.",
    "contributor-key-damaged": "The key of contributor tags can not be read; put it back from a copy.",
    "contributor-key-lost": (
        "The key of contributor tags is missing, or is not the one that tags were made with. Put the file "
        "contributor.pem back from a copy; the server's README says what to do without one."
    ),
    "contributor-key-open": "The key of contributor tags can be read by other users of this machine.",
    "contributor-key-other": "The signed config names another key of contributor tags than this server's.",
    "contributor-wrong": "This is no contributor tag of this server.",
    "data-folder-unusable": "The data folder can not be written to.",
    "database-behind": "The database has older tables than this server: run `gieok-server migrate` first.",
    "database-newer": "The database was made by a newer server; nothing was changed.",
    "database-unreachable": "The database does not answer.",
    "database-url-wrong": "The database setting is no usable SQLAlchemy URL.",
    "device-other": "A backup is made by the device that is logged in.",
    "digest-wrong": "The Content-Digest is missing, or is not that of the body.",
    "download-closed": "The pieces are handed out for a day after the right digits, with the token from then.",
    "element-invalid": "This is no element of the group.",
    "email-unverified": "The address is not confirmed yet: the code is in the letter.",
    "email-wrong": "This is no e-mail address.",
    "enrol-closed": "This backup takes no more enrolments.",
    "evidence-cut-off": (
        "The chain of evidence was cut off before link {place}: put the database's newest copy back. Until then "
        "nothing is added."
    ),
    "evidence-end-differs": (
        "The chain of evidence ends at link {place} with one that this server did not write. Until it ends as "
        "evidence.head says, nothing is added."
    ),
    "evidence-erased": "This evidence was erased.",
    "evidence-full": "There are {most} agreements of this account already; one of them must go first.",
    "evidence-head-missing": (
        "evidence.head, which says where the chain ends, is missing or not readable; the chain has {place} links. Put "
        "it back from a copy. Until then nothing is added."
    ),
    "evidence-id-taken": "Other evidence was left under this id.",
    "evidence-link-wrong": "Link {place} of the evidence does not follow from the one before: one of them was changed.",
    "evidence-place-missing": "Link {place} of the evidence was removed.",
    "evidence-reason-wrong": "A reason has {least} to {most} characters; the customer will read it.",
    "evidence-receipt-differs": "The receipt for link {place} is not of the link that stands there.",
    "evidence-receipt-unknown": "There is a receipt for link {place}, and no such link.",
    "evidence-receipts-broken": "This is not what `gieok evidence list --json` prints.",
    "evidence-text-changed": "Text, salt or account of evidence {place} is not what was left there.",
    "evidence-too-large": "One agreement is longer than the service keeps.",
    "evidence-unknown": "There is no such evidence, or it was erased.",
    "host-unusable": "The server can not listen on this address.",
    "idempotency-key-reused": "This Idempotency-Key came with another request before.",
    "idempotency-key-wrong": "An Idempotency-Key has 8 to 128 visible ASCII signs.",
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
    "proposal-signed-in": "A proposal is taken without a token only: who sends it is nobody's business.",
    "proposal-unknown": "A part of this proposal is not in today's vocabulary, or its month is not taken.",
    "publish-body-too-large": "The request is larger than all bundles together may be.",
    "publish-bundle-broken": "The bundle of {role} is signed, but its contents are not what a device can read.",
    "publish-delegation-wrong": "The signed list of roles gives {role} wrong keys, paths or thresholds.",
    "publish-expired": "The signature of {role} has already ended.",
    "publish-metadata-broken": "The metadata of {role} is no signed metadata of that kind.",
    "publish-metadata-too-large": "The metadata of {role} is larger than it may be.",
    "publish-nothing": "The request holds nothing to publish.",
    "publish-online-keys-wrong": "The root does not name this server's keys for snapshot and timestamp.",
    "publish-page-rolled-back": "The page {page} of {role} is live as version {version}; an older one was sent.",
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
    "signing-request-broken": "This is no publication that waits for signatures.",
    "signing-request-differs": "The request that waits has other contents, or a signature that this one lacks.",
    "signing-request-over": "This request does not wait any more: {state}.",
    "signing-request-unknown": "There is no signing request with this id.",
    "signing-requests-full": "There are {most} requests waiting already; one of them must go first.",
    "staff-name-taken": "There is a member of the staff with this name already.",
    "staff-name-unknown": "There is no member of the staff with this name.",
    "staff-name-wrong": "A name has 1 to 64 letters, digits or any of . @ - _.",
    "staff-not-signer": "This token belongs to somebody who may not publish.",
    "staff-role-wrong": "This token belongs to somebody whose role does not allow this.",
    "tag-quota-full": "No more contributor tags for this account today: try again in {seconds} seconds.",
    "tag-wrong": "This is not the tag of this backup.",
    "token-broken": "The token answers with an error; it is not used.",
    "token-key-leaves": (
        "A key made in this token could be read, changed, wrapped or copied out of it. Use another token, or "
        'vault = "software".'
    ),
    "token-library-missing": "The setting pkcs11_module names no PKCS#11 library that can be loaded.",
    "token-missing": "A staff token is needed; none came, or it is not valid any more.",
    "token-no-raw-derive": (
        "This token does not do raw ECDH (CKM_ECDH1_DERIVE with CKD_NULL), which the vault needs. Use another "
        'token, or vault = "software".'
    ),
    "token-not-testable": (
        "This token takes no key for a test (C_CreateObject of a private key), so that nobody can tell "
        'whether it computes rightly. Use another token, or vault = "software".'
    ),
    "token-pin-wrong": "The token does not accept its user PIN.",
    "token-settings-missing": (
        'vault = "pkcs11" needs pkcs11_module, pkcs11_token and GIEOK_SERVER_PKCS11_PIN. The other vault is '
        'vault = "software".'
    ),
    "token-unreachable": "The token does not answer just now.",
    "too-often": "Too often: try again in {seconds} seconds.",
    "unexpected": "Something went wrong on the server.",
    "upload-closed": "This backup is complete; no other pieces are taken.",
    "vault-damaged": "vault.db can not be read; nothing was changed.",
    "vault-in-use": "The vault's token is in use by the running server, which tested it when it started.",
    "vault-inconsistent": "A key and what the vault knows of it do not belong together; the backup is not opened.",
    "vault-key-missing": "The key of this backup is not where it should be.",
    "vault-level-pkcs11": (
        "Keys are made in the token and can not be read out of it. The limit of tries holds against everybody "
        "but who holds the token's user PIN, this server's process among them: they could have the token try "
        "all million digits against a backup that is live. An older copy of vault.db gives no more tries, "
        "because each key carries its count. A token that is only files (SoftHSM) protects from no one who "
        "can copy them."
    ),
    "vault-level-software": (
        "Keys are sealed in vault.db. The limit of tries holds against everybody but whoever runs this "
        "server: with vault.db and vault-keys they could try all million digits against a backup that is "
        "live. An older copy of vault.db alone opens nothing after 15 days; an older copy that is put back is "
        "noticed, unless everything beside it was put back with it."
    ),
    "vault-open": "The vault's files can be read by other users of this machine.",
    "vault-rolled-back": (
        "vault.db is older than vault.generation beside it: it was put back from a copy, and is not used. Put "
        "the newest one back, or move vault.db, its -wal file and vault.generation away: then today's backups "
        "can not be opened any more, and the memories are still on the phones."
    ),
    "vault-self-test-failed": "The vault does not compute what RFC 9497 publishes; it is not used.",
    "vault-unwritable": "The vault can not be written to just now.",
}


def sentence(code: str, params: Mapping[str, Value]) -> str:
    """The sentence with its values; the bare id where there is none."""
    return SENTENCES[code].format_map(params) if code in SENTENCES else code
