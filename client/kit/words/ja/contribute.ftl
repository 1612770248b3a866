# 名前のない提案: 何が送られるかをすべて見せ、そのたびにお尋ねし、いつでも取り下げられる。

proposal-ask-decision = このように決まったことを、お名前なしでサービスに伝えてもよいですか。同じような場合のお客様に同じご案内をするために使われます。同意されなければ何も送りません。
proposal-ask-question = 何度かお尋ねになったこの質問を、お名前なしでサービスに伝えてもよいですか。規定を分かりやすく説明するために使われます。同意されなければ何も送りません。
proposal-goes = 送るのはこれがすべてです。
proposal-goes-kind = ・種類: { $label } ({ $id })
proposal-kind-decision = 決まったこと
proposal-kind-question = 質問
proposal-goes-topic = ・主題: { $label } ({ $id })
proposal-goes-condition = ・条件: { $label } ({ $id })
proposal-goes-decision = ・決まった内容: { $label } ({ $id })
proposal-goes-page = ・規定: { $page }
proposal-goes-version = ・規定: { $page } v{ $version }
proposal-goes-month = ・月: { $month }
proposal-goes-tag = ・同じ方を一度だけ数えるための印。どなたかは含まれていません。
proposal-stays = お名前、アカウント、この端末、お話しの内容と会話、日付と時刻は送りません。
proposal-when = 同意されると、1時間から24時間の間に送ります。送る前も、送った後も、設定の「サービスへの提案」で取り下げられます。

ask-proposal-yes = 名前なしで送る
ask-proposal-no = 送らない
passed-by-proposal = 設定の「サービスへの提案」でお答えいただけます。
contribute-agreed = 1時間から24時間の間に、お名前なしで送ります。設定の「サービスへの提案」でいつでも取り下げられます。
contribute-declined = 送りません。この内容は二度とお尋ねしません。

contributions-title = サービスへの提案
contributions-open = 提案を見る
contributions-back = 設定に戻る
contributions-what = 同意されたものだけを、お名前なしで送ります。送ったものはここですべて見られ、いつでも取り下げられます。
contributions-address = ほかの通信と同じく、送る瞬間のインターネット上のアドレスはサーバーに見えますが、提案と一緒には記録されません。
contributions-login = 送るにはログインが必要です。ログインは同じ方を一度だけ数える印を作るときだけに使い、送るときには使いません。
contributions-none = 送れるものも、送ったものもまだありません。
contributions-never = 提案についてお尋ねしない
contributions-never-hint = オンにすると、会話の中でお尋ねしません。ここから送ることはできます。
contributions-send-of = 名前なしで送る: { $text }
contributions-decline-of = 送らない: { $text }
contributions-take-back = 取り下げる
contributions-take-back-of = 取り下げる: { $text }
contributions-took-back = 取り下げました。
contributions-taking-back = 取り下げのご希望を控えました。サーバーにつながり次第、取り下げます。
contributions-exactly = やり取りされるそのまま
contributions-settings = 同意されたものだけを、お名前なしでサービスに伝えます。送ったものを見て、取り下げられます。

contribution-possible = 送れます
contribution-asked = 送っていません
contribution-declined = 送らないことにしました
contribution-waiting = 送るのを待っています
contribution-sent = 送りました
contribution-taking-back = 取り下げています
contribution-taken-back = 取り下げました

cli-nothing-to-contribute = 名前なしで提案できる決定はまだありません。何も送信していません。
cli-contribute-how = 送る: gieok contribute send { $id } ・送らない: gieok contribute decline { $id }
cli-contribute-back = 取り下げる: gieok contribute retract { $id }
cli-contribute-sure = このまま送りますか？ [y/N]
cli-contribute-soon = --soonを使われたため、待たずにすぐ送ります。送る時刻はサーバーに見えます。
cli-contribute-sent = お名前なしで送りました。
cli-contributions = サービスへの提案: 待機中{ $waiting }件、送信済み{ $sent }件

contribute-unknown = その提案はありません。gieok contribute listでご確認ください。何も送っていません。
contribute-ambiguous = そのように始まる提案が{ $count }件あります。もう少し長く入力してください。何も送っていません。
contribute-already = すでに同意された提案です。変わったことはありません。取り下げるには「サービスへの提案」をご利用ください。
contribute-changed = その間に内容が変わったため、送りませんでした。変わった内容で改めてお尋ねします。
contribute-vocabulary-changed = 同意の後にサービスの語彙が変わったため、送りませんでした。送れる場合は、変わった内容で改めてお尋ねします。
contribute-vocabulary-withdrawn = 同意の後にサービスの語彙が変わりました。その前にサービスに届いた可能性があるため、取り下げました。
contribute-account-deleted = アカウントを削除されたため、送りませんでした。
contribute-login-first = 提案を送るには、まずログインしてください。何も送っていません。
contribute-other-account = 同意されたときとは別のアカウントでログインしているため、まだ送っていません。そのときのアカウントでログインすると送られます。取り下げることもできます。
contribute-key-changed = サーバーが全員に同じ鍵を使っているか確かめられなかったため、送りませんでした。同意は控えてあり、確かめられたら送ります。
contribute-replaced = 同じ状況のより新しい決定に置き換わりました。
contribute-nothing-to-take-back = 取り下げるものがありません。変わったことはありません。
contribute-not-yet = 同意は控えましたが、まだ送れませんでした。後でもう一度試します。理由: { $reason }
contribute-not-back-yet = 取り下げのご希望は控えましたが、まだ取り下げられませんでした。サーバーにつながったら、もう一度試します。理由: { $reason }
contribute-failed = サーバーが受け付けませんでした。
proposal-unknown = サーバーの語彙と合わないため、受け付けられませんでした。何も残っていません。
contributor-wrong = サーバーが印を確かめられず、受け付けませんでした。印を作り直します。
tag-quota-full = 今日はこれ以上印を作れません。同意は控えてあり、明日もう一度試します。

delete-contributed = この事実からお名前なしで送った提案が{ $count }件あります。事実を消してもサービスに残りますので、ご希望でなければ設定の「サービスへの提案」で取り下げてください。
forget-contributed = この事実からお名前なしで送った提案はサービスに残っています。取り下げるには: gieok contribute retract { $id }
wipe-contributed = お名前なしで送った提案{ $count }件は、どなたのものか分からないままサービスに残ります。消した後は取り下げられませんので、ご希望でなければ先に取り下げてください。
