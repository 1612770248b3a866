# Why a model service did not answer. Nothing of the conversation is lost in any of these.

model-address-invalid = The model address cannot be read, so it was not saved. Please enter an address that begins with https://, without a user name or a question mark.
model-address-insecure = The address of { $host } is http without encryption, so it was not used. Please enter an https:// address.
model-key-malformed = The model key has characters that a key cannot have, so it was not saved. Please copy and paste the key again.
model-key-refused = The model service did not accept the key. The conversation is kept; please check the key in the settings.
model-not-found = The model service does not know this model. The conversation is kept; please check the address and the model's name in the settings.
model-quota = The limit or the balance at the model service is used up. The conversation is kept; please check the billing there, or let the built-in assistant answer.
model-redirected = The model service pointed to another address, so we stopped and sent nothing there. Please check the address in the settings.
model-request-refused = The model service refused the request (status { $status }). The conversation is kept; please check in the settings that the model can use tools.
model-context-too-long = There is more to send than this model can read. The conversation is kept; please begin a new one, or shorten the conversation length in the settings.
model-unreachable = { $host } could not be reached. The conversation is kept; please check the internet connection and the model address, then try again.
model-timeout = { $host } did not answer in time. The conversation is kept; please try again in a while.
model-busy = The model service has too many requests right now. The conversation is kept; please try again in a while.
model-failed = Something went wrong at the model service (status { $status }). The conversation is kept; please try again in a while.
model-cut = The connection broke while the answer was coming. What had arrived is kept; please try again.
model-malformed = The model's answer could not be understood. The conversation is kept; please try again, or choose another model in the settings.
model-empty = The model sent an empty answer. The conversation is kept; please try again.
