# 잊기와 지우기
forget-conversation-stays = 이 사실이 나온 대화({ $id })는 남아 있어요. 함께 지우려면 conversations delete를 써 주세요.
forget-conversation-gone = 이 사실이 나온 대화({ $id })도 지웠어요.
forget-related-stays = 같은 말이나 이전 기록에서 나온 것은 남아 있어요.
forget-related-gone = 같은 말이나 이전 기록에서 나온 것도 지웠어요.
forget-shown-in = 이 사실을 알려 드린 다른 대화({ $id })의 답변에는 그 말이 남아 있어요.
forget-facts-gone = 이 대화에서 나온 사실 { $count }건도 지웠어요.
forget-facts-stay = 이 대화에서 나온 사실 { $count }건은 남아 있어요. 지우려면 facts delete를 써 주세요.
forget-facts-kept = 다른 대화에도 근거가 있는 사실 { $count }건은 그 근거만 남기고 그대로 두었어요.
fact-not-gone = 지우지 못했어요. 아직 남아 있으니 다시 해 주세요.
wipe-sure = 이 계정의 모든 기억(항상 전달되는 기억, 사실, 대화, 나간 기록)을 지울까요? 되돌릴 수 없어요. [y/N]
wipe-done = 모든 기억을 지웠어요. 서비스의 정책과 화면 설정만 남아 있어요.
store-wiped = 이 계정의 모든 기억이 지워졌어요. 빈 기억으로 새로 시작해요.
card-forget = “{ $statement }” — 이 기억을 지울까요?
card-forget-line = “{ $statement }” — 이 기억과, 이것으로 적힌 항상 전달되는 줄을 지울까요?
step-propose_forget = 지울 기억을 확인하고 있어요
