# 기억을 열지 못했을 때의 화면: 무슨 일인지, 무엇이 그대로인지, 무엇을 하면 되는지.

gate-kept = 그대로인 것
gate-do = 이렇게 해 주세요
gate-again = 다시 열기
gate-opening = 여는 중이에요
gate-opening-what = 기억 파일을 여는 데 평소보다 오래 걸리고 있어요. 기억은 그대로예요. 열리면 바로 보여 드릴게요.
gate-still = 아직 열리지 않아요. 기억은 그대로예요. 위에 적힌 것을 확인하고 다시 눌러 주세요.
gate-tries-by-itself = 몇 초마다 저절로 다시 열어 봐요.
gate-folder = 기억이 있는 폴더: { $folder }
gate-cannot = 되돌려 놓을 수 없다면
gate-unforeseen = 알 수 없는 문제로 기억을 열지 못했어요. 기억 파일은 그대로 두었어요. 앱을 다시 시작해 주세요.
gate-open = 다른 창에서 이미 열려 있어요. 아무것도 바꾸지 않았어요. 열려 있는 창을 써 주세요.

gate-anew = 새 기억으로 시작하기
gate-anew-what = 빈 기억으로 새로 시작할 수 있어요. 맡겨 둔 백업이 있으면 거기에 되살릴 수 있어요. 지금의 기억 파일은 지우지 않고 그대로 남겨 둬요.
gate-anew-ask = 빈 기억으로 시작할까요?
gate-anew-text = 앱이 빈 기억으로 열려요. 지금의 기억 파일은 지우거나 옮기지 않고 다른 이름의 계정으로 남겨 둬요. 열쇠나 암호를 다시 찾으면 그 이름으로 열 수 있어요.
gate-anew-yes = 새로 시작하기
gate-aside-title = 새 기억을 준비했어요
gate-aside-account = 이전 기억은 ‘{ $name }’이라는 계정으로 이름만 바꿔 두었어요. 파일은 그 자리에 그대로 있어요. 열쇠나 암호를 다시 찾으면 gieok app --account "{ $name }" 명령으로 열 수 있어요.
gate-aside-profile = 읽을 수 없던 계정 목록은 다른 이름으로 남겨 두었어요. 기억 파일은 모두 그 자리에 그대로 있어요.
gate-aside-place = 남겨 둔 곳: { $place }
gate-aside-do = 맡겨 둔 백업이 있으면 지금 되살릴 수 있고, 나중에 설정에서 하셔도 돼요.
gate-aside-begin = 시작하기
gate-aside-restore = 백업에서 되살리기

gate-keymissing-title = 기억을 여는 열쇠가 없어요
gate-keymissing-what = 기억 파일은 이 기기에 있는데, 그 파일을 여는 열쇠를 찾지 못했어요. 휴대폰이나 컴퓨터를 복원하면 파일만 돌아오고 열쇠는 따라오지 않을 때가 있어요.
gate-keymissing-kept = 기억 파일은 바꾸지 않았어요. 암호화된 채 그대로 있어서, 열쇠가 돌아오면 모두 다시 볼 수 있어요.
gate-keymissing-do = 이 기기의 열쇠 보관함이나 열쇠 파일(gieok.key)을 원래 자리에 되돌려 놓고 다시 열어 주세요.

gate-keydamaged-title = 열쇠가 손상되었어요
gate-keydamaged-what = 기억을 여는 열쇠가 있지만, 깨져 있어서 읽을 수 없어요.
gate-keydamaged-kept = 기억 파일은 바꾸지 않았어요. 열쇠도 발견한 그대로 두었어요.
gate-keydamaged-do = 예전에 복사해 둔 열쇠가 있으면 원래 자리에 되돌려 놓고 다시 열어 주세요.

gate-keyring-title = 열쇠 보관함이 닫혀 있어요
gate-keyring-what = 열쇠는 운영체제의 열쇠 보관함에 있는데, 보관함이 잠겨 있거나 답하지 않아요.
gate-keyring-kept = 기억 파일과 열쇠는 그대로예요.
gate-keyring-do = 이 기기에 로그인해서 열쇠 보관함의 잠금을 풀어 주세요.

gate-wrongkey-title = 맞지 않는 열쇠예요
gate-wrongkey-what = 이 기기에 있는 열쇠로는 기억 파일이 열리지 않아요. 다른 기기의 파일이나 열쇠가 섞였을 수 있어요.
gate-wrongkey-kept = 기억 파일과 열쇠를 바꾸지 않았어요.
gate-wrongkey-do = 이 기억 파일의 원래 열쇠를 되돌려 놓고 다시 열어 주세요.

gate-notours-title = 기억 파일이 아니에요
gate-notours-what = 기억이 있어야 할 자리에 이 앱이 만들지 않은 파일이 있어요.
gate-notours-kept = 그 파일({ $file })은 손대지 않았어요.
gate-notours-do = 원래의 기억 파일을 그 자리에 되돌려 놓고 다시 열어 주세요.

gate-damaged-title = 기억 파일을 읽을 수 없어요
gate-damaged-what = 기억 파일이 손상되었거나, 디스크가 읽기를 허락하지 않아요.
gate-damaged-kept = 파일은 발견한 그대로 두었고 아무것도 쓰지 않았어요.
gate-damaged-do = 디스크를 확인해 주세요. 복사해 둔 기억 파일이 있으면 되돌려 놓고 다시 열어 주세요.

gate-profile-title = 계정 목록을 읽을 수 없어요
gate-profile-what = 이 기기에 어떤 기억이 있는지 적어 둔 파일(profile.json)이 깨져 있어요.
gate-profile-kept = 기억 파일과 열쇠는 모두 그대로예요.
gate-profile-do = 복사해 둔 profile.json이 있으면 되돌려 놓고 다시 열어 주세요.

gate-newer-title = 앱을 업데이트해 주세요
gate-newer-what = 더 새로운 앱이 만든 기억 파일이에요(형식 { $found }, 이 앱은 { $known }까지).
gate-newer-kept = 기억 파일은 바꾸지 않았어요.
gate-newer-do = 앱을 최신 버전으로 업데이트하고 다시 열어 주세요.

gate-full-title = 저장 공간이 가득 찼어요
gate-full-what = 남은 공간이 없어서 기억 파일을 열 수 없어요.
gate-full-kept = 이미 저장된 기억은 그대로예요.
gate-full-do = 이 기기에서 필요 없는 파일을 지워 공간을 만들어 주세요.

gate-busy-title = 다른 앱이 기억을 쓰고 있어요
gate-busy-what = 이 기기의 다른 창이나 명령이 기억 파일을 붙들고 있어요.
gate-busy-kept = 기억 파일은 그대로예요. 잃은 것은 없어요.
gate-busy-do = 그 일이 끝나기를 기다리거나, 열려 있는 다른 창을 닫아 주세요.

gate-home-title = 기억을 둘 폴더를 쓸 수 없어요
gate-home-what = 기억이 있는 폴더를 읽거나 쓸 수 없어요. 권한이 없거나, 폴더가 아니거나, 연결된 디스크가 빠졌을 수 있어요.
gate-home-kept = 그 폴더의 파일은 바꾸지 않았어요.
gate-home-do = 폴더의 권한과 디스크 연결을 확인하고 다시 열어 주세요. 다른 폴더를 쓰려면 --home으로 골라 주세요.

gate-other-title = 기억을 열지 못했어요
