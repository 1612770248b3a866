# Keys and approvals of the desk
desk-role-root = Root
desk-role-targets = List of roles
desk-role-snapshot = The server's snapshot
desk-role-timestamp = The server's timestamp
desk-made-whole = The root for the app is trust/root.json (SHA-256 { $root }).
desk-made-partly = The others have not signed yet, so trust/root.json for the app is complete once the first publication is live.
desk-trust-written = Give { $file } to the others and let them use keys join on their machines. Its fingerprint is { $fingerprint }; read it to each other on the phone.
desk-person-made = The keys of { $name } were made. The public file is { $file } and its fingerprint { $fingerprint }: hand the file on and read the fingerprint on the phone. Keep a copy of the keys and of the passphrase elsewhere.
desk-join-shown = Server: { $server }. Who signs: { $names }. Fingerprint: { $fingerprint }
desk-ask-same-fingerprint = Is it the fingerprint that the person who gave you the file reads to you? (y/n)
desk-joined = This desk trusts this service now. Sign with approve.
desk-not-joined-now = Not joined. Nothing was changed.
desk-ends-soon = The signature of { $role } ends on { $expires }. Sign it again with keys renew or publish.
desk-nothing-ends = No signature ends within 30 days.
desk-key-change = { $role } key { $what ->
    [added] added
   *[removed] removed
}: { $name } { $key }
desk-add-compare = The fingerprint of { $name }'s public keys is { $fingerprint }. Let { $name } read it to you on the phone.
desk-signed-alone = The live { $role } was signed by the removed key alone and is signed again over the same contents. Please read them, and bring an earlier text back with rollback if they are wrong.
desk-add-somebody = One more lost key would now leave a role that nobody can sign. Please add a person with keys new and keys add.
desk-server-keys-same = The server's own keys are those that the root names. Nothing was changed.
desk-lost =
    Nothing is lost as long as two people can still sign.

    A passphrase or a key is lost: that person makes new keys with keys new NAME --again and hands public/NAME.json on. Another person asks with keys add NAME --public FILE, and a third one agrees with approve. Root keys too: two of three are enough.

    A key was stolen: the other two take it out at once with keys revoke NAME; one asks, one agrees with approve. What only that key had signed is signed again over the same contents, so read them with history, and bring an earlier text back with rollback if they are wrong. Then add a person with keys add: with two left, one more lost key would leave nobody who can sign.

    Two of the three root keys are lost: nobody can name new ones. Make a new desk, and ship the app with its root. So keep copies of the keys and of the passphrases in two different places.

    Signatures end after a year. From 30 days before, keys warns, and publish or keys renew signs them again.
