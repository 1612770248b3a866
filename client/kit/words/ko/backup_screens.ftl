# 백업 화면: 새 휴대폰으로 기억 옮기기

backups-title = 백업과 새 휴대폰
backups-back = 설정으로 돌아가기
backups-step-back = 이전으로
backups-later = 나중에 하기
backups-settings = 기억을 새 휴대폰으로 옮기거나, 전에 쓰던 휴대폰의 기억을 가져올 수 있어요.

backups-new-phone = 새 휴대폰이에요
backups-new-phone-hint = 전에 쓰던 휴대폰에서 백업하셨다면 기억을 가져올 수 있어요.
backups-new-phone-login = 백업할 때 쓰신 계정으로 로그인해 주세요. 그다음에 숫자 여섯 자리를 적으면 기억을 가져와요.

## 처음

backups-begun = 다 보내지 못한 백업이 있어요({ $when }, { $size }). 이어서 보내면 그때 적어 두신 숫자로 열 수 있어요.
backups-go-on = 이어서 보내기
backups-make = 이 휴대폰의 기억 백업하기
backups-make-what = 기억을 이 휴대폰에서 암호화해서 서버에 최대 { $days }일 동안 맡겨 둬요. 휴대폰을 바꾸기 바로 전에 하시는 것이 좋아요.
backups-make-open = 백업 만들기
backups-restore = 백업에서 기억 가져오기
backups-restore-what = 전에 쓰던 휴대폰에서 맡긴 백업을 이 휴대폰으로 가져와요. 그때 적어 두신 숫자 여섯 자리가 필요해요.
backups-restore-open = 백업에서 가져오기
backups-list = 맡겨 둔 백업
backups-list-login = 로그인하면 맡겨 둔 백업을 볼 수 있어요.
backups-list-none = 지금 맡겨 둔 백업이 없어요.
backups-list-again = 다시 불러오기
backups-list-over = 끝난 백업 { $count }개
backups-details-open = 백업은 얼마나 안전한가요?

## 백업하기 전에

backups-before = 백업하기 전에 읽어 주세요
backups-warn-later = 지금까지의 기억만 들어가요. 백업한 뒤에 나눈 이야기는 들어가지 않으니, 휴대폰을 바꾸기 바로 전에 백업해 주세요.
backups-warn-digits = 백업은 숫자 여섯 자리로만 열려요. 숫자를 잊으면 그 백업은 누구도 열 수 없어요.
backups-warn-password = 계정 비밀번호는 이 숫자와 달라요. 비밀번호는 이메일로 다시 정할 수 있지만, 비밀번호로는 백업을 열 수 없어요.
backups-warn-none = 백업 없이 휴대폰을 잃어버리면 기억은 처음부터 다시 시작해요. 정책과 운영 노하우는 새 휴대폰에서도 다시 받아요.
backups-warn-end = 백업은 { $days }일이 지나면 지워져요. 숫자를 { $tries }번 틀려도 지워지고, 되살릴 수 없어요.
backups-warn-here = 이 휴대폰의 기억은 그대로 남아요. 다른 휴대폰으로 옮겨지면 여기에서 알려 드려요. 이 휴대폰에서 전에 맡긴 백업은 새 백업을 다 보낸 뒤에 지워져요.
backups-what = 백업에 들어가는 것
backups-what-always = 항상 전달되는 기억과 고객 사실은 언제나 들어가요.
backups-with-log = 대화 기록도 함께 백업하기
backups-with-log-hint = 고르지 않으면 대화 목록은 새 휴대폰으로 옮겨지지 않아요.
backups-what-never = 정책과 운영 노하우, 서비스 원칙은 들어가지 않아요. 새 휴대폰이 서비스에서 다시 받아요.
backups-to-digits = 숫자 정하기

## 숫자 여섯 자리

backups-digits = 숫자 여섯 자리를 적어 두세요
backups-digits-write = 종이처럼 이 휴대폰이 아닌 곳에 적어 두세요. 새 휴대폰에서 이 숫자를 적어야 기억을 가져올 수 있어요.
backups-digits-once = 이 숫자는 지금 한 번만 보여 드려요. 이 화면을 떠나면 다시 볼 수 없어요.
backups-digits-wrote = 적어 두었어요
backups-digits-others = 다른 숫자 받기
backups-digits-own = 숫자를 직접 정하기
backups-digits-again = 적어 두신 숫자를 확인할게요
backups-digits-again-why = 적어 두신 것을 보고 그대로 적어 주세요. 잘못 적어 두면 새 휴대폰에서 백업을 열 수 없어요.
backups-digits-label = 숫자 여섯 자리
backups-digits-look = 숫자 보기
backups-digits-hide = 숫자 가리기
backups-digits-lost = 적어 두지 못했어요. 새 숫자 받기
backups-digits-differ = 방금 보여 드린 숫자와 달라요. 적어 두신 것을 다시 확인해 주세요. 아직 보낸 것은 없어요.
backups-own-hint = 생일이나 전화번호처럼 남이 짐작할 수 있는 숫자는 피해 주세요. 반복되거나 이어지는 숫자는 쓸 수 없어요.
backups-digits-chosen = 정한 숫자 여섯 자리
backups-digits-chosen-again = 한 번 더
backups-own-differ = 두 번 적은 숫자가 서로 달라요. 다시 적어 주세요. 아직 보낸 것은 없어요.
backups-digits-offered = 만들어 드리는 숫자 쓰기
backups-make-now = 백업하기

## 만들고 보내는 동안

backups-progress = 진행
backups-stage-begin = 서버에 백업할 자리를 만들고 있어요
backups-stage-pack = 기억을 모아 암호화하고 있어요
backups-stage-upload = 암호화한 백업을 보내고 있어요
backups-stage-unlock = 숫자를 확인하고 있어요
backups-stage-download = 백업을 받고 있어요
backups-stage-check = 받은 백업에 빠진 것이 없는지 확인하고 있어요
backups-far = { $total } 가운데 { $done }
backups-size = { $megabytes }MB
backups-size-small = { $kilobytes }KB
backups-may-leave = 다른 화면으로 가셔도 계속해요. 앱을 닫으면 멈추고, 나중에 이어서 할 수 있어요.
backups-stop = 멈추기
backups-stopping = 멈추고 있어요
backups-not-there = 백업을 아직 맡기지 못했어요
backups-go-on-hint = 암호화한 백업이 이 휴대폰에 남아 있어요. 이어서 보내면, 적어 두신 숫자로 열 수 있어요.
backups-two-others = 다른 휴대폰 { $most }대의 백업이 이미 있어요. 아래에서 하나를 지우면 백업할 수 있어요. 아직 보낸 것은 없어요.
backups-again = 다시 하기
backups-afresh = 처음부터 다시 하기

## 맡긴 뒤

backups-made = 백업을 맡겼어요.
backups-made-until = { $until }까지 가져올 수 있어요. 숫자를 { $tries }번 틀리면 지워져요.
backups-made-size = 크기 { $size }
backups-inside = 백업에 들어 있는 것
backups-made-next = 새 휴대폰에서
backups-made-next-text = 앱의 첫 화면에서 ‘새 휴대폰이에요’를 누르고, 같은 계정으로 로그인한 다음, 적어 두신 숫자 여섯 자리를 적어 주세요.
backups-made-later = 휴대폰을 바꾸기 전에 이야기를 더 나누셨다면 백업을 다시 만들어 주세요.
backups-made-done = 확인
backups-count-block-lines = 항상 전달되는 기억 { $count }줄
backups-count-facts = 고객 사실 { $count }건
backups-count-conversations = 대화 { $count }건
backups-count-turns = 질문과 답변 { $count }개
backups-without-log = 대화 기록은 들어 있지 않아요.

## 백업 목록

backups-line-here = { $device } (이 기기)
backups-line-device = { $device }
backups-line-made = { $when }에 만들었어요.
backups-line-until = { $until }까지 가져올 수 있어요.
backups-line-unfinished = 아직 다 보내지 않은 백업이에요. 만든 휴대폰에서 이어서 보낼 수 있어요.
backups-line-given-up = 보내다가 멈춘 백업이에요. 열 수 없으니 지우셔도 돼요.
backups-line-used-up = 숫자를 여러 번 틀려서 더 열어 볼 수 없고, 곧 지워져요.
backups-tries = 남은 시도 { $left }번
backups-wait = 여러 번 틀려서 { $until }부터 다시 시도할 수 있어요.
backups-ended-restored = 다른 휴대폰으로 옮겨졌어요: { $to } ({ $when })
backups-ended-exhausted = 숫자를 여러 번 틀려서 지워졌어요({ $when }).
backups-ended-expired = 맡겨 두는 기간이 지나서 지워졌어요({ $when }).
backups-ended-replaced = 같은 휴대폰에서 새로 백업해서 지워졌어요({ $when }).
backups-ended-deleted = 지우셨어요({ $when }).
backups-open-this = 이 백업 가져오기
backups-open-of = 이 백업 가져오기: { $device }
backups-delete = 지우기
backups-delete-of = 백업 지우기: { $device }
backups-delete-ask = 이 백업을 지울까요?
backups-delete-text = ‘{ $device }’의 백업이 서버에서 바로 지워지고 되돌릴 수 없어요. 휴대폰에 있는 기억은 그대로예요.
backups-deleted = 백업을 지웠어요. 휴대폰의 기억은 그대로예요.

## 가져오기

backups-choose = 가져올 백업을 골라 주세요.
backups-choose-none = 이 계정에는 지금 가져올 수 있는 백업이 없어요. 전에 쓰던 휴대폰에서 백업을 만들어 주세요. 다른 계정으로 백업하셨다면 그 계정으로 로그인해 주세요. 정책과 운영 노하우는 백업이 없어도 받아요.
backups-digits-typed = 백업할 때 적어 두신 숫자
backups-digits-which = 계정 비밀번호가 아니라, 백업할 때 적어 두신 숫자 여섯 자리예요.
backups-digits-cost = 틀리면 남은 시도가 하나 줄고, 여러 번 틀리면 기다려야 해요. 모두 틀리면 백업이 지워져요.
backups-open = 백업 열기
backups-not-fetched = 백업을 아직 다 받지 못했어요
backups-fetch-on = 이어서 받기
backups-fetch-on-hint = 남은 시도는 줄지 않았고, 이 휴대폰의 기억은 그대로예요. 받은 부분은 암호화된 채로 남아 있어서 이어서 받을 수 있어요.
backups-preview = 이 백업을 가져올까요?
backups-preview-about = { $when }에 ‘{ $device }’에서 만든 백업이에요.
backups-preview-happens = 가져오면 이렇게 돼요
backups-preview-here = 이 휴대폰에 있는 기억은 그대로 두고 백업의 기억을 더해요. 어느 휴대폰에서든 지우신 것은 다시 가져오지 않아요.
backups-preview-block = 이 휴대폰에 ‘항상 전달되는 기억’이 이미 있으면 그것을 그대로 두고, 백업에만 있는 줄은 따로 보여 드려요.
backups-preview-there = 다 가져오면 서버의 백업은 지워져요. 전에 쓰던 휴대폰의 기억은 그대로 남고, 옮겨졌다는 안내가 나와요.
backups-take = 가져오기
backups-leave = 지금은 두기
backups-left = 가져오지 않았어요. 백업은 서버에 그대로 있어요.
backups-taking = 기억을 가져오고 있어요. 잠시만 기다려 주세요
backups-done = 기억을 가져왔어요.
backups-came = 새로 가져온 것: 고객 사실 { $facts }건, 질문과 답변 { $turns }개
backups-stayed-deleted = 전에 지우신 { $count }건은 가져오지 않았어요.
backups-rechecks = 정책이 바뀌었거나 오래되어서 다시 확인할 사실이 { $count }건 있어요. 기억된 내용에 표시해 두었어요.
backups-no-rechecks = 다시 확인할 사실은 없어요.
backups-confirmed = 서버의 백업은 지워졌어요.
backups-not-confirmed = 서버에 아직 알리지 못했어요. 연결되면 알려서 서버의 백업을 지울게요.
backups-missing-lines = 백업에만 있는 줄 (여기에는 넣지 않았어요)
backups-look = 기억된 내용 보기

## 얼마나 안전한가

backups-details = 백업은 얼마나 안전한가요?
backups-details-sealed = 기억은 이 휴대폰을 떠나기 전에 암호화돼요. 서버에는 암호화된 파일만 있고, 서버는 숫자 여섯 자리를 받지 않아요.
backups-details-digits = 열려면 계정 로그인과 숫자 여섯 자리가 모두 필요해요. 서버에서 파일만 훔친 사람은 아무것도 읽을 수 없어요.
backups-details-tries = 서버의 금고가 틀린 시도를 세요. { $tries }번 틀리면 금고의 열쇠를 없애서 그 백업은 영영 열리지 않아요. 세 번 틀린 뒤부터는 기다리는 시간이 길어지고, 이메일로도 알려 드려요.
backups-details-days = { $days }일이 지나거나 다른 휴대폰으로 옮기면 금고의 열쇠와 파일을 없애요.
backups-details-limits = 막지 못하는 것
backups-details-operator = 서버의 금고를 운영하는 사람이 금고를 직접 다룬다면, 백업이 남아 있는 동안 백만 가지 숫자를 모두 시도해 볼 수도 있어요. 시도 횟수 제한은 그 밖의 사람들에게서 지켜 줘요.
backups-details-password = 숫자를 적어 둔 종이와 계정 비밀번호를 모두 가진 사람은 백업을 열 수 있어요. 따로 두세요.
backups-details-never = 잊은 숫자를 되찾아 드릴 수는 없어요. 서비스에 부탁하셔도 마찬가지예요.

## 전에 쓰던 휴대폰

moved-title = 기억을 다른 휴대폰으로 옮겼어요: { $to } ({ $when })
moved-somewhere = 이름 없는 휴대폰
moved-text = 이 휴대폰의 기억은 그대로 있어요. 앞으로 두 휴대폰의 기억은 따로 쌓여요. 여기에도 남겨 둘까요?
moved-keep = 남겨 두기
moved-kept = 이 휴대폰의 기억을 그대로 두었어요.
moved-wipe = 이 휴대폰에서 지우기
moved-wipe-ask = 이 휴대폰의 기억을 모두 지울까요?
moved-wipe-text = 이 휴대폰의 기억과 대화, 로그인이 사라지고 되돌릴 수 없어요. 옮긴 휴대폰의 기억은 그대로예요. 백업한 뒤에 나눈 이야기와 백업에 넣지 않은 대화 기록은 그 휴대폰에 없어요.
