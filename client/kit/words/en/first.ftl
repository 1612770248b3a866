# The three screens of a first opening

first-title-kept = Your memory is on this device
first-title-look = Language and text size
first-title-start = Ready
first-step = Step { $step } of { $all }
first-kept-here = On this device
first-kept-here-text = Your memory and all conversations are in one encrypted file. You can see, change and delete them at any time.
first-kept-server = On the server
first-kept-server-text = Nothing of any conversation. The server only hands out the service's policies and know-how.
first-kept-model = At a model service
first-kept-model-text = The built-in assistant on this device answers now, so nothing goes anywhere. If you choose a model service in the settings, your question, this conversation, what is remembered and what was found go there.
first-kept-model-chosen = A model at { $host } has been set to answer. Your question, this conversation, what is remembered and what was found go there.
first-account = Chatting needs no account.
first-account-text = Logging in is only for backups that move to a new phone, and for keeping evidence of agreements with the service. Until then the server keeps nothing of yours.
first-later = All of this can be changed in the settings.
first-next = Next
first-back = Back
first-skip = Skip
first-start = Start
first-new-phone-hint = If you made a backup on your old phone, log in and bring your memory here.
