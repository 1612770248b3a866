# 職員が使うデスクアプリの言葉

deskapp-name = 記憶 発行デスク
deskapp-menu = 画面を選ぶ
deskapp-nav-pages = ページ
deskapp-nav-publish = 発行
deskapp-nav-live = 発行の状況
deskapp-nav-keys = 鍵
deskapp-nav-candidates = 提案の候補
deskapp-nav-evidence = 合意の記録
deskapp-nav-log = 活動の記録
deskapp-again = もう一度試す
deskapp-more = もっと見る
deskapp-as-last-seen = 以下はこのデスクが最後に確認した状態です。
deskapp-look = 文字を表示
deskapp-hide = 文字を隠す

## ログイン

deskapp-server = サーバー: { $server }
deskapp-token = 職員トークン
deskapp-token-hint = サーバーの担当者が gieok-server staff add で作ったトークンを貼り付けてください。このデスクのフォルダーに、持ち主だけが読めるように保管します。
deskapp-sign-in = ログイン
deskapp-sign-out = ログアウト
deskapp-unreachable = サーバーが応答しないため、誰のトークンか確認できませんでした。下書きはこの端末にあるので、サーバーなしでも書けます。
deskapp-write-only = 下書きだけ直す
deskapp-nobody = サーバーなし
deskapp-person-menu = { $name }: 言語、画面、ログアウト
deskapp-role-author = 作成者
deskapp-role-signer = 署名者
deskapp-role-reviewer = 審査者

## ページの一覧

deskapp-search = ページを探す
deskapp-wiki = ウィキ
deskapp-wiki-all = すべて
deskapp-status = 状態
deskapp-status-all = すべて
deskapp-status-new = 新しいページ
deskapp-status-differs = 下書きと違う
deskapp-status-live = 発行済み
deskapp-status-gone = 下書きにない
deskapp-status-announced = 施行予定
deskapp-status-faults = 直す所あり
deskapp-announced-for = { $day } 施行予定
deskapp-faults = 直す所 { $count }件
deskapp-found = { $count }件
deskapp-none-found = 該当するページはありません。
deskapp-no-pages = まだページがありません。新しく書くか、文書を取り込んでください。
deskapp-version-draft = 下書き v{ $version }
deskapp-version-live = v{ $live } · { $since }から
deskapp-version-both = v{ $live } · { $since }から · 下書き v{ $version }
deskapp-new-page = 新しいページ
deskapp-new-page-go = 書き始める
deskapp-page-id = ページの id
deskapp-page-id-hint = 文字、数字、ハイフンだけ使えます。リンクがこの名前を指し、後から変えられません。
deskapp-page-id-taken = すでにある id です。
deskapp-page-id-wrong = 文字、数字、ハイフンの短い名前にしてください。
deskapp-may-not-write = 審査者は下書きを直せません。作成者か署名者のトークンが必要です。

## 文書の取り込み

deskapp-take = 文書を取り込む
deskapp-take-path = ファイルかフォルダーのパス
deskapp-take-hint = この端末にあるパスです。すべて入るか、一つも入らないかのどちらかです。
deskapp-take-go = 下書きに取り込む
deskapp-path-missing = パスを書いてください。下書きはそのままです。

## 編集

deskapp-back = 一覧へ
deskapp-save = 保存
deskapp-overwrite = 自分の文で上書き
deskapp-keys-save = Ctrl+S
deskapp-saved = 下書きに保存しました。
deskapp-unchanged = 変わったところはありません。
deskapp-unsaved = 保存していない内容があります
deskapp-all-saved = すべて保存済み
deskapp-live-now = 発行中の版 v{ $version }
deskapp-new = まだ発行されていません
deskapp-becomes = 保存すると v{ $version }
deskapp-conflict = 書いている間に別の人がこのページを変えました。赤い行はその人の文、緑の行は自分の文です。もう一度保存すると自分の文で上書きします。
deskapp-load-theirs = その人の文を読み込む
deskapp-recovered = 保存せずに閉じた文を戻しました。
deskapp-throw-away = 戻した文を捨てる
deskapp-lint = 直す所
deskapp-preview = プレビュー
deskapp-field-title = 題名
deskapp-field-summary = 一行の要約
deskapp-field-summary-hint = アシスタントが目次で最初に読む文です。
deskapp-field-effective = 施行日
deskapp-field-effective-hint = 2026-10-01 のように。この日から適用されます。
deskapp-field-language = 言語
deskapp-field-body = 本文（Markdown）
deskapp-field-revision = 変えた理由
deskapp-field-revision-hint = この版で何がなぜ変わったのか書いてください。
deskapp-fields-more = 出典、リンク、別名
deskapp-field-sources = 出典
deskapp-field-sources-hint = 一行に一つ: 文書名 | SHA-256 | 場所
deskapp-field-links = 関連ページの id
deskapp-field-links-hint = 一行に一つ
deskapp-field-aliases = 人が使う別の呼び名
deskapp-field-aliases-hint = 一行に一つ
deskapp-field-may-agree = アシスタントが自分で合意してよい

## 発行

deskapp-comparing = 発行中の内容と比べています
deskapp-changes = 変わる所 { $count }件
deskapp-diff-added = 加わった行: { $text }
deskapp-diff-removed = なくなった行: { $text }
deskapp-mend-first = 先に直す所 { $count }件
deskapp-who-signs = 署名する人
deskapp-signatures = { $role }: { $threshold }人の署名が必要です
deskapp-keys-here = このデスクに鍵 { $here }個
deskapp-others-sign = ほかの人の署名も必要です
deskapp-signs-root = ルート
deskapp-signs-targets = 役割の一覧
deskapp-signs-policy = 規定
deskapp-signs-knowhow = 運用ノウハウ
deskapp-signs-service-context = サービス context
deskapp-signs-config = 設定
deskapp-signs-snapshot = サーバーの一覧
deskapp-signs-timestamp = サーバーの時刻
deskapp-publish = 発行する
deskapp-publish-ask = 今発行しますか？
deskapp-publish-text = 変わる所 { $count }件に署名して、すべてのお客さまに届けます。戻すときは新しい版として発行します。
deskapp-published = 発行しました。
deskapp-may-not-publish = 発行できるのは署名者だけです。
deskapp-not-with-faults = 直す所があるので発行できません。
deskapp-keys-publish = Ctrl+Enter
deskapp-keys-confirm = Ctrl+Enter で確定、Esc で閉じる
deskapp-passphrase = 鍵のパスフレーズ
deskapp-passphrase-demo = 試用のデスクなので、パスフレーズはフォルダーにあります。

## 発行の状況

deskapp-nothing-live = まだ何も発行されていません。
deskapp-live-role = { $role } v{ $version }
deskapp-live-since = { $since }から発行中
deskapp-signed-until = 署名の期限 { $day }
deskapp-live-pages = この発行で変わったページ: { $pages }
deskapp-history = ページの履歴
deskapp-history-page = ページ
deskapp-version = v{ $version } · { $day } 施行
deskapp-not-seen = このデスクができる前の版です
deskapp-version-read = v{ $version } を読む
deskapp-version-roll = v{ $version } の文に戻す
deskapp-roll = 戻して発行する
deskapp-roll-ask = v{ $version } の文に戻しますか？
deskapp-roll-text = v{ $version } の文を新しい版 v{ $next } としてすぐに発行します。ほかの下書きは一緒に出ません。

## 鍵

deskapp-keys-hint = 役割ごとに署名がいくつ必要か、どの鍵がこのデスクにあるかを示します。サーバーに職員の鍵はありません。
deskapp-key-rule = 鍵 { $keys }個のうち { $threshold }個が署名
deskapp-ends = 期限 { $day }（残り { $days }日）
deskapp-ends-soon = 署名の期限が30日以内に切れます: { $roles }。発行すると新しく署名します。
deskapp-key-here = このデスクにあります
deskapp-key-elsewhere = ほかの人が持っています
deskapp-key-server = サーバーの鍵です

deskapp-preview-app = アプリでの見え方
deskapp-preview-model = モデルが受け取る文
deskapp-preview-model-hint = 施行日に端末のツールがモデルにそのまま渡す文です。
deskapp-signs-as = 誰の鍵で署名しますか
deskapp-sign-who = 誰の鍵で署名するか選んでください。署名していません。
deskapp-left = 署名しました。ほかの人の署名を待ちます。
deskapp-request-waits = 依頼 { $id } として残しました。まだ発行されておらず、ほかの人が承認すると発行されます。
deskapp-waiting = 署名を待つ発行が { $count }件あります。
deskapp-waiting-open = 見る
deskapp-requests = 署名待ち { $count }件
deskapp-requests-unseen = サーバーで待っているものは見られませんでした。{ $reason }
deskapp-request = { $by } さんの依頼 · { $when }
deskapp-approve-open = 確認して承認する
deskapp-approve-ask = この依頼に署名しますか？
deskapp-approve-text = { $by } さんが頼んだ発行です。変わる所をすべて読んでから署名してください。
deskapp-approve = 署名する
deskapp-approved-live = 署名がそろい、発行されました。
deskapp-approved-waits = 署名しました。まだほかの署名が必要です。
deskapp-withdraw = 取り下げる
deskapp-withdraw-ask = この依頼を取り下げますか？
deskapp-withdraw-text = 集まった署名はなくなり、下書きはそのまま残ります。
deskapp-withdrawn = 依頼を取り下げました。
deskapp-by = { $name } さんが発行
deskapp-state-in-force = 施行中
deskapp-state-announced = 施行予定
deskapp-state-earlier = 以前の版

deskapp-take-wiki = 新しいページが入るウィキ
deskapp-take-over = 手で直したページも上書きする
deskapp-take-model = 選んだモデルが文を整える

deskapp-warnings = { $count }件は覚えておいてください
deskapp-port-busy = { $port } 番のポートをほかのプログラムが使っているため、デスクを開けませんでした。下書きはそのままです。そのプログラムを閉じるか、--port で別のポートを指定してください。
