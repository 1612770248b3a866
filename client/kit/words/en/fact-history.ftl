### What happened to a fact, a line each; and why a fact cannot go up.

history-added = Remembered
history-evidence = Said again
history-evidence-removed = Words that it rested on were deleted
history-replaced = Something newer took its place
history-retracted = You took it back
history-retracted-conversation = You took it back in a conversation
history-retracted-supports = Too little was left that it rested on
history-confirmed = You said that it is right
history-declined = You said no
history-promoted = Went into what is remembered in every conversation
history-demoted = Left what is remembered in every conversation
history-recheck = Marked to be checked again
history-imported = Came in from a file
fact-not-lasting = This happened on a certain day. Only what lasts can be remembered in every conversation.
fact-waits-first = A question waits at this fact. Answer it first.
