# Requests that wait for signatures
desk-request-head = Request { $id } · { $by } · { $at }
desk-request-note = Note: { $note }
desk-request-part = { $role }: { $missing ->
    [0] signed by enough
    [one] one signature more is needed
   *[other] { $missing } signatures more are needed
} · signed by { $signed } · may still sign { $may }
desk-request-waits = Signed, and kept as request { $id } in { $file }. Nothing is live yet.
desk-request-left = It was left with the server too.
desk-request-not-left = It could not be left with the server, so please hand the file on. Reason: { $reason }
desk-request-approve = It goes live once somebody else approves it with approve { $id }.
desk-request-lint = { $count ->
    [one] There is { $count } finding to mend
   *[other] There are { $count } findings to mend
}, so it was not signed. Please tell the person who made it.
desk-request-live-already = It is live already. Nothing was changed.
desk-request-withdrawn = The request { $id } was withdrawn. The draft is unchanged.
desk-request-still-served = It could not be withdrawn at the server. Reason: { $reason }
desk-requests-none = Nothing waits for a signature.
desk-ask-sign = Sign with the keys of { $name }? (y/n)
desk-not-signed = Not signed. The request still waits.
desk-log-here = Done at this desk
desk-log-server = Done by the staff, as the server tells
desk-log-no-server = What the server holds could not be seen. Reason: { $reason }
desk-request-same-texts = No text and no setting changes.
