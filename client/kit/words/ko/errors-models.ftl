# Why a model service did not answer. Nothing of the conversation is lost in any of these.

model-address-invalid = 모델 주소를 알아볼 수 없어서 저장하지 않았어요. https://로 시작하는 주소를 사용자 이름이나 물음표 없이 입력해 주세요.
model-address-insecure = { $host } 주소는 암호화되지 않은 http라서 쓰지 않았어요. https:// 주소를 입력해 주세요.
model-key-malformed = 모델 키에 쓸 수 없는 글자가 있어서 저장하지 않았어요. 키를 다시 복사해서 붙여 넣어 주세요.
model-key-refused = 모델 서비스가 키를 받아 주지 않았어요. 대화는 그대로 있으니, 설정에서 키를 확인해 주세요.
model-not-found = 모델 서비스에서 이 모델을 찾지 못했어요. 대화는 그대로 있으니, 설정에서 주소와 모델 이름을 확인해 주세요.
model-quota = 모델 서비스의 사용 한도나 잔액이 다 되었어요. 대화는 그대로 있으니, 서비스의 결제 상태를 확인하거나 내장 도우미로 답을 받아 주세요.
model-redirected = 모델 서비스가 다른 주소로 안내해서 아무것도 보내지 않고 멈췄어요. 설정에서 주소를 확인해 주세요.
model-request-refused = 모델 서비스가 요청을 거절했어요(상태 { $status }). 대화는 그대로 있으니, 도구를 쓸 수 있는 모델인지 설정에서 확인해 주세요.
model-context-too-long = 보낼 내용이 이 모델이 읽을 수 있는 길이를 넘었어요. 대화는 그대로 있으니, 새 대화를 시작하거나 설정에서 대화 길이를 줄여 주세요.
model-unreachable = { $host }에 연결하지 못했어요. 대화는 그대로 있으니, 인터넷 연결과 모델 주소를 확인하고 다시 시도해 주세요.
model-timeout = { $host }에서 제때 답이 오지 않았어요. 대화는 그대로 있으니, 잠시 뒤에 다시 시도해 주세요.
model-busy = 모델 서비스에 요청이 몰려 있어요. 대화는 그대로 있으니, 잠시 뒤에 다시 시도해 주세요.
model-failed = 모델 서비스에 문제가 생겼어요(상태 { $status }). 대화는 그대로 있으니, 잠시 뒤에 다시 시도해 주세요.
model-cut = 답이 오다가 연결이 끊겼어요. 그때까지 받은 내용은 그대로 있으니, 다시 시도해 주세요.
model-malformed = 모델의 답을 알아볼 수 없었어요. 대화는 그대로 있으니, 다시 시도하거나 설정에서 다른 모델을 골라 주세요.
model-empty = 모델이 빈 답을 보냈어요. 대화는 그대로 있으니, 다시 시도해 주세요.
