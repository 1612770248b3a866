# One question and its answer: asking anew, rewording, states, why it came out so, what was remembered

## Refusals

turn-not-newest = Only the newest question can be reworded or answered anew. Nothing has changed.
turn-nothing-to-ask-again = There is no question to answer anew. Please wait until its answer has ended.
cli-again-wrote = What the earlier answer wrote under “Always in mind” is still there. To take it back: gieok context undo

## Asking anew

turn-again = Answer again
turn-edit = Edit question
turn-copy-question = Copy question
turn-editing = Editing your question
turn-field = Message
turn-editing-cancel = Cancel
turn-editing-write = Write the question anew
turn-older = Earlier answer
turn-newer = Next answer
turn-version = { $at } / { $of }
turn-version-older = An earlier question and answer, no longer used.
turn-earlier-wrote = What the earlier answer wrote into memory

## States

turn-kept = Your question is kept · waiting for the answer
turn-waiting = Your question is kept · waiting for its turn
turn-stopped = Stopped here. This part is kept.
turn-stopped-said = The answer was stopped
turn-failed-said = No answer came

## Long texts

turn-question-whole = Show the whole question
turn-question-less = Show less
turn-answer-more = Read on

## Why this answer

why-memory = Memory that went along
why-block = { $lines ->
    [one] Always in mind: one line ({ $used } characters)
   *[other] Always in mind: { $lines } lines ({ $used } characters)
}
why-block-none = “Always in mind” was empty.
why-facts = Facts that were looked up
why-pages = Policies and know-how that were read
why-chats = Earlier conversations that were looked up
why-page = { $title } v{ $version }
why-page-since = { $title } v{ $version } · in force since { $date }
why-cited = named in the answer
why-versions = The service's contents at that time
why-version-policy = Policies, version { $version }
why-version-knowhow = Know-how, version { $version }
why-version-service-context = Principles, version { $version }
why-version-config = Settings, version { $version }
why-unknown = This was not noted when this answer was given.
why-found = { $what } · { $count } found
why-more = Show { $count } more
why-forgotten = A deleted memory
why-gone = A deleted conversation
why-sent-more = Read on
why-no-name = A model without a name

## Questions below an answer

cards-title = Please confirm
cards-more = { $count ->
    [one] One more question
   *[other] { $count } more questions
}
card-later = Later
card-put-off = Put off. You can answer here or under “Memory”.
card-put-off-forget = Put off. You can answer here.
card-put-off-proposal = Put off. You can answer here or under “Proposed to the service” in the settings.

## What a conversation left

remembered-line = { $count ->
    [one] One thing remembered here · Show
   *[other] { $count } things remembered here · Show
}
remembered-title = Remembered from this conversation
remembered-undo = Undo
remembered-undo-of = Undo: { $statement }
remembered-undone = No longer used
remembered-delete-of = Delete: { $statement }
remembered-all = Open Memory
remembered-none = Nothing is left of it.
