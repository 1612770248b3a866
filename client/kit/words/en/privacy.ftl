# Temporary conversations, what waits, what left the device, diagnostics

temporary-begins = This is a temporary conversation. What you say here is not remembered and is gone when it ends. The memory that always goes along is still read.
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
sent-bytes = { $bytes } bytes
sent-no-text = Of a temporary conversation no text is kept.

refused-all = { $times } candidates were not remembered for lack of evidence
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
