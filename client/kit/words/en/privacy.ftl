# Temporary conversations, what waits, what left the device, diagnostics

temporary-begins = This is a temporary conversation. What you say here is not remembered and is gone when it ends. What stands under “Always in mind” is still read.
temporary-not-kept = (A temporary conversation remembers nothing.)
cli-lines-failed = { $failed } of { $asked } lines could not be answered. The reasons stand above.
cli-account-made = There was no account “{ $name }” on this device, so a new one was made. If the name was a slip, check --account.

jobs-waiting = { $waiting } waiting to be tidied
jobs-why = Put off ({ $times }): { $reason }
job-broke = Something went wrong while tidying ({ $kind }). The conversation is kept, and will be tried again.
home-held = Another Gieok seems to hang while it opens this folder. Nothing is lost. Please end that program and open again.

sent-for-turn = to answer a question
sent-for-learn = to tidy a conversation
sent-for-temporary = to answer in a temporary conversation
sent-no-text-temporary = Of a temporary conversation no text is kept.

refused-all = { $times ->
    [one] { $times } candidate was not remembered for lack of evidence
   *[other] { $times } candidates were not remembered for lack of evidence
}
refused-one = { $reason }: { $times }
refused-no-quote = no words to rest on
refused-not-said = words that nobody said
refused-not-own-words = not the customer's own words
refused-no-customer-side = said by the service alone
refused-too-short = evidence too short
refused-number = a number that nobody said
refused-claim = asked or supposed, not claimed
refused-value = the value is not in the evidence
refused-secret = a secret
refused-corrected = put right in the same conversation
refused-deleted = deleted before
refused-nothing-to-take-back = nothing there to take back
refused-unclear-which = unclear which fact

temporary-begin = Begin a temporary conversation
temporary-end = End
temporary-write = Temporary: nothing is remembered

jobs-now = Tidy now
jobs-running = Tidying

sent-title = What left this device
sent-what = These requests left this device. Tap one to read exactly what was sent.
sent-news = Asking the server ({ $server }) for new policies carries none of your words, so it is not listed here.
sent-more = Show more
sent-note = { $time } · { $purpose } · { $size }
sent-one = What was sent
sent-gone = This record was deleted together with its conversation.
sent-exactly = Exactly as it was sent
sent-go-on = Read on
sent-role-system = Instructions and what is always in mind
sent-role-user = Me
sent-role-assistant = Assistant
sent-role-tool = Looked up on this device

diagnostics-title = Diagnostics
diagnostics-service = Service content
diagnostics-policy = Policy, version { $version }
diagnostics-knowhow = Know-how, version { $version }
diagnostics-context = Service principles, version { $version }
diagnostics-config = Service settings, version { $version }
diagnostics-jobs = Tidying conversations
diagnostics-refused = Candidates that were not remembered
diagnostics-refused-none = None yet.
diagnostics-store = Store
diagnostics-counts = { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
} · { $turns ->
    [one] { $turns } question
   *[other] { $turns } questions
} · { $talks ->
    [one] { $talks } conversation
   *[other] { $talks } conversations
}
diagnostics-app = App
diagnostics-version = Version { $version }
