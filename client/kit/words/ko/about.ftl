# 앱 정보: 버전, 함께 쓰는 것과 그 라이선스, 단축키, 그리고 진단에 더한 것

about-title = 앱 정보
about-value = 버전 { $version }, 라이선스, 단축키
about-version = Gieok(기억) { $version }
about-licence = Apache License 2.0으로 배포해요.
about-service = 서비스 내용의 판
about-none-yet = 아직 받지 못했어요.
about-optional = 선택 구성
about-part-meaning = 의미로 찾기
about-part-keyring = 열쇠 보관함
about-part-mem0 = mem0
about-part-numpy = numpy
about-present = { $part }: 있음
about-absent = { $part }: 없음
about-keys = 단축키
about-keys-enter = Enter — 보내기
about-keys-shift = Shift+Enter — 줄 바꾸기
about-keys-tab = Tab, Shift+Tab — 다음, 이전으로 옮기기
about-keys-space = Space, Enter — 고른 단추 누르기
about-keys-escape = Esc — 열린 창 닫기
about-licences = 함께 쓰는 소프트웨어와 글꼴
about-licences-hint = 누르면 라이선스 전문을 볼 수 있어요.
about-licences-count = { $count }가지
about-licence-of = { $name } { $version } · { $licence }
about-licence-unknown = 라이선스 표시 없음
about-licence-no-text = 이 꾸러미에는 라이선스 전문이 들어 있지 않아요.

diagnostics-value = 하신 말씀이 들어 있지 않은 수와 상태
diagnostics-what = 하신 말씀과 이름, 주소는 여기에 없어요. 도움을 청할 때 보여 주셔도 돼요.
diagnostics-copy = 복사
diagnostics-copied = 진단을 복사했어요.
diagnostics-model-own = 직접 정한 모델 서비스
diagnostics-model-gateway = 서비스가 운영하는 모델
diagnostics-reached = 모델 서비스가 답한 질문 { $answered }건, 답하지 못한 질문 { $failed }건
diagnostics-schema = 저장소 형식 { $number }
diagnostics-errors = 최근 오류
