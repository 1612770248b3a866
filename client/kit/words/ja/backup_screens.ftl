# バックアップの画面: 新しいスマートフォンに記憶を移す

backups-title = バックアップと新しいスマートフォン
backups-back = 設定に戻る
backups-step-back = 前に戻る
backups-later = あとでする
backups-settings = 記憶を新しいスマートフォンに移したり、前のスマートフォンの記憶をここに持ってきたりできます。

backups-new-phone = 新しいスマートフォンです
backups-new-phone-hint = 前のスマートフォンでバックアップしていれば、記憶を持ってこられます。
backups-new-phone-login = バックアップに使ったアカウントでログインしてください。次に6桁の数字を入れると、記憶を取り込みます。

## はじめ

backups-begun = 送り終えていないバックアップがあります（{ $when }、{ $size }）。続きを送ると、そのとき書き留めた数字で開けます。
backups-go-on = 続きを送る
backups-make = このスマートフォンの記憶をバックアップする
backups-make-what = 記憶をこのスマートフォンで暗号化して、サーバーに最大{ $days }日間預けます。機種を変える直前にするのがよいです。
backups-make-open = バックアップを作る
backups-restore = バックアップから記憶を持ってくる
backups-restore-what = 前のスマートフォンで預けたバックアップを、このスマートフォンに持ってきます。そのとき書き留めた6桁の数字が必要です。
backups-restore-open = バックアップから持ってくる
backups-list = 預けたバックアップ
backups-list-login = ログインすると、預けたバックアップが見られます。
backups-list-none = いま預けているバックアップはありません。
backups-list-again = もう一度読み込む
backups-list-over = 終わったバックアップ { $count }件
backups-details-open = バックアップはどのくらい安全ですか？

## バックアップの前に

backups-before = バックアップの前にお読みください
backups-warn-later = 入るのはこれまでの記憶だけです。そのあとの会話は入らないので、機種を変える直前にバックアップしてください。
backups-warn-digits = バックアップは6桁の数字でだけ開きます。数字を忘れると、だれにも開けません。
backups-warn-password = アカウントのパスワードは別のものです。パスワードはメールで決め直せますが、バックアップは開けません。
backups-warn-none = バックアップなしでスマートフォンをなくすと、記憶は空から始まります。規定と運用ノウハウは新しいスマートフォンにも届きます。
backups-warn-end = バックアップは{ $days }日たつと消えます。数字を{ $tries }回間違えたときも消え、元に戻せません。
backups-warn-here = このスマートフォンの記憶はそのまま残ります。ほかのスマートフォンに移ったら、ここでお知らせします。このスマートフォンで前に預けたバックアップは、新しいものを送り終えたあとに消えます。
backups-what = バックアップに入るもの
backups-what-always = 常に伝える記憶とお客様の事実は、いつも入ります。
backups-with-log = 会話の記録もバックアップする
backups-with-log-hint = 選ばなければ、会話の一覧は新しいスマートフォンに移りません。
backups-what-never = 規定、運用ノウハウ、サービスの原則は入りません。新しいスマートフォンがサービスから受け取ります。
backups-to-digits = 数字を決める

## 6桁の数字

backups-digits = 6桁の数字を書き留めてください
backups-digits-write = 紙など、このスマートフォンではないところに書き留めてください。新しいスマートフォンでこの数字を入れると記憶を持ってこられます。
backups-digits-once = この数字を見せるのは今の一度だけです。この画面を離れると、もう見られません。
backups-digits-wrote = 書き留めました
backups-digits-others = ほかの数字にする
backups-digits-own = 自分で数字を決める
backups-digits-again = 書き留めた数字を確かめます
backups-digits-again-why = 書き留めたものを見て、そのまま入れてください。書き間違いがあると、新しいスマートフォンでバックアップを開けません。
backups-digits-label = 6桁の数字
backups-digits-look = 数字を見る
backups-digits-hide = 数字を隠す
backups-digits-lost = 書き留められませんでした。ほかの数字にする
backups-digits-differ = 先ほど見せた数字と違います。書き留めたものをもう一度確かめてください。まだ何も送っていません。
backups-own-hint = 誕生日や電話番号のように、人に当てられやすい数字は避けてください。繰り返しや続きの数字は使えません。
backups-digits-chosen = 決めた6桁の数字
backups-digits-chosen-again = もう一度
backups-own-differ = 二度入れた数字が互いに違います。もう一度入れてください。まだ何も送っていません。
backups-digits-offered = 用意された数字を使う
backups-make-now = バックアップする

## 途中

backups-progress = 進み具合
backups-stage-begin = サーバーにバックアップの場所を作っています
backups-stage-pack = 記憶を集めて暗号化しています
backups-stage-upload = 暗号化したバックアップを送っています
backups-stage-unlock = 数字を確かめています
backups-stage-download = バックアップを受け取っています
backups-stage-check = 受け取ったバックアップに欠けがないか確かめています
backups-far = { $total }のうち{ $done }
backups-size = { $megabytes }MB
backups-size-small = { $kilobytes }KB
backups-may-leave = ほかの画面を見ていても続きます。アプリを閉じると止まりますが、あとで続けられます。
backups-stop = 止める
backups-stopping = 止めています
backups-not-there = バックアップをまだ預けられていません
backups-go-on-hint = 暗号化したバックアップはこのスマートフォンに残っています。続きを送ると、書き留めた数字で開けます。
backups-two-others = ほかのスマートフォン{ $most }台のバックアップがすでにあります。下で一つ消すとバックアップできます。まだ何も送っていません。
backups-again = もう一度する
backups-afresh = 初めからやり直す

## 預けたあと

backups-made = バックアップを預けました。
backups-made-until = { $until }まで持ってこられます。数字を{ $tries }回間違えると消えます。
backups-made-size = 大きさ { $size }
backups-inside = バックアップに入っているもの
backups-made-next = 新しいスマートフォンでは
backups-made-next-text = アプリの最初の画面で「新しいスマートフォンです」を押し、同じアカウントでログインして、書き留めた6桁の数字を入れてください。
backups-made-later = 機種を変える前にさらに会話をしたら、もう一度バックアップしてください。
backups-made-done = 確認
backups-count-block-lines = 常に伝える記憶 { $count }行
backups-count-facts = お客様の事実 { $count }件
backups-count-conversations = 会話 { $count }件
backups-count-turns = 質問と回答 { $count }件
backups-without-log = 会話の記録は入っていません。

## バックアップの一覧

backups-line-here = { $device }（この端末）
backups-line-device = { $device }
backups-line-made = { $when }に作りました。
backups-line-until = { $until }まで持ってこられます。
backups-line-unfinished = まだ送り終えていません。作ったスマートフォンで続きを送れます。
backups-line-given-up = 送る途中で止めたバックアップです。開けないので、削除してもかまいません。
backups-line-used-up = 数字を何度も間違えたため、もう試せません。まもなく消えます。
backups-tries = 残り{ $left }回試せます
backups-wait = 何度も間違えたため、次に試せるのは{ $until }からです。
backups-ended-restored = ほかのスマートフォンに移りました: { $to }（{ $when }）
backups-ended-exhausted = 数字を何度も間違えたため消えました（{ $when }）。
backups-ended-expired = 預かる期間が過ぎたため消えました（{ $when }）。
backups-ended-replaced = 同じスマートフォンで新しく作ったため消えました（{ $when }）。
backups-ended-deleted = お客様が消しました（{ $when }）。
backups-open-this = このバックアップを持ってくる
backups-open-of = このバックアップを持ってくる: { $device }
backups-delete = 消す
backups-delete-of = バックアップを消す: { $device }
backups-delete-ask = このバックアップを消しますか？
backups-delete-text = 「{ $device }」のバックアップがサーバーからすぐに消え、元に戻せません。スマートフォンの記憶はそのままです。
backups-deleted = バックアップを消しました。スマートフォンの記憶はそのままです。

## 持ってくる

backups-choose = 持ってくるバックアップを選んでください。
backups-choose-none = このアカウントには、いま持ってこられるバックアップがありません。前のスマートフォンでバックアップを作ってください。別のアカウントでバックアップした場合は、そのアカウントでログインしてください。規定と運用ノウハウはバックアップがなくても届きます。
backups-digits-typed = バックアップのときに書き留めた数字
backups-digits-which = アカウントのパスワードではなく、バックアップのときに書き留めた6桁の数字です。
backups-digits-cost = 間違えると残りの回数が一つ減り、何度も間違えると待つことになります。すべて間違えるとバックアップは消えます。
backups-open = バックアップを開く
backups-not-fetched = バックアップをまだ受け取り終えていません
backups-fetch-on = 続きを受け取る
backups-fetch-on-hint = 残りの回数は減っていません。このスマートフォンの記憶はそのままです。受け取った分は暗号化されたまま残っているので、続きから受け取れます。
backups-preview = このバックアップを持ってきますか？
backups-preview-about = { $when }に「{ $device }」で作ったバックアップです。
backups-preview-happens = 持ってくるとこうなります
backups-preview-here = このスマートフォンにある記憶はそのままで、バックアップの記憶を加えます。どちらかのスマートフォンで消したものは戻りません。
backups-preview-block = このスマートフォンに「常に伝える記憶」がすでにあれば、そのままにして、バックアップにだけある行は別にお見せします。
backups-preview-there = すべて持ってくると、サーバーのバックアップは消えます。前のスマートフォンの記憶はそのまま残り、移ったというお知らせが出ます。
backups-take = 持ってくる
backups-leave = 今はそのままにする
backups-left = 持ってきませんでした。バックアップはサーバーにそのままあります。
backups-taking = 記憶を持ってきています。少しお待ちください
backups-done = 記憶を持ってきました。
backups-came = 新しく来たもの: お客様の事実 { $facts }件、質問と回答 { $turns }件
backups-stayed-deleted = 前に消した{ $count }件は持ってきませんでした。
backups-rechecks = 規定が変わったか古くなったため、確かめ直す事実が{ $count }件あります。「記憶の内容」に印を付けました。
backups-no-rechecks = 確かめ直す事実はありません。
backups-confirmed = サーバーのバックアップは消えました。
backups-not-confirmed = サーバーにまだ知らせられていません。つながったら知らせて、サーバーのバックアップを消します。
backups-missing-lines = バックアップにだけある行（ここには入れていません）
backups-look = 記憶の内容を見る

## どのくらい安全か

backups-details = バックアップはどのくらい安全ですか？
backups-details-sealed = 記憶はこのスマートフォンを出る前に暗号化されます。サーバーにあるのは暗号化されたファイルだけで、6桁の数字を受け取ることはありません。
backups-details-digits = 開くには、アカウントのログインと6桁の数字の両方が必要です。ファイルだけを盗んだ人には何も読めません。
backups-details-tries = サーバーの金庫が間違いを数えます。{ $tries }回間違えると金庫の鍵をなくすので、そのバックアップは二度と開きません。3回目の間違いからは待ち時間が長くなり、メールでもお知らせします。
backups-details-days = { $days }日たつか、ほかのスマートフォンに移すと、金庫の鍵とファイルをなくします。
backups-details-limits = 防げないこと
backups-details-operator = サーバーの金庫を運営する人が金庫に直接手を入れれば、バックアップがある間に百万通りの数字をすべて試せるかもしれません。回数の制限は、それ以外の人から守ります。
backups-details-password = 数字を書いた紙とアカウントのパスワードの両方を持つ人は、バックアップを開けます。別々に置いてください。
backups-details-never = 忘れた数字を取り戻すことは、サービスに頼んでもできません。

## 前のスマートフォン

moved-title = 記憶をほかのスマートフォンに移しました: { $to }（{ $when }）
moved-somewhere = 名前のないスマートフォン
moved-text = このスマートフォンの記憶はそのままあります。これからは二つのスマートフォンが別々に覚えます。ここにも残しますか？
moved-keep = 残す
moved-kept = このスマートフォンの記憶をそのまま残しました。
moved-wipe = このスマートフォンから消す
moved-wipe-ask = このスマートフォンの記憶をすべて消しますか？
moved-wipe-text = このスマートフォンの記憶と会話、ログインが消え、元に戻せません。移した先の記憶はそのままです。バックアップのあとの会話と、バックアップに入れなかった会話の記録は、そこにはありません。
