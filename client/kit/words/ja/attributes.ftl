given-tier = 契約グレード: { $value }
given-contact = 担当者: { $value }
attributes-off = サービスの設定に、お客様の属性に署名する鍵がありません。設定の [attributes] key に公開鍵を書いて発行してください。
attributes-wrong = お客様の属性の形式が正しくありません。何も変わっていません。
attributes-not-signed = サービスから届いた属性の署名が正しくないため、受け取りませんでした。記憶はそのままです。
attributes-not-mine = サービスから届いた属性は別のアカウントのものなので、受け取りませんでした。記憶はそのままです。
attributes-too-new = サービスから届いた属性の日付が未来なので、受け取りませんでした。端末の時計をご確認ください。
attributes-address-form = メールアドレスは小文字と英字のドメインで書いてください。
attributes-nobody = このメールアドレスの確認済みアカウントがありません。何も送っていません。
attributes-older = より後に署名された属性がすでに待っています。何も変わっていません。
attribute-tier-unknown = 署名された設定の一覧にないグレードです。何も変わっていません。
attribute-name-wrong = 担当者は名前と役職だけです。文字のみで { $limit } 字まで、6 語までで、指示の言葉は入れられません。何も変わっていません。
cli-given-refused = サービスから届いた属性を受け取りませんでした: { $reason }
attribute-key-made = お客様の属性に署名する鍵を作りました。config.toml の [attributes] に key = "{ $key }" と書いて発行してください。
attribute-key-exists = お客様の属性に署名する鍵はすでにあります。そのままにしました。
attribute-key-missing = このデスクには、お客様の属性に署名する鍵がありません。gieok-desk attributes key で作ってください。
attribute-key-not-live = このデスクの鍵は、発行された設定にある鍵ではありません。何も送っていません。
attributes-left = 署名してサーバーに預けました。お客様の端末が受け取ると、サーバーから消えます。
