# 事実の訂正と復帰、そして事実に起きたこと。

## 訂正

fact-correct = 訂正
fact-correct-of = 訂正: { $statement }
fact-correct-title = 事実の訂正
fact-correct-hint = 訂正すると新しい事実として記憶し、前の内容は過去の記録に残ります。文に日付がある場合は、あわせて直してください。
fact-correct-trait-hint = 傾向は推測したものです。訂正すると、ご自身がおっしゃった内容として記憶します。
fact-correct-text = 正しい内容
fact-correct-day-field = あった日（例: 2026-09-28。なければ空欄）
fact-correct-kind-field = 種類
fact-correct-save = 訂正して保存
fact-corrected = 訂正しました。次の回答から反映されます。
fact-line-follows = 常に伝える記憶の行も直しました。
fact-correct-asks = デリケートな内容が含まれるため、記憶してよいか先にお尋ねします。
fact-correct-blank = 内容が空です。前の内容はそのままです。正しい文を書いてください。
fact-correct-unchanged = 変更がないため、そのままにしました。
fact-correct-too-long = 事実は一つ{ $limit }文字までです（今は{ $used }文字）。前の内容はそのままです。短くしてください。
fact-correct-secret = パスワードやカード番号のようなものだけなので、記憶しませんでした。前の内容はそのままです。
fact-correct-kind = この事実はその種類に直せません。前の内容はそのままです。別の種類を選んでください。
fact-correct-day = 日付を読み取れませんでした。前の内容はそのままです。2026-09-28のように書いてください。

## 復帰

fact-restore = やはり正しい
fact-restore-of = やはり正しい: { $statement }
fact-restored = もう一度、正しい内容に戻しました。
fact-gave-way = 代わりにこの事実は過去の記録に移しました: 「{ $statement }」
fact-line-back = 常に伝える記憶にも戻しました。
fact-line-no-room = 空きがないため、常に伝える記憶には入れられませんでした。必要なときに調べます。
fact-restore-ask = もう一度、正しい内容にしますか？
fact-restore-ask-text = 今はこの内容を正しいものとして記憶しています。戻すと、代わりに過去の記録に移します。
fact-restore-yes = 入れ替える
fact-restore-against = 今正しいものとして記憶している「{ $statement }」と両立しないため、そのままにしました。入れ替えるには --replace を付けてください。
fact-restore-there = 同じ内容をすでに記憶しているため、そのままにしました。
fact-restore-line = 常に伝える記憶にあった行です。もう一度使うには、そちらに直接書いてください。
fact-restore-supports = 根拠となった事実が十分に残っていないため、戻しませんでした。先に根拠となった事実を戻してください。
fact-in-force = 今正しいものとして記憶している事実です。変更はありません。
fact-undo = 元に戻す
fact-undone = 元に戻しました。

## 起きたこと

history-corrected = ご自身で訂正しました
history-corrected-from = ご自身で訂正しました。前の内容: 「{ $statement }」
history-restored = もう一度、正しい内容に戻しました
history-replaced-by = 「{ $statement }」に替わりました
history-confirmed-policy = 規定 v{ $version } に合わせて再確認しました
history-recheck-policy = 規定が v{ $version } に変わり、再確認が必要になりました
history-supports = 根拠が{ $count }件になりました
