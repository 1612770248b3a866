settings-value-missing = Please say which value { $name } should have, for example: gieok settings conversation_search off
cli-chats-not-allowed = The service has turned off searching earlier conversations.
