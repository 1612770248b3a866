# 지난 대화: 목록, 찾기, 이름, 찾은 자리

talks-this-week = 이번 주
talks-month = { $month }
talks-month-and-year = { $year }년 { $month }
talks-search = 지난 대화에서 찾기
talks-search-end = 찾기 끝내기
talks-found = 찾은 말 { $count }건
talks-found-titles = 제목에 있어요
talks-none-found = 찾는 말이 있는 대화가 없어요.
talks-none-found-hint = 다른 낱말로 찾아보세요. 지운 대화는 찾지 않아요.
talks-jumped = 찾은 말이 있는 곳으로 왔어요
talks-more = 더 보기: { $title }
talks-unsent = 보낼 질문 { $count }개
talks-asks = 확인할 것 { $count }개
talks-rename = 이름 바꾸기
talks-rename-of = 이름 바꾸기: { $title }
talks-rename-hint = 비워 두면 첫 질문을 이름으로 써요.
talks-title = 대화 이름
talks-keep = 저장
talks-renamed = 이름을 바꿨어요: { $title }
talks-named-again = 첫 질문을 이름으로 써요: { $title }
talks-title-long = 이름은 { $limit }자까지 쓸 수 있어요. 조금 줄여 주세요.

## An opened source

sources-used = 답변과 가장 가까운 부분
sources-open-policy = 전체 보기
sources-open-knowhow = 전체 보기
sources-open-fact = 기억에서 보기
sources-open-conversation = 그 대화로 가기
