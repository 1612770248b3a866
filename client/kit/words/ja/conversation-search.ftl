search-conversations-off = 以前の会話の検索はオフになっています。設定でオンにするか、`gieok settings conversation_search on` を使ってください。
settings-value-missing = { $name } の値を書いてください。例：gieok settings conversation_search off
cli-chats-not-allowed = 以前の会話の検索はサービスがオフにしています。
