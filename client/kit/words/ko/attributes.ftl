given-tier = 계약 등급: { $value }
given-contact = 담당자: { $value }
attributes-off = 서비스의 설정에 고객 속성을 서명할 열쇠가 없어요. 설정의 [attributes] key에 공개 열쇠를 적어 발행해 주세요.
attributes-wrong = 고객 속성의 형식이 맞지 않아요. 아무것도 바뀌지 않았어요.
attributes-not-signed = 서비스가 보낸 고객 속성의 서명이 맞지 않아 받지 않았어요. 기억된 내용은 그대로예요.
attributes-not-mine = 서비스가 보낸 고객 속성이 다른 계정의 것이라 받지 않았어요. 기억된 내용은 그대로예요.
attributes-too-new = 서비스가 보낸 고객 속성의 날짜가 앞날이라 받지 않았어요. 기기의 시계를 확인해 주세요.
attributes-address-form = 이메일 주소를 소문자와 영문 도메인으로 적어 주세요.
attributes-nobody = 이 이메일 주소로 확인된 계정이 없어요. 아무것도 보내지 않았어요.
attributes-older = 더 나중에 서명한 속성이 이미 기다리고 있어요. 아무것도 바뀌지 않았어요.
attribute-tier-unknown = 서명한 설정의 등급 목록에 없는 등급이에요. 아무것도 바뀌지 않았어요.
attribute-name-wrong = 담당자는 이름과 직함만 적을 수 있어요. 글자로만 { $limit }자까지, 여섯 낱말까지이고 무엇을 하라는 말은 넣을 수 없어요. 아무것도 바뀌지 않았어요.
cli-given-refused = 서비스가 보낸 고객 속성을 받지 않았어요: { $reason }
attribute-key-made = 고객 속성을 서명할 열쇠를 만들었어요. config.toml의 [attributes]에 key = "{ $key }"를 적고 발행해 주세요.
attribute-key-exists = 고객 속성을 서명할 열쇠가 이미 있어요. 그대로 두었어요.
attribute-key-missing = 이 데스크에 고객 속성을 서명할 열쇠가 없어요. gieok-desk attributes key로 만들어 주세요.
attribute-key-not-live = 이 데스크의 열쇠는 발행된 설정이 말하는 열쇠가 아니에요. 아무것도 보내지 않았어요.
attributes-left = 서명해서 서버에 맡겼어요. 고객의 기기가 받으면 서버에서 지워져요.
