# 사실 고치기와 되살리기, 그리고 사실에 있었던 일.

## 고치기

fact-correct = 고치기
fact-correct-of = 고치기: { $statement }
fact-correct-title = 사실 고치기
fact-correct-hint = 고치시면 새 사실로 기억하고, 이전 것은 지난 기록에 남겨요. 문장에 날짜가 적혀 있으면 함께 고쳐 주세요.
fact-correct-trait-hint = 성향은 미루어 짐작한 것이라, 고치시면 직접 말씀하신 내용으로 기억해요.
fact-correct-text = 바른 내용
fact-correct-day-field = 있었던 날 (예: 2026-09-28, 없으면 비워 두세요)
fact-correct-kind-field = 종류
fact-correct-save = 고쳐서 저장
fact-corrected = 고쳤어요. 다음 답변부터 반영돼요.
fact-line-follows = 항상 전달되는 기억의 줄도 함께 고쳤어요.
fact-correct-asks = 민감한 내용이 들어 있어서, 기억해도 될지 먼저 여쭤볼게요.
fact-correct-blank = 내용이 비어 있어요. 이전 내용은 그대로예요. 바른 문장을 적어 주세요.
fact-correct-unchanged = 바뀐 것이 없어서 그대로 두었어요.
fact-correct-too-long = 사실 하나는 { $limit }자까지예요(지금 { $used }자). 이전 내용은 그대로예요. 짧게 줄여 주세요.
fact-correct-secret = 비밀번호나 카드 번호 같은 것만 있어서 기억하지 않았어요. 이전 내용은 그대로예요.
fact-correct-kind = 이 사실은 그 종류로 고칠 수 없어요. 이전 내용은 그대로예요. 다른 종류를 골라 주세요.
fact-correct-day = 날짜를 읽지 못했어요. 이전 내용은 그대로예요. 2026-09-28처럼 적어 주세요.

## 되살리기

fact-restore = 다시 맞는 것으로
fact-restore-of = 다시 맞는 것으로: { $statement }
fact-restored = 다시 맞는 것으로 되돌렸어요.
fact-gave-way = 대신 이 사실은 지난 기록으로 옮겼어요: “{ $statement }”
fact-line-back = 항상 전달되는 기억에도 다시 넣었어요.
fact-line-no-room = 자리가 없어서 항상 전달되는 기억에는 넣지 못했어요. 필요할 때 찾아볼게요.
fact-restore-ask = 다시 맞는 것으로 할까요?
fact-restore-ask-text = 지금은 이 내용을 맞는 것으로 기억하고 있어요. 되돌리면 대신 지난 기록으로 옮겨요.
fact-restore-yes = 바꾸기
fact-restore-against = 지금 맞는 것으로 기억하는 “{ $statement }”와(과) 함께 맞을 수 없어서 그대로 두었어요. 바꾸시려면 --replace를 붙여 주세요.
fact-restore-there = 같은 내용을 이미 기억하고 있어서 그대로 두었어요.
fact-restore-line = 항상 전달되는 기억에 있던 줄이에요. 다시 쓰시려면 그곳에 직접 적어 주세요.
fact-restore-supports = 근거가 된 사실이 충분히 남지 않아서 되돌리지 않았어요. 근거가 된 사실을 먼저 되돌려 주세요.
fact-in-force = 지금 맞는 것으로 기억하고 있는 사실이에요. 바뀐 것은 없어요.
fact-undo = 되돌리기
fact-undone = 되돌렸어요.

## 있었던 일

history-corrected = 직접 고쳐 쓰셨어요
history-corrected-from = 직접 고쳐 쓰셨어요. 이전 내용: “{ $statement }”
history-restored = 다시 맞는 것으로 되돌리셨어요
history-replaced-by = “{ $statement }”(으)로 바뀌었어요
history-confirmed-policy = v{ $version } 정책에 맞춰 재확인하셨어요
history-recheck-policy = 정책이 v{ $version }(으)로 바뀌어 재확인이 필요해졌어요
history-supports = 근거가 { $count }건이 되었어요
