# 임시 대화, 정리 대기, 밖으로 나간 기록, 진단

temporary-begins = 임시 대화예요. 여기서 나눈 이야기는 기억하지 않고, 대화가 끝나면 사라져요. ‘항상 전달되는 기억’은 그대로 읽어요.
temporary-not-kept = (임시 대화에서는 기억하지 않아요.)
cli-lines-failed = { $asked }줄 가운데 { $failed }줄에 답하지 못했어요. 까닭은 위에 적혀 있어요.
cli-account-made = ‘{ $name }’ 계정은 이 기기에 없어서 새 계정을 만들었어요. 이름을 잘못 적으셨다면 --account를 확인해 주세요.

jobs-waiting = 정리 대기 { $waiting }건
jobs-why = 정리를 미룬 까닭({ $times }건): { $reason }
job-broke = 정리하다가 문제가 생겼어요({ $kind }). 대화는 그대로 있고, 잠시 뒤에 다시 정리할게요.
home-held = 다른 Gieok가 이 폴더를 여는 중에 멈춰 있는 것 같아요. 잃은 것은 없어요. 그 프로그램을 끝내고 다시 열어 주세요.

sent-for-turn = 질문에 답하려고
sent-for-learn = 대화를 정리하려고
sent-for-temporary = 임시 대화에 답하려고
sent-no-text-temporary = 임시 대화라서 글은 남기지 않았어요.

refused-all = 근거가 모자라 기억하지 않은 후보 { $times }건
refused-one = { $reason } { $times }건
refused-no-quote = 근거 문장이 없음
refused-not-said = 대화에 없는 말
refused-not-own-words = 고객이 직접 한 말이 아님
refused-no-customer-side = 도우미만 한 말
refused-too-short = 너무 짧은 근거
refused-number = 아무도 말하지 않은 숫자
refused-claim = 묻거나 가정한 말
refused-value = 값이 근거에 없음
refused-secret = 비밀 정보
refused-corrected = 같은 대화에서 바로잡음
refused-deleted = 전에 지운 사실
refused-nothing-to-take-back = 취소할 사실이 없음
refused-unclear-which = 어느 사실인지 알 수 없음

temporary-begin = 임시 대화 시작
temporary-end = 끝내기
temporary-write = 임시 대화 — 기억하지 않아요

jobs-now = 지금 정리
jobs-running = 정리하고 있어요

sent-title = 나간 기록
sent-what = 이 기기 밖으로 나간 요청이에요. 누르면 보낸 글을 그대로 볼 수 있어요.
sent-news = 새 정책이 있는지 서버({ $server })에 묻는 요청에는 하신 말씀이 들어 있지 않아서 여기 적지 않아요.
sent-more = 더 보기
sent-note = { $time } · { $purpose } · { $size }
sent-one = 보낸 내용
sent-gone = 대화를 지울 때 이 기록도 함께 지웠어요.
sent-exactly = 보낸 그대로
sent-go-on = 이어서 보기
sent-role-system = 지시와 항상 전달되는 기억
sent-role-user = 나
sent-role-assistant = 도우미
sent-role-tool = 이 기기에서 찾아본 것

diagnostics-title = 진단
diagnostics-service = 서비스 내용
diagnostics-policy = 정책 { $version }판
diagnostics-knowhow = 운영 노하우 { $version }판
diagnostics-context = 서비스 원칙 { $version }판
diagnostics-config = 서비스 설정 { $version }판
diagnostics-jobs = 대화 정리
diagnostics-refused = 기억하지 않은 후보
diagnostics-refused-none = 아직 없어요.
diagnostics-store = 저장소
diagnostics-counts = 사실 { $facts }건 · 질문 { $turns }건 · 대화 { $talks }건
diagnostics-app = 앱
diagnostics-version = 버전 { $version }
