# What the desk says when it refuses keys and approvals
desk-people-too-few = A service is founded by at least { $fewest } people. Name them with --staff NAME or --public FILE; to try it alone, use --demo. Nothing was made.
desk-people-too-many = At most { $most } people can sign. Nothing was made.
desk-person-twice = A name is given twice. Use another name for each person. Nothing was made.
desk-person-name-wrong = A person's name is at most 40 letters, digits, dots, hyphens and underscores. Nothing was changed.
desk-person-unknown = No role has a key of { $name } now. See them with keys. Nothing was changed.
desk-person-not-here = The keys of { $name } are not at this desk. Here are: { $names }. Nothing was changed.
desk-person-has-keys = The keys of { $name } are at this desk already. To make new ones because they are lost, add --again. They were left as they are.
desk-say-who = The keys of several people are at this desk ({ $names }). Say who signs with --as. Nothing was changed.
desk-demo-has-no-people = This desk has no keys of single people. Make a desk that is no demo. Nothing was changed.
desk-passphrase-files = Passphrase files: { $files }, people: { $people }. Give --passphrase-file once for each person, in the same order. Nothing was made.
desk-passphrase-same = Two people have the same passphrase. Each needs one of their own. Nothing was made.
desk-public-wrong = { $file } holds no public keys for these roles, or is somebody else's. Ask for the file that keys new made. Nothing was changed.
desk-key-twice = One key is used in two places. Each person needs a key of their own for each role. Nothing was changed.
desk-keys-too-few = That would leave { $role } { $left ->
    [one] { $left } key
   *[other] { $left } keys
}, and { $needed } have to sign. First add a person with keys add. Nothing was changed.
desk-nothing-live = Nothing was ever published. Publish first. Nothing was changed.
desk-not-joined = The desk in { $folder } has not joined a service yet. Use keys join with the trust.json that you were given.
desk-trust-wrong = { $file } is no trust file of a service, or was changed. It was not joined; ask for it again.
desk-join-not-named = This service does not name the keys of { $name }, or says that others are theirs. It was not joined; ask the person who gave you the file.
desk-join-other = This is another service than the one this desk trusts, or an older file. It was not joined and nothing was changed.
desk-yes-missing = Nobody can answer here, so nothing was signed. If it was read, add --yes. Nothing was changed.
desk-signed-not-sent = All signatures are there and kept in { $file }, but the server's answer did not arrive. Send it again with publish --send; nothing is published twice.
request-broken = This cannot be read as a signing request. Nothing was signed; ask for it again.
request-base-moved = What is live has changed since this request was made, so it cannot be signed. Its maker has to publish again. Nothing was changed.
request-dates-wrong = The signature of { $role } would be over already or last longer than a year. Nothing was signed; check both machines' clocks.
request-content-wrong = { $role } holds something that no desk writes. Somebody may have changed the request, so it was not signed; ask its maker on the phone.
request-other-root = The root or the list of roles in this request is not the one that this desk trusts. It was not signed; ask its maker on the phone.
request-people-wrong = The request does not say whose the new keys are, so it was not signed. Ask its maker.
request-name-twice = The request gives { $name } a second key for one role, so that one person could count as two. It was not signed. Ask its maker.
request-name-other = The request says that a key of { $known } is { $name }'s. It was not signed. Ask its maker.
request-leaves-unsigned = This would leave { $role } with too few signatures. It was not signed; its maker has to make it again.
request-signature-wrong = A signature of { $role } does not fit its contents. Somebody may have changed the request, so it was not signed.
request-signature-foreign = { $role } was signed with a key that has no say in it. Nothing was signed; ask the request's maker.
request-signatures-missing = { $role } lacks { $missing } signatures, so it was not sent. Somebody else has to sign it with approve.
request-signed-already = This person has signed already. Somebody else has to approve. Nothing was changed.
request-not-yours = This person has no key in any role of this request. See who may sign with requests. Nothing was changed.
request-unknown = There is no request { $id }. See them with requests.
signing-request-broken = The server could not read the signing request. It is kept at this desk.
signing-request-differs = Somebody else signed in the meantime and the server's request differs. Please approve again.
signing-request-over = This request does not wait any more: it went live or was withdrawn.
signing-request-unknown = The server has no such request. See them with requests.
signing-requests-full = Too many requests wait at the server. Withdraw one with requests withdraw.
