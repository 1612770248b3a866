# The words of the publishing desk
desk-role-policy = Policy
desk-role-knowhow = Know-how
desk-role-service-context = Service context
desk-role-config = Config
desk-contents-policy = Policy contents
desk-contents-knowhow = Know-how contents

desk-ask-passphrase = Passphrase of { $name }'s keys:
desk-ask-new-passphrase = New passphrase for { $name }'s keys:
desk-ask-passphrase-again = Once more:

desk-made = The desk was made in { $folder }. { $names } sign. Keep a copy of the keys and of the passphrases elsewhere.
desk-made-demo = A demo desk was made in { $folder }. Its keys are throw-away keys and their passphrase lies beside them, so never use it for a real service. The root's SHA-256 is { $root }.
desk-logged-in = Logged in as { $name } ({ $role }).

desk-taken-page = { $kind } { $page } v{ $version }
desk-taken-file = { $file }
desk-taken-nothing = Nothing changed.
desk-diff-nothing = The same as what is live.
desk-change = { $role } { $id }: { $what ->
    [added] added{ $after ->
        [0] { "" }
       *[other] {" "}(v{ $after })
    }
    [removed] removed (v{ $before })
   *[changed] changed{ $after ->
        [0] { "" }
       *[other] {" "}(v{ $before } → v{ $after })
    }
}
desk-published = { $role } v{ $version } is live.
desk-published-nothing = Nothing changed, so nothing was published.
desk-version = v{ $version } · in force from { $effective }{ $state ->
    [in-force] { " " }(now)
    [announced] { " " }(announced)
   *[earlier] { "" }
} · published { $at }{ $told ->
    [no] { "" }
   *[yes] { " " }by { $by }
} · { $text ->
    [yes] { $revision }
   *[no] { $revision } (without its text)
}
desk-role-keys = { $role }: { $threshold } of { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
} sign, { $here } at this desk, signature ends { $expires }
desk-rollback-note = Back to the text of v{ $version }

# lint
desk-lint-clean = Nothing to mend.
desk-lint-found = There { $count ->
    [one] is one finding
   *[other] are { $count } findings
} to mend.
lint-dead-link = There is a link to “{ $detail }”, and no such page.
lint-no-source = It has no source.
lint-version-wrong = The version is { $detail }; it has to be { $limit }.
lint-same-version = It differs from the published version { $detail }; write it as version { $limit }.
lint-effective-before = Its effective day is before that of the version before, { $detail }.
lint-effective-far = Its effective day { $detail } is more than a year away.
lint-order-to-ai = A sentence commands the AI: “{ $detail }”
lint-hidden-characters = It holds characters that nobody can see.
lint-personal-data = It seems to hold personal data: { $detail }
lint-page-long = The body has { $detail } characters; divide it to stay within { $limit }.
lint-contents-long = The contents page has { $detail } characters; shorten the summaries to stay within { $limit }.
lint-context-long = It has { $detail } characters; shorten it to stay within { $limit }.
lint-id-twice = The policy wiki has a page with the same id.
lint-config-key-unknown = “{ $detail }” is no setting that a device knows.
lint-config-clamped = The value of “{ $detail }” is out of bounds; devices will use another.
lint-personal-phone = a phone number
lint-personal-email = an e-mail address
lint-personal-resident-number = a resident registration number
lint-personal-card = a card number
lint-personal-name = a person's name
lint-personal-company = a company's name
