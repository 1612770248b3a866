# 직원이 쓰는 데스크 앱의 말

deskapp-name = 기억 발행 데스크
deskapp-menu = 화면 고르기
deskapp-nav-pages = 페이지
deskapp-nav-publish = 발행
deskapp-nav-live = 발행 현황
deskapp-nav-keys = 열쇠
deskapp-nav-candidates = 제안 후보
deskapp-nav-evidence = 합의 기록
deskapp-nav-log = 활동 기록
deskapp-again = 다시 시도
deskapp-more = 더 보기
deskapp-as-last-seen = 아래는 이 데스크가 마지막으로 확인한 상태예요.
deskapp-look = 글자 보기
deskapp-hide = 글자 숨기기

## 로그인

deskapp-server = 서버: { $server }
deskapp-token = 직원 토큰
deskapp-token-hint = 서버를 맡은 사람이 gieok-server staff add로 만든 토큰을 붙여 넣으세요. 이 데스크 폴더에, 폴더 주인만 읽을 수 있게 보관해요.
deskapp-sign-in = 로그인
deskapp-sign-out = 로그아웃
deskapp-unreachable = 서버가 답하지 않아서 누구의 토큰인지 확인하지 못했어요. 초안은 이 기기에 있으니 서버 없이도 쓸 수 있어요.
deskapp-write-only = 초안만 고치기
deskapp-nobody = 서버 없이
deskapp-person-menu = { $name }: 언어, 화면, 로그아웃
deskapp-role-author = 작성자
deskapp-role-signer = 서명자
deskapp-role-reviewer = 검토자

## 페이지 목록

deskapp-search = 페이지 찾기
deskapp-wiki = 위키
deskapp-wiki-all = 모두
deskapp-status = 상태
deskapp-status-all = 모두
deskapp-status-new = 새 페이지
deskapp-status-differs = 초안이 다름
deskapp-status-live = 발행됨
deskapp-status-gone = 초안에 없음
deskapp-status-announced = 시행 예정
deskapp-status-faults = 고칠 것 있음
deskapp-announced-for = { $day } 시행 예정
deskapp-faults = 고칠 것 { $count }건
deskapp-found = { $count }개
deskapp-none-found = 찾는 페이지가 없어요.
deskapp-no-pages = 아직 페이지가 없어요. 새로 쓰거나 문서를 받아 주세요.
deskapp-version-draft = 초안 v{ $version }
deskapp-version-live = v{ $live } · { $since }부터
deskapp-version-both = v{ $live } · { $since }부터 · 초안 v{ $version }
deskapp-new-page = 새 페이지
deskapp-new-page-go = 쓰기 시작
deskapp-page-id = 페이지 id
deskapp-page-id-hint = 글자, 숫자, 붙임표만 쓸 수 있어요. 링크가 이 이름을 가리키고, 나중에 바꿀 수 없어요.
deskapp-page-id-taken = 이미 있는 id예요.
deskapp-page-id-wrong = 글자, 숫자, 붙임표로 된 짧은 이름이어야 해요.
deskapp-may-not-write = 검토자는 초안을 고칠 수 없어요. 작성자나 서명자의 토큰이 필요해요.

## 문서 받기

deskapp-take = 문서 받기
deskapp-take-path = 파일이나 폴더의 경로
deskapp-take-hint = 이 기기에 있는 경로예요. 모두 들어오거나 하나도 들어오지 않아요.
deskapp-take-go = 초안으로 받기
deskapp-path-missing = 경로를 적어 주세요. 초안은 그대로예요.

## 편집

deskapp-back = 목록으로
deskapp-save = 저장
deskapp-overwrite = 내 글로 덮어쓰기
deskapp-keys-save = Ctrl+S
deskapp-saved = 초안에 저장했어요.
deskapp-unchanged = 바뀐 내용이 없어요.
deskapp-unsaved = 저장하지 않은 내용이 있어요
deskapp-all-saved = 모두 저장됐어요
deskapp-live-now = 발행된 버전 v{ $version }
deskapp-new = 아직 발행되지 않음
deskapp-becomes = 저장하면 v{ $version }
deskapp-conflict = 쓰는 동안 다른 사람이 이 페이지를 바꿨어요. 빨간 줄은 그 사람의 글, 초록 줄은 내 글이에요. 한 번 더 저장하면 내 글로 덮어써요.
deskapp-load-theirs = 그 사람의 글 불러오기
deskapp-recovered = 저장하지 않고 닫은 글을 되살렸어요.
deskapp-throw-away = 되살린 글 버리기
deskapp-lint = 고칠 것
deskapp-preview = 미리보기
deskapp-field-title = 제목
deskapp-field-summary = 한 줄 요약
deskapp-field-summary-hint = 도우미가 목차에서 먼저 읽는 글이에요.
deskapp-field-effective = 시행일
deskapp-field-effective-hint = 2026-10-01처럼. 이날부터 적용돼요.
deskapp-field-language = 언어
deskapp-field-body = 본문 (Markdown)
deskapp-field-revision = 바꾼 까닭
deskapp-field-revision-hint = 이 버전에서 무엇이 왜 바뀌었는지 적어 주세요.
deskapp-fields-more = 출처, 링크, 다른 이름
deskapp-field-sources = 출처
deskapp-field-sources-hint = 한 줄에 하나: 문서 이름 | SHA-256 | 위치
deskapp-field-links = 관련 페이지의 id
deskapp-field-links-hint = 한 줄에 하나씩
deskapp-field-aliases = 사람들이 부르는 다른 이름
deskapp-field-aliases-hint = 한 줄에 하나씩
deskapp-field-may-agree = 도우미가 스스로 합의해도 돼요

## 발행

deskapp-comparing = 발행된 내용과 비교하고 있어요
deskapp-changes = 바뀌는 것 { $count }건
deskapp-diff-added = 더해진 줄: { $text }
deskapp-diff-removed = 빠진 줄: { $text }
deskapp-mend-first = 먼저 고칠 것 { $count }건
deskapp-who-signs = 서명할 사람
deskapp-signatures = { $role }: { $threshold }명의 서명이 필요해요
deskapp-keys-here = 이 데스크에 열쇠 { $here }개
deskapp-others-sign = 다른 사람의 서명도 필요해요
deskapp-signs-root = 루트
deskapp-signs-targets = 역할 목록
deskapp-signs-policy = 정책
deskapp-signs-knowhow = 운영 노하우
deskapp-signs-service-context = 서비스 context
deskapp-signs-config = 설정
deskapp-signs-snapshot = 서버의 목록
deskapp-signs-timestamp = 서버의 시각
deskapp-publish = 발행하기
deskapp-publish-ask = 지금 발행할까요?
deskapp-publish-text = 바뀌는 것 { $count }건에 서명해서 모든 고객에게 내보내요. 되돌릴 때는 새 버전으로 내보내요.
deskapp-published = 발행했어요.
deskapp-may-not-publish = 서명자만 발행할 수 있어요.
deskapp-not-with-faults = 고칠 것이 있어서 발행할 수 없어요.
deskapp-keys-publish = Ctrl+Enter
deskapp-keys-confirm = Ctrl+Enter로 확인, Esc로 닫기
deskapp-passphrase = 열쇠의 암호
deskapp-passphrase-demo = 시연용 데스크라서 암호가 폴더에 있어요.

## 발행 현황

deskapp-nothing-live = 아직 발행된 것이 없어요.
deskapp-live-role = { $role } v{ $version }
deskapp-live-since = { $since }부터 발행됨
deskapp-signed-until = 서명 기한 { $day }
deskapp-live-pages = 이 발행에서 바뀐 페이지: { $pages }
deskapp-history = 페이지의 이력
deskapp-history-page = 페이지
deskapp-version = v{ $version } · { $day } 시행
deskapp-not-seen = 이 데스크가 생기기 전의 버전이에요
deskapp-version-read = v{ $version } 읽기
deskapp-version-roll = v{ $version }의 글로 되돌리기
deskapp-roll = 되돌려 발행하기
deskapp-roll-ask = v{ $version }의 글로 되돌릴까요?
deskapp-roll-text = v{ $version }의 글을 새 버전 v{ $next }(으)로 바로 발행해요. 다른 초안은 함께 나가지 않아요.

## 열쇠

deskapp-keys-hint = 누구의 서명이 몇 개 필요한지, 어느 열쇠가 이 데스크에 있는지 보여 줘요. 서버에는 직원의 열쇠가 없어요.
deskapp-key-rule = 열쇠 { $keys }개 중 { $threshold }개 서명
deskapp-ends = 기한 { $day } ({ $days }일 남음)
deskapp-ends-soon = 서명 기한이 30일 안에 끝나요: { $roles }. 발행하면 새로 서명해요.
deskapp-key-here = 이 데스크에 있어요
deskapp-key-elsewhere = 다른 사람에게 있어요
deskapp-key-server = 서버의 열쇠예요

deskapp-preview-app = 앱에서 보이는 대로
deskapp-preview-model = 모델이 받는 대로
deskapp-preview-model-hint = 시행되는 날 기기의 도구가 모델에게 그대로 건네는 글이에요.
deskapp-signs-as = 누구의 열쇠로 서명하나요?
deskapp-sign-who = 누구의 열쇠로 서명할지 골라 주세요. 서명하지 않았어요.
deskapp-left = 서명했어요. 다른 사람의 서명을 기다려요.
deskapp-request-waits = 요청 { $id }(으)로 남겨 두었어요. 아직 발행되지 않았고, 다른 사람이 승인하면 발행돼요.
deskapp-waiting = 서명을 기다리는 발행이 { $count }건 있어요.
deskapp-waiting-open = 살펴보기
deskapp-requests = 서명을 기다리는 것 { $count }건
deskapp-requests-unseen = 서버에서 기다리는 것은 보지 못했어요. { $reason }
deskapp-request = { $by } 님의 요청 · { $when }
deskapp-approve-open = 살펴보고 승인하기
deskapp-approve-ask = 이 요청에 서명할까요?
deskapp-approve-text = { $by } 님이 부탁한 발행이에요. 바뀌는 것을 모두 읽은 뒤 서명해 주세요.
deskapp-approve = 서명하기
deskapp-approved-live = 서명이 모여서 발행됐어요.
deskapp-approved-waits = 서명했어요. 아직 다른 서명이 더 필요해요.
deskapp-withdraw = 거둬들이기
deskapp-withdraw-ask = 이 요청을 거둬들일까요?
deskapp-withdraw-text = 모인 서명은 없어지고, 초안은 그대로 남아요.
deskapp-withdrawn = 요청을 거둬들였어요.
deskapp-by = { $name } 님이 발행
deskapp-state-in-force = 시행 중
deskapp-state-announced = 시행 예정
deskapp-state-earlier = 지난 버전

deskapp-take-wiki = 새 페이지가 들어갈 위키
deskapp-take-over = 손으로 고친 페이지도 덮어쓰기
deskapp-take-model = 고른 모델이 글을 다듬기

deskapp-warnings = { $count }건은 알아만 두세요
deskapp-port-busy = { $port } 포트를 다른 프로그램이 쓰고 있어서 데스크를 열지 못했어요. 초안은 그대로예요. 그 프로그램을 닫거나 --port로 다른 포트를 알려 주세요.
