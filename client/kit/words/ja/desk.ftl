# 公開デスクの言葉
desk-role-policy = 規定
desk-role-knowhow = 運営ノウハウ
desk-role-service-context = サービスcontext
desk-role-config = 設定
desk-contents-policy = 規定の目次
desk-contents-knowhow = 運営ノウハウの目次

desk-ask-passphrase = { $name }の鍵のパスフレーズ:
desk-ask-new-passphrase = { $name }の鍵を守る新しいパスフレーズ:
desk-ask-passphrase-again = もう一度:

desk-made = デスクを{ $folder }に作りました。署名する人は{ $names }です。鍵とパスフレーズの控えを別に保管してください。
desk-made-demo = デモ用のデスクを{ $folder }に作りました。使い捨ての鍵で、パスフレーズも同じフォルダーのpassphraseにありますので、実際のサービスには使わないでください。ルートのSHA-256は{ $root }です。
desk-logged-in = { $name }({ $role })としてログインしました。

desk-taken-page = { $kind } { $page } v{ $version }
desk-taken-file = { $file }
desk-taken-nothing = 変わったものはありません。
desk-diff-nothing = 公開中の内容と同じです。
desk-change = { $role } { $id }: { $what ->
    [added] 追加{ $after ->
        [0] { "" }
       *[other] {" "}(v{ $after })
    }
    [removed] 削除(v{ $before })
   *[changed] 変更{ $after ->
        [0] { "" }
       *[other] {" "}(v{ $before } → v{ $after })
    }
}
desk-published = { $role } v{ $version }を公開しました。
desk-published-nothing = 変わったものがないため公開しませんでした。
desk-version = v{ $version }・施行 { $effective }{ $state ->
    [in-force] (施行中)
    [announced] (予告)
   *[earlier] { "" }
}・公開 { $at }{ $told ->
    [no] { "" }
   *[yes] { " " }{ $by }
}・{ $text ->
    [yes] { $revision }
   *[no] { $revision }(本文なし)
}
desk-role-keys = { $role }: 鍵{ $keys }個のうち{ $threshold }個で署名、このデスクに{ $here }個、署名の期限 { $expires }
desk-rollback-note = v{ $version }の内容に戻す

# lint
desk-lint-clean = 直すところはありません。
desk-lint-found = 直すところが{ $count }件あります。
lint-dead-link = 「{ $detail }」へのリンクがありますが、そのページがありません。
lint-no-source = 出典がありません。
lint-version-wrong = 版が{ $detail }です。{ $limit }でなければなりません。
lint-same-version = 公開済みの版{ $detail }と内容が異なります。版{ $limit }としてください。
lint-effective-before = 施行日が前の版の施行日{ $detail }より早くなっています。
lint-effective-far = 施行日{ $detail }が1年より先です。
lint-order-to-ai = AIに命令する文があります:「{ $detail }」
lint-hidden-characters = 目に見えない文字があります。
lint-personal-data = 個人情報と思われるものがあります:{ $detail }
lint-page-long = 本文が{ $detail }文字です。{ $limit }文字を超えないように分けてください。
lint-contents-long = 目次が{ $detail }文字です。{ $limit }文字を超えないように要約を短くしてください。
lint-context-long = { $detail }文字です。{ $limit }文字を超えないように短くしてください。
lint-id-twice = 同じidのページが規定にもあります。
lint-config-key-unknown = 「{ $detail }」は端末が知らない設定です。
lint-config-clamped = 「{ $detail }」の値が範囲外のため、端末では別の値になります。
lint-personal-phone = 電話番号
lint-personal-email = メールアドレス
lint-personal-resident-number = 住民登録番号
lint-personal-card = カード番号
lint-personal-name = 人の名前
lint-personal-company = 会社名
