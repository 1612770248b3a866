# 고객이 이름 없이 보낸 것을 직원이 살필 때의 말
desk-candidate-answer = 답
desk-candidate-question = 질문
desk-candidate-conditions = 조건
desk-candidate-decision = 처리
desk-candidate-ground = 근거
desk-candidate-question-text = { $situation }: 정책을 어떻게 읽는가?
desk-candidate-grounds = 서로 다른 고객 { $customers }곳, 반대 사례 없음 ({ $months })
desk-candidate-rests-on = 바탕이 된 정책 페이지: [{ $page }]({ $page }) v{ $version }
desk-candidate-summary = { $situation } → { $decision } (근거 고객 { $customers }곳)
desk-candidate-summary-question = { $situation }에 대한 해석 (같은 질문 고객 { $customers }곳)
desk-candidate-revision = { $kind ->
    [question] 서로 다른 고객 { $customers }곳의 같은 질문을 모음
   *[decision] 서로 다른 고객 { $customers }곳의 같은 결정을 모음
}
desk-candidate-none = 아직 들어온 것이 없어요.
desk-candidate-forming = 모이는 중: 고객 { $customers }/{ $needed }곳
desk-candidate-ready = 살펴볼 수 있음
desk-candidate-conflicting-state = 서로 다른 결정이 있음
desk-candidate-accepted = 받아들임
desk-candidate-declined = 받아들이지 않음
desk-candidate-merged = 다른 페이지에 합침
desk-candidate-side = { $decision } 고객 { $customers }곳
desk-candidate-asked = 같은 질문 고객 { $customers }곳
desk-candidate-became = { $page } 페이지
desk-candidate-since = 그 뒤 고객 { $customers }곳이 더 들어옴
desk-candidate-months = 들어온 때: { $months }
desk-candidate-decided = { $by }이(가) { $at }에 정함. 까닭: { $reason }
desk-candidate-done-accepted = { $page } v{ $version } 초안을 만들었어요(근거 고객 { $customers }곳). 고치고 lint로 살핀 뒤 발행해 주세요.
desk-candidate-done-merged = { $page } v{ $version } 초안에 합쳤어요(근거 고객 { $customers }곳). lint로 살핀 뒤 발행해 주세요.
desk-candidate-done-declined = { $id }을(를) 받아들이지 않기로 했어요.
desk-candidate-unknown = { $id }(이)라는 후보가 없어요. review로 지금 있는 것을 볼 수 있어요. 바뀐 것은 없어요.
desk-candidate-conflicting = 같은 상황에서 고객의 결정이 갈려서 페이지로 받아들일 수 없어요: “{ $one }” { $customers }곳, “{ $other }” { $against }곳. 바뀐 것은 없으니 까닭을 적어 decline하거나 더 모일 때까지 기다려 주세요.
desk-candidate-topic-unknown = “{ $topic }”이(가) 초안의 설정(config.toml)에 없어서 글로 옮길 수 없어요. 지금 발행된 설정을 ingest한 뒤 다시 해 주세요. 바뀐 것은 없어요.
desk-candidate-page-unknown = 합칠 { $page } 페이지가 운영 노하우에 없어요. 새 페이지로 만들려면 accept를 써 주세요. 바뀐 것은 없어요.
candidate-too-few = 이 후보에 남은 고객이 { $needed }곳보다 적어져서 정할 수 없어요. 바뀐 것은 없어요.
candidate-unknown = 서버에 그런 후보가 없어요. 바뀐 것은 없어요.
candidate-reason-missing = 받아들이지 않으려면 까닭을 적어 주세요. 바뀐 것은 없어요.
candidate-reason-too-long = 까닭은 { $most }자까지 적을 수 있어요. 바뀐 것은 없어요.
candidate-page-missing = 서버가 페이지 이름과 버전을 알아보지 못했어요. 바뀐 것은 없어요.
candidate-conflicting = 그 사이 다른 결정이 들어와서 서버가 받지 않았어요. review로 확인해 주세요. 바뀐 것은 없어요.
