# 公式文書を下書きに取り込むときの言葉

## 結果
document-took = { $file } · 施行日 { $day }{ $origin ->
    [option] {" "}(--effectiveで指定)
    [document] {" "}(文書に書かれた日)
   *[today] {" "}(文書に書かれていないため今日)
}
document-page = { $kind } { $page }
document-new = v{ $version } 新しい下書きです。文書の「{ $place }」から取り込みました。
document-changed = v{ $version } 下書きを直しました。文書の「{ $place }」で{ $count }行が変わりました。
document-unchanged = v{ $version } そのままです。文書の「{ $place }」は変わっていません。
document-by-hand = v{ $version } そのままにしました。人が直した下書きですが、文書の「{ $place }」で{ $count }行が変わっています。ご自分で直すか、--replaceで文書の文を入れてください。
document-look = v{ $version } そのままにしました。この文書を出典とするページですが、どの行が変わったか判別できません。文書と照らし合わせてから、出典のsha256を書き換えてください。
document-left-out = 入れませんでした。「{ $place }」のページは下書きから外されています。戻すときは--replaceを使ってください。
document-gone = v{ $version } そのままにしました。文書に「{ $place }」はもうありません。ページもなくすときは、下書きからそのファイルを消して公開してください。
document-by-model = モデルが書いた文です。公開する前に文書と照らし合わせてください。
document-skipped = フォルダーにありますが文書ではないため残しました: { $files }
document-dry-run = 表示しただけです。下書きはそのままです。

## 取り込まなかったもの
document-note-pictures = 画像{ $count }個は取り込みませんでした。
document-note-running = ページごとの見出し、脚注欄、ページ番号{ $count }行は外しました。
document-note-hidden = 目に見えない文字{ $count }個を外しました。
document-note-unread = { $pages }ページは画像だけのため、文を読めませんでした。文があるページなら、文字を認識したPDFを指定してください。

## 改訂メモ
document-note-first = { $document }から取り込み
document-note-again = { $document }の改訂に合わせた({ $count }行)

## モデル
document-model-missing = モデルが決まっていません。GIEOK_MODEL_URLとGIEOK_MODELを決めるか、--with-modelを外してください。下書きはそのままです。
document-model-unusable = モデルの答えを使えなかったため、文書の文をそのまま取り込みました。--with-model --replaceでやり直せます。
document-model-figure = モデルの文に、文書にない数字か日付({ $detail })があるため、文書の文をそのまま取り込みました。
document-model-language = モデルの文が文書と違う言語のため、文書の文をそのまま取り込みました。
document-model-orders = モデルの文にAIへ命令する文があるため、文書の文をそのまま取り込みました。

## 受け取れなかった理由
document-empty = { $file }は空です。下書きはそのままです。
document-huge = { $file }は{ $limit }MBを超えるため受け取りませんでした。分けて指定してください。下書きはそのままです。
document-grows = { $file }は展開すると大きすぎるか、読むのに時間がかかりすぎるためやめました。分けて指定してください。下書きはそのままです。
document-broken = { $file }は壊れていて読めません。元のプログラムで保存し直してください。下書きはそのままです。
document-locked = { $file }にはパスワードがかかっています。パスワードのない控えを指定してください。下書きはそのままです。
document-scanned = { $file }に読める文がありません。スキャンした画像なら、文字を認識したPDFを指定してください。下書きはそのままです。
document-macros = { $file }にはマクロがあるため受け取りませんでした。マクロのないdocxで保存してください。下書きはそのままです。
document-outside = { $file }の一部がファイルの外にあるため受け取りませんでした。すべて文書の中に入れて保存してください。下書きはそのままです。
document-other-kind = { $file }は名前の末尾と違う種類のファイルです。正しい名前で保存してください。下書きはそのままです。
document-not-text = { $file }の文字を判別できません。UTF-8で保存してください。下書きはそのままです。
document-name-wrong = ファイル名({ $file })が長すぎるか、見えない文字が入っています。名前を直してください。下書きはそのままです。
document-name-twice = { $file }という文書が二つあります。文書は名前で見分けるため、名前を変えてください。下書きはそのままです。
document-as-one = --known-asは文書を一つだけ指定するときに使えます。下書きはそのままです。
document-outside-folder = { $file }はフォルダーの外のファイルを指すリンクです。文書を直接指定してください。下書きはそのままです。
document-reader-missing = 文書を読むプログラムが入っていません。gieok[desk]をインストールしてください。下書きはそのままです。
