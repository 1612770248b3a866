# 새 휴대폰으로 옮기는 백업: 만들기, 목록, 복원, 그리고 그 뒤의 일

backup-title = 새 휴대폰으로 옮기기
backup-warn-later = 백업한 뒤에 나눈 대화는 들어 있지 않아요. 휴대폰을 바꾸기 바로 전에 만들어 주세요.
backup-warn-none = 백업 없이 휴대폰을 잃어버리면 기억은 빈 채로 다시 시작해요. 정책과 운영 노하우는 서비스에서 새로 와요.
backup-warn-digits = 이 여섯 자리 숫자로만 열 수 있어요. 숫자를 잊으면 아무도 알려 드릴 수 없고, 그 백업은 열 수 없어요. { $tries }번 틀리면 백업이 없어져요.
backup-warn-days = 서버에는 길어야 { $days }일, { $day }까지 있어요. 그 뒤에는 완전히 없어져요. 새 휴대폰으로 옮긴 뒤에도 없어져요.
backup-warn-password = 계정의 비밀번호는 다른 것이에요. 이메일로 다시 정할 수 있지만, 백업을 열지는 못해요.
backup-warn-old = 이 휴대폰의 기억도 그대로 남아요. 새 휴대폰으로 옮겨지면 이 휴대폰에 알려 드려요.
backup-warn-server = 숫자는 서버에 전달되지 않아요. 그래도 서버를 운영하면서 금고 안까지 볼 수 있는 사람은 백업이 있는 동안 모든 숫자를 시험해 볼 수 있어요. 횟수 제한은 그 밖의 모든 사람에게서 지켜 드려요.
backup-what-facts = 들어가는 것: 항상 전달되는 기억, 사실과 근거 문장, 지운 것의 표시(글은 없음), 설정.
backup-what-log = 함께 들어가는 것: 모든 대화와, 이 기기에서 나간 기록.
backup-what-no-log = 들어가지 않는 것: 대화. 함께 옮기려면 --with-log를 붙여 주세요.
backup-your-digits = 여섯 자리 숫자: { $digits }
backup-digits-once = 지금만 보여 드려요. 이 휴대폰이 아닌 곳에 적어 두세요.
backup-ask-own = 직접 정한 여섯 자리 숫자(예전 백업과 다른 숫자):
backup-ask-own-again = 같은 숫자를 한 번 더:
backup-ask-sure = 지금 백업할까요? [y/N]
backup-goes-on = { $when }에 시작한 백업을 마저 보내요. 그때 받은 여섯 자리 숫자로 열려요. 새로 시작하려면 --anew를 붙여 주세요.
backup-made = 백업이 { $day }까지 서버에 있어요({ $size }, 사실 { $facts }건). 새 휴대폰에서 “gieok restore”로 여세요.
backup-progress-pack = 꾸리고 잠그는 중: { $done }
backup-progress-upload = 보내는 중: { $percent }%
backup-progress-download = 가져오는 중: { $percent }%
backup-progress-check = 확인하는 중: { $percent }%

backup-list-none = 백업이 없어요.
backup-line = { $id }  { $device } · { $when }에 만듦 · { $size } · { $state }
backup-this-device = 이 기기
backup-state-created = 아직 다 보내지 않았어요
backup-state-active = { $day }까지 열 수 있고, { $tries }번 중 { $left }번 남았어요
backup-state-restored = { $when }에 “{ $to }”(으)로 옮겼어요
backup-state-exhausted = { $when }에 여러 번 틀려서 없어졌어요
backup-state-expired = { $when }에 기한이 지났어요
backup-state-replaced = { $when }에 더 새로운 백업으로 바뀌었어요
backup-state-deleted = { $when }에 지웠어요
backup-wait = 다음 시도는 { $when } 이후
backup-delete-sure = 이 백업을 완전히 지울까요? [y/N]
backup-deleted = 백업을 지웠어요. 이 기기의 기억은 그대로예요.

restore-found = “{ $device }”의 백업이에요({ $when }에 만듦). { $tries }번 중 { $left }번 남았어요.
restore-ask-digits = 백업의 여섯 자리 숫자:
restore-preview = 들어 있는 것(“{ $device }”, { $when }): 사실 { $facts }건, 근거 문장 { $quotes }개, 질문 { $turns }건, 대화 { $conversations }건.
restore-preview-no-log = 대화는 들어 있지 않아요.
restore-what-stays = 이 기기에 있는 것은 그대로 있고, 어느 쪽에서든 지운 것은 지워진 채로 있어요. 가져온 뒤에는 서버의 백업이 없어져요.
restore-ask-sure = 가져올까요? [y/N]
restore-done = 가져왔어요: 사실 { $facts }건, 질문 { $turns }건, 대화 { $conversations }건.
restore-rechecks = 사실 { $count }건은 예전 정책에 따른 것이라 재확인 표시를 했어요.
restore-lines-kept = 여기에 이미 항상 전달되는 기억이 있어서 그대로 두었어요. 아래 줄은 백업에만 있어요:
restore-confirmed = 서버의 백업은 없어졌어요.
restore-not-confirmed = 서버에 아직 알리지 못했어요. 앱이 나중에 스스로 알려요. 그때까지 백업은 잠긴 채로 남아 있어요.

backup-moved = 기억을 { $when }에 “{ $to }”(으)로 옮겼어요. 이 기기에도 그때 그대로 있어요. 남겨 두려면 “gieok backup keep”, 여기서 지우려면 “gieok wipe”를 써 주세요.
backup-kept = 이 기기의 기억을 그대로 두었어요.
sent-for-backup = 이 기기에서 잠근 백업을 맡기려고
sent-no-text-backup = 잠긴 백업이에요. 여섯 자리 숫자로만 열려요.

# 하지 않은 까닭
pin-different = 두 번 적은 숫자가 서로 달라요. 바뀐 것은 없으니 다시 해 주세요.
backup-digits-wrong = 이 백업의 숫자가 아니에요. { $left ->
    [0] 남은 횟수가 없어서 백업이 없어져요.
   *[other] { $left }번 남았어요.
} 이 기기에서 바뀐 것은 없어요.
backup-too-new = 더 새로운 앱이 만든 백업이에요. 앱을 먼저 업데이트해 주세요. 횟수는 줄지 않았고, 바뀐 것도 없어요.
backup-too-large = 기억이 너무 커서 백업할 수 없어요. 대화를 빼고 해 보세요. 바뀐 것은 없어요.
backup-server-wrong = 서버가 이 백업의 금고와 다르게 답했어요. 백업을 열 수 있는 것은 이 기기에서 나가지 않았어요. 나중에 다시 해 보고, 계속 그러면 서비스에 알려 주세요.
backup-cancelled = 멈췄어요. 이 기기의 기억은 그대로예요.
backup-nothing-begun = 보내기를 기다리는 백업이 없어요.
backup-unfinished-gone = 시작했던 백업이 서버에 더는 없어요. 지워졌거나 기한이 지났어요. 이 기기의 기억은 그대로이니 새로 만들어 주세요.
backup-pieces-lost = 이 기기에 있던 잠긴 조각이 온전하지 않아요. 기억은 그대로예요. 새로 시작해 주세요.
backup-folder = 잠긴 조각을 이 기기의 폴더에 쓸 수 없어요. 바뀐 것은 없어요.
backup-elsewhere = 다른 창이나 명령이 지금 백업을 만들거나 가져오고 있어요. 끝날 때까지 기다려 주세요.
backup-none = 이 계정에는 백업이 없어요. 정책과 운영 노하우는 그래도 서비스에서 와요.
backup-which = 백업이 { $count }개 있어요. “gieok backup list”로 보고 하나를 골라 주세요: gieok restore ID
backup-not-whole = 다 보내지 않은 백업이에요. 옛 휴대폰에서 먼저 마저 보내 주세요.
backup-unknown = 이 계정에 그런 백업이 없어요.
backup-gone = { $state ->
    [RESTORED] 이 백업은 이미 다른 휴대폰으로 옮겨져서 서버에 없어요.
    [EXHAUSTED] 이 백업은 여러 번 틀려서 없어졌어요.
    [EXPIRED] 이 백업은 기한이 지나서 완전히 없어졌어요.
    [REPLACED] 같은 휴대폰의 더 새로운 백업으로 바뀌었어요.
   *[DELETED] 이 백업은 지워졌어요.
} 이 기기에서 바뀐 것은 없어요.
backup-not-active = 다 보내지 않은 백업이에요. 옛 휴대폰에서 먼저 마저 보내 주세요.
backups-full = 이 계정에는 이미 다른 기기 { $most }대의 백업이 있어요. 먼저 하나를 지워 주세요(gieok backup list). 바뀐 것은 없어요.
attempt-wait = 여러 번 틀려서 잠시 쉬어야 해요. { $minutes }분 뒤에 다시 해 주세요. 횟수는 줄지 않았어요.
download-closed = 백업을 가져올 수 있는 시간이 지났어요. 숫자를 다시 적어 주세요. 횟수는 줄지 않아요.
device-other = 다른 기기의 로그인이에요. 이 기기에서 다시 로그인해 주세요.
enrol-closed = 이 백업은 너무 여러 번 시작됐어요. 새로 시작해 주세요.
idempotency-key-reused = 서버가 이 요청을 다른 내용으로 이미 알고 있어요. 새로 시작해 주세요.
chunk-damaged = 숫자는 맞지만, 서버에 있는 백업이 손상되었어요. 횟수는 줄지 않았고, 이 기기에서 바뀐 것도 없어요. 옛 휴대폰에서 새로 백업해 주세요.
restore-wait = 여러 번 틀려서 { $when }까지는 숫자를 받지 않아요. 그 전에 입력해도 횟수는 줄지 않아요.
