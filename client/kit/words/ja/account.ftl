# サービスのアカウント: 作成、ログイン、ログアウト、削除。バックアップと合意の根拠に使い、会話には要らない。

account-title = アカウント
account-none = ログインしていません。会話にアカウントは必要ありません。
account-back = 設定に戻る
account-step-back = 前に戻る
account-what = アカウントは、新しいスマートフォンに記憶を移すときにバックアップを預けるためと、サービスと合意した内容の根拠を残すために使います。会話はアカウントなしでもそのまま使えます。
account-kept-there = アカウントを作ると、サーバー({ $server })にはメールアドレス、読み取れない形に変えたパスワード、ログイン中の端末の一覧が残ります。会話と記憶は、バックアップを作るときにだけ、この端末で暗号化して送ります。サービスと合意した内容は、あとで双方が確かめられるように別に送ります。
account-not-digits = このパスワードは、バックアップを開く6桁の数字とは別のものです。パスワードは忘れてもメールで決め直せますが、パスワードではバックアップを開けません。

account-email = メールアドレス
account-password = パスワード
account-new-password = 新しいパスワード
account-password-hint = { $least }文字以上で、ほかで使っていないものにしてください。
account-password-look = パスワードを表示
account-password-hide = パスワードを隠す
account-code = メールに書かれた確認番号
account-device-name = この端末の名前
account-device-name-hint = ログイン中の端末の一覧にこの名前で表示されます。
account-busy = 確認しています

account-register = 新しいアカウント
account-register-do = アカウントを作る
account-verify = メールアドレスの確認
account-verify-do = 確認する
account-verify-start-over = メールが届かないとき: 新しい確認番号を受け取る
account-have = すでにアカウントがあります
account-login = ログイン
account-login-do = ログインする
account-forgot = パスワードをお忘れですか
account-forgot-do = 確認番号を受け取る
account-forgot-what = 登録したメールアドレスに確認番号をお送りします。その確認番号で新しいパスワードを決められます。
account-reset = 新しいパスワードを決める
account-reset-do = パスワードを変える
account-reset-warn = パスワードを変えると、すべての端末でログアウトされます。端末にある記憶と預けたバックアップはそのままです。

account-mail-sent = { $email } にメールを送りました。メールに書かれた確認番号を入力してください。すでにアカウントがある場合は、メールにそう書かれています。見当たらないときは迷惑メールのフォルダーも確認してください。
account-reset-sent = { $email } で登録されたアカウントがあれば、確認番号を送りました。見当たらないときは迷惑メールのフォルダーも確認してください。
account-verified = メールアドレスを確認しました。続けてログインしてください。
account-logged-in = { $email } でログインしました。
account-password-changed = パスワードを変えました。ほかの端末ではログアウトされました。
account-who = { $email } でログインしています。この端末の名前は「{ $device }」です。
account-nobody = ログインしていません。この端末の記憶はそのままです。

account-sessions = ログイン中の端末
account-sessions-again = もう一度読み込む
account-session = ログイン { $began } · 最後の使用 { $seen }
account-this-device = この端末
account-end = ログアウトさせる
account-end-of = ログアウトさせる: { $device }
account-end-ask = その端末をログアウトさせますか
account-end-text = 「{ $device }」でログアウトされます。その端末にある記憶はそのままです。
account-session-ended-there = その端末でログアウトしました。その端末にある記憶はそのままです。

account-logout = ログアウト
account-logout-hint = ログアウトしても記憶はこの端末に残り、会話も続けられます。
account-logged-out = ログアウトしました。記憶はこの端末にそのまま残っています。
account-logged-out-here = この端末ではログアウトし、記憶はそのままです。サーバーに接続できなかったため、サーバーの端末の一覧にはしばらく残ることがあります。すぐに消すには、もう一度ログインして一覧を確認してください。

account-delete = アカウントの削除
account-delete-open = アカウントを削除する
account-delete-text = サーバーにあるアカウントと預けたバックアップがすべて削除され、すべての端末でログアウトされます。元に戻せません。この端末の記憶はそのままです。サービスと合意した内容の根拠は、お知らせした保管期間までサービスに残ります。それも消すには、アカウントより先に「サービスが保管する合意」で消してください。お名前なしで送られた提案は、どなたのものか分からないため一緒には削除されません。ご希望でなければ先に取り下げてください。
account-delete-password = 削除するにはパスワードを入力してください
account-delete-do = アカウントとバックアップを削除
account-delete-sure = { $email } のアカウントを削除しますか？ [y/N]
account-deleted = アカウントと預けたバックアップを削除しました。この端末の記憶はそのままです。

account-again = パスワードをもう一度入力してください
account-again-why = ログインしてから時間がたったため、ご本人かもう一度確認します。6桁の数字ではなく、アカウントのパスワードです。
account-again-do = 確認して続ける

account-ask-password = パスワード:
account-ask-new-password = 新しいパスワード:
account-ask-password-again = 新しいパスワードをもう一度:
cli-account-next-verify = 確認番号が届いたら: gieok register { $email } --code 番号
cli-account-next-reset = 確認番号が届いたら: gieok login { $email } --code 番号

device-android = Android スマートフォン
device-ios = iPhone
device-mac = Mac
device-windows = Windows パソコン
device-computer = パソコン

# できなかった理由
account-login-first = 先にログインしてください。何も変わっていません。
session-missing = ログインの期限が切れたため、この端末でログアウトしました。記憶はこの端末にそのまま残っています。もう一度ログインしてください。
login-needed = ログインしてから時間がたったため、パスワードがもう一度必要です。何も変わっていません。
login-wrong = メールアドレスかパスワードが違います。もう一度確認してください。この端末の記憶はそのままです。
login-wait = パスワードが何度も違ったため、しばらく受け付けません。{ $minutes }分後にもう一度試すか、新しいパスワードを決めてください。この端末の記憶はそのままです。
password-wrong = パスワードが違います。何も変わっていませんので、もう一度入力してください。
password-missing = パスワードが空です。何も変わっていませんので、入力してください。
password-different = 二つのパスワードが一致しません。何も変わっていませんので、もう一度お試しください。
password-too-short = パスワードが短すぎます。{ $least }文字以上にしてください。何も変わっていません。
password-too-long = パスワードが長すぎます。{ $most }文字まで使えます。何も変わっていません。
email-wrong = メールアドレスではないようです。name@example.com のように入力してください。何も変わっていません。
email-unverified = メールアドレスがまだ確認されていません。メールに書かれた確認番号を入力してください。
code-missing = 確認番号が空です。メールに書かれた確認番号を入力してください。
code-wrong = 確認番号が違うか、期限が過ぎています。何も変わっていません。もう一度入力するか、新しい確認番号を受け取ってください。
session-unknown = その端末はすでにログアウトされています。
too-often = 短い時間に何度も要求がありました。{ $minutes }分後にもう一度お試しください。何も変わっていません。
mail-not-sent = サーバーがメールを送れませんでした。何も変わっていませんので、しばらくしてからもう一度お試しください。
server-busy = サーバーが混み合っています。何も変わっていませんので、しばらくしてからもう一度お試しください。
server-not-ours = このアドレスのサーバーから想定した答えがありませんでした。この端末にある内容はそのままです。サーバーのアドレスを確認してください。
server-refused = サーバーが受け付けませんでした({ $reason })。この端末にある内容はそのままです。アプリが最新か確認して、もう一度お試しください。
