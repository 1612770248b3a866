# 초안에서 무엇을 살피는가: 발행을 막는 것과 알리기만 하는 것
desk-lint-warned = 주의 · { $text }
desk-lint-age = 전체 검사는 { $days ->
    [0] 오늘
   *[other] { $days }일 전에
} 했어요.
desk-lint-never = 아직 전체 검사를 한 적이 없어요. lint --all로 할 수 있어요.
lint-orphan = 다른 어느 페이지에서도 이 페이지로 오는 링크가 없어요.
lint-source-unnamed = 출처 “{ $detail }”이(가) 어떤 문서인지 알 수 없어요. 문서 이름과 그 문서의 SHA-256을 적어 주세요.
lint-expired = { $detail }에 끝난 내용이에요. 고치거나 빼 주세요.
lint-expires-soon = { $detail }에 끝나는 내용이에요. { $limit }일 남았어요.
lint-until-before = 끝나는 날 { $detail }이 시행일보다 일러요.
lint-number-conflict = 한 정책의 숫자가 다른 페이지와 달라요: { $detail }
lint-number-doubt = 다른 페이지와 숫자가 다를 수 있으니 확인해 주세요: { $detail }
lint-no-answer = “{ $detail }” 아래에 답이 아직 없어요. 사람이 답을 적어야 발행할 수 있어요.
lint-page-nearly-long = 본문이 { $detail }자로, 한도 { $limit }자에 가까워요.
lint-contents-nearly-long = 목차가 { $detail }자로, 한도 { $limit }자에 가까워요.
lint-context-nearly-long = { $detail }자로, 한도 { $limit }자에 가까워요.
lint-personal-account = 계좌번호
lint-personal-passport = 여권번호
lint-personal-birthday = 생년월일
lint-personal-address = 주소
lint-personal-plate = 차량 번호
lint-personal-messenger = 메신저 계정
