# What the publishing desk says when it refuses

## The desk and its keys
desk-missing = There is no desk in the folder { $folder }. Make one with init, or name its folder with --desk.
desk-exists = The folder { $folder } is not empty, so no new desk was made there. Name an empty folder with --desk.
desk-damaged = The desk's { $file } cannot be read. It was left as it is; please put it back from a copy.
desk-server-not-ours = The server at this address does not answer like a Gieok server. Nothing was changed; please check the address.
desk-server-refused = The server did not accept it ({ $reason }). Nothing was published.
desk-passphrase-missing = There is no passphrase to open the keys. Give it with --passphrase-file or GIEOK_DESK_PASSPHRASE. Nothing was changed.
desk-passphrase-wrong = The passphrase does not open the keys. Nothing was published.
desk-passphrase-short = A passphrase needs at least { $shortest } characters. Nothing was made.
desk-passphrase-different = The two passphrases differ. Nothing was made; please try again.
desk-keys-missing = { $role } needs { $needed ->
    [one] { $needed } signing key
   *[other] { $needed } signing keys
} and this desk holds { $held }. Nothing was published.
desk-not-logged-in = Nobody has logged in yet. Give a staff token with login --token-file.
desk-token-file-wrong = The file { $file } holds no token. Put the token alone on one line and try again.

## The draft
desk-file-unreadable = { $file } cannot be read. Please check that it is a text file in UTF-8. The draft is unchanged.
desk-file-huge = The file { $file } is too large. The draft is unchanged.
desk-file-kind-unknown = { $file } is not a file that can be taken. Give a page, service-context.md, config.toml or an official document (md, txt, html, docx, pdf). The draft is unchanged.
desk-ingest-nothing = There is nothing to take in the folder { $folder }. It needs pages or official documents (md, txt, html, docx, pdf). The draft is unchanged.
desk-page-other-wiki = The page { $page } already stands in the other wiki. Use another id, or take it from that folder. The draft is unchanged.
desk-page-wiki-unknown = It is not clear which wiki { $file } belongs to. Put it in a folder named policy or knowhow. The draft is unchanged.
desk-page-version-wrong = The page { $page } has version { $version }; the next version has to be { $expected }. Nothing was changed.
desk-page-same-version = The page { $page } differs from its published version { $version }. Write the new text as version { $expected }. Nothing was changed.
desk-context-empty = The file { $file } is empty. The draft is unchanged.
desk-context-huge = The service context is longer than { $limit } characters and was not taken. The draft is unchanged.
desk-config-broken = The file { $file } is not valid TOML. The draft is unchanged.

## Publishing
desk-lint-failed = { $count ->
    [one] There is { $count } finding to mend
   *[other] There are { $count } findings to mend
}, so nothing was published. See them with lint --all.
desk-live-damaged = What the server hands out was not signed with this desk's keys. Nothing was published; please check the server and the desk's folder.
desk-server-behind = The server's { $role } version ({ $served }) is below the last one published ({ $last }). Nothing was published; please restore the server's data from a copy.
desk-publish-unsure = The server's answer did not arrive in full. Running publish again shows whether it went live; nothing is published twice.
desk-page-unknown = No page named { $page } was ever published.
desk-version-unknown = This desk does not have the text of version { $version } of { $page }. Nothing was changed.
desk-version-is-live = The page { $page } already has version { $version }. Nothing was changed.

## The server's reasons
token-missing = There is no staff token, or it is not valid any more. Please log in again. Nothing was published.
staff-not-signer = The owner of this token may not publish. Log in with the token of a signer. Nothing was published.
publish-body-too-large = That is more than can be sent at once. Nothing was published.
publish-bundle-broken = The server cannot read the contents of the { $role } bundle and did not accept it. Nothing was published.
publish-delegation-wrong = The keys, path or threshold of { $role } are not as they must be, so the server did not accept it. Nothing was published.
publish-expired = The signature of { $role } has already ended, so the server did not accept it. Please check the clocks of desk and server.
publish-metadata-broken = The server cannot read the signed document of { $role } and did not accept it. Nothing was published.
publish-metadata-too-large = The signed document of { $role } is too large, so the server did not accept it. Nothing was published.
publish-nothing = There was nothing to publish in the request, so the server did not accept it.
publish-online-keys-wrong = This desk was made for another server's keys. Run init again with this server. Nothing was published.
publish-request-broken = The server did not understand the form of the request. Nothing was published.
publish-role-missing = The first publication has to bring every role, and { $role } is missing. Nothing was published.
publish-role-unknown = The server does not know this role and did not accept it. Nothing was published.
publish-root-exists = This server already has the root of another desk. Publish from that desk. Nothing was published.
publish-root-missing = The server has no root yet; it has to come with the first publication. Nothing was published.
publish-root-wrong = The keys or thresholds of the root are not as they must be, so the server did not accept it. Nothing was published.
publish-signatures-missing = { $role } does not carry as many signatures as it needs, so the server did not accept it. Nothing was published.
publish-target-mismatch = The { $role } bundle is not the one that was signed, so the server did not accept it. Nothing was published.
publish-target-missing = The { $role } bundle did not come along, so the server did not accept it. Nothing was published.
publish-target-too-large = The { $role } bundle is too large, so the server did not accept it. Nothing was published.
publish-too-long = The signature of { $role } would last longer than a year, so the server did not accept it. Please check the clocks of desk and server.
publish-version-wrong = The server expects version { $expected } of { $role } next. Somebody may have published meanwhile; please look with diff.
repository-damaged = The { $role } files on the server are damaged. Nothing was published; please tell whoever runs the server.
online-keys-lost = The server's signing keys have changed. Nothing was published; please tell whoever runs the server.
desk-disk = The desk's files cannot be read or written here ({ $file }): the disk is full, or this folder is not yours to write. What was there before is whole; please try again once that is mended.
desk-text-older = The { $role } text at this desk was published before, and would take back what another desk published since. Nothing was published. Bring the live text into the draft, or name it with publish --role { $role } if you do want it back.
