### 事実に起きたこと（一行ずつ）と、事実を上げられない理由。

history-added = 記憶しました
history-evidence = もう一度おっしゃいました
history-evidence-removed = 根拠となる言葉が消されました
history-replaced = より新しい内容に替わりました
history-retracted = ご自身で取り消しました
history-retracted-conversation = 会話の中で取り消しました
history-retracted-supports = 根拠が十分に残りませんでした
history-confirmed = 正しいと答えました
history-declined = いいえと答えました
history-promoted = すべての会話で覚えておく内容に入りました
history-demoted = すべての会話で覚えておく内容から外れました
history-recheck = 確認し直す印を付けました
history-imported = ファイルから取り込みました
fact-not-lasting = ある日に起きたことです。続いていることだけを、すべての会話で覚えておけます。
fact-waits-first = この事実には回答待ちの質問があります。先にお答えください。
