# 고객이 보낸 제안을 직원이 살필 때의 말
desk-candidate-answer = Answer
desk-candidate-question = Question
