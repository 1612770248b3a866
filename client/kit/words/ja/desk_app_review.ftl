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
deskapp-candidate-when = 状況: { $conditions }
deskapp-candidate-count = { $decision }: お客さま { $customers }人
deskapp-candidate-asked = 同じ質問
deskapp-candidate-page = 根拠の規定 { $page } v{ $version }
deskapp-candidate-decided = { $when }に { $staff } さんが決定
deskapp-candidate-became = { $page } ページ
deskapp-candidate-since = その後お客さま { $count }人増
deskapp-candidate-conflict = 同じ状況で反対に決めたお客さまがいるため、採用できません。
deskapp-may-not-decide = 決定できるのは審査者と署名者だけです。
deskapp-decline = 却下
deskapp-decline-of = { $topic } を却下
deskapp-decline-ask = この候補を却下しますか？
deskapp-decline-text = 理由とともに記録され、この候補はもう決定の対象として出ません。
deskapp-decline-reason = 却下の理由
deskapp-declined = 却下しました。
deskapp-candidate-no-reason = 却下の理由を書いてください。変わったものはありません。

## 合意の記録

deskapp-evidence-hint = サービスが当事者である合意と決定だけがあります。読むと誰がなぜ読んだかが記録され、お客さまがアプリで見られます。
deskapp-evidence-email = お客さまのメールアドレス
deskapp-evidence-reason = 読む理由
deskapp-evidence-reason-hint = お客さまが見る文です。例: 3月の返金対応の確認のため
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
deskapp-evidence-read-by = { $when } · { $staff }: { $reason }

## 活動の記録

deskapp-log-hint = このデスクとサーバーで職員がしたことです。サーバーの記録は消したり直したりできません。
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

deskapp-accept = ページとして採用
deskapp-accept-of = { $topic } を採用
deskapp-accept-ask = どのページにしますか？
deskapp-accept-text = 運用ノウハウの下書きになり、人が直して発行します。
deskapp-accept-hint = 新しい id なら新しいページ、既存の id ならそのページの新しい段落になります。
deskapp-accepted = 下書きに採用しました。
deskapp-merge = 既存のページに統合
deskapp-merge-of = { $topic } を統合
deskapp-merge-ask = どのページに統合しますか？
deskapp-merge-text = ページの文はそのままに、根拠のお客さまの数だけを加えます。
deskapp-merged = ページに統合しました。
deskapp-log-desk = このデスク
deskapp-log-server = サーバー
deskapp-did-init = デスクを作った
deskapp-did-login = トークンでログイン
deskapp-did-ingest = 文書を下書きに取り込んだ
deskapp-did-edit = 下書きを直した
deskapp-did-publish = 署名して発行
deskapp-did-approve = 依頼に署名
deskapp-did-requests-withdraw = 署名の依頼を取り下げた
deskapp-did-rollback = 以前の版に戻した
deskapp-did-review-accepted = 候補を下書きに採用
deskapp-did-review-merged = 候補をページに統合
deskapp-did-review-decline = 候補を却下
