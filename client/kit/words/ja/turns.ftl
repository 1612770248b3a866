# 質問ひとつとその回答：もう一度回答する、直す、状態、回答の理由、覚えたこと

## Refusals

turn-not-newest = 直したり、もう一度回答させたりできるのは、いちばん新しい質問だけです。何も変わっていません。
turn-nothing-to-ask-again = もう一度回答する質問がありません。回答が終わってからお試しください。
cli-again-wrote = 直す前の回答が「常に伝える記憶」に書いた内容はそのままです。元に戻すには: gieok context undo

## Asking anew

turn-again = もう一度回答する
turn-edit = 質問を直す
turn-copy-question = 質問をコピー
turn-editing = 質問を直しています
turn-field = メッセージ
turn-editing-cancel = やめる
turn-editing-write = 直した質問を入力してください
turn-older = 前の回答を見る
turn-newer = 次の回答を見る
turn-version = { $at } / { $of }
turn-version-older = 今は使っていない、前の質問と回答です。
turn-earlier-wrote = 直す前の回答が記憶に書いたこと

## States

turn-kept = 質問を保管しました · 回答を待っています
turn-waiting = 質問を保管しました · 順番を待っています
turn-stopped = ここで停止しました。ここまでは保管しています。
turn-stopped-said = 回答を停止しました
turn-failed-said = 回答を受け取れませんでした

## Long texts

turn-question-whole = 質問をすべて見る
turn-question-less = 質問をたたむ
turn-answer-more = 続きを見る

## Why this answer

why-memory = 一緒に伝えた記憶
why-block = 常に伝える記憶 { $lines }行（{ $used }文字）
why-block-none = 常に伝える記憶は空でした。
why-facts = 調べて読んだ事実
why-pages = 読んだ規定とノウハウ
why-chats = 調べて読んだ過去の会話
why-page = { $title } v{ $version }
why-page-since = { $title } v{ $version } · { $date }から施行
why-cited = 回答に記載
why-versions = そのとき使っていたサービスの内容
why-version-policy = 規定 第{ $version }版
why-version-knowhow = ノウハウ 第{ $version }版
why-version-service-context = サービスの原則 第{ $version }版
why-version-config = サービスの設定 第{ $version }版
why-unknown = この回答のときは、この内容を記録していませんでした。
why-found = { $what } · { $count }件見つかりました
why-more = あと{ $count }件を見る
why-forgotten = 消した記憶
why-gone = 削除した会話
why-sent-more = 続きを見る
why-no-name = 名前のないモデル

## Questions below an answer

cards-title = ご確認ください
cards-more = あと{ $count }件の確認を見る
card-later = あとで
card-put-off = あとでお答えいただくことにしました。ここか「記憶の内容」でお答えいただけます。
card-put-off-forget = あとでお答えいただくことにしました。ここでお答えいただけます。
card-put-off-proposal = あとでお答えいただくことにしました。ここか、設定の「サービスへの提案」でお答えいただけます。

## What a conversation left

remembered-line = この会話で{ $count }件を記憶しました · 見る
remembered-title = この会話で記憶したこと
remembered-undo = 元に戻す
remembered-undo-of = 元に戻す: { $statement }
remembered-undone = もう使いません
remembered-delete-of = 削除: { $statement }
remembered-all = 記憶の内容を開く
remembered-none = もう残っているものはありません。
