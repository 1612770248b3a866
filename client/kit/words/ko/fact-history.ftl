### 사실에 있었던 일, 한 줄씩; 그리고 사실이 올라갈 수 없는 까닭.

history-added = 기억했어요
history-evidence = 다시 말씀하셨어요
history-evidence-removed = 근거가 된 말이 지워졌어요
history-replaced = 더 새로운 내용으로 바뀌었어요
history-retracted = 직접 거두셨어요
history-retracted-conversation = 대화에서 거두셨어요
history-retracted-supports = 근거가 충분히 남지 않았어요
history-confirmed = 맞다고 하셨어요
history-declined = 아니라고 하셨어요
history-promoted = 모든 대화에서 기억하는 내용에 들어갔어요
history-demoted = 모든 대화에서 기억하는 내용에서 빠졌어요
history-recheck = 다시 확인하도록 표시했어요
history-imported = 파일에서 가져왔어요
fact-not-lasting = 특정한 날에 있었던 일이에요. 계속되는 내용만 모든 대화에서 기억할 수 있어요.
fact-waits-first = 이 사실에 기다리는 질문이 있어요. 먼저 답해 주세요.
