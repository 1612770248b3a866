# 저장소
store-wrong-key = 이 기기의 열쇠로 기억 파일({ $file })을 열 수 없어요. 파일은 그대로 두었어요. 원래 열쇠를 되돌려 놓고 다시 열어 주세요.
store-key-missing = 기억 파일은 있는데 열쇠가 없어요. 파일은 그대로 두었어요. 열쇠를 되돌려 놓으면 다시 열려요.
store-key-damaged = 열쇠가 손상되어 읽을 수 없어요. 기억 파일은 그대로 두었어요. 원래 열쇠를 되돌려 놓아 주세요.
store-not-ours = { $file } 파일은 이 앱의 기억 파일이 아니에요. 파일은 그대로 두었어요. 다른 폴더를 쓰거나 원래 파일을 되돌려 놓아 주세요.
store-too-new = 더 새로운 앱이 만든 기억 파일이에요(형식 { $found }, 이 앱은 { $known }까지). 파일은 그대로 두었어요. 앱을 업데이트해 주세요.
store-busy = 다른 창이 기억 파일을 쓰고 있어서 저장하지 못했어요. 잃은 것은 없어요. 잠시 뒤에 다시 해 주세요.
store-full = 저장 공간이 가득 차서 저장하지 못했어요. 이미 저장된 것은 그대로예요. 공간을 비우고 다시 해 주세요.
profile-damaged = 이 기기의 계정 목록({ $file })을 읽을 수 없어요. 기억 파일은 그대로예요. 목록 파일을 되돌려 놓아 주세요.

# 설정
settings-file-unreadable = 설정 파일({ $file })을 읽을 수 없어요. 아무것도 바꾸지 않았어요. 파일의 형식을 확인해 주세요.
settings-now-wrong = --now 값은 2026-08-12 또는 2026-08-12T09:00 같은 날짜여야 해요. 바꾼 것은 없어요.
settings-zone-unknown = 그런 시간대는 없어요. 바꾼 것은 없어요. Asia/Seoul처럼 적어 주세요.
settings-language-unknown = 언어는 ko, en, ja 중에서 골라 주세요. 바꾼 것은 없어요.
settings-model-incomplete = 모델 서비스를 쓰려면 주소와 모델 이름이 모두 있어야 해요. 바꾼 것은 없어요.
settings-number-wrong = { $name } 값은 0 이상의 정수여야 해요. 바꾼 것은 없어요.
settings-choice-unknown = 그런 선택지는 없어요. 설정은 그대로예요.
settings-trust-root-unreadable = 서비스의 신뢰 루트 파일({ $file })을 읽을 수 없어요. 파일이 있는지 확인해 주세요.

# 질문과 대화
turn-blank = 질문이 비어 있어요. 내용을 적어 주세요.
turn-too-long = 질문이 너무 길어요({ $used }자). { $limit }자 안으로 나눠서 보내 주세요. 보낸 것은 없어요.
turn-unknown = 그런 질문은 기록에 없어요. 바뀐 것은 없어요. 대화를 다시 열어 확인해 주세요.
turn-nothing-to-retry = 다시 시도할 질문이 없어요. 바뀐 것은 없어요. 새로 질문해 주세요.
turn-interrupted = 답변이 도중에 끊겼어요. 질문은 남아 있으니 다시 시도해 주세요.
conversation-unknown = 그런 대화는 없어요. 바뀐 것은 없어요. 목록에서 골라 주세요.
model-no-answer = 모델이 답을 내놓지 않았어요. 질문은 남아 있으니 다시 시도해 주세요.
source-gone = 이 출처는 이제 이 기기에 없어요. 대화와 기억은 그대로예요.

# 기억된 내용
block-empty = 비워서 저장할 수는 없어요. 기억된 내용은 그대로예요. 모두 지우려면 ‘모두 지우기’를 써 주세요.
block-too-long = { $limit }자를 넘어요({ $used }자). 기억된 내용은 그대로예요. 줄을 합치거나 덜어 주세요.
block-service-line = 서비스가 넣은 줄은 바꿀 수 없어요. 기억된 내용은 그대로예요.
block-nothing-to-undo = 되돌릴 수 있는 이전 내용이 없어요. 바뀐 것은 없어요.
block-conflict = 다른 곳에서 기억된 내용이 바뀌었습니다. 이번에는 저장하지 않았어요. 다시 불러와 확인해 주세요.
fact-unknown = 그런 사실은 없어요. 바뀐 것은 없어요. 목록에서 골라 주세요.
fact-ambiguous = 그 글자로 시작하는 사실이 { $count }개예요. 바뀐 것은 없어요. 조금 더 길게 적어 주세요.
fact-no-question = 이 사실에는 기다리는 질문이 없어요. 바뀐 것은 없어요.
fact-not-in-force = 이미 대체되었거나 취소된 사실이에요. 바뀐 것은 없어요.

home-unusable = 이 폴더에는 기억을 둘 수 없어요. 아무것도 바꾸지 않았어요. 쓸 수 있는 폴더를 --home으로 골라 주세요.
store-keyring-closed = 운영체제의 열쇠 보관함이 잠겨 있거나 답하지 않아요. 기억 파일은 그대로예요. 열쇠 보관함을 열고 다시 시작해 주세요.
store-damaged = 기억 파일({ $file })이 손상되었거나 읽을 수 없어요. 파일은 그대로 두었어요. 백업해 둔 파일이 있으면 되돌려 놓아 주세요.
turn-broke = 답변을 만들다가 문제가 생겨서 마치지 못했어요. 질문은 남아 있으니 다시 시도해 주세요.
input-not-text = 글자로 읽을 수 없는 입력이에요. 아무것도 하지 않았어요. 다시 적어 주세요.
model-no-gateway = 서비스가 정해 둔 모델이 없어요. 모델 주소를 적거나 설정을 비워 내장 도우미를 써 주세요.
block-changed-since = 그 뒤에 기억된 내용이 또 바뀌어서 되돌리지 않았어요. 기억된 내용에서 직접 고쳐 주세요.
settings-port-wrong = { $name } 값은 0에서 65535 사이의 정수여야 해요. 바꾼 것은 없어요.
