# 서명을 기다리는 요청
desk-request-head = 요청 { $id } · { $by } · { $at }
desk-request-note = 적어 둔 말: { $note }
desk-request-part = { $role }: { $missing ->
    [0] 서명이 다 모였어요
   *[other] 서명 { $missing }개가 더 필요해요
} · 서명한 사람 { $signed } · 서명할 수 있는 사람 { $may }
desk-request-waits = 서명하고 요청 { $id }(으)로 { $file }에 두었어요. 아직 발행되지 않았어요.
desk-request-left = 서버에도 맡겨 두었어요.
desk-request-not-left = 서버에는 맡기지 못했으니 파일을 직접 건네 주세요. 까닭: { $reason }
desk-request-approve = 다른 사람이 approve { $id }(으)로 승인하면 발행돼요.
desk-request-lint = 고칠 것이 { $count }건 있어서 서명하지 않았어요. 만든 사람에게 알려 주세요.
desk-request-live-already = 이미 발행돼 있어요. 바뀐 것은 없어요.
desk-request-withdrawn = 요청 { $id }을(를) 거둬들였어요. 초안은 그대로예요.
desk-request-still-served = 서버에서는 거둬들이지 못했어요. 까닭: { $reason }
desk-requests-none = 서명을 기다리는 것이 없어요.
desk-ask-sign = { $name }의 열쇠로 서명할까요? (y/n)
desk-not-signed = 서명하지 않았어요. 요청은 그대로 기다려요.
desk-log-here = 이 데스크에서 한 일
desk-log-server = 서버에 적힌 직원의 일
desk-log-no-server = 서버의 것은 보지 못했어요. 까닭: { $reason }
desk-request-same-texts = 글과 설정은 지금 나가 있는 그대로예요.
