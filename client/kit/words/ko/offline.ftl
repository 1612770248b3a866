# The model service is away, questions wait in line; and what the line below the title means.

line-away = { $since }부터 모델 서비스에 닿지 못하고 있어요.
line-sending = 모델 서비스에 다시 닿았어요. 기다리던 질문을 차례로 보내고 있어요.
line-paused = 보내기를 멈춰 두었어요.
line-stopped = 앞의 질문에 답을 받지 못해서 잠시 멈췄어요. 1분 안에 다음 질문을 보낼게요.
line-no-service = 지금은 모델 서비스가 골라져 있지 않아요. 내장 도우미로 답을 받거나 설정에서 모델 서비스를 골라 주세요.
line-kept = 질문 { $count }개가 순서대로 기다리고, 잃은 것은 없어요. 더 물어보셔도 돼요.
line-again = 지금 다시
line-go-on = 이어서 보내기
line-builtin = 내장 도우미로 답하기
line-place = 보낼 차례를 기다려요 ({ $place }번째)
line-waits = 보낼 차례를 기다려요
line-edit = 질문 고치기
line-edit-label = 질문
line-edit-save = 고친 대로 두기
line-reworded = 질문을 고쳤어요.
line-remove = 질문 빼기
line-remove-ask = 이 질문을 뺄까요?
line-remove-text = “{ $question }” 질문은 아직 답을 받지 못했어요. 빼면 되돌릴 수 없어요.
line-removed = 질문을 뺐어요.
turn-not-waiting = 이 질문은 벌써 보냈거나 빠져서 바꾸지 않았어요. 화면의 내용을 확인해 주세요.
turn-unsaved-store-full = 저장 공간이 가득 차서 이 답변을 아직 저장하지 못했어요. 공간을 비우고 ‘다시 시도’를 누르면 묻지 않고 저장만 해요.
turn-unsaved-store-busy = 다른 창이 기억 파일을 쓰고 있어서 이 답변을 아직 저장하지 못했어요. 잠시 뒤 저절로 저장하고, ‘다시 시도’를 눌러도 돼요.
chat-slow = 첫마디를 기다리고 있어요. 오래 걸리면 멈추셔도 질문은 남아요.

state-paused = 기억 멈춤
about-now = 지금 어떤 상태인가요?
about-news = 서비스의 소식
about-fresh = 정책과 운영 노하우를 방금 확인했어요. 서명이 맞는 것만 써요.
about-offline = 서비스의 서버에 연결되지 않아 새 정책이 나왔는지 알 수 없어요. 답변은 이 기기에 있는 정책으로 계속해요.
about-refused = 받은 정책의 서명이 맞지 않아 버렸어요. 이전에 확인한 정책은 그대로예요.
about-clock = 시계가 틀리면 정책이 지금도 유효한지 알 수 없어요. 날짜와 시간을 맞추면 저절로 다시 확인해요.
about-stale = 오래 확인하지 못해서 바뀐 내용이 있을 수 있어요. 답변은 이 기기에 있는 정책으로 계속해요.
about-none = 정책이 아직 이 기기에 없어서 정책을 물으면 답하지 못할 수 있어요.
about-look = 지금 확인
about-model = 모델 서비스
about-model-waits = 모델 서비스에 닿기를 질문 { $count }개가 기다려요.
about-model-other = 모델 서비스는 답을 쓰는 곳이에요. 정책 소식을 보내는 서버와는 다른 곳이에요.
about-jobs = 대화 정리
about-jobs-text = 끝난 대화에서 기억할 것을 골라요. 저절로 되고, 기다리지 않으셔도 돼요.
about-jobs-now = 지금 정리
about-paused = 지금은 새로 기억하지 않아요. 알고 있던 것은 그대로 써요. 설정에서 다시 켤 수 있어요.

cli-line-left = 질문 { $count }개가 아직 모델 서비스를 기다려요. “gieok retry”로 다시 보내거나 “gieok retry --builtin”으로 내장 도우미의 답을 받아 주세요.
