# What the customer's screens say.

app-name = 기억
ui-failed = 문제가 생겨서 마치지 못했어요. 저장된 내용은 그대로예요. 다시 시도해 주세요.
ui-cancel = 취소

## Navigation

nav-chat = 대화
nav-memory = 기억된 내용
nav-settings = 설정

## Chat

chat-new = 새 대화
chat-list = 대화 목록
chat-write = 메시지를 입력하세요
chat-send = 보내기
chat-stop = 멈추기
chat-thinking = 답변을 쓰는 중이에요
chat-answered = 답변이 왔어요
chat-failed = 답변을 받지 못했어요. 질문은 저장되어 있으니 다시 시도해 주세요.
chat-copy = 답변 복사
chat-copied = 복사했어요.
chat-retry = 다시 시도
chat-retry-builtin = 내장 도우미로 답하기
chat-model-builtin = 내장 도우미
chat-down = 맨 아래로
chat-left-out = 대화가 길어서 앞의 질문 { $count }개는 도우미에게 전달하지 않았어요. 기록에는 그대로 있어요.
chat-empty-title = 무엇을 도와드릴까요?
chat-empty-text = 정책과 지난 대화를 찾아보고, 근거와 함께 답해 드려요. 기억은 이 기기에만 저장돼요.
chat-example-1 = 구매 후 며칠까지 전액 환불을 받을 수 있나요?
chat-example-2 = 엔터프라이즈 요금제는 무엇이 다른가요?
chat-example-3 = 앞으로 저를 민지라고 불러 주세요.

## What is being looked up

step-search_facts = 기억을 찾아보고 있어요
step-search_policy = 정책을 찾아보고 있어요
step-read_policy = 정책을 읽고 있어요
step-search_knowhow = 운영 노하우를 찾아보고 있어요
step-search_conversations = 지난 대화를 찾아보고 있어요
step-rewrite_customer_context = 기억을 고치고 있어요

## Sources

source-version = { $title } v{ $version }
source-dated = { $title } ({ $date })
source-recheck = 재확인 필요 · { $name }
source-kind-policy = 정책
source-kind-knowhow = 운영 노하우
source-kind-fact = 고객 사실
source-kind-conversation = 지난 대화
source-effective = { $date }부터 시행
source-now = 지금 시행 중인 v{ $version }의 내용이에요. 답변은 v{ $cited } 기준이에요.

## Recheck

recheck-needed = 재확인 필요
why-recheck-policy = 정책 v{ $linked } 때의 내용이에요. 지금은 v{ $current } 시행 중이라 다시 확인해야 해요.
why-recheck-age = 오랫동안 언급되지 않아서 지금도 맞는지 다시 확인해야 해요.

## How an answer came about

record-open = 이 답변은 어떻게 나왔나요?
record-model = 답변한 모델
record-tools = 찾아본 것
record-tools-none = 찾아보지 않고 답했어요.
record-sent = 기기 밖으로 나간 내용
record-sent-none = 아무것도 나가지 않았어요.
record-sent-to = { $when } · { $host }
tool-search_facts = 고객 사실: { $what }
tool-search_policy = 정책: { $what }
tool-read_policy = 정책 읽기: { $what }
tool-search_knowhow = 운영 노하우: { $what }
tool-search_conversations = 지난 대화: { $what }
tool-rewrite_customer_context = 기억 고치기

## Cards

ask-promotion = 항상 기억해 둘까요?
ask-promotion-yes = 네, 기억해 주세요
ask-promotion-no = 아니요
ask-trait = 이렇게 이해해도 될까요?
ask-trait-yes = 네, 맞아요
ask-trait-no = 아니요
ask-sensitive = 민감한 내용이에요. 기억해도 될까요?
ask-sensitive-yes = 기억해도 돼요
ask-sensitive-no = 지워 주세요
ask-recheck = 지금도 맞나요?
ask-recheck-yes = 지금도 맞아요
ask-recheck-no = 이제 아니에요
card-block-undo = 되돌리기
card-block-undone = 기억을 되돌렸어요.
card-block-added = 더한 줄: { $line }
card-block-dropped = 뺀 줄: { $line }
card-confirmed = 알려 주셔서 고마워요. 기억해 둘게요.
card-declined = 알겠어요. 그렇게 할게요.

## List of conversations

chats-empty = 아직 대화가 없어요.
chats-untitled = 새 대화
chats-note = { $moment } · 질문 { $count }개
chats-delete = 대화 지우기: { $title }
chats-delete-ask = 이 대화를 지울까요?
chats-delete-text = 질문과 답변이 이 기기에서 사라지고 되돌릴 수 없어요. 이 대화에서 기억한 사실은 고르지 않으면 남아요.
chats-delete-yes = 지우기
chats-deleted = 대화를 지웠어요.

## State of the policies

state-fresh = 최신 정책이에요
state-offline = 새 소식을 못 받아서 { $since } 정책으로 답해요
state-refused = 새 정책이 서명 검사를 통과하지 못해서 쓰지 않았어요. 이전 정책으로 답해요
state-clock = 이 기기의 시계가 맞지 않아 정책을 확인할 수 없어요. 시계를 맞춰 주세요
state-stale = 정책의 유효 기간이 지났어요. 연결해서 새로 받아 주세요
state-none = 아직 정책을 받지 못했어요. 연결되면 받아 올게요
state-refresh = 정책 새로 고침
state-refreshed = 정책을 확인했어요.
state-updated = 새 정책을 받았어요.

## The block

memory-block = 항상 전달되는 기억
memory-block-hint = 대화할 때마다 아래 글이 그대로 도우미에게 전달돼요. 직접 고칠 수 있어요.
memory-block-write = 항상 기억할 내용
memory-block-empty = 아직 없어요. 예: 존댓말로 답해 주세요.
memory-count = { $used } / { $limit }
memory-count-said = { $limit }자 가운데 { $used }자
memory-save = 저장
memory-saved = 저장했어요. 다음 답변부터 반영돼요.
memory-unchanged = 바뀐 내용이 없어요.
memory-load = 불러오기
memory-overwrite = 덮어쓰기
memory-conflict = 다른 곳에서 기억된 내용이 바뀌었습니다. 쓰던 글은 그대로 있고 아직 저장하지 않았어요. 한 번 더 저장하면 지금 글로 덮어써요. 불러오기를 누르면 쓰던 글은 사라져요.
memory-empty-save = 빈 글은 저장하지 않아요. 모두 없애려면 ‘모두 지우기’를 눌러 주세요.
memory-clear = 모두 지우기
memory-clear-ask = 항상 전달되는 기억을 모두 지울까요?
memory-clear-text = 되돌릴 수 없어요. 아래의 사실들은 그대로 남아요.
memory-cleared = { $count }줄을 지웠어요.
memory-lines = 줄마다 어디에서 왔나요?
memory-origin-asked = 대화에서 부탁하신 내용
memory-origin-promoted = 사실에서 올라온 내용
memory-origin-service = 서비스가 정한 내용 · 고칠 수 없어요
memory-origin-customer = 직접 쓰신 내용

## Facts

facts-title = 고객 사실
facts-hint = 필요할 때 찾아보는 기억이에요. 모두 직접 하신 말씀을 근거로 해요.
facts-empty = 아직 기억한 사실이 없어요. 대화가 끝나면 여기에 모여요.
facts-none-found = 찾는 내용이 없어요.
facts-search = 사실 찾기
facts-more = 더 보기
fact-inferred = 대화에서 미루어 짐작했어요
fact-policy = 그때의 정책: { $page } v{ $version }
fact-quote-customer = “{ $quote }” — 나, { $when }
fact-quote-service = “{ $quote }” — 도우미, { $when }
fact-more = 더 보기: { $statement }
fact-retract = 이제 아니에요
fact-retract-of = 이제 아니에요: { $statement }
fact-retracted = 더는 쓰지 않아요. 지난 기록에는 남아 있어요.
fact-delete = 지우기
fact-delete-of = 지우기: { $statement }
fact-delete-ask = 이 사실을 지울까요?
fact-delete-text = 근거가 된 말과 함께 사라지고 되돌릴 수 없어요. 같은 말에서 다시 기억하지도 않아요. 이미 밖으로 보낸 것은 ‘나간 기록’에 남아요.
fact-deleted = 사실을 지웠어요.

## Settings

settings-language = 언어
settings-look = 화면 모드
settings-look-system = 기기 설정
settings-look-light = 밝게
settings-look-dark = 어둡게
settings-model = 답변하는 모델
settings-model-builtin = 내장 도우미예요. 인터넷 없이 이 기기 안에서 답하고, 글은 밖으로 나가지 않아요.
settings-model-service = { $name } 모델이에요. 질문과 찾은 내용이 { $host }에 전달돼요.
settings-chats = 지난 대화 찾아보기
settings-chats-hint = 켜 두면 지난번 이야기를 물을 때 이 기기의 대화 기록을 찾아봐요.
settings-chats-off = 서비스가 꺼 두었어요.
settings-key = 보관 방법
settings-key-keyring = 기억은 암호화되어 있고, 열쇠는 이 기기의 열쇠 보관함에 있어요.
settings-key-file = 기억은 암호화되어 있지만, 이 기기에 열쇠 보관함이 없어서 열쇠가 파일로 저장되어 있어요. 이 기기를 함께 쓰는 사람이 있다면 주의해 주세요.
settings-search = 의미로 찾기
settings-search-on = 켜져 있어요. 뜻이 비슷한 말도 찾아요.
settings-search-off = 이 기기에서는 낱말로만 찾아요.
