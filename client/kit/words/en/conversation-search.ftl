search-conversations-off = Searching earlier conversations is off. Turn it on in the settings or with `gieok settings conversation_search on`.
settings-value-missing = Please say which value { $name } should have, for example: gieok settings conversation_search off
cli-chats-not-allowed = The service has turned off searching earlier conversations.
