# アプリについて：バージョン、使っているものとライセンス、キーボード、診断の追加

about-title = アプリについて
about-value = バージョン{ $version }、ライセンス、キーボード
about-version = Gieok { $version }
about-licence = Apache License 2.0で配布しています。
about-service = サービス内容の版
about-none-yet = まだ受け取っていません。
about-optional = 任意の構成
about-part-meaning = 意味による検索
about-part-keyring = 鍵保管庫
about-part-mem0 = mem0
about-part-numpy = numpy
about-present = { $part }：あり
about-absent = { $part }：なし
about-keys = キーボード
about-keys-enter = Enter — 送信
about-keys-shift = Shift+Enter — 改行
about-keys-tab = Tab、Shift+Tab — 次へ、前へ移動
about-keys-space = Space、Enter — 選んだボタンを押す
about-keys-escape = Esc — 開いているものを閉じる
about-licences = 使用しているソフトウェアとフォント
about-licences-hint = 押すとライセンスの全文を読めます。
about-licences-count = { $count }件
about-licence-of = { $name } { $version } · { $licence }
about-licence-unknown = ライセンスの表示なし
about-licence-no-text = このパッケージにはライセンスの全文が入っていません。

diagnostics-value = お客様の言葉を含まない数と状態
diagnostics-what = お客様の言葉、名前、アドレスはここにありません。お問い合わせの際にお見せいただけます。
diagnostics-copy = コピー
diagnostics-copied = 診断をコピーしました。
diagnostics-model-own = ご自分で決めたモデルサービス
diagnostics-model-gateway = サービスが運営するモデル
diagnostics-reached = モデルサービスが回答した質問{ $answered }件、回答できなかった質問{ $failed }件
diagnostics-schema = ストアの形式{ $number }
diagnostics-errors = 最近のエラー
