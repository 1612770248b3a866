# Traits, and the questions that are asked in the chat.

card-trait = From our earlier conversations it looks like this: “{ $statement }” (seen { $count } times). Did I understand that rightly?
card-trait-up = From our earlier conversations it looks like this: “{ $statement }” (seen { $count } times). Did I understand that rightly? If so, I will keep it in mind in every conversation from now on.
card-inferred = “{ $statement }” — I gathered this from what you said. Did I understand that rightly?
card-sensitive = This may be sensitive, so I would rather ask: “{ $statement }”. May I remember it? If not, I will delete it and not ask again.
card-recheck-age = “{ $statement }” — you have not mentioned this for a long time. Is it still so?
answer-lowered = There was no room, so of the lines that came up from the facts { $count ->
    [one] the one you mentioned longest ago
   *[other] the { $count } you mentioned longest ago
 } went back down. I can still look it up when it is needed.
answer-no-room = “{ $statement }” — noted. There is no room to pass it on in every conversation, so I will look it up when it is needed.
ask-trait-up = If so, I will keep it in mind in every conversation from now on.
fact-supports = { $count ->
    [one] { $count } supporting fact
   *[other] { $count } supporting facts
}
fact-support = · { $statement } ({ $day })
fact-then-now = Then “{ $before }” ({ $from } to { $to }), now “{ $now }”
cli-card-answer = To answer: gieok facts confirm { $id } (add --no for no)
