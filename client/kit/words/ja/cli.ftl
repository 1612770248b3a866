# コマンドと画面が共に使う言葉
cli-account = アカウント
cli-service = サービスの内容
cli-model = 回答するモデル
cli-search = 意味検索
cli-keyword-only = 未インストール（語の検索のみ）
cli-jobs = 整理待ち { $waiting } 件（失敗あり { $failed } 件）
cli-counts = 事実 { $facts } 件 · 質問 { $turns } 件 · 会話 { $conversations } 件
cli-key-keyring = 鍵: OSの鍵保管庫
cli-key-file = 鍵: 記憶ファイルの横のファイル（このコンピューターを使う人は読めますのでご注意ください）
cli-ended = 会話を終えました。整理した会話 { $learned } 件、整理待ち { $waiting } 件。
cli-answer-replaced = 上の回答を訂正します。
cli-clear-sure = 記憶の内容をすべて消しますか？ 元に戻せません。 [y/N]
cli-not-confirmed = 確認できなかったため、何も消していません。消すには --yes を付けてください。
cli-block-cleared = 記憶の内容を { $lines } 行消しました。
cli-no-facts = まだ記憶した事実はありません。
cli-fact-deleted = 事実を根拠とともに消しました。
cli-nothing-found = 見つかりませんでした。
cli-no-conversations = まだ会話はありません。
cli-nothing-left = この端末から外へ出たものはありません。
app-look-here = アプリを開きました。ブラウザーで開いてください: { $url }

source-policy = 規定
source-knowhow = 運用ノウハウ
source-fact = お客様の事実
source-conversation = 前の会話
speaker-customer = お客様
speaker-service = 担当
fact-kind-event = 出来事
fact-kind-decision = 決定
fact-kind-agreement = 合意
fact-kind-attribute = 属性
fact-kind-preference = 好み
fact-kind-trait = 傾向
fact-status-active = 有効
fact-status-replaced = 置き換え済み
fact-status-retracted = 取り消し済み
fact-status-awaiting-consent = 同意待ち
fact-status-awaiting-confirmation = 確認待ち
turn-state-waiting = （待機中）
turn-state-answering = （回答中）
turn-state-done = （回答なし）
turn-state-cancelled = （中断）
turn-state-failed = （回答できず）
recheck-policy = 再確認が必要: { $page } v{ $linked } 時点、現在は v{ $current }
recheck-age = 再確認が必要: かなり前の内容

bundle-fresh = 最新です（規定 第{ $policy }版）。
bundle-offline = サーバーに接続できませんでした。前回確認（{ $since }）の内容で回答します。
bundle-refused = 受け取った内容が検証を通らなかったため使っていません（{ $reason }）。最後に確認できた内容を使います。
bundle-clock = この端末の時計がずれているようです。日付と時刻を確認してください。最後に確認できた内容で回答します。
bundle-stale = 長く接続できず、サービスの内容の有効期限が過ぎています（前回確認 { $since }）。回答が現在の規定と異なることがあります。
bundle-none = サービスの内容をまだ受け取っていません。サーバーに接続でき次第、受け取ります。

card-block-changed = 記憶を直しました（{ $added ->
    [0] 削除 { $dropped } 行
   *[other] { $dropped ->
        [0] 追加 { $added } 行
       *[other] 追加 { $added } 行、削除 { $dropped } 行
    }
}）。
card-block-refused = 記憶できませんでした: { $reason }
card-promotion = 「{ $statement }」— すべての会話で覚えておきますか？
card-recheck = 「{ $statement }」— 現在の規定でもそのままか確認が必要です。
loop-use-the-tool = You said that you will remember, but nothing was stored. Call rewrite_customer_context now with the whole final block, or answer again without promising anything.
loop-say-something = Now answer the customer's question in words.
loop-not-stored = （今回は記憶できませんでした。もう一度お伝えいただくか、「記憶の内容」に直接ご記入ください。）

demo-part-ended = { $part } が予期せず終了しました。保存済みの内容はそのままです。もう一度始めてください。
demo-step-failed = { $step } の手順が終わりませんでした。上の理由を確認して、もう一度始めてください。
loop-cut-short = （回答が長さの上限で切れました。「続けてください」と言っていただければ続けます。）
