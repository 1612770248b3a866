# 署名を待つ依頼
desk-request-head = 依頼 { $id } · { $by } · { $at }
desk-request-note = メモ: { $note }
desk-request-part = { $role }: { $missing ->
    [0] 署名はそろいました
   *[other] 署名があと{ $missing }個必要です
} · 署名した人 { $signed } · 署名できる人 { $may }
desk-request-waits = 署名し、依頼{ $id }として{ $file }に置きました。まだ公開されていません。
desk-request-left = サーバーにも預けました。
desk-request-not-left = サーバーには預けられなかったので、ファイルを直接渡してください。理由: { $reason }
desk-request-approve = ほかの人がapprove { $id }で承認すると公開されます。
desk-request-lint = 直すところが{ $count }件あるため署名しませんでした。作った人に知らせてください。
desk-request-live-already = すでに公開されています。変わったものはありません。
desk-request-withdrawn = 依頼{ $id }を取り下げました。下書きはそのままです。
desk-request-still-served = サーバーでは取り下げられませんでした。理由: { $reason }
desk-requests-none = 署名を待つものはありません。
desk-ask-sign = { $name }の鍵で署名しますか? (y/n)
desk-not-signed = 署名しませんでした。依頼はそのまま待っています。
desk-log-here = このデスクでしたこと
desk-log-server = サーバーに記録されたスタッフの作業
desk-log-no-server = サーバーのものは見られませんでした。理由: { $reason }
desk-request-same-texts = 文と設定は公開中のままです。
