# 記憶を開けなかったときの画面：何が起きたか、何がそのままか、どうすればよいか。

gate-kept = そのままのもの
gate-do = こうしてください
gate-again = もう一度開く
gate-opening = 開いています
gate-opening-what = 記憶ファイルを開くのに、いつもより時間がかかっています。記憶はそのままです。開いたらすぐに表示します。
gate-still = まだ開きません。記憶はそのままです。上に書かれたことを確かめて、もう一度押してください。
gate-tries-by-itself = 数秒ごとに自動でもう一度開いてみます。
gate-folder = 記憶のあるフォルダー: { $folder }
gate-cannot = 元に戻せない場合
gate-unforeseen = 原因のわからない問題で記憶を開けませんでした。記憶ファイルはそのままです。アプリを起動し直してください。
gate-open = 別のウィンドウですでに開いています。何も変えていません。開いているウィンドウをお使いください。

gate-anew = 新しい記憶で始める
gate-anew-what = 空の記憶で新しく始められます。預けたバックアップがあれば、そこに復元できます。今の記憶ファイルは削除せず、そのまま残します。
gate-anew-ask = 空の記憶で始めますか？
gate-anew-text = アプリが空の記憶で開きます。今の記憶ファイルは削除も移動もせず、別の名前のアカウントとして残します。鍵かパスフレーズが見つかれば、その名前で開けます。
gate-anew-yes = 新しく始める
gate-aside-title = 新しい記憶を用意しました
gate-aside-account = 以前の記憶は、名前だけを「{ $name }」というアカウントに変えて残しました。ファイルは元の場所にそのままあります。鍵かパスフレーズが見つかれば、gieok app --account "{ $name }" で開けます。
gate-aside-profile = 読めなかったアカウント一覧は、別の名前で残しました。記憶ファイルはすべて元の場所にあります。
gate-aside-place = 残した場所: { $place }
gate-aside-do = 預けたバックアップがあれば今復元できます。あとで設定から行うこともできます。
gate-aside-begin = 始める
gate-aside-restore = バックアップから復元

gate-keymissing-title = 記憶を開く鍵がありません
gate-keymissing-what = 記憶ファイルはこの端末にありますが、それを開く鍵が見つかりませんでした。スマートフォンやパソコンを復元すると、ファイルだけが戻り、鍵が戻らないことがあります。
gate-keymissing-kept = 記憶ファイルは変えていません。暗号化されたままなので、鍵が戻ればすべてまた読めます。
gate-keymissing-do = この端末の鍵保管庫、または鍵ファイル（gieok.key）を元の場所に戻して、もう一度開いてください。

gate-keydamaged-title = 鍵が壊れています
gate-keydamaged-what = 記憶を開く鍵はありますが、壊れていて読めません。
gate-keydamaged-kept = 記憶ファイルは変えていません。鍵も見つけたときのままです。
gate-keydamaged-do = 以前の鍵の控えがあれば、元の場所に戻して、もう一度開いてください。

gate-keyring-title = 鍵保管庫が閉じています
gate-keyring-what = 鍵はOSの鍵保管庫にありますが、鍵保管庫がロックされているか、応答しません。
gate-keyring-kept = 記憶ファイルと鍵はそのままです。
gate-keyring-do = この端末にログインして、鍵保管庫のロックを解除してください。

gate-wrongkey-title = 合わない鍵です
gate-wrongkey-what = この端末の鍵では記憶ファイルが開きません。別の端末のファイルか鍵が混ざったのかもしれません。
gate-wrongkey-kept = 記憶ファイルも鍵も変えていません。
gate-wrongkey-do = この記憶ファイルの元の鍵を戻して、もう一度開いてください。

gate-notours-title = 記憶ファイルではありません
gate-notours-what = 記憶があるはずの場所に、このアプリが作ったのではないファイルがあります。
gate-notours-kept = そのファイル（{ $file }）には触れていません。
gate-notours-do = 元の記憶ファイルをその場所に戻して、もう一度開いてください。

gate-damaged-title = 記憶ファイルを読めません
gate-damaged-what = 記憶ファイルが壊れているか、ディスクから読めません。
gate-damaged-kept = ファイルは見つけたときのままで、何も書いていません。
gate-damaged-do = ディスクを確かめてください。記憶ファイルの控えがあれば元に戻して、もう一度開いてください。

gate-profile-title = アカウント一覧を読めません
gate-profile-what = この端末にどの記憶があるかを書いたファイル（profile.json）が壊れています。
gate-profile-kept = 記憶ファイルと鍵はすべてそのままです。
gate-profile-do = profile.json の控えがあれば元に戻して、もう一度開いてください。

gate-newer-title = アプリを更新してください
gate-newer-what = より新しいアプリが作った記憶ファイルです（形式 { $found }、このアプリは { $known } まで）。
gate-newer-kept = 記憶ファイルは変えていません。
gate-newer-do = アプリを最新版に更新して、もう一度開いてください。

gate-full-title = 空き容量がありません
gate-full-what = 空き容量がないため、記憶ファイルを開けません。
gate-full-kept = すでに保存された記憶はそのままです。
gate-full-do = この端末の不要なファイルを削除して、空きを作ってください。

gate-busy-title = 別のアプリが記憶を使っています
gate-busy-what = この端末の別のウィンドウかコマンドが、記憶ファイルを使っています。
gate-busy-kept = 記憶ファイルはそのままです。失われたものはありません。
gate-busy-do = それが終わるのを待つか、開いている別のウィンドウを閉じてください。

gate-home-title = 記憶を置くフォルダーを使えません
gate-home-what = 記憶のあるフォルダーを読み書きできません。権限がないか、フォルダーではないか、ディスクが外れているのかもしれません。
gate-home-kept = そのフォルダーのファイルは変えていません。
gate-home-do = フォルダーの権限とディスクの接続を確かめて、もう一度開いてください。別のフォルダーを使うには、--home で選んでください。

gate-other-title = 記憶を開けませんでした
