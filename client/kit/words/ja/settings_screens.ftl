# 設定画面：区分、行、モデルの選択と接続の確認、タイムゾーン、保存容量、数と大きさ

set-part-answers = 会話とモデル
set-part-screen = 表示
set-part-memory = 記憶
set-part-privacy = プライバシー
set-part-account = バックアップとアカウント
set-part-app = このアプリ
set-part-end = すべて消す
set-back = 設定に戻る
set-decided-language = アプリの起動時に決められた言語なので、ここでは変更できません。

set-text-size = 文字の大きさ
set-text-size-percent = { $percent }%
set-text-size-sample = 返金はご購入日から30日以内に承ります。この大きさで表示されます。
set-memory = 記憶する
set-memory-hint = オフにすると、すでに知っていることは使いますが、新しく記憶しません。
set-proposals = 匿名の提案をたずねる
set-proposals-hint = オフにすると、会話の中でおたずねしません。何も自動では送りません。

set-zone = タイムゾーン
set-zone-hint = 「昨日」や「来週」をこのタイムゾーンで読みます。
set-zone-search = 都市やタイムゾーンを探す
set-zone-own = この端末のタイムゾーン
set-zone-none = そのようなタイムゾーンはありません。Asia/Seoulのように英語で探してください。
set-zone-more = ほかにもあります。名前をもう少し入力してください。
set-zone-taken = タイムゾーンを{ $zone }に変更しました。
zone-Asia-Seoul = ソウル
zone-Asia-Tokyo = 東京
zone-Asia-Shanghai = 上海
zone-Asia-Singapore = シンガポール
zone-Asia-Ho_Chi_Minh = ホーチミン
zone-Australia-Sydney = シドニー
zone-Europe-London = ロンドン
zone-Europe-Paris = パリ
zone-Europe-Berlin = ベルリン
zone-America-New_York = ニューヨーク
zone-America-Los_Angeles = ロサンゼルス
zone-UTC = 協定世界時

settings-export-short = 読むためのファイルと別の端末で取り込むファイル
sent-short = この端末の外に出たリクエストをそのまま

## Who answers

choose-model-hint = だれが回答するかを選んでください。変更すると次の質問からそのモデルが回答します。
choose-model-decided = アプリの起動時にモデルが決められているので、ここでは変更できません。
choose-model-builtin = 内蔵アシスタント
choose-model-builtin-hint = インターネットなしでこの端末の中で回答します。文章は外に出ません。
choose-model-gateway = サービスが運営するモデル
choose-model-gateway-hint = { $host }の{ $name }モデルです。
choose-model-gateway-gone = サービスがモデルを提供しなくなりました。ほかのものを選んでください。
choose-model-own = ご自分で決めるモデルサービス
choose-model-own-hint = OpenAIと同じ方式のサービスならどれでも使えます。
choose-model-address = アドレス
choose-model-address-hint = 例: https://api.example.com/v1
choose-model-name = モデル名
choose-model-key = キー
choose-model-key-hint = この端末の暗号化されたファイルだけに置きます。書き出しやバックアップには入りません。
choose-model-key-kept = キーは保存されています。同じサービスなら、空のままでそのキーを使います。
choose-model-key-look = キーを表示
choose-model-key-hide = キーを隠す
choose-model-save = このモデルに変更
choose-model-goes = 質問とこの会話、記憶の内容、見つかったものが{ $host }に送られます。送られた文章はそのサービスに委ねられます。何を送ったかは「外に出た記録」で確認できます。
choose-model-yes = はい、変更します
choose-model-no = いいえ
choose-model-done = 変更しました。次の質問から{ $name }モデルが回答します。
choose-model-done-builtin = 変更しました。次の質問から内蔵アシスタントがこの端末の中で回答します。
model-name-wrong = モデル名を読み取れないため保存しませんでした。{ $longest }文字までの見える文字で入力してください。
model-decided = アプリの起動時にモデルが決められているため変更しませんでした。その設定を空にして起動し直すと選べます。

## Trying it out

trial-do = 接続を確認
trial-hint = 短い試験の文をひとつだけ送ります。お客様の言葉は入っていません。
trial-running = 確認しています
trial-stop = やめる
trial-stopped = 確認をやめました。
trial-works = 接続できました。{ $seconds }で回答しました。
trial-tools-used = ツールも使えます。規定と記憶を調べながら回答できます。
trial-tools-unused = ただしツールを使いませんでした。規定と記憶を調べずに回答することがあります。
trial-tools-refused = ただしツールを受け付けません。規定と記憶を調べられないので、ほかのモデルをおすすめします。
trial-failed = まだ使えません。
trial-unreachable = { $host }に接続できませんでした。アドレスとインターネット接続を確認してください。
trial-timeout = { $host }から時間内に回答がありませんでした。遅すぎるモデルかもしれません。
trial-key-refused = サービスがキーを受け付けませんでした。キーを確認してください。
trial-not-found = そのアドレスにこのモデルはありません。アドレスとモデル名を確認してください。
trial-quota = サービスの利用枠または残高がなくなりました。そのサービスのお支払い状況を確認してください。
trial-redirected = サービスが別のアドレスを案内しました。案内されたアドレスを入力してください。
trial-request-refused = サービスがリクエストを拒否しました（ステータス{ $status }）。OpenAIと同じ方式のサービスか確認してください。
trial-context-too-long = 短い試験の文でもこのモデルには長すぎます。ほかのモデルを選んでください。
trial-busy = サービスにリクエストが集中しています。アドレスとキーは正しいようなので、しばらくしてからもう一度確認してください。
trial-server-failed = サービスに問題が起きています（ステータス{ $status }）。しばらくしてからもう一度確認してください。
trial-cut = 回答の途中で接続が切れました。もう一度確認してください。
trial-malformed = 読み取れない回答が届きました。OpenAIと同じ方式のサービスではないようです。アドレスを確認してください。
trial-empty = 接続はできましたが、モデルが空の回答を送りました。ほかのモデルを選んでください。
sent-for-check = 接続の確認

## Room

room-title = 保存容量
room-value = 暗号化されたファイルと書き出したファイルの容量
room-conversations = 会話
room-facts = 記憶
room-search = 検索の索引
room-pages = サービスの規定とノウハウ
room-sent = 外に出た記録
room-rest = その他
room-file = 暗号化されたファイル全体
room-exports = 書き出したファイル
room-free = この端末の空き容量
room-free-how = 容量を空ける方法
room-free-talks = 会話を削除すると、外に出た記録と索引もいっしょに減ります。空いた場所はファイルの中でまた使われます。
room-to-talks = 会話へ移動
room-drop-exports = 書き出したファイルを削除
room-drop-exports-ask = 書き出したファイルを削除しますか？
room-drop-exports-text = { $size }が空きます。記憶はそのまま残り、いつでも書き出し直せます。ほかの場所に移したファイルは削除しません。
room-dropped = 書き出したファイルを削除しました。記憶はそのままです。

## Figures

amount-bytes = { $count }バイト
amount-kilobytes = { $count }KB
amount-megabytes = { $count }MB
amount-gigabytes = { $count }GB
amount-seconds = { $count }秒

## On the command line

cli-model-builtin = 内蔵アシスタントがこの端末の中で回答します。
cli-model-service = { $host }の{ $name }モデルが回答します。
cli-model-with-key = キーは保存されています。
cli-model-decided = 環境変数または設定ファイルで決められています。
cli-model-ask-key = モデルサービスのキー（なければEnter）:
cli-model-no-test = 内蔵アシスタントはこの端末の中にあるので、確認する接続がありません。
setting-unknown = { $name }という設定はありません。何も変更していません。次の中から選んでください: { $names }
