# What the customer's screens say.

app-name = Gieok
ui-failed = Something went wrong and it was not finished. What was saved is unchanged. Please try again.
ui-cancel = Cancel

## Navigation

nav-chat = Chat
nav-memory = Memory
nav-settings = Settings

## Chat

chat-new = New conversation
chat-list = Conversations
chat-write = Write a message
chat-send = Send
chat-stop = Stop
chat-thinking = Writing an answer
chat-answered = The answer is here
chat-failed = No answer came. Your question is saved; please try again.
chat-copy = Copy answer
chat-copied = Copied.
chat-retry = Try again
chat-retry-builtin = Answer with the built-in assistant
chat-model-builtin = Built-in assistant
chat-down = To the newest
chat-left-out = { $count ->
    [one] The conversation is long: the first question was not sent to the assistant. It stays in the log.
   *[other] The conversation is long: the first { $count } questions were not sent to the assistant. They stay in the log.
}
chat-empty-title = How can I help?
chat-empty-text = I look at the policies and at what we talked about, and answer with sources. Memory stays on this device.
chat-example-1 = Within how many days can I get a full refund?
chat-example-2 = What is different in the enterprise plan?
chat-example-3 = From now on, please call me Minji.

## What is being looked up

step-search_facts = Looking in your memory
step-search_policy = Looking in the policies
step-read_policy = Reading the policy
step-search_knowhow = Looking at how such cases were handled
step-search_conversations = Looking in earlier conversations
step-rewrite_customer_context = Changing the memory

## Sources

source-version = { $title } v{ $version }
source-dated = { $title } ({ $date })
source-recheck = Recheck needed · { $name }
source-kind-policy = Policy
source-kind-knowhow = Know-how
source-kind-fact = Fact about you
source-kind-conversation = Earlier conversation
source-effective = In force since { $date }
source-now = This is v{ $version }, in force now. The answer rested on v{ $cited }.

## Recheck

recheck-needed = Recheck needed
why-recheck-policy = This is from the time of policy v{ $linked }. v{ $current } is in force now, so it has to be checked again.
why-recheck-age = It has not come up for a long time, so it has to be checked again.

## How an answer came about

record-open = How did this answer come about?
record-model = Answering model
record-tools = What was looked up
record-tools-none = Answered without looking anything up.
record-sent = What left the device
record-sent-none = Nothing has left this device.
record-sent-to = { $when } · { $host }
tool-search_facts = Facts about you: { $what }
tool-search_policy = Policies: { $what }
tool-read_policy = Read a policy: { $what }
tool-search_knowhow = Know-how: { $what }
tool-search_conversations = Earlier conversations: { $what }
tool-rewrite_customer_context = Changed the memory

## Cards

ask-promotion = Keep this in mind always?
ask-promotion-yes = Yes, please
ask-promotion-no = No
ask-trait = Is this right?
ask-trait-yes = Yes
ask-trait-no = No
ask-sensitive = This is sensitive. May I remember it?
ask-sensitive-yes = You may
ask-sensitive-no = Delete it
ask-recheck = Is this still right?
ask-recheck-yes = Still right
ask-recheck-no = Not any more
card-block-undo = Undo
card-block-undone = The memory is as it was before.
card-block-added = Added: { $line }
card-block-dropped = Removed: { $line }
card-confirmed = Thank you, I will remember that.
card-declined = All right, I will leave it.

## List of conversations

chats-empty = There are no conversations yet.
chats-untitled = New conversation
chats-note = { $count ->
    [one] { $moment } · { $count } question
   *[other] { $moment } · { $count } questions
}
chats-delete = Delete conversation: { $title }
chats-delete-ask = Delete this conversation?
chats-delete-text = Questions and answers leave this device for good. Facts remembered from it stay unless you choose otherwise.
chats-delete-yes = Delete
chats-deleted = The conversation is deleted.

## State of the policies

state-fresh = The policies are up to date
state-offline = Offline: using the policies from { $since }
state-refused = Using the earlier policies: the new ones failed their signature check
state-clock = Please set this device's clock: the policies cannot be checked
state-stale = Please connect and refresh: the policies are out of date
state-none = No policies have arrived yet. They come with a connection
state-refresh = Refresh policies
state-refreshed = The policies were checked.
state-updated = New policies have arrived.

## The block

memory-block = Always in mind
memory-block-hint = The assistant is given exactly this text in every conversation. You can edit it.
memory-block-write = What to keep in mind
memory-block-empty = Nothing yet. For example: answer briefly.
memory-count = { $used } / { $limit }
memory-count-said = { $used } of { $limit } characters
memory-save = Save
memory-saved = Saved. It counts from the next answer on.
memory-unchanged = Nothing has changed.
memory-load = Load
memory-overwrite = Overwrite
memory-conflict = The memory was changed elsewhere. Your text is still here and not saved yet. Saving once more overwrites it with this text; loading it drops this draft.
memory-empty-save = An empty text is not saved. To remove everything, press “Delete everything”.
memory-clear = Delete everything
memory-clear-ask = Delete everything that is always kept in mind?
memory-clear-text = This cannot be undone. The facts below stay.
memory-cleared = { $count ->
    [one] { $count } line was deleted.
   *[other] { $count } lines were deleted.
}
memory-lines = Where does each line come from?
memory-origin-asked = You asked for it in a conversation
memory-origin-promoted = Promoted from your facts
memory-origin-service = Set by the service · read-only
memory-origin-customer = Written by you

## Facts

facts-title = Facts about you
facts-hint = Looked up when needed. Each rests on your own words.
facts-empty = No facts yet. They gather here after a conversation ends.
facts-none-found = Nothing found.
facts-search = Search facts
facts-more = Show more
fact-inferred = Inferred from conversations
fact-policy = Policy at the time: { $page } v{ $version }
fact-quote-customer = “{ $quote }” — you, { $when }
fact-quote-service = “{ $quote }” — assistant, { $when }
fact-more = More: { $statement }
fact-retract = Not any more
fact-retract-of = Not any more: { $statement }
fact-retracted = No longer used; it stays among the past ones.
fact-delete = Delete
fact-delete-of = Delete: { $statement }
fact-delete-ask = Delete this fact?
fact-delete-text = It goes with the words it rests on, for good, and is not remembered again from the same words. What was already sent out stays in the record of what left.
fact-deleted = The fact is deleted.

## Settings

settings-language = Language
settings-look = Appearance
settings-look-system = As the device
settings-look-light = Light
settings-look-dark = Dark
settings-model = Answering model
settings-model-builtin = The built-in assistant. It answers on this device without a network; no text leaves it.
settings-model-service = The model { $name }. Questions and what was found for them are sent to { $host }.
settings-chats = Search earlier conversations
settings-chats-hint = When on, the log on this device is searched if you ask about last time.
settings-chats-off = The service has turned this off.
settings-key = Safekeeping
settings-key-keyring = The memory is encrypted; its key lies in this device's key store.
settings-key-file = The memory is encrypted, but this device has no key store, so the key lies in a file. Take care if others use this device.
settings-search = Search by meaning
settings-search-on = On: words of like meaning are found too.
settings-search-off = On this device, search goes by words only.
