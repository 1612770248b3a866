# 保存
store-wrong-key = この端末の鍵では記憶ファイル（{ $file }）を開けません。ファイルはそのままです。元の鍵を戻してから開いてください。
store-key-missing = 記憶ファイルはありますが、鍵がありません。ファイルはそのままです。鍵を戻せば開けます。
store-key-damaged = 鍵が壊れていて読めません。記憶ファイルはそのままです。元の鍵を戻してください。
store-not-ours = { $file } はこのアプリの記憶ファイルではありません。ファイルはそのままです。別のフォルダーを使うか、元のファイルを戻してください。
store-too-new = より新しいアプリが作った記憶ファイルです（形式 { $found }、このアプリは { $known } まで）。ファイルはそのままです。アプリを更新してください。
store-busy = 別の画面が記憶ファイルを使っているため保存できませんでした。失われたものはありません。少し待ってからもう一度お試しください。
store-full = 空き容量がないため保存できませんでした。保存済みの内容はそのままです。空きを作ってからもう一度お試しください。
profile-damaged = この端末のアカウント一覧（{ $file }）を読めません。記憶ファイルはそのままです。一覧のファイルを戻してください。

# 設定
settings-file-unreadable = 設定ファイル（{ $file }）を読めません。何も変更していません。形式を確認してください。
settings-now-wrong = --now には 2026-08-12 や 2026-08-12T09:00 のような日付を指定してください。
settings-zone-unknown = そのタイムゾーンはありません。Asia/Seoul のように書いてください。
settings-language-unknown = 言語は ko、en、ja から選んでください。
settings-model-incomplete = モデルサービスを使うには、アドレスとモデル名の両方が必要です。
settings-number-wrong = { $name } は 0 以上の整数にしてください。
settings-choice-unknown = その選択肢はありません。設定はそのままです。
settings-trust-root-unreadable = サービスの信頼ルート（{ $file }）を読めません。ファイルがあるか確認してください。

# 質問と会話
turn-blank = 質問が空です。内容を書いてください。
turn-too-long = 質問が長すぎます（{ $used } 文字）。{ $limit } 文字以内に分けて送ってください。何も送っていません。
turn-unknown = その質問は記録にありません。
turn-nothing-to-retry = やり直す質問がありません。
turn-interrupted = 回答が途中で切れました。質問は残っていますので、もう一度お試しください。
conversation-unknown = その会話はありません。一覧から選んでください。
model-no-answer = モデルが答えを返しませんでした。質問は残っていますので、もう一度お試しください。
source-gone = この出典はもうこの端末にありません。

# 記憶された内容
block-empty = 空のまま保存することはできません。記憶された内容はそのままです。すべて消すには「すべて削除」を使ってください。
block-too-long = { $limit } 文字を超えています（{ $used } 文字）。記憶された内容はそのままです。行をまとめるか減らしてください。
block-service-line = サービスが入れた行は変更できません。記憶された内容はそのままです。
block-nothing-to-undo = 元に戻せる前の内容がありません。
block-conflict = 別の場所で記憶された内容が変更されました。
fact-unknown = その事実はありません。一覧から選んでください。
fact-ambiguous = その文字で始まる事実が { $count } 件あります。もう少し長く入力してください。
fact-no-question = この事実には回答待ちの質問がありません。
fact-not-in-force = すでに置き換えられたか、取り消された事実です。
