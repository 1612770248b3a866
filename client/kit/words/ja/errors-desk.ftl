# 公開デスクが断るときの言葉

## デスクと鍵
desk-missing = { $folder } フォルダーにデスクがありません。initで作るか、--deskでフォルダーを指定してください。
desk-exists = { $folder } フォルダーは空ではないため、新しいデスクを作りませんでした。空のフォルダーを--deskで指定してください。
desk-damaged = デスクの{ $file }を読めません。そのままにしてありますので、控えから戻してください。
desk-server-not-ours = このアドレスのサーバーはGieokサーバーとして応答しませんでした。何も変えていませんので、アドレスを確認してください。
desk-server-refused = サーバーが受け付けませんでした({ $reason })。公開されたものはありません。
desk-passphrase-missing = 鍵を開くパスフレーズがありません。--passphrase-fileまたはGIEOK_DESK_PASSPHRASEで指定してください。何も変えていません。
desk-passphrase-wrong = パスフレーズが違うため鍵を開けませんでした。公開されたものはありません。
desk-passphrase-short = パスフレーズは{ $shortest }文字以上にしてください。何も作っていません。
desk-passphrase-different = 二つのパスフレーズが一致しません。何も作っていませんので、もう一度お試しください。
desk-keys-missing = { $role }の署名には鍵が{ $needed }個必要ですが、このデスクには{ $held }個しかありません。公開されたものはありません。
desk-not-logged-in = まだログインしていません。login --token-fileでスタッフのトークンを指定してください。
desk-token-file-wrong = { $file }ファイルにトークンがありません。トークンだけを1行に入れて、もう一度お試しください。

## 下書き
desk-file-unreadable = { $file }を読めません。UTF-8のテキストファイルか確認してください。下書きはそのままです。
desk-file-huge = { $file }ファイルが大きすぎます。下書きはそのままです。
desk-file-kind-unknown = { $file }は受け取れるファイルではありません。ページ、service-context.md、config.toml、公式文書(md、txt、html、docx、pdf)を指定してください。下書きはそのままです。
desk-ingest-nothing = { $folder }フォルダーに受け取れるものがありません。ページか公式文書(md、txt、html、docx、pdf)が必要です。下書きはそのままです。
desk-page-other-wiki = { $page }ページはすでに別のWikiにあります。別のidを使うか、そのフォルダーから取り込んでください。下書きはそのままです。
desk-page-wiki-unknown = { $file }がどちらのWikiのページか分かりません。policyかknowhowフォルダーに入れてください。下書きはそのままです。
desk-page-version-wrong = { $page }ページの版が{ $version }になっています。次の版は{ $expected }でなければなりません。何も変えていません。
desk-page-same-version = { $page }ページの内容が、公開済みの版{ $version }と異なります。直した文は版{ $expected }としてください。何も変えていません。
desk-context-empty = { $file }ファイルが空です。下書きはそのままです。
desk-context-huge = サービスcontextが{ $limit }文字を超えるため受け取りませんでした。下書きはそのままです。
desk-config-broken = { $file }ファイルが正しいTOMLではありません。下書きはそのままです。

## 公開
desk-lint-failed = 直すところが{ $count }件あるため公開しませんでした。lint --allで確認してください。
desk-live-damaged = サーバーが配る内容は、このデスクの鍵で署名したものではありません。公開していませんので、サーバーとデスクのフォルダーを確認してください。
desk-server-behind = サーバーの{ $role }の版({ $served })が、公開済みの版({ $last })より低くなっています。公開していませんので、サーバーのデータを控えから戻してください。
desk-publish-unsure = サーバーの応答を最後まで受け取れませんでした。もう一度publishすると公開されたか分かります。二重に公開されることはありません。
desk-page-unknown = { $page }というページは公開されたことがありません。
desk-version-unknown = { $page }ページの版{ $version }の文は、このデスクにありません。何も変えていません。
desk-version-is-live = { $page }ページはすでに版{ $version }です。何も変えていません。

## サーバーが断った理由
token-missing = スタッフのトークンがないか、もう使えません。もう一度loginしてください。公開されたものはありません。
staff-not-signer = このトークンのスタッフは公開できません。signerのトークンでログインしてください。公開されたものはありません。
publish-body-too-large = 一度に送れる大きさを超えています。公開されたものはありません。
publish-bundle-broken = サーバーが{ $role }の内容を読めないため受け付けませんでした。公開されたものはありません。
publish-delegation-wrong = { $role }の鍵、パス、必要な署名の数が決まりと異なるため、サーバーが受け付けませんでした。公開されたものはありません。
publish-expired = { $role }の署名の期限がすでに過ぎているため、サーバーが受け付けませんでした。デスクとサーバーの時計を確認してください。
publish-metadata-broken = サーバーが{ $role }の署名文書を読めないため受け付けませんでした。公開されたものはありません。
publish-metadata-too-large = { $role }の署名文書が大きすぎるため、サーバーが受け付けませんでした。公開されたものはありません。
publish-nothing = 公開するものが入っていないため、サーバーが受け付けませんでした。
publish-online-keys-wrong = このデスクは別のサーバーの鍵で作られています。このサーバーでinitをやり直してください。公開されたものはありません。
publish-request-broken = サーバーが依頼の形式を理解できませんでした。公開されたものはありません。
publish-role-missing = 最初の公開ではすべての役割が必要ですが、{ $role }がありません。公開されたものはありません。
publish-role-unknown = サーバーが知らない役割のため受け付けませんでした。公開されたものはありません。
publish-root-exists = このサーバーにはすでに別のデスクのルートがあります。そのデスクから公開してください。公開されたものはありません。
publish-root-missing = サーバーにまだルートがありません。最初の公開で一緒に送る必要があります。公開されたものはありません。
publish-root-wrong = ルートの鍵や必要な署名の数が決まりと異なるため、サーバーが受け付けませんでした。公開されたものはありません。
publish-signatures-missing = { $role }に必要な数の署名がないため、サーバーが受け付けませんでした。公開されたものはありません。
publish-target-mismatch = { $role }の内容が署名したものと異なるため、サーバーが受け付けませんでした。公開されたものはありません。
publish-target-missing = { $role }の内容が一緒に届かないため、サーバーが受け付けませんでした。公開されたものはありません。
publish-target-too-large = { $role }の内容が大きすぎるため、サーバーが受け付けませんでした。公開されたものはありません。
publish-too-long = { $role }の署名の期限が1年を超えるため、サーバーが受け付けませんでした。デスクとサーバーの時計を確認してください。
publish-version-wrong = サーバーが待っている{ $role }の次の版は{ $expected }です。先に公開した人がいるかもしれませんので、diffで確認してください。
repository-damaged = サーバーにある{ $role }のファイルが壊れています。公開していませんので、サーバーの担当者に知らせてください。
online-keys-lost = サーバーの署名鍵が変わっています。公開していませんので、サーバーの担当者に知らせてください。
desk-disk = デスクのファイルを読み書きできません({ $file })。ディスクがいっぱいか、このフォルダーに書く権限がありません。前からあるものは無事です。直してからもう一度お試しください。
desk-text-older = このデスクの{ $role }の文は以前公開されたもので、その後に別のデスクが公開した文を元に戻してしまいます。何も公開していません。公開中の文を下書きに取り込むか、本当に戻す場合は publish --role { $role } と指定してください。
