# 질문 하나와 그 답: 다시 답하기, 고치기, 상태, 답이 나온 까닭, 기억한 것

## Refusals

turn-not-newest = 가장 최근 질문만 고치거나 다시 답하게 할 수 있어요. 바뀐 것은 없어요.
turn-nothing-to-ask-again = 다시 답할 질문이 없어요. 답이 끝난 뒤에 해 주세요.
cli-again-wrote = 고치기 전 답이 ‘항상 전달되는 기억’에 쓴 것은 그대로 있어요. 되돌리려면: gieok context undo

## Asking anew

turn-again = 다시 답하기
turn-edit = 질문 고치기
turn-copy-question = 질문 복사
turn-editing = 질문을 고치는 중
turn-field = 메시지
turn-editing-cancel = 취소
turn-editing-write = 고친 질문을 입력하세요
turn-older = 이전 답 보기
turn-newer = 다음 답 보기
turn-version = { $at } / { $of }
turn-version-older = 지금은 쓰지 않는 이전 질문과 답이에요.
turn-earlier-wrote = 고치기 전 답이 기억에 쓴 것

## States

turn-kept = 질문을 보관했어요 · 답을 기다리는 중이에요
turn-waiting = 질문을 보관했어요 · 차례를 기다리고 있어요
turn-stopped = 여기에서 멈췄어요. 여기까지는 보관했어요.
turn-stopped-said = 답변을 멈췄어요
turn-failed-said = 답변을 받지 못했어요

## Long texts

turn-question-whole = 질문 모두 보기
turn-question-less = 질문 접기
turn-answer-more = 이어서 보기

## Why this answer

why-memory = 함께 전달한 기억
why-block = 항상 전달되는 기억 { $lines }줄 ({ $used }자)
why-block-none = 항상 전달되는 기억은 비어 있었어요.
why-facts = 찾아 읽은 사실
why-pages = 읽은 정책과 노하우
why-chats = 찾아 읽은 지난 대화
why-page = { $title } v{ $version }
why-page-since = { $title } v{ $version } · { $date }부터 시행
why-cited = 답변에 적음
why-versions = 그때 쓰던 서비스 내용
why-version-policy = 정책 { $version }판
why-version-knowhow = 운영 노하우 { $version }판
why-version-service-context = 서비스 원칙 { $version }판
why-version-config = 서비스 설정 { $version }판
why-unknown = 이 답을 할 때는 이 내용을 적어 두지 않았어요.
why-found = { $what } · { $count }건 찾음
why-more = { $count }개 더 보기
why-forgotten = 지운 기억
why-gone = 지운 대화
why-sent-more = 이어서 보기
why-no-name = 이름 없는 모델

## Questions below an answer

cards-title = 확인해 주세요
cards-more = 물어볼 것 { $count }개 더 보기
card-later = 나중에
card-put-off = 나중에 답하기로 했어요. 여기나 ‘기억된 내용’에서 답할 수 있어요.
card-put-off-forget = 나중에 답하기로 했어요. 여기에서 답할 수 있어요.
card-put-off-proposal = 나중에 답하기로 했어요. 여기나 설정의 ‘서비스에 제안한 것’에서 답할 수 있어요.

## What a conversation left

remembered-line = 이 대화에서 { $count }가지를 기억했어요 · 보기
remembered-title = 이 대화에서 기억한 것
remembered-undo = 되돌리기
remembered-undo-of = 되돌리기: { $statement }
remembered-undone = 더는 쓰지 않아요
remembered-delete-of = 지우기: { $statement }
remembered-all = 기억된 내용 열기
remembered-none = 이제 남은 것이 없어요.
