# What the screens say beyond the answers: cards that were passed by, a temporary conversation, tidying by hand

passed-by = 「記憶の内容」でお答えいただけます。
passed-by-forget = 「記憶の内容」で消すことができます。
temporary-welcome = 規定とこれまでの会話を調べ、根拠とともにお答えします。この会話は保存しません。
jobs-done = 会話を整理しました。
jobs-put-off = まだ整理できませんでした。会話はそのまま残っていて、しばらくしてからもう一度整理します。
