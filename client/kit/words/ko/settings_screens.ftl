# 설정 화면: 나눔, 줄, 모델 고르기와 연결 확인, 시간대, 저장 공간, 수와 크기

set-part-answers = 대화와 모델
set-part-screen = 화면
set-part-memory = 기억
set-part-privacy = 개인정보
set-part-account = 백업과 계정
set-part-app = 이 앱
set-part-end = 모두 지우기
set-back = 설정으로 돌아가기
set-decided-language = 앱을 시작할 때 정한 언어라서 여기에서는 바꿀 수 없어요.

set-text-size = 글자 크기
set-text-size-percent = { $percent }%
set-text-size-sample = 환불은 구매하신 날부터 30일 안에 하실 수 있어요. 이 크기로 보여요.
set-memory = 기억하기
set-memory-hint = 끄면 이미 아는 것은 쓰되, 새로 기억하지 않아요.
set-proposals = 이름 없는 제안 묻기
set-proposals-hint = 끄면 대화에서 여쭤보지 않아요. 아무것도 저절로 보내지 않아요.

set-zone = 시간대
set-zone-hint = ‘어제’와 ‘다음 주’를 이 시간대로 읽어요.
set-zone-search = 도시나 시간대 찾기
set-zone-own = 이 기기의 시간대
set-zone-none = 그런 시간대는 없어요. Asia/Seoul처럼 영어로 찾아보세요.
set-zone-more = 더 있어요. 이름을 더 적어 주세요.
set-zone-taken = { $zone } 시간대로 바꿨어요.
zone-Asia-Seoul = 서울
zone-Asia-Tokyo = 도쿄
zone-Asia-Shanghai = 상하이
zone-Asia-Singapore = 싱가포르
zone-Asia-Ho_Chi_Minh = 호찌민
zone-Australia-Sydney = 시드니
zone-Europe-London = 런던
zone-Europe-Paris = 파리
zone-Europe-Berlin = 베를린
zone-America-New_York = 뉴욕
zone-America-Los_Angeles = 로스앤젤레스
zone-UTC = 세계 표준시

settings-export-short = 읽기 좋은 파일과 다른 기기로 가져갈 파일
sent-short = 이 기기 밖으로 나간 요청을 그대로

## Who answers

choose-model-hint = 누가 답할지 고르세요. 바꾸면 다음 질문부터 그 모델이 답해요.
choose-model-decided = 앱을 시작할 때 모델을 정해 두어서 여기에서는 바꿀 수 없어요.
choose-model-builtin = 내장 도우미
choose-model-builtin-hint = 인터넷 없이 이 기기 안에서 답해요. 글이 밖으로 나가지 않아요.
choose-model-gateway = 서비스가 운영하는 모델
choose-model-gateway-hint = { $host }의 { $name } 모델이에요.
choose-model-gateway-gone = 서비스가 더는 모델을 정해 두지 않았어요. 다른 것을 골라 주세요.
choose-model-own = 직접 정한 모델 서비스
choose-model-own-hint = OpenAI와 같은 방식으로 말하는 서비스라면 어디든 돼요.
choose-model-address = 주소
choose-model-address-hint = 예: https://api.example.com/v1
choose-model-name = 모델 이름
choose-model-key = 키
choose-model-key-hint = 이 기기의 암호화된 파일에만 두어요. 내보내기와 백업에는 들어가지 않아요.
choose-model-key-kept = 키가 저장되어 있어요. 주소의 서비스가 같으면 비워 두어도 그 키를 써요.
choose-model-key-look = 키 보기
choose-model-key-hide = 키 가리기
choose-model-save = 이 모델로 바꾸기
choose-model-goes = 질문과 이 대화, 기억된 내용, 찾은 것이 { $host }(으)로 가요. 그곳에 보낸 글은 그 서비스가 맡게 돼요. 무엇을 보냈는지는 ‘나간 기록’에서 볼 수 있어요.
choose-model-yes = 네, 바꿀게요
choose-model-no = 아니요
choose-model-done = 바꿨어요. 다음 질문부터 { $name } 모델이 답해요.
choose-model-done-builtin = 바꿨어요. 다음 질문부터 내장 도우미가 이 기기 안에서 답해요.
model-name-wrong = 모델 이름을 알아볼 수 없어서 저장하지 않았어요. { $longest }자까지, 보이는 글자로만 적어 주세요.
model-decided = 앱을 시작할 때 모델을 정해 두어서 바꾸지 않았어요. 그 설정을 비우고 다시 시작하면 고를 수 있어요.

## Trying it out

trial-do = 연결 확인
trial-hint = 짧은 시험 문장 하나만 보내요. 하신 말씀은 들어 있지 않아요.
trial-running = 확인하고 있어요
trial-stop = 그만두기
trial-stopped = 확인을 그만두었어요.
trial-works = 연결되었어요. { $seconds } 만에 답했어요.
trial-tools-used = 도구도 쓸 줄 알아요. 정책과 기억을 찾아보며 답할 수 있어요.
trial-tools-unused = 그런데 도구를 쓰지 않았어요. 정책과 기억을 찾아보지 못하고 답할 수 있어요.
trial-tools-refused = 그런데 도구를 받지 않아요. 정책과 기억을 찾아볼 수 없으니 다른 모델을 권해 드려요.
trial-failed = 아직 쓸 수 없어요.
trial-unreachable = { $host }에 연결하지 못했어요. 주소와 인터넷 연결을 확인해 주세요.
trial-timeout = { $host }에서 제때 답이 오지 않았어요. 너무 느린 모델일 수 있어요.
trial-key-refused = 서비스가 키를 받아 주지 않았어요. 키를 다시 확인해 주세요.
trial-not-found = 그 주소에 이런 모델이 없어요. 주소와 모델 이름을 확인해 주세요.
trial-quota = 서비스의 사용 한도나 잔액이 다 되었어요. 그 서비스의 결제 상태를 확인해 주세요.
trial-redirected = 서비스가 다른 주소로 안내했어요. 안내한 주소를 직접 적어 주세요.
trial-request-refused = 서비스가 요청을 거절했어요(상태 { $status }). OpenAI와 같은 방식의 서비스인지 확인해 주세요.
trial-context-too-long = 짧은 시험 문장도 이 모델에는 너무 길어요. 다른 모델을 골라 주세요.
trial-busy = 서비스에 요청이 몰려 있어요. 주소와 키는 맞는 것 같으니 잠시 뒤에 다시 확인해 주세요.
trial-server-failed = 서비스에 문제가 생겼어요(상태 { $status }). 잠시 뒤에 다시 확인해 주세요.
trial-cut = 답이 오다가 연결이 끊겼어요. 다시 확인해 주세요.
trial-malformed = 알아볼 수 없는 답이 왔어요. OpenAI와 같은 방식의 서비스가 아닌 것 같아요. 주소를 확인해 주세요.
trial-empty = 연결은 되었지만 모델이 빈 답을 보냈어요. 다른 모델을 골라 주세요.
sent-for-check = 연결 확인

## Room

room-title = 저장 공간
room-value = 암호화된 파일과 내보낸 파일이 쓰는 공간
room-conversations = 대화
room-facts = 기억
room-search = 찾아보기 색인
room-pages = 서비스의 정책과 노하우
room-sent = 나간 기록
room-rest = 그 밖
room-file = 암호화된 파일 전체
room-exports = 내보낸 파일
room-free = 이 기기의 남은 공간
room-free-how = 비우는 방법
room-free-talks = 대화를 지우면 그 대화와 나간 기록, 색인이 함께 줄어요. 비운 자리는 파일 안에서 다시 써요.
room-to-talks = 대화로 가기
room-drop-exports = 내보낸 파일 지우기
room-drop-exports-ask = 내보낸 파일을 지울까요?
room-drop-exports-text = { $size }가 비어요. 기억은 그대로 있고, 언제든 다시 내보낼 수 있어요. 다른 곳에 옮겨 둔 파일은 지우지 않아요.
room-dropped = 내보낸 파일을 지웠어요. 기억은 그대로예요.

## Figures

amount-bytes = { $count }바이트
amount-kilobytes = { $count }KB
amount-megabytes = { $count }MB
amount-gigabytes = { $count }GB
amount-seconds = { $count }초

## On the command line

cli-model-builtin = 내장 도우미가 이 기기 안에서 답해요.
cli-model-service = { $host }의 { $name } 모델이 답해요.
cli-model-with-key = 키가 저장되어 있어요.
cli-model-decided = 환경 변수나 설정 파일이 정했어요.
cli-model-ask-key = 모델 서비스의 키 (없으면 Enter):
cli-model-no-test = 내장 도우미는 이 기기 안에 있어서 확인할 연결이 없어요.
setting-unknown = { $name } 설정은 없어요. 바뀐 것은 없어요. 이 가운데에서 골라 주세요: { $names }
