settings-value-missing = { $name }에 무엇을 넣을지 적어 주세요. 예: gieok settings conversation_search off
cli-chats-not-allowed = 지난 대화 찾기는 서비스가 꺼 두었어요.
