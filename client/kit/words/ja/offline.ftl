# The model service is away, questions wait in line; and what the line below the title means.

line-away = { $since }からモデルサービスにつながりません。
line-sending = モデルサービスにつながりました。待っていた質問を順番に送っています。
line-paused = 送信を止めています。
line-stopped = 前の質問の答えを受け取れなかったため、少し止まっています。1分以内に次の質問を送ります。
line-no-service = いまはモデルサービスが選ばれていません。内蔵アシスタントの答えを受け取るか、設定でモデルサービスを選んでください。
line-kept = 質問{ $count }件が順番を待っています。失われたものはありません。続けて質問できます。
line-again = 今すぐ再試行
line-go-on = 続けて送る
line-builtin = 内蔵アシスタントで回答
line-place = 送信の順番を待っています（{ $place }番目）
line-waits = 送信の順番を待っています
line-edit = 質問を直す
line-edit-label = 質問
line-edit-save = この内容にする
line-reworded = 質問を直しました。
line-remove = 質問を取り下げる
line-remove-ask = この質問を取り下げますか？
line-remove-text = 「{ $question }」の答えはまだ届いていません。取り下げると元に戻せません。
line-removed = 質問を取り下げました。
turn-not-waiting = この質問はすでに送られたか取り下げられたため、変更していません。画面の内容をご確認ください。
turn-unsaved-store-full = 保存領域がいっぱいで、この答えをまだ保存できていません。空きを作って「再試行」を押すと、質問し直さずに保存だけします。
turn-unsaved-store-busy = 別のウィンドウが記憶ファイルに書き込み中のため、この答えをまだ保存できていません。少しあとで自動的に保存します。「再試行」も押せます。
chat-slow = 最初のひとことを待っています。長くかかるときは止めても、質問は残ります。

state-paused = 記憶を停止中
about-now = いまの状態
about-news = サービスからのお知らせ
about-fresh = 規定と運用ノウハウを確認したところです。署名の正しいものだけを使います。
about-offline = サービスのサーバーにつながらないため、新しい規定があるか分かりません。この端末にある規定で答え続けます。
about-refused = 届いた規定は署名が正しくないため捨てました。前に確認した規定はそのままです。
about-clock = 時計が合っていないと、規定が今も有効か分かりません。日付と時刻を合わせると、自動的に確認し直します。
about-stale = 長く確認できていないため、内容が変わっているかもしれません。この端末にある規定で答え続けます。
about-none = 規定がまだこの端末にないため、規定の質問に答えられないことがあります。
about-look = 今すぐ確認
about-model = モデルサービス
about-model-waits = 質問{ $count }件がモデルサービスを待っています。
about-model-other = モデルサービスは答えを書くところです。規定のお知らせを送るサーバーとは別です。
about-jobs = 会話の整理
about-jobs-text = 終わった会話から覚えることを選びます。自動で進むので、お待ちいただく必要はありません。
about-jobs-now = 今すぐ整理
about-paused = いまは新しく覚えません。知っていることはそのまま使います。設定で再び有効にできます。

cli-line-left = 質問{ $count }件がまだモデルサービスを待っています。「gieok retry」で送り直すか、「gieok retry --builtin」で内蔵アシスタントの答えを受け取ってください。
