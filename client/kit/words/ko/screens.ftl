# What the screens say beyond the answers: cards that were passed by, a temporary conversation, tidying by hand

passed-by = ‘기억된 내용’에서 답하실 수 있어요.
passed-by-forget = ‘기억된 내용’에서 지우실 수 있어요.
temporary-welcome = 정책과 지난 대화를 찾아보고, 근거와 함께 답해 드려요. 이 대화는 저장하지 않아요.
jobs-done = 대화를 정리했어요.
jobs-put-off = 아직 정리하지 못했어요. 대화는 그대로 있고, 잠시 뒤에 다시 정리할게요.
