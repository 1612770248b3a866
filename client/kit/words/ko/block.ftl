# 기억에 쓸 수 없는 것과, 그 까닭

block-order = 고객님의 바람을 넘어 도우미에게 명령하는 문장은 기억하지 않아요(“{ $line }”). 꼭 필요하면 ‘기억된 내용’에 직접 적어 주세요.
block-pasted = 붙여 넣은 글에 있던 요구라서 기억하지 않았어요(“{ $line }”). 고객님의 바람이면 직접 말씀해 주세요.
block-account-unconfirmed = 조회에서 확인된 계정이 아니어서 기억하지 않았어요(“{ $line }”). 비슷한 계정은 다른 사람의 것일 수 있어요.
block-account-unknowable = 확인할 수 없는 계정이라 기억하지 않았어요(“{ $line }”). 필요하면 ‘기억된 내용’에 직접 적어 주세요.
block-moment = 날짜나 건에 매인 내용은 모든 대화에 쓰는 기억에 두지 않아요(“{ $line }”).
block-once = 이번 한 번만 부탁하신 것이라 기억하지 않았어요(“{ $line }”).
block-given-too-long = 서비스가 보낸 줄까지 더하면 { $limit }자를 넘어요({ $used }자). 서비스가 보낸 것은 넣지 않았고, 기억된 내용은 그대로예요.
settings-account-wrong = 설정 파일의 [accounts]에 있는 { $name } 주소를 쓸 수 없어요. 사용자 이름이나 물음표가 없는 https 주소를 적어 주세요.
account-unknown = { $name }에서 지금 사용자를 확인하지 못했어요. 기억된 내용은 그대로예요.
loop-stored = 말씀하신 대로 기억해 두었어요. 더 필요하신 것이 있으면 알려 주세요.

## 비밀

secret-not-kept = { $what }는 기억하지 않아요. 기억에는 ••••로만 남아요.
secret-account = 계좌 번호
secret-card = 카드 번호
secret-code = 인증 번호
secret-key = 서비스 열쇠
secret-password = 비밀번호
secret-resident = 주민등록번호

## Account

step-look_up_account = 계정을 확인하고 있어요
tool-look_up_account = 계정 확인: { $what }

## Changes

memory-changes = 최근에 바뀐 것
memory-change = { $when } · { $who }
memory-undo = 마지막 변경 되돌리기
writer-model = 도우미가 대화에서
writer-customer = 직접
writer-promotion = 사실에서 올라와서
writer-service = 서비스가
card-block-diff = 바뀐 줄 { $count }개 보기
