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
desk-lost =
    二人がまだ署名できれば、失われるものはありません。

    パスフレーズか鍵を失ったとき: その人がkeys new 名前 --againで新しい鍵を作り、public/名前.jsonを渡します。別の人がkeys add 名前 --public ファイルで依頼し、もう一人がapproveで承認します。ルートの鍵も同じで、三つのうち二つが残っていれば足ります。

    鍵を盗まれたとき: 残りの二人がすぐにkeys revoke 名前で外します。一人が依頼し、一人がapproveで承認します。その鍵だけで署名されたものは同じ内容に署名し直されるので、historyで内容を確かめ、誤りがあればrollbackで戻してください。次にkeys addで一人加えてください。二人だけのときにもう一つ失うと、誰も署名できなくなります。

    ルートの鍵三つのうち二つを失ったとき: 新しい鍵を決められません。新しいデスクを作り、そのルートを入れたアプリを配る必要があります。そのため、鍵とパスフレーズの控えを別々の二か所に置いてください。

    署名は1年で切れます。30日前からkeysが知らせ、publishかkeys renewで署名し直します。
