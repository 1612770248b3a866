settings-value-missing = { $name } の値を書いてください。例: gieok settings conversation_search off
cli-chats-not-allowed = 以前の会話の検索はサービスがオフにしています。
