# 「記憶の内容」の画面と、記憶を止めている間の言葉。

## 一時停止

memory-paused = 記憶は停止中
memory-paused-not-kept = 記憶を止めているため、新しくは記憶していません。「記憶の内容」で再開できます。
memory-paused-hint = すでに知っていることは使いますが、新しくお話しになったことは記憶しません。停止中の会話は、再開しても記憶のために読みません。
memory-remember = 会話から新しく記憶する
memory-switched-on = これからのお話をまた記憶します。
memory-switched-off = これからのお話は記憶しません。

## 画面の部分

memory-part-block = 常に伝える記憶
memory-part-facts = 事実
memory-part-traits = 傾向
memory-part-kept = 保管と書き出し
memory-line-fact = この行の事実を見る
memory-line-fact-of = この行の事実を見る: { $line }

## 回答待ち

asks-title = 回答待ち { $count }件
asks-all = { $count }件をすべて見る

## 事実と傾向

facts-standing-now = 現在のもの
facts-standing-past = 過去のもの
facts-standing-all = すべて
facts-waiting = 回答待ち
facts-filter-off = 絞り込みを解除
facts-found = 見つかったもの { $count }件
facts-count-facts = 事実 { $count }件
facts-count-traits = 傾向 { $count }件
traits-title = 傾向
traits-hint = 何日かにわたって見られた傾向です。正しいかお尋ねした後でだけ使います。
traits-search = 傾向を探す
traits-empty = まだ気づいた傾向はありません。
trait-then = 以前: { $statement }（{ $from } ~ { $to }）
trait-now = 今: { $statement }（{ $from }から）
trait-rests-on = 根拠となった事実
fact-less = 閉じる: { $statement }
fact-history = 起きたこと
fact-said-in = 会話: { $title }
fact-said-in-gone = この言葉が出た会話は、この端末にはありません。
fact-to-turn = 会話で見る
fact-to-turn-of = 会話で見る: { $quote }
fact-quote-by-hand = 「{ $quote }」— 自分で訂正した言葉、{ $when }

## サービスにあるもの

kept-title = サービスにあるもの
kept-agreements = サービスが保管する合意: { $count }件
kept-contributed = 名前なしで提案したもの: { $count }件
