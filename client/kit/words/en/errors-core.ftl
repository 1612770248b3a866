# Store
store-wrong-key = The key on this device does not open the memory file ({ $file }). The file was left as it is. Put the original key back and open it again.
store-key-missing = There is a memory file, but no key for it. The file was left as it is. It opens again once the key is back.
store-key-damaged = The key is damaged and cannot be read. The memory file was left as it is. Put the original key back.
store-not-ours = { $file } is not a memory file of this app. It was left as it is. Use another folder, or put the original file back.
store-too-new = A newer app wrote this memory file (format { $found }, this app knows { $known }). It was left as it is. Please update the app.
store-busy = Another window is writing to the memory file, so this was not saved. Nothing was lost. Please try again in a moment.
store-full = The storage is full, so this was not saved. What was saved before is safe. Free some space and try again.
profile-damaged = The list of accounts on this device ({ $file }) cannot be read. The memory files are untouched. Put the list back.

# Settings
settings-file-unreadable = The settings file ({ $file }) cannot be read. Nothing was changed. Please check its form.
settings-now-wrong = --now takes a date such as 2026-08-12 or 2026-08-12T09:00. Nothing was changed.
settings-zone-unknown = There is no such time zone. Nothing was changed. Write it like Asia/Seoul.
settings-language-unknown = The language is one of ko, en, ja. Nothing was changed.
settings-model-incomplete = A model service needs both an address and a model name. Nothing was changed.
settings-number-wrong = { $name } has to be a whole number, 0 or more. Nothing was changed.
settings-choice-unknown = There is no such choice. The setting stays as it was.
settings-trust-root-unreadable = The service's trust root ({ $file }) cannot be read. Please check that the file is there.

# Questions and conversations
turn-blank = The question is empty. Please write something.
turn-too-long = The question is too long ({ $used } characters). Please send it in parts of at most { $limit }. Nothing was sent.
turn-unknown = There is no such question in the log. Nothing has changed. Please open the conversation again and look.
turn-nothing-to-retry = There is no question to try again. Nothing has changed. Please ask a new one.
turn-interrupted = The answer was cut off. Your question is kept: please try again.
conversation-unknown = There is no such conversation. Nothing has changed. Please choose one from the list.
model-no-answer = The model gave no answer. Your question is kept: please try again.
source-gone = This source is no longer on this device. The conversation and the memory are unchanged.

# What is remembered
block-empty = It cannot be saved empty. What is remembered stays as it is. Use “Delete everything” to remove it all.
block-too-long = It is over { $limit } characters ({ $used }). What is remembered stays as it is. Merge or remove lines.
block-service-line = A line that the service gave cannot be changed. What is remembered stays as it is.
block-nothing-to-undo = There is no earlier text to go back to. Nothing has changed.
block-conflict = What is remembered was changed somewhere else, so this was not saved. Please load it again and look.
fact-unknown = There is no such fact. Nothing has changed. Please choose one from the list.
fact-ambiguous = { $count } facts begin with that. Nothing has changed. Please type a little more.
fact-no-question = No question waits at this fact. Nothing has changed.
fact-not-in-force = This fact was replaced or taken back already. Nothing has changed.

home-unusable = The memory cannot lie in this folder. Nothing was changed. Choose a folder that can be written with --home.
store-keyring-closed = The key store of the operating system is locked or does not answer. The memory file is untouched. Unlock it and start again.
store-damaged = The memory file ({ $file }) is damaged or cannot be read. It was left as it is. Put a copy back if you have one.
turn-broke = Something went wrong while answering. Your question is kept: please try again.
input-not-text = This input cannot be read as text. Nothing was done. Please type it again.
model-no-gateway = The service names no model. Give a model address, or clear the setting to use the built-in assistant.
block-changed-since = What is remembered changed again since, so nothing was undone. Please edit it in “Memory”.
settings-port-wrong = { $name } has to be a whole number from 0 to 65535. Nothing was changed.
