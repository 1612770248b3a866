# デスクの鍵と承認
desk-role-root = ルート
desk-role-targets = 役割の一覧
desk-role-snapshot = サーバーのsnapshot
desk-role-timestamp = サーバーのtimestamp
desk-made-whole = アプリに入れるルートはtrust/root.json(SHA-256 { $root })です。
desk-made-partly = ほかの人の署名がまだないため、アプリに入れるtrust/root.jsonは最初の公開が終わると完成します。
desk-trust-written = ほかの人には{ $file }を渡し、それぞれのパソコンでkeys joinをしてもらってください。指紋は{ $fingerprint }です。電話で読み合わせてください。
desk-person-made = { $name }の鍵を作りました。公開ファイルは{ $file }、指紋は{ $fingerprint }です。ファイルを渡し、指紋は電話で読み上げてください。鍵とパスフレーズの控えを別に保管してください。
desk-join-shown = サーバー: { $server }。署名する人: { $names }。指紋: { $fingerprint }
desk-ask-same-fingerprint = ファイルをくれた人が読み上げる指紋と同じですか? (y/n)
desk-joined = このデスクはこのサービスを信頼するようになりました。承認はapproveでしてください。
desk-not-joined-now = 参加しませんでした。変わったものはありません。
desk-ends-soon = { $role }の署名は{ $expires }に切れます。keys renewかpublishで署名し直してください。
desk-nothing-ends = 30日以内に切れる署名はありません。
desk-key-change = { $role }の鍵 { $what ->
    [added] 追加
   *[removed] 削除
}: { $name } { $key }
desk-add-compare = { $name }の公開鍵の指紋は{ $fingerprint }です。{ $name }に電話で読み上げてもらい、確かめてください。
desk-signed-alone = 公開中の{ $role }は外す鍵だけで署名されたものなので、同じ内容に署名し直します。必ず内容を確認し、誤りがあればrollbackで戻してください。
desk-add-somebody = あと一つ鍵を失うと署名できない役割が出ます。keys newとkeys addで一人加えてください。
desk-server-keys-same = サーバーの鍵はルートにあるとおりです。変わったものはありません。
