# Forgetting and deleting
forget-conversation-stays = The conversation that it came from ({ $id }) is still there. To delete it too, use conversations delete.
forget-conversation-gone = The conversation that it came from ({ $id }) is deleted too.
forget-related-stays = What came from the same words, or before it, is still there.
forget-related-gone = What came from the same words, or before it, is deleted too.
forget-shown-in = Answers in other conversations that told you this ({ $id }) still hold the words.
forget-facts-gone = { $count } facts drawn from this conversation are deleted too.
forget-facts-stay = { $count } facts drawn from this conversation are still there. To delete one, use facts delete.
forget-facts-kept = { $count } facts that rest on other conversations too are kept with those quotes alone.
fact-not-gone = It could not be deleted and is still there. Please try again.
wipe-sure = Delete everything this account remembers (what always goes along, facts, conversations, the record of what left)? This can't be undone. [y/N]
wipe-done = Everything is deleted. Only the service's policies and your screen settings are left.
store-wiped = Everything this account remembered was deleted. It starts again, empty.
card-forget = “{ $statement }” — delete this memory?
card-forget-line = “{ $statement }” — delete this memory, and the line that always goes along and rests on it?
step-propose_forget = Looking at what is to be forgotten
