# 기억된 내용 화면, 그리고 기억을 멈춘 동안의 말.

## 기억 멈추기

memory-paused = 기억 멈춤
memory-paused-not-kept = 기억이 멈춰 있어서 새로 기억하지 않았어요. 다시 켜시려면 ‘기억된 내용’에서 켜 주세요.
memory-paused-hint = 이미 아는 것은 계속 쓰지만, 새로 말씀하시는 것은 기억하지 않아요. 멈춘 동안의 대화는 다시 켜도 기억하려고 읽지 않아요.
memory-remember = 대화에서 새로 기억하기
memory-switched-on = 이제부터 하시는 말씀을 다시 기억할게요.
memory-switched-off = 이제부터 하시는 말씀은 기억하지 않을게요.

## 화면의 부분

memory-part-block = 항상 전달되는 기억
memory-part-facts = 사실
memory-part-traits = 성향
memory-part-kept = 보관과 내보내기
memory-line-fact = 이 줄의 사실 보기
memory-line-fact-of = 이 줄의 사실 보기: { $line }

## 기다리는 것

asks-title = 답을 기다리는 것 { $count }건
asks-all = { $count }건 모두 보기

## 사실과 성향

facts-standing-now = 지금 맞는 것
facts-standing-past = 지난 것
facts-standing-all = 모두
facts-waiting = 나를 기다리는 것
facts-filter-off = 거르기 풀기
facts-found = 찾은 것 { $count }건
facts-count-facts = 사실 { $count }건
facts-count-traits = 성향 { $count }건
traits-title = 성향
traits-hint = 여러 날에 걸쳐 보여 주신 모습이에요. 맞는지 여쭤본 뒤에만 맞는 것으로 써요.
traits-search = 성향 찾기
traits-empty = 아직 알아챈 성향이 없어요.
trait-then = 예전: { $statement } ({ $from } ~ { $to })
trait-now = 지금: { $statement } ({ $from }부터)
trait-rests-on = 근거가 된 사실
fact-less = 접기: { $statement }
fact-history = 있었던 일
fact-said-in = 대화: { $title }
fact-said-in-gone = 이 말이 나온 대화는 이 기기에 없어요.
fact-to-turn = 대화에서 보기
fact-to-turn-of = 대화에서 보기: { $quote }
fact-quote-by-hand = “{ $quote }” — 내가 고쳐 쓴 말, { $when }

## 서비스에 있는 것

kept-title = 서비스에 있는 것
kept-agreements = 서비스가 보관하는 합의: { $count }건
kept-contributed = 이름 없이 제안한 것: { $count }건
