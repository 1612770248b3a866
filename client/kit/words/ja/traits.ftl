# Traits, and the questions that are asked in the chat.

card-trait = これまでの会話から「{ $statement }」とお見受けしました（根拠{ $count }件）。この理解で合っていますか？
card-trait-up = これまでの会話から「{ $statement }」とお見受けしました（根拠{ $count }件）。この理解で合っていますか？合っていれば、今後すべての会話で覚えておきます。
card-inferred = 「{ $statement }」— お話から推測しました。この理解で合っていますか？
card-sensitive = 個人的な内容かもしれないため、お伺いします:「{ $statement }」。覚えておいてもよいですか？ご希望でなければ削除し、もうお尋ねしません。
card-recheck-age = 「{ $statement }」— しばらくお話に出ていないため、今もそうかお伺いします。
answer-lowered = 空きがなかったため、事実から上がった行のうち、最も以前にお話しいただいた{ $count }行を事実に戻しました。必要なときには引き続き探せます。
answer-no-room = 「{ $statement }」— 覚えました。ただし空きがないため、すべての会話には渡さず、必要なときに探します。
ask-trait-up = 合っていれば、今後すべての会話で覚えておきます。
fact-supports = 根拠{ $count }件
fact-support = ・{ $statement }（{ $day }）
fact-then-now = 以前は「{ $before }」（{ $from }〜{ $to }）、今は「{ $now }」
cli-card-answer = 回答: gieok facts confirm { $id }（いいえの場合は --no を付けてください）
