# 規定：一覧と、1ページずつ読む画面

nav-policies = 規定
policies-shelf-policy = 規定
policies-shelf-knowhow = 運用ノウハウ
policies-search = 規定を探す
policies-none-found = この言葉がある規定はありません。ほかの言葉で探してみてください。
policies-empty = まだ何もありません。
policies-soon = もうすぐ変わります
policies-lately = 最近変わりました
policies-all = すべて
policies-stands = v{ $version } · { $day }から施行
policies-changes = もうすぐ変更: { $day }からv{ $version }
policies-begins = もうすぐ開始: { $day }からv{ $version }
policies-customers = お客様{ $count }名の事例から生まれました
policies-back = 戻る
policies-ask-policy = この規定について質問する
policies-ask-knowhow = このノウハウについて質問する
policies-question = { $title }について
policies-reading-earlier = 以前の版です（{ $day }から施行されていた内容）。現在はv{ $current }が施行中です。
policies-reading-later = { $day }から施行される内容です。現在はv{ $current }が施行中です。
policies-read-current = 現在の版を見る
policies-read-ahead = 変更後の内容を見る
policies-no-text = この版の本文はこの端末にありません。接続したときに受け取ります。
policies-earlier = 以前の版 { $count }件
policies-links = 関連するページ
policies-sources = 根拠の文書 { $count }件
policies-source = { $document } — { $place }
policies-mine-policy = 記憶のうち{ $count }件がこの規定とつながっています
policies-mine-knowhow = 記憶のうち{ $count }件がこのノウハウとつながっています

## How fresh it is

policies-state-fresh = 最新の内容です
policies-state-offline = 接続していないため、{ $since }に受け取った内容です
policies-state-refused = 新しい内容が署名の検査に通らなかったため、使っていません。以前の内容を表示しています
policies-state-clock = この端末の時計が合っていないため、新しい内容を確認できません。時計を合わせてください
policies-state-stale = 受け取った内容の有効期限が過ぎました。接続して受け取り直してください
policies-state-none = まだ規定を受け取っていません
policies-none = まだ規定を受け取っていません
policies-none-hint = 最初の1回は接続が必要です。受け取った後は、接続がなくてもこの端末で読めます。会話は今すぐできます。
policies-refresh = 新しい内容を確認する
policies-refresh-now = 今すぐ受け取る
policies-refreshing = 受け取っています
policies-refreshed-fresh = 最新の内容を確認しました。
policies-refreshed-offline = 接続できませんでした。受け取った内容はそのままです。接続を確認して、もう一度お試しください。
