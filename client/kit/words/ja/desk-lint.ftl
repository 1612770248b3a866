# 下書きで調べること: 公開を止めるものと、知らせるだけのもの
desk-lint-warned = 注意 · { $text }
desk-lint-age = 全体の検査は{ $days ->
    [0] 今日
   *[other] { $days }日前に
}行いました。
desk-lint-never = 全体の検査はまだ行っていません。lint --allでできます。
lint-orphan = ほかのどのページからもこのページへのリンクがありません。
lint-source-unnamed = 出典「{ $detail }」がどの文書か分かりません。文書の名前とSHA-256を書いてください。
lint-expired = { $detail }に終わった内容です。直すか、外してください。
lint-expires-soon = { $detail }に終わる内容です。あと{ $limit }日です。
lint-until-before = 終わる日{ $detail }が施行日より前です。
lint-number-conflict = 同じ規定の数字がほかのページと違います: { $detail }
lint-number-doubt = ほかのページと数字が違うかもしれません。確認してください: { $detail }
lint-no-answer = 「{ $detail }」の下にまだ答えがありません。人が答えを書くまで公開できません。
lint-page-nearly-long = 本文が{ $detail }字で、上限の{ $limit }字に近づいています。
lint-contents-nearly-long = 目次が{ $detail }字で、上限の{ $limit }字に近づいています。
lint-context-nearly-long = { $detail }字で、上限の{ $limit }字に近づいています。
lint-personal-account = 口座番号
lint-personal-passport = 旅券番号
lint-personal-birthday = 生年月日
lint-personal-address = 住所
lint-personal-plate = 車のナンバー
lint-personal-messenger = メッセンジャーのアカウント
