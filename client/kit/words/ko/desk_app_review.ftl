# 제안 후보, 합의 기록, 활동 기록 화면의 말

## 제안 후보

deskapp-candidates-hint = 고객이 보내기로 동의한 결정과 질문을 서로 다른 고객의 수로 세요. 누가 보냈는지는 서버도 몰라요.
deskapp-candidates-waiting = 결정할 후보
deskapp-candidates-none = 지금 결정할 후보가 없어요.
deskapp-candidates-forming = 모이고 있는 것
deskapp-candidates-decided = 이미 결정한 것
deskapp-candidate-forming = 고객 { $needed }명 중 { $customers }명. 다 모일 때까지 내용은 보이지 않아요.
deskapp-candidate-ready = 결정할 수 있음
deskapp-candidate-conflicting = 서로 다른 결정
deskapp-candidate-accepted = 받아들임
deskapp-candidate-declined = 거절함
deskapp-candidate-merged = 기존 페이지에 합침
deskapp-candidate-kind-decision = 결정
deskapp-candidate-kind-question = 질문
deskapp-candidate-when = 상황: { $conditions }
deskapp-candidate-count = { $decision }: 고객 { $customers }명
deskapp-candidate-asked = 같은 질문
deskapp-candidate-page = 근거 정책 { $page } v{ $version }
deskapp-candidate-decided = { $when }에 { $staff } 님이 결정
deskapp-candidate-became = { $page } 페이지
deskapp-candidate-since = 그 뒤로 고객 { $count }명 더
deskapp-candidate-conflict = 같은 상황에서 반대로 결정한 고객이 있어서 받아들일 수 없어요.
deskapp-may-not-decide = 검토자와 서명자만 결정할 수 있어요.
deskapp-decline = 거절
deskapp-decline-of = { $topic } 거절
deskapp-decline-ask = 이 후보를 거절할까요?
deskapp-decline-text = 까닭과 함께 기록되고, 이 후보는 다시 결정할 것으로 나오지 않아요.
deskapp-decline-reason = 거절하는 까닭
deskapp-declined = 거절했어요.
deskapp-candidate-no-reason = 거절하는 까닭을 적어 주세요. 바뀐 것은 없어요.

## 합의 기록

deskapp-evidence-hint = 서비스가 당사자인 합의와 결정만 있어요. 읽으면 누가 왜 읽었는지 기록되고, 그 고객이 앱에서 볼 수 있어요.
deskapp-evidence-email = 고객의 이메일 주소
deskapp-evidence-reason = 읽는 까닭
deskapp-evidence-reason-hint = 고객이 보게 될 글이에요. 예: 3월 환불 문의의 처리 확인
deskapp-evidence-read = 까닭을 남기고 읽기
deskapp-evidence-no-address = 이메일 주소를 적어 주세요. 아무것도 읽지 않았어요.
deskapp-evidence-no-reason = 까닭을 { $least }자 이상 적어 주세요. 아무것도 읽지 않았어요.
deskapp-evidence-of = { $email } 고객과의 합의
deskapp-evidence-count = { $count }건
deskapp-evidence-received = { $when }에 받음
deskapp-evidence-kept = 기록 { $place }번 · { $day }까지 보관
deskapp-evidence-quote-customer = “{ $quote }” — 고객, { $when }
deskapp-evidence-quote-service = “{ $quote }” — 도우미, { $when }
deskapp-evidence-reads = 읽은 기록
deskapp-evidence-read-by = { $when } · { $staff }: { $reason }

## 활동 기록

deskapp-log-hint = 이 데스크와 서버에서 직원이 한 일이에요. 서버의 것은 지우거나 고칠 수 없어요.
deskapp-did-signed-in = 로그인
deskapp-did-published = 발행
deskapp-did-request-left = 서명 요청을 남김
deskapp-did-request-signed = 서명을 더함
deskapp-did-request-withdrawn = 서명 요청을 거둠
deskapp-did-request-done = 서명이 모여 발행됨
deskapp-did-candidate-accepted = 후보를 받아들임
deskapp-did-candidate-declined = 후보를 거절함
deskapp-did-candidate-merged = 후보를 기존 페이지에 합침
deskapp-did-evidence-read = 합의 기록을 읽음
deskapp-did-evidence-erased = 합의 기록을 지움
deskapp-did-attributes-set = 고객 속성을 적음

deskapp-accept = 페이지로 받아들이기
deskapp-accept-of = { $topic } 받아들이기
deskapp-accept-ask = 어느 페이지로 받아들일까요?
deskapp-accept-text = 운영 노하우의 초안이 되고, 사람이 고쳐서 발행해요.
deskapp-accept-hint = 새 id를 적으면 새 페이지, 있는 id를 적으면 그 페이지의 새 단락이 돼요.
deskapp-accepted = 초안으로 받아들였어요.
deskapp-merge = 있는 페이지에 합치기
deskapp-merge-of = { $topic } 합치기
deskapp-merge-ask = 어느 페이지에 합칠까요?
deskapp-merge-text = 페이지의 글은 그대로 두고 근거가 된 고객의 수만 더해요.
deskapp-merged = 페이지에 합쳤어요.
deskapp-log-desk = 이 데스크
deskapp-log-server = 서버
deskapp-did-init = 데스크를 만듦
deskapp-did-login = 토큰으로 로그인
deskapp-did-ingest = 문서를 초안으로 받음
deskapp-did-edit = 초안을 고침
deskapp-did-publish = 서명하고 발행
deskapp-did-approve = 요청에 서명
deskapp-did-requests-withdraw = 서명 요청을 거둬들임
deskapp-did-rollback = 앞 버전으로 되돌림
deskapp-did-review-accepted = 후보를 초안으로 받아들임
deskapp-did-review-merged = 후보를 페이지에 합침
deskapp-did-review-decline = 후보를 거절
