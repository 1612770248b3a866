# Putting a fact right, letting it hold again, and what happened to it.

## Putting right

fact-correct = Correct
fact-correct-of = Correct: { $statement }
fact-correct-title = Correct this fact
fact-correct-hint = Your words become a new fact; the one before stays among the past ones. If the sentence names a day, please change it there too.
fact-correct-trait-hint = A trait was only guessed. Corrected, it is kept as something that you said yourself.
fact-correct-text = What is right
fact-correct-day-field = Day it happened (such as 2026-09-28; leave empty for none)
fact-correct-kind-field = Kind
fact-correct-save = Save correction
fact-corrected = Corrected. It counts from the next answer on.
fact-line-follows = The line under “Always in mind” was changed too.
fact-correct-asks = It touches something private, so you will be asked whether it may be remembered.
fact-correct-blank = There is no text. What was there stays. Please write the right sentence.
fact-correct-unchanged = Nothing has changed, so it stays as it is.
fact-correct-too-long = A fact has at most { $limit } characters (now { $used }). What was there stays. Please shorten it.
fact-correct-secret = There is only something like a password or card number, so it was not remembered. What was there stays.
fact-correct-kind = This fact cannot become that kind. What was there stays. Please choose another kind.
fact-correct-day = That day could not be read. What was there stays. Please write it like 2026-09-28.

## Holding again

fact-restore = True again
fact-restore-of = True again: { $statement }
fact-restored = It counts again.
fact-gave-way = This one moved to the past ones instead: “{ $statement }”
fact-line-back = It also stands under “Always in mind” again.
fact-line-no-room = There was no room for it under “Always in mind”. It will be looked up when it is needed.
fact-restore-ask = Shall this hold again?
fact-restore-ask-text = At the moment this is what is remembered as true. It would move to the past ones instead.
fact-restore-yes = Change
fact-restore-against = It cannot hold beside “{ $statement }”, which holds now, so nothing was changed. Add --replace to change it.
fact-restore-there = The same is remembered already, so nothing was changed.
fact-restore-line = This was a line of “Always in mind”. To use it again, please write it there.
fact-restore-supports = Too few of the facts that it rested on are left, so nothing was changed. Let those hold again first.
fact-in-force = This fact holds already. Nothing was changed.
fact-undo = Undo
fact-undone = Undone.

## What happened

history-corrected = You corrected it
history-corrected-from = You corrected it. Before: “{ $statement }”
history-restored = You let it hold again
history-replaced-by = “{ $statement }” took its place
history-confirmed-policy = You rechecked it against policy v{ $version }
history-recheck-policy = Policy v{ $version } came, so it needs a recheck
history-supports = It now rests on { $count } { $count ->
    [one] fact
   *[other] facts
}
