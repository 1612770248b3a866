# サービスとの合意の根拠: 何が送られ、サービスが何を保管し、だれが読んだか

evidence-title = サービスが保管する合意
evidence-told = サービスと合意した内容は、ログインするとサービスも根拠として保管します。ログインする前に合意したものも、そのとき送ります。
evidence-what = 送るのはサービスと合意した内容だけです: 合意の文、そのときの双方の言葉、日付、そのときの規定と運用ノウハウの版。会話の全体やほかの記憶は送りません。
evidence-retention = サービスは { $days } 日間保管します。その前でもいつでもすぐに消せます。
evidence-open-memory = サービスが保管する合意を見る
evidence-again = もう一度読み込む
evidence-here = この端末から送った合意
evidence-signed-out = ログインしていないため、まだ何も送っていないか、サービスにあるものを表示できません。この端末が知っていることだけを表示します。
evidence-offline = いまはサービスに問い合わせできないため、この端末が知っていることだけを表示します。
evidence-none = サービスが保管している合意はありません。
evidence-none-here = この端末から送った合意も、送る予定の合意もありません。
evidence-waiting = { $count } 件が送信を待っています。
evidence-day = 合意した日: { $day }
evidence-page = 規定 { $page } 第{ $version }版
evidence-knowhow = 運用ノウハウ { $page } 第{ $version }版
evidence-until = { $day }まで保管
evidence-unchanged = 送ったときのままです。
evidence-changed = ご注意: 送ったものと違う形で保管されています。サービスにお問い合わせください。
evidence-missing = ご注意: 保管期間が残っている { $count } 件がサービスにありません。ご自分で消したのでなければ、サービスにお問い合わせください。
evidence-fact-gone = この端末で消した合意
evidence-state-waiting = 送信を待っています
evidence-state-sent = 送りました
evidence-state-erasing = 消すようサービスに依頼します
evidence-state-erased = サービスから消しました
evidence-why = まだ送れていない理由: { $reason }
evidence-erase = サービスから消す
evidence-erase-of = サービスから消す: { $statement }
evidence-erase-ask = サービスが保管するこの合意を消しますか？
evidence-erase-text = サービスからすぐに消え、元に戻せません。あとでこの合意をサービスに示すのが難しくなることがあります。この端末の記憶はそのままです。
evidence-erase-sure = サービスが保管する合意（{ $id }）を消しますか？ 元には戻せません。 [y/N]
evidence-erase-done = サービスが保管していた合意を消しました。この端末の記憶はそのままです。
evidence-reads = 読んだ職員
evidence-reads-none = まだだれも読んでいません。
evidence-read = { $when } · { $staff } · 理由: { $reason }
evidence-verify = サービスの記録がそのままか確かめる
evidence-verified = サービスの記録はそのままです。受領証 { $receipts } 件と、つながった記録 { $links } 件を確かめました。
evidence-nothing-to-verify = 確かめる受領証はまだありません。
evidence-copy-stays = サービスに送ったこの合意の根拠は、{ $day }までサービスに残ります。設定の「サービスが保管する合意」で消せます。
evidence-copy-stays-cli = サービスに送った合意の根拠は、{ $day }までサービスに残ります。消すには: gieok evidence erase { $id }
evidence-copies-stay = サービスが保管する合意 { $count } 件はサービスに残ります。先に消すには、設定の「サービスが保管する合意」で消してください。
evidence-copies-stay-cli = サービスが保管する合意 { $count } 件はサービスに残ります。先に消すには: gieok evidence erase
sent-no-text-evidence = この合意はこの端末で消されたため、いつどれだけ送ったかだけが残っています。

# できなかった理由
evidence-unknown = そのような合意はサービスにありません。すでに消されたか、保管期間が過ぎています。
evidence-erased = この合意はサービスからすでに消されています。もう一度送ることはありません。
evidence-id-taken = サービスに同じ番号の別の記録があります。新しい番号で送り直します。
evidence-full = サービスがお一人のために保管できる合意の数がいっぱいです。この合意はこの端末にそのままあります。古いものを消すと、もう一度送ります。
evidence-too-large = この合意はサービスが保管するには長すぎます。この端末にはそのままあります。
evidence-other-account = この合意は、そのときログインしていた別のアカウントで送ろうとしたものなので、いまのアカウントでは送りません。この端末にそのままあり、そのアカウントでログインすると送ります。
evidence-erase-other-account = この合意は別のアカウントで送ったものなので、いまのアカウントでは消せません。サービスにそのままありますので、そのアカウントでログインして消してください。
evidence-receipt-wrong = サービスの受領証が送った内容と合いません。合意はこの端末にそのままあり、あとでもう一度送ります。
evidence-chain-broken = サービスの記録が { $place } 番目でつながりません。だれかが変えたのかもしれません。この端末の記憶と受領証はそのままですので、サービスにお問い合わせください。
evidence-chain-shorter = サービスの記録が { $place } 番目で終わっています。以前はもっとありました。この端末の記憶と受領証はそのままですので、サービスにお問い合わせください。
evidence-chain-not-mine = サービスの { $place } 番目の記録が、受け取った受領証と違います。この端末の記憶と受領証はそのままですので、サービスにお問い合わせください。

# 職員の窓口で
evidence-desk-read = 合意 { $count } 件を読みました。読んだことと理由はお客様に表示されます。
evidence-desk-none = このアドレスで保管されている合意はありません。調べたことは記録に残ります。
evidence-reason-wrong = 読む理由を { $least } 文字以上 { $most } 文字以内で書いてください。お客様がその理由を見ます。何も読んでいません。
evidence-text-changed = { $place } 番目の合意の文が預けられたものと違うため、表示できません。サーバーの担当者に gieok-server evidence verify を頼んでください。
staff-role-wrong = このトークンの役割ではできないことです。変わったものはありません。その役割の人に頼んでください。
