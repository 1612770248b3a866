# これまでの会話：一覧、検索、名前、見つけた場所

talks-this-week = 今週
talks-month = { $month }
talks-month-and-year = { $year }年{ $month }
talks-search = これまでの会話を探す
talks-search-end = 検索を終える
talks-found = 見つかった言葉 { $count }件
talks-found-titles = タイトルにあります
talks-none-found = この言葉がある会話はありません。
talks-none-found-hint = ほかの言葉で探してみてください。削除した会話は探しません。
talks-jumped = 見つかった場所に移動しました
talks-more = その他: { $title }
talks-unsent = 送る質問 { $count }件
talks-asks = 確認すること { $count }件
talks-rename = 名前を変える
talks-rename-of = 名前を変える: { $title }
talks-rename-hint = 空にすると、最初の質問が名前になります。
talks-title = 会話の名前
talks-keep = 保存
talks-renamed = 「{ $title }」に変えました。
talks-named-again = 最初の質問が名前に戻りました: { $title }
talks-title-long = 名前は{ $limit }文字までです。少し短くしてください。

## An opened source

sources-used = 回答にいちばん近い部分
sources-open-policy = 全文を見る
sources-open-knowhow = 全文を見る
sources-open-fact = 記憶で見る
sources-open-conversation = その会話へ移動
