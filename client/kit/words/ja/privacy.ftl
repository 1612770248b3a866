# 一時的な会話、整理待ち、外に出た記録、診断

temporary-begins = 一時的な会話です。ここでの話は記憶せず、会話が終わると消えます。「常に伝える記憶」はそのまま読みます。
temporary-not-kept = （一時的な会話では何も記憶しません。）
cli-lines-failed = { $asked }行のうち{ $failed }行に答えられませんでした。理由は上に出ています。
cli-account-made = 「{ $name }」というアカウントはこの端末になかったので、新しく作りました。名前の打ち間違いなら --account を確認してください。

jobs-waiting = 整理待ち{ $waiting }件
jobs-why = 整理を延ばした理由（{ $times }件）: { $reason }
job-broke = 整理中に問題が起きました（{ $kind }）。会話はそのままです。しばらくしてからもう一度整理します。
home-held = 別のGieokがこのフォルダーを開く途中で止まっているようです。失われたものはありません。そのプログラムを終わらせてから開き直してください。

sent-for-turn = 質問に答えるため
sent-for-learn = 会話を整理するため
sent-for-temporary = 一時的な会話に答えるため
sent-no-text-temporary = 一時的な会話なので文章は残していません。

refused-all = 根拠が足りず記憶しなかった候補 { $times }件
refused-one = { $reason } { $times }件
refused-no-quote = 根拠の文がない
refused-not-said = 会話にない言葉
refused-not-own-words = お客様自身の言葉ではない
refused-no-customer-side = アシスタントだけが言った言葉
refused-too-short = 根拠が短すぎる
refused-number = 誰も言っていない数字
refused-claim = 質問や仮定の言葉
refused-value = 値が根拠にない
refused-secret = 秘密の情報
refused-corrected = 同じ会話で訂正された
refused-deleted = 以前に削除した事実
refused-nothing-to-take-back = 取り消す事実がない
refused-unclear-which = どの事実か分からない

temporary-begin = 一時的な会話を始める
temporary-end = 終わる
temporary-write = 一時的な会話: 記憶しません

jobs-now = 今すぐ整理
jobs-running = 整理しています

sent-title = 外に出た記録
sent-what = この端末の外に出たリクエストです。押すと、送った文章をそのまま読めます。
sent-news = 新しい規定があるかサーバー（{ $server }）に尋ねるリクエストにはお客様の文章が含まれないため、ここには載せません。
sent-more = もっと見る
sent-note = { $time } · { $purpose } · { $size }
sent-one = 送った内容
sent-gone = この記録は会話を削除したときに一緒に削除しました。
sent-exactly = 送ったそのまま
sent-go-on = 続きを読む
sent-role-system = 指示と、常に伝える記憶
sent-role-user = 私
sent-role-assistant = アシスタント
sent-role-tool = この端末で調べたこと

diagnostics-title = 診断
diagnostics-service = サービスの内容
diagnostics-policy = 規定 第{ $version }版
diagnostics-knowhow = ノウハウ 第{ $version }版
diagnostics-context = サービスの原則 第{ $version }版
diagnostics-config = サービスの設定 第{ $version }版
diagnostics-jobs = 会話の整理
diagnostics-refused = 記憶しなかった候補
diagnostics-refused-none = まだありません。
diagnostics-store = 保存先
diagnostics-counts = 事実{ $facts }件 · 質問{ $turns }件 · 会話{ $talks }件
diagnostics-app = アプリ
diagnostics-version = バージョン { $version }
