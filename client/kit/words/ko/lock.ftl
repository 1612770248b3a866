# 앱 잠금: 암호 정하기, 바꾸기, 없애기, 잠긴 화면.

lock-title = 앱 잠금
lock-what = 암호를 정하면 기억을 여는 열쇠를 그 암호로 봉해요. 암호 없이는 이 기기를 가진 사람도 기억을 읽을 수 없어요.
lock-off-now = 지금은 잠그지 않았어요. 이 기기를 쓸 수 있는 사람은 앱을 열어 기억을 볼 수 있어요.
lock-on-now = 암호로 잠가 두었어요. 앱을 열 때마다 암호를 물어요.
lock-forgotten-warning = 암호를 잊으면 아무도 다시 찾아 드릴 수 없고, 이 기기의 기억은 읽을 수 없게 돼요. 새 휴대폰으로 옮기려고 맡겨 둔 백업은 백업 숫자로 다른 기기에서 되살릴 수 있어요.
lock-earlier-copies = 내보내기로 만든 파일은 잠기지 않아요. 잠그기 전에 이 기기를 통째로 복사해 둔 것이 있다면, 그 복사본도 암호 없이 열려요.
lock-device = 지문이나 얼굴로 여는 것은 휴대폰의 기능이라 이 창에는 없어요. 휴대폰에서도 기억을 지키는 것은 이 암호예요.
lock-understood = 읽었고, 알고 있어요
lock-understand-first = 암호를 잊으면 어떻게 되는지 읽고 표시해 주세요. 아직 잠그지 않았어요.

lock-passphrase = 암호
lock-new-passphrase = 새 암호
lock-again = 새 암호 한 번 더
lock-old-passphrase = 지금 암호
lock-passphrase-hint = { $least }자 이상으로, 띄어쓰기도 쓸 수 있어요. 서비스 계정의 비밀번호나 백업 숫자와 다르게 정해 주세요.
lock-look = 암호 보기
lock-hide = 암호 가리기
lock-busy = 확인하고 있어요

lock-set = 암호로 잠그기
lock-set-do = 이 암호로 잠그기
lock-set-done = 암호로 잠갔어요. 다음에 앱을 열 때부터 암호를 물어요.
lock-change = 암호 바꾸기
lock-change-do = 암호 바꾸기
lock-change-done = 암호를 바꿨어요. 이전 암호로는 열리지 않아요.
lock-off = 잠금 없애기
lock-off-text = 암호 없이 앱이 열리게 돼요. 기억은 그대로 있어요.
lock-off-do = 잠금 없애기
lock-off-done = 잠금을 없앴어요. 이제 암호 없이 열려요. 기억은 그대로예요.
lock-cancel = 그만두기
lock-now = 지금 잠그기

lock-when = 저절로 잠그기
lock-idle-0 = 안 함
lock-idle-1 = 1분
lock-idle-5 = 5분
lock-idle-15 = 15분
lock-when-hint = 쓰지 않은 지 이만큼 지나면 잠가요. 쓰고 있던 글은 암호화된 파일에 두었다가 돌려 드려요. 임시 대화는 잠그면 끝나요.
lock-pause = 앱을 떠나면 잠그기

lock-screen-title = 잠겨 있어요
lock-screen-what = 기억을 열려면 암호를 적어 주세요. 적던 글과 기억은 암호화된 파일에 그대로 있어요.
lock-open = 열기
lock-forgotten = 암호를 잊었어요
lock-forgotten-what = 잊은 암호는 아무도 찾아 드릴 수 없어요. 떠오르면 언제든 여기에 적어 열 수 있어요.

lock-wrong = 암호가 맞지 않아요. 기억은 그대로 잠겨 있어요. 대소문자와 띄어쓰기를 확인하고 다시 적어 주세요.
lock-wait = 여러 번 맞지 않아서 잠시 쉬어요. 기억은 그대로예요. { $seconds }초 뒤에 다시 적어 주세요.
lock-short = 암호가 짧아요. 아무것도 바꾸지 않았어요. { $least }자 이상으로 정해 주세요.
lock-missing = 암호를 받지 못했어요. 아무것도 바꾸지 않았어요. 암호를 적어 주세요.
lock-different = 두 번 적으신 암호가 서로 달라요. 아무것도 바꾸지 않았어요. 다시 적어 주세요.
lock-there = 이미 암호로 잠가 두었어요. 그대로 두었어요. 다른 암호로 하려면 바꾸기를 골라 주세요.
lock-none = 잠그지 않은 상태예요. 아무것도 바꾸지 않았어요. 먼저 암호를 정해 주세요.
lock-idle-unknown = 저절로 잠그는 시간은 0, 1, 5, 15분 가운데서 고를 수 있어요. 아무것도 바꾸지 않았어요.
lock-not-kept = 열쇠를 새로 적고 다시 읽어 보니 달랐어요. 그래서 아무것도 바꾸지 않았고 이전 상태로 열려요. 저장 공간과 열쇠 보관함을 확인하고 다시 해 주세요.
lock-damaged = 암호로 봉한 열쇠가 손상되어 읽을 수 없어요. 기억 파일은 그대로 두었어요. 백업해 둔 열쇠 파일이 있으면 되돌려 놓아 주세요.
store-locked = 암호로 잠겨 있어요. 기억은 그대로예요. 암호를 적어야 열려요.

lock-ask = 암호:
lock-ask-new = 새 암호:
lock-ask-again = 새 암호 한 번 더:
lock-status-none = 잠그지 않았어요.
lock-status-idle = { $minutes ->
    [0] 암호로 잠가 두었어요. 쓰지 않아도 저절로 잠그지는 않아요.
   *[other] 암호로 잠가 두었어요. { $minutes }분 동안 쓰지 않으면 창을 잠가요.
}
lock-status-pause = 다른 앱이나 탭으로 가면 잠가요.
lock-status-no-pause = 다른 앱이나 탭으로 가도 잠그지 않아요.
