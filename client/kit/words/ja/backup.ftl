# 新しい電話へ移すためのバックアップ: 作成、一覧、復元、その後のこと

backup-title = 新しい電話へ移す
backup-warn-later = バックアップの後に話した内容は入りません。電話を替える直前に作ってください。
backup-warn-none = バックアップがないまま電話をなくすと、記憶は空の状態から始まります。規定と運用ノウハウはサービスから新しく届きます。
backup-warn-digits = この6桁の数字でしか開けません。忘れた数字は誰もお伝えできず、そのバックアップは開けなくなります。{ $tries }回間違えるとバックアップは消えます。
backup-warn-days = サーバーに置くのは長くて{ $days }日、{ $day }までです。その後は完全に消えます。新しい電話に移した後にも消えます。
backup-warn-password = アカウントのパスワードは別のものです。メールで設定し直せますが、バックアップは開けません。
backup-warn-old = この電話の記憶もそのまま残ります。新しい電話に移されると、この電話にお知らせします。
backup-warn-server = 数字がサーバーに届くことはありません。それでも、サーバーを運営し金庫の中まで見られる人は、バックアップがある間、すべての数字を試せます。回数の制限は、それ以外のすべての人から守ります。
backup-what-facts = 入るもの: 常に伝える記憶、事実と根拠の文、削除したものの印(文章なし)、設定。
backup-what-log = 一緒に入るもの: すべての会話と、この端末の外に出た記録。
backup-what-no-log = 入らないもの: 会話。一緒に移すには --with-log を付けてください。
backup-your-digits = 6桁の数字: { $digits }
backup-digits-once = 表示するのは今だけです。この電話とは別の所に書き留めてください。
backup-ask-own = ご自分で決めた6桁の数字(以前のバックアップとは別のもの):
backup-ask-own-again = 同じ数字をもう一度:
backup-ask-sure = 今バックアップしますか？ [y/N]
backup-goes-on = { $when }に始めたバックアップの続きを送ります。そのときの6桁の数字で開きます。新しく始めるには --anew を付けてください。
backup-made = バックアップは{ $day }までサーバーにあります({ $size }、事実{ $facts }件)。新しい電話で「gieok restore」で開いてください。
backup-progress-pack = まとめて封をしています: { $done }
backup-progress-upload = 送っています: { $percent }%
backup-progress-download = 受け取っています: { $percent }%
backup-progress-check = 確認しています: { $percent }%

backup-list-none = バックアップはありません。
backup-line = { $id }  { $device } · { $when }に作成 · { $size } · { $state }
backup-this-device = この端末
backup-state-created = まだ全部送られていません
backup-state-active = { $day }まで開けます。{ $tries }回のうち残り{ $left }回
backup-state-restored = { $when }に「{ $to }」へ移しました
backup-state-exhausted = { $when }に、間違いが続いたため消えました
backup-state-expired = { $when }に期限が過ぎました
backup-state-replaced = { $when }に、より新しいバックアップに替わりました
backup-state-deleted = { $when }に削除しました
backup-wait = 次に試せるのは{ $when }より後
backup-delete-sure = このバックアップを完全に削除しますか？ [y/N]
backup-deleted = バックアップを削除しました。この端末の記憶はそのままです。

restore-found = 「{ $device }」のバックアップです({ $when }に作成)。{ $tries }回のうち残り{ $left }回です。
restore-ask-digits = バックアップの6桁の数字:
restore-preview = 入っているもの(「{ $device }」、{ $when }): 事実{ $facts }件、根拠の文{ $quotes }個、質問{ $turns }件、会話{ $conversations }件。
restore-preview-no-log = 会話は入っていません。
restore-what-stays = この端末にあるものはそのまま残り、どちらかで削除したものは削除されたままです。取り込んだ後、サーバーのバックアップは消えます。
restore-ask-sure = 取り込みますか？ [y/N]
restore-done = 取り込みました: 事実{ $facts }件、質問{ $turns }件、会話{ $conversations }件。
restore-rechecks = 事実{ $count }件は以前の規定によるものなので、再確認の印を付けました。
restore-lines-kept = 常に伝える記憶がすでにここにあるため、そのままにしました。次の行はバックアップにだけあります:
restore-confirmed = サーバーのバックアップは消えました。
restore-not-confirmed = まだサーバーに伝えられていません。後でアプリが自動で伝えます。それまでバックアップは封をしたまま残ります。

backup-moved = 記憶は{ $when }に「{ $to }」へ移りました。この端末にもそのときのまま残っています。残すには「gieok backup keep」、ここで削除するには「gieok wipe」を使ってください。
backup-kept = この端末の記憶はそのまま残しました。
sent-for-backup = この端末で封をしたバックアップを預けるため
sent-no-text-backup = 封をしたバックアップです。6桁の数字でしか開けません。

# 行わなかった理由
pin-different = 2回の入力が違います。何も変わっていないので、もう一度お試しください。
backup-digits-wrong = このバックアップの数字ではありません。{ $left ->
    [0] 残りの回数がないため、バックアップは消えます。
   *[other] 残り{ $left }回です。
}この端末では何も変わっていません。
backup-too-new = 新しい版のアプリで作られたバックアップです。先にアプリを更新してください。回数は減っておらず、何も変わっていません。
backup-too-large = 記憶が大きすぎてバックアップできません。会話を除いてお試しください。何も変わっていません。
backup-server-wrong = サーバーの答えが、このバックアップの金庫のものではありません。バックアップを開けるものはこの端末から出ていません。後でもう一度お試しになり、続くようならサービスにお知らせください。
backup-cancelled = 止めました。この端末の記憶はそのままです。
backup-nothing-begun = 送信を待っているバックアップはありません。
backup-unfinished-gone = 途中だったバックアップはもうサーバーにありません。削除されたか、期限が過ぎています。この端末の記憶はそのままですので、新しく作ってください。
backup-pieces-lost = この端末にある封をした断片が完全ではありません。記憶はそのままです。新しく始めてください。
backup-folder = 封をした断片をこの端末のフォルダーに書き込めません。何も変わっていません。
backup-elsewhere = ほかのウィンドウかコマンドが今バックアップを作成または取得しています。終わるまでお待ちください。
backup-none = このアカウントにバックアップはありません。規定と運用ノウハウは、それでもサービスから届きます。
backup-which = バックアップが{ $count }個あります。「gieok backup list」で見て、一つ選んでください: gieok restore ID
backup-not-whole = 全部送られていないバックアップです。先に古いスマートフォンで送り終えてください。
backup-unknown = このアカウントにそのようなバックアップはありません。
backup-gone = { $state ->
    [RESTORED] このバックアップはすでに別のスマートフォンに移されたため、サーバーにありません。
    [EXHAUSTED] このバックアップは、間違いが続いたため消えました。
    [EXPIRED] このバックアップは期限が過ぎ、完全に消えました。
    [REPLACED] 同じ電話のより新しいバックアップに替わりました。
   *[DELETED] このバックアップは削除されました。
}この端末では何も変わっていません。
backup-not-active = 全部送られていないバックアップです。先に古いスマートフォンで送り終えてください。
backups-full = このアカウントには、すでにほかの端末{ $most }台のバックアップがあります。先に一つ削除してください(gieok backup list)。何も変わっていません。
attempt-wait = 間違いが続いたため、少し間を置きます。{ $minutes }分後にもう一度お試しください。回数は減っていません。
download-closed = バックアップを受け取れる時間が過ぎました。数字をもう一度入力してください。回数は減りません。
device-other = 別の端末のログインです。この端末でもう一度ログインしてください。
enrol-closed = このバックアップは何度も始められました。新しく始めてください。
idempotency-key-reused = サーバーはこの依頼を別の内容ですでに知っています。新しく始めてください。
chunk-damaged = 数字は合っていますが、サーバーにあるバックアップが壊れています。回数は減っておらず、この端末でも何も変わっていません。古いスマートフォンで作り直してください。
restore-wait = 続けて間違えたため、{ $when }までは数字を受け付けません。それより前に入力しても回数は減りません。
