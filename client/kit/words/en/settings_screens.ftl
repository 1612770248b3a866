# The settings: parts, rows, choosing and trying a model, time zone, room, figures and sizes

set-part-answers = Conversations and model
set-part-screen = Display
set-part-memory = Memory
set-part-privacy = Privacy
set-part-account = Backups and account
set-part-app = This app
set-part-end = Delete everything
set-back = Back to settings
set-decided-language = The language was set when the app was started, so it cannot be changed here.

set-text-size = Text size
set-text-size-percent = { $percent }%
set-text-size-sample = You can get a refund within 30 days of your purchase. This is how text looks.
set-memory = Remember
set-memory-hint = When off, what is already known is used and nothing new is remembered.
set-proposals = Ask about nameless proposals
set-proposals-hint = When off, conversations do not ask. Nothing is ever sent by itself.

set-zone = Time zone
set-zone-hint = “Yesterday” and “next week” are read in this time zone.
set-zone-search = Find a city or time zone
set-zone-own = This device's time zone
set-zone-none = There is no such time zone. Try a name such as Asia/Seoul.
set-zone-more = There are more. Type more of the name.
set-zone-taken = The time zone is now { $zone }.
zone-Asia-Seoul = Seoul
zone-Asia-Tokyo = Tokyo
zone-Asia-Shanghai = Shanghai
zone-Asia-Singapore = Singapore
zone-Asia-Ho_Chi_Minh = Ho Chi Minh City
zone-Australia-Sydney = Sydney
zone-Europe-London = London
zone-Europe-Paris = Paris
zone-Europe-Berlin = Berlin
zone-America-New_York = New York
zone-America-Los_Angeles = Los Angeles
zone-UTC = Universal time

settings-export-short = A file to read and one for another device
sent-short = The requests that left this device, word for word

## Who answers

choose-model-hint = Choose who answers. A change takes effect with your next question.
choose-model-decided = The model was set when the app was started, so it cannot be changed here.
choose-model-builtin = Built-in assistant
choose-model-builtin-hint = Answers on this device without internet. No text leaves it.
choose-model-gateway = The service's own model
choose-model-gateway-hint = The model { $name } at { $host }.
choose-model-gateway-gone = The service does not offer a model any more. Please choose another.
choose-model-own = A model service of your choice
choose-model-own-hint = Any service that speaks the same way as OpenAI's.
choose-model-address = Address
choose-model-address-hint = For example https://api.example.com/v1
choose-model-name = Model name
choose-model-key = Key
choose-model-key-hint = Kept only in this device's encrypted file. It is in no export and no backup.
choose-model-key-kept = A key is stored. Leave this empty to go on using it with the same service.
choose-model-key-look = Show the key
choose-model-key-hide = Hide the key
choose-model-save = Use this model
choose-model-goes = Your question, this conversation, what is remembered and what was found go to { $host }. Text that was sent there is in that service's hands. You can read what was sent under “What left this device”.
choose-model-yes = Yes, use it
choose-model-no = No
choose-model-done = Done. { $name } answers from your next question on.
choose-model-done-builtin = Done. The built-in assistant answers on this device from your next question on.
model-name-wrong = The model name could not be read, so nothing was saved. Use at most { $longest } visible characters.
model-decided = The model was set when the app was started, so nothing was changed. Clear that setting and start again to choose here.

## Trying it out

trial-do = Check the connection
trial-hint = Sends one short test sentence. None of your words are in it.
trial-running = Checking
trial-stop = Stop
trial-stopped = The check was stopped.
trial-works = It works. The answer took { $seconds }.
trial-tools-used = It can use tools, so it can look up policies and facts about you while answering.
trial-tools-unused = But it did not use the tool. It may answer without looking up policies and facts about you.
trial-tools-refused = But it does not take tools. It cannot look up policies and facts about you, so another model is a better choice.
trial-failed = It cannot be used yet.
trial-unreachable = { $host } could not be reached. Please check the address and your internet connection.
trial-timeout = { $host } did not answer in time. The model may be too slow.
trial-key-refused = The service did not accept the key. Please check the key.
trial-not-found = There is no such model at that address. Please check the address and the model name.
trial-quota = The service's quota or balance is used up. Please check your billing with that service.
trial-redirected = The service pointed to another address. Please enter that address yourself.
trial-request-refused = The service refused the request (status { $status }). Please check that it speaks the same way as OpenAI's.
trial-context-too-long = Even a short test sentence is too long for this model. Please choose another.
trial-busy = The service has too many requests. Address and key seem right; please check again in a moment.
trial-server-failed = The service has a problem (status { $status }). Please check again in a moment.
trial-cut = The connection broke off during the answer. Please check again.
trial-malformed = The answer could not be read. This does not seem to be a service that speaks the same way as OpenAI's. Please check the address.
trial-empty = It is connected, but the model sent an empty answer. Please choose another model.
sent-for-check = Connection check

## Room

room-title = Storage
room-value = Room that the encrypted file and exported files take
room-conversations = Conversations
room-facts = Memory
room-search = Search index
room-pages = The service's policies and know-how
room-sent = What left this device
room-rest = Other
room-file = The encrypted file as a whole
room-exports = Exported files
room-free = Free on this device
room-free-how = Making room
room-free-talks = Deleting a conversation also takes what was sent for it and its index. The room is used again inside the file.
room-to-talks = Go to conversations
room-drop-exports = Delete exported files
room-drop-exports-ask = Delete the exported files?
room-drop-exports-text = This frees { $size }. Your memory stays and can be exported again at any time. Files that you moved elsewhere are not deleted.
room-dropped = The exported files were deleted. Your memory is unchanged.

## Figures

amount-bytes = { $count } bytes
amount-kilobytes = { $count } KB
amount-megabytes = { $count } MB
amount-gigabytes = { $count } GB
amount-seconds = { $count } s

## On the command line

cli-model-builtin = The built-in assistant answers on this device.
cli-model-service = The model { $name } at { $host } answers.
cli-model-with-key = A key is stored.
cli-model-decided = This was set by an environment variable or the configuration file.
cli-model-ask-key = Key of the model service (Enter for none):
cli-model-no-test = The built-in assistant is on this device: there is no connection to check.
setting-unknown = There is no setting { $name }. Nothing was changed. Choose one of these: { $names }
