# Words that the command line and the screens share
cli-account = Account
cli-service = Service content
cli-model = Answering model
cli-search = Search by meaning
cli-keyword-only = not installed (keywords only)
cli-jobs = { $waiting } waiting to be tidied ({ $failed } failed before)
cli-counts = { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
} · { $turns ->
    [one] { $turns } question
   *[other] { $turns } questions
} · { $conversations ->
    [one] { $conversations } conversation
   *[other] { $conversations } conversations
}
cli-key-keyring = Key: in the operating system's key store
cli-key-file = Key: in a file beside the memory (whoever uses this computer can read it)
cli-ended = The conversation has ended. { $learned } learned from, { $waiting } waiting.
cli-answer-replaced = The answer above is corrected:
cli-clear-sure = Delete everything that is remembered? This cannot be undone. [y/N]
cli-not-confirmed = It was not confirmed, so nothing was deleted. Add --yes to delete.
cli-block-cleared = { $lines ->
    [one] { $lines } remembered line was deleted.
   *[other] { $lines } remembered lines were deleted.
}
cli-no-facts = No facts are remembered yet.
cli-fact-deleted = The fact was deleted with its quotes.
cli-nothing-found = Nothing was found.
cli-no-conversations = There are no conversations yet.
cli-nothing-left = Nothing has left this device.
app-look-here = The app is open. Look here in a browser: { $url }

source-policy = Policy
source-knowhow = Know-how
source-fact = Fact about you
source-conversation = Earlier conversation
speaker-customer = customer
speaker-service = service
fact-kind-event = Event
fact-kind-decision = Decision
fact-kind-agreement = Agreement
fact-kind-attribute = Attribute
fact-kind-preference = Preference
fact-kind-trait = Trait
fact-status-active = in force
fact-status-replaced = replaced
fact-status-retracted = taken back
fact-status-awaiting-consent = waits for consent
fact-status-awaiting-confirmation = waits for confirmation
turn-state-waiting = (waiting)
turn-state-answering = (being answered)
turn-state-done = (no answer)
turn-state-cancelled = (stopped)
turn-state-failed = (not answered)
recheck-policy = to be rechecked: made under { $page } v{ $linked }, now v{ $current }
recheck-age = to be rechecked: heard long ago

bundle-fresh = Up to date (policy edition { $policy }).
bundle-offline = The server could not be reached. Answers use what was last checked ({ $since }).
bundle-refused = What came did not pass verification and was not used ({ $reason }). The last verified content stays in use.
bundle-clock = This device's clock looks wrong. Please check date and time. Answers use what was last verified.
bundle-stale = This device was offline for a long time, and the service content is past its date (last check { $since }). Answers may differ from today's rules.
bundle-none = The service content has not arrived yet. It comes as soon as the server can be reached.

card-block-changed = I changed what I remember ({ $added ->
    [0] { $dropped } dropped
   *[other] { $dropped ->
        [0] { $added } added
       *[other] { $added } added, { $dropped } dropped
    }
}).
card-block-refused = I could not remember that: { $reason }
card-promotion = “{ $statement }” — shall this be remembered in every conversation?
card-recheck = “{ $statement }” — it needs to be checked whether this still holds under today's rules.
loop-use-the-tool = You said that you will remember, but nothing was stored. Call rewrite_customer_context now with the whole final block, or answer again without promising anything.
loop-say-something = Now answer the customer's question in words.
loop-not-stored = (This was not remembered. Please say it again, or write it into “Memory”.)

demo-part-ended = The { $part } ended unexpectedly. What was saved is safe. Please start again.
demo-step-failed = The step { $step } did not finish. See the reason above and start again.
loop-cut-short = (The answer reached its length limit. Say “go on” and I will continue.)
