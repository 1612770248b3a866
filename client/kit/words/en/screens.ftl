# What the screens say beyond the answers: cards that were passed by, a temporary conversation, tidying by hand

passed-by = You can still answer this under “Memory”.
passed-by-forget = You can still delete it under “Memory”.
temporary-welcome = I look at the policies and at what we talked about, and answer with sources. This conversation is not kept.
jobs-done = The conversations are tidied.
jobs-put-off = That did not work yet. The conversations are safe, and it will be tried again in a while.
