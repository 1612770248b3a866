# 忘れること、消すこと
forget-conversation-stays = この事実のもとになった会話（{ $id }）は残っています。一緒に消すには conversations delete をお使いください。
forget-conversation-gone = この事実のもとになった会話（{ $id }）も消しました。
forget-related-stays = 同じ言葉や以前の記録から出たものは残っています。
forget-related-gone = 同じ言葉や以前の記録から出たものも消しました。
forget-shown-in = この事実をお伝えした別の会話（{ $id }）の回答には、その言葉が残っています。
forget-facts-gone = この会話から出た事実 { $count } 件も消しました。
forget-facts-stay = この会話から出た事実 { $count } 件は残っています。消すには facts delete をお使いください。
forget-facts-kept = ほかの会話にも根拠がある事実 { $count } 件は、その根拠だけを残してあります。
fact-not-gone = 消せませんでした。まだ残っていますので、もう一度お試しください。
wipe-sure = このアカウントの記憶（いつも伝わる記憶、事実、会話、送信の記録）をすべて消しますか？元には戻せません。[y/N]
wipe-done = すべての記憶を消しました。残っているのはサービスのポリシーと画面の設定だけです。
store-wiped = このアカウントの記憶はすべて消されました。空の記憶から始めます。
card-forget = 「{ $statement }」— この記憶を消しますか？
card-forget-line = 「{ $statement }」— この記憶と、これをもとにいつも伝わる行を消しますか？
step-propose_forget = 消す記憶を確かめています
