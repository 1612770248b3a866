# Forgetting and deleting
forget-conversation-stays = The conversation that it came from ({ $id }) is still there. To delete it too, use conversations delete.
forget-conversation-gone = The conversation that it came from ({ $id }) is deleted too.
forget-related-stays = What came from the same words, or before it, is still there.
forget-related-gone = What came from the same words, or before it, is deleted too.
forget-shown-in = Answers in other conversations that told you this ({ $id }) still hold the words.
forget-facts-gone = { $count ->
    [one] { $count } fact drawn from this conversation is deleted too.
   *[other] { $count } facts drawn from this conversation are deleted too.
}
forget-facts-stay = { $count ->
    [one] { $count } fact drawn from this conversation is still there. To delete it, use facts delete.
   *[other] { $count } facts drawn from this conversation are still there. To delete one, use facts delete.
}
forget-facts-kept = { $count ->
    [one] { $count } fact that rests on other conversations too is kept with those quotes alone.
   *[other] { $count } facts that rest on other conversations too are kept with those quotes alone.
}
fact-not-gone = It could not be deleted and is still there. Please try again.
wipe-sure = Delete everything this account remembers (what is always in mind, facts, conversations, the record of what left)? This cannot be undone. [y/N]
wipe-done = Everything is deleted. Only the service's policies and your screen settings are left.
store-wiped = Everything this account remembered was deleted. It starts again, empty.
card-forget = “{ $statement }” — delete this memory?
card-forget-line = “{ $statement }” — delete this memory, and the line always in mind that rests on it?
step-propose_forget = Looking at what is to be forgotten
delete-with-conversation = Delete the conversation it came from too
delete-with-related = Delete { $count } more from the same words or before it too
delete-shown-in = { $count ->
    [one] An answer in { $count } other conversation that told you this keeps the words.
   *[other] Answers in { $count } other conversations that told you this keep the words.
}
delete-with-facts = { $count ->
    [one] Delete the { $count } fact drawn from it too
   *[other] Delete the { $count } facts drawn from it too
}
source-forgotten = a deleted memory
forget-how = To delete it: gieok facts delete { $id }
ask-forget-yes = Delete
ask-forget-no = Keep it
card-kept = It stays as it was. Nothing was deleted.
settings-wipe = Delete everything
settings-wipe-hint = What is always in mind, facts, conversations and the record of what left all go. The service's policies and your screen settings stay.
settings-wipe-button = Delete all memory
settings-wipe-ask = Delete everything this account remembers?
settings-wipe-text = The memory file and its key are destroyed, and it starts again, empty. This cannot be undone.
settings-wipe-yes = Delete everything
card-forget-trace = Delete this line from history and undo too?
card-forgotten = The line is deleted without a trace.
forget-how-line = To delete it: gieok context forget "LINE"
