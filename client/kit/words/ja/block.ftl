# 記憶に書けないことと、その理由

block-order = お客様ご自身のご希望を超えてアシスタントに命令する文は記憶しません（「{ $line }」）。必要な場合は「記憶の内容」に直接ご記入ください。
block-pasted = 貼り付けられた文章の中の要求なので記憶しませんでした（「{ $line }」）。ご自身のご希望でしたら直接お伝えください。
block-account-unconfirmed = 照会で確認されたアカウントではないため記憶しませんでした（「{ $line }」）。似たアカウントは別の方のものかもしれません。
block-account-unknowable = 確認できないアカウントなので記憶しませんでした（「{ $line }」）。必要な場合は「記憶の内容」に直接ご記入ください。
block-moment = 日付や案件に結び付いた内容は、すべての会話で使う記憶には入れません（「{ $line }」）。
block-once = 今回だけのご依頼なので記憶しませんでした（「{ $line }」）。
block-given-too-long = サービスから届いた行を加えると{ $limit }文字を超えます（{ $used }文字）。届いた行は入れず、記憶の内容はそのままです。
settings-account-wrong = 設定ファイルの[accounts]にある{ $name }のアドレスは使えません。ユーザー名や疑問符のないhttpsのアドレスをご記入ください。
account-unknown = { $name }で現在のユーザーを確認できませんでした。記憶の内容はそのままです。
loop-stored = お伝えいただいた通りに記憶しました。ほかに必要なことがあればお知らせください。

## 秘密

secret-not-kept = { $what }は記憶しません。記憶には••••としか残りません。
secret-account = 口座番号
secret-card = カード番号
secret-code = 認証コード
secret-key = サービスの鍵
secret-password = パスワード
secret-resident = 個人番号

## Account

step-look_up_account = アカウントを確認しています
tool-look_up_account = アカウントの確認: { $what }

## Changes

memory-changes = 最近の変更
memory-change = { $when }・{ $who }
memory-undo = 最後の変更を元に戻す
writer-model = アシスタントが会話で
writer-customer = ご自身で
writer-promotion = 事実から昇格
writer-service = サービスが
card-block-diff = 変わった{ $count }行を見る
