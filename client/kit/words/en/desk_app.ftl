# What the staff's desk app says

deskapp-name = Gieok publishing desk
deskapp-menu = Choose a screen
deskapp-nav-pages = Pages
deskapp-nav-publish = Publish
deskapp-nav-live = What is live
deskapp-nav-keys = Keys
deskapp-nav-candidates = Candidates
deskapp-nav-evidence = Agreements
deskapp-nav-log = Activity
deskapp-again = Try again
deskapp-more = Show more
deskapp-as-last-seen = Below is what this desk saw last.
deskapp-look = Show the letters
deskapp-hide = Hide the letters

## Signing in

deskapp-server = Server: { $server }
deskapp-token = Staff token
deskapp-token-hint = Paste the token that the server's keeper made with gieok-server staff add. It is kept in this desk's folder, for its owner alone.
deskapp-sign-in = Log in
deskapp-sign-out = Sign out
deskapp-unreachable = The server does not answer, so it is not known whose token this is. The drafts lie on this machine and can be written without it.
deskapp-write-only = Only write drafts
deskapp-nobody = No server
deskapp-person-menu = { $name }: language, look, sign out
deskapp-role-author = author
deskapp-role-signer = signer
deskapp-role-reviewer = reviewer

## The list of pages

deskapp-search = Find pages
deskapp-wiki = Wiki
deskapp-wiki-all = All
deskapp-status = Status
deskapp-status-all = All
deskapp-status-new = New page
deskapp-status-differs = Draft differs
deskapp-status-live = Live
deskapp-status-gone = Not in the draft
deskapp-status-announced = Announced
deskapp-status-faults = Has faults
deskapp-announced-for = In force from { $day }
deskapp-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
deskapp-found = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
deskapp-none-found = No page answers to that.
deskapp-no-pages = There are no pages yet. Write one or take documents in.
deskapp-version-draft = draft v{ $version }
deskapp-version-live = v{ $live } · since { $since }
deskapp-version-both = v{ $live } · since { $since } · draft v{ $version }
deskapp-new-page = New page
deskapp-new-page-go = Start writing
deskapp-page-id = Page id
deskapp-page-id-hint = Letters, digits and hyphens. Links point at this name, and it cannot be changed later.
deskapp-page-id-taken = This id exists already.
deskapp-page-id-wrong = It has to be a short name of letters, digits and hyphens.
deskapp-may-not-write = A reviewer cannot change drafts. That takes the token of an author or a signer.

## Taking documents in

deskapp-take = Take documents in
deskapp-take-path = Path of a file or folder
deskapp-take-hint = A path on this machine. Everything comes in, or nothing does.
deskapp-take-go = Take into the draft
deskapp-path-missing = Please write a path. The draft is unchanged.

## The editor

deskapp-back = Back to the list
deskapp-save = Save
deskapp-overwrite = Overwrite with mine
deskapp-keys-save = Ctrl+S
deskapp-saved = Saved in the draft.
deskapp-unchanged = Nothing has changed.
deskapp-unsaved = something is not saved
deskapp-all-saved = all saved
deskapp-live-now = live as v{ $version }
deskapp-new = not published yet
deskapp-becomes = saves as v{ $version }
deskapp-conflict = Somebody else changed this page while you wrote. Red lines are theirs, green lines are yours. Saving once more overwrites theirs.
deskapp-load-theirs = Load theirs
deskapp-recovered = What you wrote and never saved is back.
deskapp-throw-away = Throw it away
deskapp-lint = Faults
deskapp-preview = Preview
deskapp-field-title = Title
deskapp-field-summary = Summary in one line
deskapp-field-summary-hint = The assistant reads this first, in the contents page.
deskapp-field-effective = In force from
deskapp-field-effective-hint = Such as 2026-10-01. It counts from that day.
deskapp-field-language = Language
deskapp-field-body = Text (Markdown)
deskapp-field-revision = Why it changed
deskapp-field-revision-hint = What is different in this version, and why.
deskapp-fields-more = Sources, links, other names
deskapp-field-sources = Sources
deskapp-field-sources-hint = One a line: document | SHA-256 | place
deskapp-field-links = Ids of related pages
deskapp-field-links-hint = One a line
deskapp-field-aliases = Other names that people use
deskapp-field-aliases-hint = One a line
deskapp-field-may-agree = The assistant may agree to it by itself

## Publishing

deskapp-comparing = Comparing with what is live
deskapp-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
deskapp-diff-added = Added line: { $text }
deskapp-diff-removed = Removed line: { $text }
deskapp-mend-first = { $count ->
    [one] { $count } fault to mend first
   *[other] { $count } faults to mend first
}
deskapp-who-signs = Who signs
deskapp-signatures = { $role }: { $threshold ->
    [one] { $threshold } signature is needed
   *[other] { $threshold } signatures are needed
}
deskapp-keys-here = { $here ->
    [one] { $here } key on this desk
   *[other] { $here } keys on this desk
}
deskapp-others-sign = Others have to sign too
deskapp-signs-root = Root
deskapp-signs-targets = List of roles
deskapp-signs-policy = Policy
deskapp-signs-knowhow = Know-how
deskapp-signs-service-context = Service context
deskapp-signs-config = Settings
deskapp-signs-snapshot = The server's list
deskapp-signs-timestamp = The server's time
deskapp-publish = Publish
deskapp-publish-ask = Publish now?
deskapp-publish-text = { $count ->
    [one] { $count } change is
   *[other] { $count } changes are
} signed and goes to every customer. Going back means publishing a new version.
deskapp-published = Published.
deskapp-may-not-publish = Only a signer can publish.
deskapp-not-with-faults = It cannot be published while there are faults.
deskapp-keys-publish = Ctrl+Enter
deskapp-keys-confirm = Ctrl+Enter confirms, Esc closes
deskapp-passphrase = Passphrase of the keys
deskapp-passphrase-demo = A demo desk has its passphrase in its folder.

## What is live

deskapp-nothing-live = Nothing is live yet.
deskapp-live-role = { $role } v{ $version }
deskapp-live-since = live since { $since }
deskapp-signed-until = signed until { $day }
deskapp-live-pages = Pages that changed with it: { $pages }
deskapp-history = History of a page
deskapp-history-page = Page
deskapp-version = v{ $version } · in force from { $day }
deskapp-not-seen = from before this desk
deskapp-version-read = Read v{ $version }
deskapp-version-roll = Bring back v{ $version }
deskapp-roll = Bring back and publish
deskapp-roll-ask = Bring back the text of v{ $version }?
deskapp-roll-text = The text of v{ $version } is published at once as v{ $next }. No other draft goes with it.

## Keys

deskapp-keys-hint = How many signatures each role needs, and which keys lie on this desk. The server has none of the staff's keys.
deskapp-key-rule = { $threshold } of { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
} sign
deskapp-ends = until { $day } ({ $days ->
    [one] { $days } day
   *[other] { $days } days
} left)
deskapp-ends-soon = Signatures end within 30 days: { $roles }. Publishing signs them anew.
deskapp-key-here = on this desk
deskapp-key-elsewhere = with somebody else
deskapp-key-server = the server's own key

deskapp-preview-app = As the app shows it
deskapp-preview-model = As the model gets it
deskapp-preview-model-hint = The very text that the tool on a device hands to the model, on the day from which it counts.
deskapp-signs-as = With whose keys?
deskapp-sign-who = Please choose whose keys sign. Nothing was signed.
deskapp-left = Signed. It waits for somebody else's signature.
deskapp-request-waits = Left as request { $id }. It is not live yet; somebody else's approval publishes it.
deskapp-waiting = { $count ->
    [one] { $count } publication waits
   *[other] { $count } publications wait
} for signatures.
deskapp-waiting-open = Look at it
deskapp-requests = { $count ->
    [one] { $count } waits for signatures
   *[other] { $count } wait for signatures
}
deskapp-requests-unseen = What waits at the server could not be seen. { $reason }
deskapp-request = Asked for by { $by } · { $when }
deskapp-approve-open = Look and approve
deskapp-approve-ask = Sign this request?
deskapp-approve-text = { $by } asks for this publication. Please read everything that changes before you sign.
deskapp-approve = Sign
deskapp-approved-live = Enough have signed: it is live.
deskapp-approved-waits = Signed. More signatures are needed.
deskapp-withdraw = Withdraw
deskapp-withdraw-ask = Withdraw this request?
deskapp-withdraw-text = Its signatures are dropped, the draft stays.
deskapp-withdrawn = The request is withdrawn.
deskapp-by = published by { $name }
deskapp-state-in-force = in force
deskapp-state-announced = announced
deskapp-state-earlier = earlier

deskapp-take-wiki = The wiki for new pages
deskapp-take-over = Write over pages that were changed by hand
deskapp-take-model = Let the chosen model word the pages

deskapp-warnings = { $count ->
    [one] { $count } thing
   *[other] { $count } things
} to keep in mind
deskapp-port-busy = Another program uses port { $port }, so the desk was not opened. The drafts are unchanged. Close that program, or name another port with --port.
