# 提案の候補、合意の記録、活動の記録の画面の言葉

## 提案の候補

deskapp-candidates-hint = お客さまが送ることに同意した決定と質問を、異なるお客さまの数で数えます。誰が送ったかはサーバーにも分かりません。
deskapp-candidates-waiting = 決定を待つ候補
deskapp-candidates-none = 今決定する候補はありません。
deskapp-candidates-forming = 集まっているもの
deskapp-candidates-decided = 決定済み
deskapp-candidate-forming = お客さま { $needed }人のうち { $customers }人。そろうまで内容は見えません。
deskapp-candidate-ready = 決定できます
deskapp-candidate-conflicting = 決定が分かれています
deskapp-candidate-accepted = 採用
deskapp-candidate-declined = 却下
deskapp-candidate-merged = 既存のページに統合
deskapp-candidate-kind-decision = 決定
deskapp-candidate-kind-question = 質問
deskapp-candidate-when = 状況：{ $conditions }
deskapp-candidate-count = { $decision }：お客さま { $customers }人
deskapp-candidate-asked = 同じ質問
deskapp-candidate-page = 根拠のポリシー { $page } v{ $version }
deskapp-candidate-decided = { $when }に { $staff } さんが決定
deskapp-candidate-became = { $page } ページ
deskapp-candidate-since = その後お客さま { $count }人増
deskapp-candidate-conflict = 同じ状況で反対に決めたお客さまがいるため、採用できません。
deskapp-may-not-decide = 決定できるのは審査者と署名者だけです。
deskapp-decline = 却下
deskapp-decline-of = { $topic } を却下
deskapp-decline-ask = この候補を却下しますか。
deskapp-decline-text = 理由とともに記録され、この候補はもう決定の対象として出ません。
deskapp-decline-reason = 却下の理由
deskapp-declined = 却下しました。
deskapp-candidate-no-reason = 却下の理由を書いてください。変わったものはありません。

## 合意の記録

deskapp-evidence-hint = サービスが当事者である合意と決定だけがあります。読むと誰がなぜ読んだかが記録され、お客さまがアプリで見られます。
deskapp-evidence-email = お客さまのメールアドレス
deskapp-evidence-reason = 読む理由
deskapp-evidence-reason-hint = お客さまが見る文です。例：3月の返金対応の確認のため
deskapp-evidence-read = 理由を残して読む
deskapp-evidence-no-address = メールアドレスを書いてください。何も読んでいません。
deskapp-evidence-no-reason = 理由を { $least }文字以上書いてください。何も読んでいません。
deskapp-evidence-of = { $email } さまとの合意
deskapp-evidence-count = { $count }件
deskapp-evidence-received = { $when }に受信
deskapp-evidence-kept = 記録 { $place }番 · { $day } まで保管
deskapp-evidence-quote-customer = 「{ $quote }」— お客さま、{ $when }
deskapp-evidence-quote-service = 「{ $quote }」— アシスタント、{ $when }
deskapp-evidence-reads = 読んだ記録
deskapp-evidence-read-by = { $when } · { $staff }：{ $reason }

## 活動の記録

deskapp-log-hint = サーバーで職員がしたことです。消したり直したりできません。
deskapp-did-signed-in = ログイン
deskapp-did-published = 発行
deskapp-did-request-left = 署名の依頼を残した
deskapp-did-request-signed = 署名を加えた
deskapp-did-request-withdrawn = 署名の依頼を取り下げた
deskapp-did-request-done = 署名がそろい発行された
deskapp-did-candidate-accepted = 候補を採用した
deskapp-did-candidate-declined = 候補を却下した
deskapp-did-candidate-merged = 候補を既存のページに統合した
deskapp-did-evidence-read = 合意の記録を読んだ
deskapp-did-evidence-erased = 合意の記録を消した
deskapp-did-attributes-set = お客さまの属性を書いた
