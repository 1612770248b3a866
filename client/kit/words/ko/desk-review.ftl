# 고객이 보낸 제안을 직원이 살필 때의 말
desk-candidate-answer = 답
desk-candidate-question = 질문
