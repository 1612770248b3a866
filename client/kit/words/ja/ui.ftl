# What the customer's screens say.

app-name = キオク
ui-failed = 問題が起きて完了できませんでした。保存済みの内容はそのままです。もう一度お試しください。
ui-cancel = キャンセル

## Navigation

nav-chat = 会話
nav-memory = 記憶の内容
nav-settings = 設定

## Chat

chat-new = 新しい会話
chat-list = 会話一覧
chat-write = メッセージを入力
chat-send = 送信
chat-stop = 停止
chat-thinking = 回答を作成しています
chat-answered = 回答が届きました
chat-failed = 回答を受け取れませんでした。質問は保存されています。もう一度お試しください。
chat-copy = 回答をコピー
chat-copied = コピーしました。
chat-retry = 再試行
chat-retry-builtin = 内蔵アシスタントで回答
chat-model-builtin = 内蔵アシスタント
chat-down = 一番下へ
chat-left-out = 会話が長いため、最初の{ $count }件の質問はアシスタントに送っていません。記録には残っています。
chat-empty-title = 何かお手伝いできますか？
chat-empty-text = 規定とこれまでの会話を調べ、根拠とともにお答えします。記憶はこの端末にだけ保存されます。
chat-example-1 = 返金は何日以内に受けられますか？
chat-example-2 = エンタープライズプランは何が違いますか？
chat-example-3 = 今後は私をミンジと呼んでください。

## What is being looked up

step-search_facts = 記憶を調べています
step-search_policy = 規定を調べています
step-read_policy = 規定を読んでいます
step-search_knowhow = 対応事例を調べています
step-search_conversations = 以前の会話を調べています
step-rewrite_customer_context = 記憶を書き換えています

## Sources

source-version = { $title } v{ $version }
source-dated = { $title }（{ $date }）
source-recheck = 要再確認 · { $name }
source-kind-policy = 規定
source-kind-knowhow = 運用ノウハウ
source-kind-fact = お客様の事実
source-kind-conversation = 以前の会話
source-effective = { $date }から施行
source-now = 現在施行中のv{ $version }の内容です。回答はv{ $cited }に基づいています。

## Recheck

recheck-needed = 要再確認
why-recheck-policy = 規定v{ $linked }の時の内容です。現在はv{ $current }が施行中のため、再確認が必要です。
why-recheck-age = 長い間話題になっていないため、再確認が必要です。

## How an answer came about

record-open = この回答はどのように作られましたか？
record-model = 回答したモデル
record-tools = 調べたもの
record-tools-none = 何も調べずに回答しました。
record-sent = 端末の外に出た内容
record-sent-none = 何も外に出ていません。
record-sent-to = { $when } · { $host }
tool-search_facts = お客様の事実: { $what }
tool-search_policy = 規定: { $what }
tool-read_policy = 規定を読む: { $what }
tool-search_knowhow = 運用ノウハウ: { $what }
tool-search_conversations = 以前の会話: { $what }
tool-rewrite_customer_context = 記憶の書き換え

## Cards

ask-promotion = 常に覚えておきますか？
ask-promotion-yes = はい、お願いします
ask-promotion-no = いいえ
ask-trait = このように理解してよいですか？
ask-trait-yes = はい
ask-trait-no = いいえ
ask-sensitive = 個人的な内容です。覚えてもよいですか？
ask-sensitive-yes = 覚えてください
ask-sensitive-no = 削除してください
ask-recheck = 今も合っていますか？
ask-recheck-yes = 今も合っています
ask-recheck-no = もう違います
card-block-undo = 元に戻す
card-block-undone = 記憶を元に戻しました。
card-block-added = 追加: { $line }
card-block-dropped = 削除: { $line }
card-confirmed = ありがとうございます。覚えておきます。
card-declined = わかりました。そのようにします。

## List of conversations

chats-empty = まだ会話がありません。
chats-untitled = 新しい会話
chats-note = { $moment } · 質問{ $count }件
chats-delete = 会話を削除: { $title }
chats-delete-ask = この会話を削除しますか？
chats-delete-text = 質問と回答はこの端末から消え、元に戻せません。この会話から記憶した事実は、選ばなければ残ります。
chats-delete-yes = 削除
chats-deleted = 会話を削除しました。

## State of the policies

state-fresh = 最新の規定です
state-offline = お知らせが届かず、{ $since }の規定で答えます
state-refused = 新しい規定は署名の確認に通らなかったため使っていません。以前の規定で回答します
state-clock = 端末の時計がずれているため規定を確認できません。時計を合わせてください
state-stale = 規定の有効期限が切れています。接続して更新してください
state-none = まだ規定を受け取っていません。接続すると取得します
state-refresh = 規定を更新
state-refreshed = 規定を確認しました。
state-updated = 新しい規定を受け取りました。

## The block

memory-block = 常に伝える記憶
memory-block-hint = 会話のたびに以下の文章がそのままアシスタントに渡されます。自由に編集できます。
memory-block-write = 常に覚えておく内容
memory-block-empty = まだありません。例: 敬語で答えてください。
memory-count = { $used } / { $limit }
memory-count-said = { $limit }文字中{ $used }文字
memory-save = 保存
memory-saved = 保存しました。次の回答から反映されます。
memory-unchanged = 変更はありません。
memory-load = 読み込む
memory-overwrite = 上書き
memory-conflict = ほかの場所で記憶の内容が変更されました。書いていた文章はそのままで、まだ保存していません。もう一度保存するとこの文章で上書きします。読み込むと下書きは消えます。
memory-empty-save = 空の文章は保存しません。すべて消すには「すべて消す」を押してください。
memory-clear = すべて消す
memory-clear-ask = 常に伝える記憶をすべて消しますか？
memory-clear-text = 元に戻せません。下の事実はそのまま残ります。
memory-cleared = { $count }行を削除しました。
memory-lines = 各行はどこから来ましたか？
memory-origin-asked = 会話でのご依頼
memory-origin-promoted = 事実から昇格した内容
memory-origin-service = サービスが定めた内容・変更できません
memory-origin-customer = ご自身で書いた内容

## Facts

facts-title = お客様の事実
facts-hint = 必要なときに調べる記憶です。すべてご本人の言葉に基づいています。
facts-empty = まだ事実はありません。会話が終わるとここに集まります。
facts-none-found = 見つかりませんでした。
facts-search = 事実を検索
facts-more = さらに表示
fact-inferred = 会話から推測しました
fact-policy = 当時の規定: { $page } v{ $version }
fact-quote-customer = 「{ $quote }」— 私、{ $when }
fact-quote-service = 「{ $quote }」— アシスタント、{ $when }
fact-more = 詳細: { $statement }
fact-retract = もう違います
fact-retract-of = もう違います: { $statement }
fact-retracted = 今後は使いません。過去の記録には残ります。
fact-delete = 削除
fact-delete-of = 削除: { $statement }
fact-delete-ask = この事実を削除しますか？
fact-delete-text = 根拠となった言葉とともに消え、元に戻せません。同じ言葉から再び記憶することもありません。すでに送信したものは外に出た記録に残ります。
fact-deleted = 事実を削除しました。

## Settings

settings-language = 言語
settings-look = 表示モード
settings-look-system = 端末の設定
settings-look-light = ライト
settings-look-dark = ダーク
settings-model = 回答するモデル
settings-model-builtin = 内蔵アシスタントです。ネットワークなしでこの端末内で回答し、文章は外に出ません。
settings-model-service = { $name }モデルです。質問と見つかった内容が{ $host }に送られます。
settings-chats = 以前の会話を検索
settings-chats-hint = オンにすると、前回の話を尋ねたときにこの端末の会話記録を検索します。
settings-chats-off = サービス側でオフになっています。
settings-key = 保管方法
settings-key-keyring = 記憶は暗号化され、鍵はこの端末の鍵保管庫にあります。
settings-key-file = 記憶は暗号化されていますが、この端末に鍵保管庫がないため鍵はファイルに保存されています。端末を共有している場合はご注意ください。
settings-search = 意味による検索
settings-search-on = オンです。意味の近い言葉も探します。
settings-search-off = この端末では単語だけで検索します。
