# Why learning from a conversation waits. Nothing is lost in any of these.

judge-unknown-fact = 모델이 없는 사실 번호({ $id })를 골라서 정리를 미뤘어요. 기억된 내용은 그대로 있고, 잠시 뒤에 다시 정리할게요.
