# What staff read of what customers sent without a name
desk-candidate-answer = Answer
desk-candidate-question = Question
desk-candidate-conditions = Conditions
desk-candidate-decision = Decision
desk-candidate-ground = Grounds
desk-candidate-question-text = { $situation }: how is the rule to be read?
desk-candidate-grounds = { $customers } different customers, none decided otherwise ({ $months })
desk-candidate-rests-on = The policy page it rests on: [{ $page }]({ $page }) v{ $version }
desk-candidate-summary = { $situation } → { $decision } (rests on { $customers } customers)
desk-candidate-summary-question = How to read { $situation } (the same question of { $customers } customers)
desk-candidate-revision = { $kind ->
    [question] The same question of { $customers } different customers
   *[decision] The same decision of { $customers } different customers
}
desk-candidate-none = Nothing has come in yet.
desk-candidate-forming = Forming: { $customers } of { $needed } customers
desk-candidate-ready = ready to look at
desk-candidate-conflicting-state = customers decided differently
desk-candidate-accepted = accepted
desk-candidate-declined = declined
desk-candidate-merged = merged into another page
desk-candidate-side = { $decision }: { $customers ->
    [one] { $customers } customer
   *[other] { $customers } customers
}
desk-candidate-asked = the same question of { $customers } customers
desk-candidate-became = page { $page }
desk-candidate-since = { $customers ->
    [one] { $customers } more customer since
   *[other] { $customers } more customers since
}
desk-candidate-months = Came in: { $months }
desk-candidate-decided = Decided by { $by } on { $at }. Reason: { $reason }
desk-candidate-done-accepted = The draft { $page } v{ $version } is made; it rests on { $customers } customers. Edit it, look with lint, then publish.
desk-candidate-done-merged = It is merged into the draft { $page } v{ $version }, which rests on { $customers } customers. Look with lint, then publish.
desk-candidate-done-declined = { $id } is declined.
desk-candidate-unknown = There is no candidate { $id }. `review` shows those that are there. Nothing has changed.
desk-candidate-conflicting = Customers decided differently in the same situation, so it cannot go into a page: “{ $one }” { $customers }, “{ $other }” { $against }. Nothing has changed: decline it with a reason, or wait until more come.
desk-candidate-topic-unknown = “{ $topic }” is not in the draft's config.toml, so it cannot be put into words. Bring in the published config with ingest and try again. Nothing has changed.
desk-candidate-page-unknown = There is no know-how page { $page } to merge it into. `accept` makes a new page. Nothing has changed.
candidate-too-few = Fewer than { $needed } customers are left behind this candidate, so it cannot be decided. Nothing has changed.
candidate-unknown = The server has no such candidate. Nothing has changed.
candidate-reason-missing = Declining needs a reason. Nothing has changed.
candidate-reason-too-long = A reason has at most { $most } characters. Nothing has changed.
candidate-page-missing = The server did not understand the page's name or version. Nothing has changed.
candidate-conflicting = A different decision came in meanwhile, so the server did not take it. Look with review. Nothing has changed.
