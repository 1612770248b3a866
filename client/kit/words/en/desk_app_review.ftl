# What the screens of candidates, agreements and activity say

## Candidates

deskapp-candidates-hint = Decisions and questions that customers agreed to send, counted by different customers. Not even the server knows who sent them.
deskapp-candidates-waiting = To be decided
deskapp-candidates-none = Nothing has to be decided now.
deskapp-candidates-forming = Forming
deskapp-candidates-decided = Decided
deskapp-candidate-forming = { $customers } of { $needed } customers. The content is not shown before all are there.
deskapp-candidate-ready = can be decided
deskapp-candidate-conflicting = decisions differ
deskapp-candidate-accepted = accepted
deskapp-candidate-declined = declined
deskapp-candidate-merged = merged into a page
deskapp-candidate-kind-decision = Decision
deskapp-candidate-kind-question = Question
deskapp-candidate-when = Situation: { $conditions }
deskapp-candidate-count = { $decision }: { $customers ->
    [one] { $customers } customer
   *[other] { $customers } customers
}
deskapp-candidate-asked = The same question
deskapp-candidate-page = rests on policy { $page } v{ $version }
deskapp-candidate-decided = decided by { $staff }, { $when }
deskapp-candidate-became = page { $page }
deskapp-candidate-since = { $count ->
    [one] { $count } more customer since
   *[other] { $count } more customers since
}
deskapp-candidate-conflict = A customer decided the opposite in the same situation, so it cannot be accepted.
deskapp-may-not-decide = Only reviewers and signers can decide.
deskapp-decline = Decline
deskapp-decline-of = Decline { $topic }
deskapp-decline-ask = Decline this candidate?
deskapp-decline-text = It is recorded with the reason, and this candidate does not come up for a decision again.
deskapp-decline-reason = Reason for declining
deskapp-declined = Declined.
deskapp-candidate-no-reason = Please write a reason for declining. Nothing has changed.

## Agreements

deskapp-evidence-hint = Only agreements and decisions to which the service is a party. Who read them and why is recorded, and the customer can see it in the app.
deskapp-evidence-email = The customer's e-mail address
deskapp-evidence-reason = Reason for reading
deskapp-evidence-reason-hint = The customer will see this. Such as: checking how the refund in March was handled
deskapp-evidence-read = Leave the reason and read
deskapp-evidence-no-address = Please write an e-mail address. Nothing was read.
deskapp-evidence-no-reason = Please write a reason of at least { $least } letters. Nothing was read.
deskapp-evidence-of = Agreements with { $email }
deskapp-evidence-count = { $count ->
    [one] { $count } agreement
   *[other] { $count } agreements
}
deskapp-evidence-received = received { $when }
deskapp-evidence-kept = entry { $place } · kept until { $day }
deskapp-evidence-quote-customer = “{ $quote }” — customer, { $when }
deskapp-evidence-quote-service = “{ $quote }” — assistant, { $when }
deskapp-evidence-reads = Who read them
deskapp-evidence-read-by = { $when } · { $staff }: { $reason }

## Activity

deskapp-log-hint = What the staff did at this desk and at the server. The server's can be neither removed nor changed.
deskapp-did-signed-in = Signed in
deskapp-did-published = Published
deskapp-did-request-left = Left a signing request
deskapp-did-request-signed = Added a signature
deskapp-did-request-withdrawn = Withdrew a signing request
deskapp-did-request-done = Enough signatures: published
deskapp-did-candidate-accepted = Accepted a candidate
deskapp-did-candidate-declined = Declined a candidate
deskapp-did-candidate-merged = Merged a candidate into a page
deskapp-did-evidence-read = Read a customer's agreements
deskapp-did-evidence-erased = Erased an agreement
deskapp-did-attributes-set = Set a customer's attributes

deskapp-accept = Accept as a page
deskapp-accept-of = Accept { $topic }
deskapp-accept-ask = Which page does it become?
deskapp-accept-text = It becomes a draft of know-how, which a person edits and publishes.
deskapp-accept-hint = A new id makes a new page, a known one adds a section to that page.
deskapp-accepted = Accepted into the draft.
deskapp-merge = Merge into a page
deskapp-merge-of = Merge { $topic }
deskapp-merge-ask = Into which page?
deskapp-merge-text = The page keeps its text; only the customers behind it are added.
deskapp-merged = Merged into the page.
deskapp-log-desk = this desk
deskapp-log-server = server
deskapp-did-init = Made the desk
deskapp-did-login = Signed in with a token
deskapp-did-ingest = Took documents into the draft
deskapp-did-edit = Changed a draft
deskapp-did-publish = Signed and published
deskapp-did-approve = Signed a request
deskapp-did-requests-withdraw = Withdrew a signing request
deskapp-did-rollback = Brought an earlier version back
deskapp-did-review-accepted = Accepted a candidate into the draft
deskapp-did-review-merged = Merged a candidate into a page
deskapp-did-review-decline = Declined a candidate
