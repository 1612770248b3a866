# 처음 여실 때의 화면 셋

first-title-kept = 기억은 이 기기에 있어요
first-title-look = 언어와 글자 크기
first-title-start = 준비됐어요
first-step = { $all }단계 가운데 { $step }단계
first-kept-here = 이 기기에
first-kept-here-text = 대화와 기억은 모두 암호화된 파일 하나에 있어요. 언제든 보고, 고치고, 지울 수 있어요.
first-kept-server = 서버에
first-kept-server-text = 대화는 전혀 없어요. 서버는 서비스의 정책과 운영 노하우를 내려 줄 뿐이에요.
first-kept-model = 모델 서비스에
first-kept-model-text = 지금은 이 기기 안의 내장 도우미가 답해서 아무것도 가지 않아요. 설정에서 모델 서비스를 고르시면 질문과 이 대화, 기억된 내용, 찾은 것이 그곳으로 가요.
first-kept-model-chosen = 지금은 { $host }의 모델이 답하도록 정해져 있어요. 질문과 이 대화, 기억된 내용, 찾은 것이 그곳으로 가요.
first-account = 대화에는 계정이 필요 없어요.
first-account-text = 로그인은 새 휴대폰으로 옮길 백업과, 서비스와 합의하신 내용의 근거를 맡길 때만 써요. 그 전에는 서버가 아무것도 맡지 않아요.
first-later = 모두 설정에서 다시 바꿀 수 있어요.
first-next = 다음
first-back = 이전
first-skip = 건너뛰기
first-start = 시작하기
first-new-phone-hint = 전에 쓰던 휴대폰에서 백업하셨다면 로그인한 뒤에 기억을 가져올 수 있어요.
