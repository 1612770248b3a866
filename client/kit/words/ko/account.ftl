# 서비스 계정: 만들기, 로그인, 로그아웃, 삭제. 백업과 합의의 근거에 쓰이고 대화에는 필요 없다.

account-title = 계정
account-none = 로그인하지 않았어요. 대화에는 계정이 필요 없어요.
account-back = 설정으로 돌아가기
account-step-back = 이전으로
account-what = 계정은 새 휴대폰으로 기억을 옮길 때 백업을 맡겨 두고, 서비스와 합의하신 내용의 근거를 남기는 데 써요. 대화는 계정 없이도 그대로 할 수 있어요.
account-kept-there = 계정을 만들면 서버({ $server })에는 이메일 주소와, 알아볼 수 없게 바꾼 비밀번호, 로그인한 기기의 목록이 남아요. 대화와 기억은 백업을 만드실 때만, 이 기기에서 암호화해서 보내요. 서비스와 합의하신 내용은 나중에 서로 확인할 수 있게 따로 보내요.
account-not-digits = 이 비밀번호는 백업을 여는 숫자 여섯 자리와 달라요. 비밀번호는 잊어도 이메일로 다시 정할 수 있지만, 비밀번호로는 백업을 열 수 없어요.

account-email = 이메일
account-password = 비밀번호
account-new-password = 새 비밀번호
account-password-hint = { $least }자 이상으로, 다른 곳에서 쓰지 않는 것으로 정해 주세요.
account-password-look = 비밀번호 보기
account-password-hide = 비밀번호 가리기
account-code = 메일에 적힌 확인 번호
account-device-name = 이 기기의 이름
account-device-name-hint = 로그인한 기기 목록에 이 이름으로 보여요.
account-busy = 확인하고 있어요

account-register = 새 계정 만들기
account-register-do = 계정 만들기
account-verify = 이메일 확인
account-verify-do = 확인
account-verify-start-over = 메일이 오지 않았나요? 새 번호 받기
account-have = 이미 계정이 있어요
account-login = 로그인
account-login-do = 로그인하기
account-forgot = 비밀번호를 잊으셨나요?
account-forgot-do = 확인 번호 받기
account-forgot-what = 가입하신 이메일로 확인 번호를 보내 드려요. 그 번호로 새 비밀번호를 정하실 수 있어요.
account-reset = 새 비밀번호 정하기
account-reset-do = 비밀번호 바꾸기
account-reset-warn = 비밀번호를 바꾸면 모든 기기에서 로그아웃돼요. 기기에 있는 기억과 맡겨 둔 백업은 그대로예요.

account-mail-sent = { $email } 주소로 메일을 보냈어요. 메일에 적힌 확인 번호를 적어 주세요. 이미 계정이 있으면 메일에 그렇게 적혀 있어요. 메일이 보이지 않으면 스팸함도 확인해 주세요.
account-reset-sent = { $email } 주소로 가입한 계정이 있으면 확인 번호를 보냈어요. 메일이 보이지 않으면 스팸함도 확인해 주세요.
account-verified = 이메일을 확인했어요. 이제 로그인해 주세요.
account-logged-in = { $email } 계정으로 로그인했어요.
account-password-changed = 비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.
account-who = { $email } 계정으로 로그인되어 있어요. 이 기기의 이름은 ‘{ $device }’예요.
account-nobody = 로그인하지 않은 상태예요. 이 기기의 기억은 그대로예요.

account-sessions = 로그인한 기기
account-sessions-again = 다시 불러오기
account-session = 로그인 { $began } · 마지막 사용 { $seen }
account-this-device = 이 기기
account-end = 로그아웃시키기
account-end-of = 로그아웃시키기: { $device }
account-end-ask = 그 기기에서 로그아웃할까요?
account-end-text = ‘{ $device }’에서 로그아웃돼요. 그 기기에 있는 기억은 그대로예요.
account-session-ended-there = 그 기기에서 로그아웃했어요. 그 기기에 있는 기억은 그대로예요.

account-logout = 로그아웃
account-logout-hint = 로그아웃해도 기억은 이 기기에 그대로 있고, 대화도 계속할 수 있어요.
account-logged-out = 로그아웃했어요. 기억은 이 기기에 그대로 있어요.
account-logged-out-here = 이 기기에서는 로그아웃했고 기억은 그대로예요. 서버에 연결하지 못해서, 서버의 기기 목록에는 한동안 남아 있을 수 있어요. 바로 지우려면 다시 로그인해서 목록을 확인해 주세요.

account-delete = 계정 지우기
account-delete-open = 계정 지우기
account-delete-text = 서버에 있는 계정과 맡겨 둔 백업이 모두 지워지고, 모든 기기에서 로그아웃돼요. 되돌릴 수 없어요. 이 기기의 기억은 그대로예요. 서비스와 합의하신 내용의 근거는 안내해 드린 보관 기간까지 서비스에 남아요. 그것도 지우시려면 계정보다 먼저 ‘서비스가 보관하는 합의’에서 지워 주세요. 이름 없이 보내신 제안은 누구의 것인지 알 수 없어서 함께 지워지지 않아요. 원하지 않으시면 먼저 거두어 주세요.
account-delete-password = 지우려면 비밀번호를 적어 주세요
account-delete-do = 계정과 백업 지우기
account-delete-sure = { $email } 계정을 지울까요? [y/N]
account-deleted = 계정과 맡겨 둔 백업을 지웠어요. 이 기기의 기억은 그대로예요.

account-again = 비밀번호를 한 번 더 적어 주세요
account-again-why = 로그인하신 지 시간이 지나서, 본인인지 한 번 더 확인해요. 숫자 여섯 자리가 아니라 계정의 비밀번호예요.
account-again-do = 확인하고 계속하기

account-ask-password = 비밀번호:
account-ask-new-password = 새 비밀번호:
account-ask-password-again = 새 비밀번호 한 번 더:
cli-account-next-verify = 확인 번호를 받으시면 이렇게 적어 주세요: gieok register { $email } --code 번호
cli-account-next-reset = 확인 번호를 받으시면 이렇게 적어 주세요: gieok login { $email } --code 번호

device-android = Android 휴대폰
device-ios = iPhone
device-mac = Mac
device-windows = Windows 컴퓨터
device-computer = 컴퓨터

# 하지 못한 까닭
account-login-first = 먼저 로그인해 주세요. 바뀐 것은 없어요.
session-missing = 로그인이 끝나서 이 기기에서 로그아웃했어요. 기억은 이 기기에 그대로 있어요. 다시 로그인해 주세요.
login-needed = 로그인하신 지 시간이 지나서 비밀번호가 한 번 더 필요해요. 바뀐 것은 없어요.
login-wrong = 이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요. 이 기기의 기억은 그대로예요.
login-wait = 비밀번호가 여러 번 틀려서 잠시 막았어요. { $minutes }분 뒤에 다시 하시거나 비밀번호를 새로 정해 주세요. 이 기기의 기억은 그대로예요.
password-wrong = 비밀번호가 맞지 않아요. 바뀐 것은 없으니 다시 적어 주세요.
password-missing = 비밀번호가 비어 있어요. 바뀐 것은 없으니 비밀번호를 적어 주세요.
password-different = 두 번 적은 비밀번호가 서로 달라요. 바뀐 것은 없으니 다시 해 주세요.
password-too-short = 비밀번호가 너무 짧아요. { $least }자 이상으로 정해 주세요. 바뀐 것은 없어요.
password-too-long = 비밀번호가 너무 길어요. { $most }자까지 쓸 수 있어요. 바뀐 것은 없어요.
email-wrong = 이메일 주소가 아닌 것 같아요. name@example.com처럼 적어 주세요. 바뀐 것은 없어요.
email-unverified = 이메일을 아직 확인하지 않았어요. 메일에 적힌 확인 번호를 적어 주세요.
code-missing = 확인 번호가 비어 있어요. 메일에 적힌 확인 번호를 적어 주세요.
code-wrong = 확인 번호가 맞지 않거나 기한이 지났어요. 바뀐 것은 없어요. 다시 적거나 새 번호를 받아 주세요.
session-unknown = 그 기기는 이미 로그아웃되어 있어요.
too-often = 짧은 시간에 너무 여러 번 요청했어요. { $minutes }분 뒤에 다시 해 주세요. 바뀐 것은 없어요.
mail-not-sent = 서버가 메일을 보내지 못했어요. 바뀐 것은 없으니 잠시 뒤에 다시 해 주세요.
server-busy = 서버에 요청이 몰려 있어요. 바뀐 것은 없으니 잠시 뒤에 다시 해 주세요.
server-not-ours = 이 주소의 서버가 예상한 답을 하지 않았어요. 이 기기에 있는 내용은 그대로예요. 서버 주소를 확인해 주세요.
server-refused = 서버가 받지 않았어요({ $reason }). 이 기기에 있는 내용은 그대로예요. 앱이 최신인지 확인하고 다시 해 주세요.
