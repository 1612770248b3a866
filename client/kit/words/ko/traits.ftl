# Traits, and the questions that are asked in the chat.

card-trait = 지난 대화들을 보면 “{ $statement }”으로 보여요(근거 { $count }건). 제가 맞게 이해했을까요?
card-trait-up = 지난 대화들을 보면 “{ $statement }”으로 보여요(근거 { $count }건). 제가 맞게 이해했을까요? 맞다고 하시면 앞으로 모든 대화에서 기억할게요.
card-inferred = “{ $statement }” — 말씀에서 미루어 짐작했어요. 제가 맞게 이해했을까요?
card-sensitive = 민감할 수 있는 내용이라 여쭤봐요: “{ $statement }”. 기억해 두어도 될까요? 원하지 않으시면 지우고 다시 묻지 않을게요.
card-recheck-age = “{ $statement }” — 오랫동안 말씀이 없으셔서 지금도 그런지 여쭤봐요.
answer-lowered = 자리가 없어서, 사실에서 올라왔던 줄 가운데 가장 오래전에 말씀하신 { $count }줄을 사실로 내렸어요. 필요할 때는 계속 찾아볼 수 있어요.
answer-no-room = “{ $statement }” — 기억했어요. 다만 자리가 없어서 모든 대화에 전달하지는 않고, 필요할 때 찾아볼게요.
ask-trait-up = 맞다고 하시면 앞으로 모든 대화에서 기억할게요.
fact-supports = 근거 { $count }건
fact-support = · { $statement } ({ $day })
fact-then-now = 예전에는 “{ $before }”({ $from } ~ { $to }), 지금은 “{ $now }”
cli-card-answer = 답하기: gieok facts confirm { $id } (아니면 --no를 붙여 주세요)
