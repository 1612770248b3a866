# 고객이 보낸 제안을 직원이 살필 때의 말
desk-candidate-answer = 回答
desk-candidate-question = 質問
