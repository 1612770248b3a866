# 명령줄과 화면이 함께 쓰는 말
cli-account = 계정
cli-service = 서비스 내용
cli-model = 답하는 모델
cli-search = 의미 검색
cli-keyword-only = 설치되지 않음(낱말 검색만)
cli-jobs = 정리 대기 { $waiting }건(실패한 적 있음 { $failed }건)
cli-counts = 사실 { $facts }건 · 질문 { $turns }건 · 대화 { $conversations }건
cli-key-keyring = 열쇠: 운영체제의 열쇠 보관함
cli-key-file = 열쇠: 기억 파일 옆의 파일(이 컴퓨터를 쓰는 사람은 읽을 수 있으니 주의해 주세요)
cli-ended = 대화를 마쳤어요. 정리한 대화 { $learned }건, 기다리는 정리 { $waiting }건.
cli-answer-replaced = 위 답변을 바로잡습니다.
cli-clear-sure = 기억된 내용을 모두 지울까요? 되돌릴 수 없어요. [y/N]
cli-not-confirmed = 확인을 받지 못해 아무것도 지우지 않았어요. 지우려면 --yes를 붙여 주세요.
cli-block-cleared = 기억된 내용 { $lines }줄을 지웠어요.
cli-no-facts = 아직 기억한 사실이 없어요.
cli-fact-deleted = 사실을 근거와 함께 지웠어요.
cli-nothing-found = 찾은 것이 없어요.
cli-no-conversations = 아직 대화가 없어요.
cli-nothing-left = 이 기기에서 밖으로 나간 것이 없어요.
app-look-here = 앱을 열었어요. 브라우저에서 여세요: { $url }

source-policy = 정책
source-knowhow = 운영 노하우
source-fact = 고객 사실
source-conversation = 지난 대화
speaker-customer = 고객
speaker-service = 상담
fact-kind-event = 사건
fact-kind-decision = 결정
fact-kind-agreement = 합의
fact-kind-attribute = 속성
fact-kind-preference = 선호
fact-kind-trait = 성향
fact-status-active = 유효
fact-status-replaced = 대체됨
fact-status-retracted = 취소됨
fact-status-awaiting-consent = 동의 대기
fact-status-awaiting-confirmation = 확인 대기
turn-state-waiting = (대기 중)
turn-state-answering = (답변 중)
turn-state-done = (답변 없음)
turn-state-cancelled = (중단됨)
turn-state-failed = (답하지 못함)
recheck-policy = 재확인 필요: { $page } v{ $linked } 기준, 지금은 v{ $current }
recheck-age = 재확인 필요: 오래전에 들은 내용

bundle-fresh = 최신이에요(정책 { $policy }판).
bundle-offline = 서버에 연결하지 못했어요. 마지막 확인({ $since })의 내용으로 답해요.
bundle-refused = 받은 내용이 검증을 통과하지 못해 쓰지 않았어요({ $reason }). 마지막으로 확인된 내용이 그대로 쓰여요.
bundle-clock = 이 기기의 시계가 맞지 않는 것 같아요. 날짜와 시간을 확인해 주세요. 마지막으로 확인된 내용으로 답해요.
bundle-stale = 오래 연결되지 않아 서비스 내용의 유효 기간이 지났어요(마지막 확인 { $since }). 답변이 지금 정책과 다를 수 있어요.
bundle-none = 서비스 내용을 아직 받지 못했어요. 서버에 연결되면 바로 받아요.

card-block-changed = 기억을 고쳤어요({ $added ->
    [0] 빠진 줄 { $dropped }개
   *[other] { $dropped ->
        [0] 더한 줄 { $added }개
       *[other] 더한 줄 { $added }개, 빠진 줄 { $dropped }개
    }
}).
card-block-refused = 기억하지 못했어요: { $reason }
card-promotion = “{ $statement }” — 모든 대화에서 기억할까요?
card-recheck = “{ $statement }” — 지금 정책에서도 그대로인지 확인이 필요해요.
loop-use-the-tool = You said that you will remember, but nothing was stored. Call rewrite_customer_context now with the whole final block, or answer again without promising anything.
loop-say-something = Now answer the customer's question in words.
loop-not-stored = (이번에는 기억해 두지 못했어요. 다시 말씀해 주시거나 ‘기억된 내용’에 직접 적어 주세요.)

demo-part-ended = { $part } 부분이 예기치 않게 끝났어요. 저장된 것은 그대로예요. 다시 시작해 주세요.
demo-step-failed = { $step } 단계가 끝나지 못했어요. 위의 까닭을 보고 다시 시작해 주세요.
loop-cut-short = (답변이 길이 제한에서 끊겼어요. ‘이어서 말해 주세요’라고 하시면 계속할게요.)
