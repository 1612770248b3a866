# 정책: 목록과 한 쪽씩 읽기

nav-policies = 정책
policies-shelf-policy = 정책
policies-shelf-knowhow = 운영 노하우
policies-search = 정책에서 찾기
policies-none-found = 찾는 말이 있는 정책이 없어요. 다른 낱말로 찾아보세요.
policies-empty = 아직 올라온 것이 없어요.
policies-soon = 곧 바뀌어요
policies-lately = 최근에 바뀌었어요
policies-all = 전체
policies-stands = v{ $version } · { $day }부터 시행
policies-changes = 곧 바뀜: { $day }부터 v{ $version }
policies-begins = 곧 시작: { $day }부터 v{ $version }
policies-customers = 고객 { $count }분의 사례에서 나왔어요
policies-back = 뒤로
policies-ask-policy = 이 정책에 대해 묻기
policies-ask-knowhow = 이 노하우에 대해 묻기
policies-question = { $title }에 대해
policies-reading-earlier = 이전 판이에요({ $day }부터 시행했던 내용). 지금은 v{ $current } 시행 중이에요.
policies-reading-later = { $day }부터 시행될 내용이에요. 지금은 v{ $current } 시행 중이에요.
policies-read-current = 지금 판 보기
policies-read-ahead = 바뀔 내용 미리 보기
policies-no-text = 이 판의 글은 이 기기에 없어요. 연결되면 새로 받아 올게요.
policies-earlier = 이전 판 { $count }개
policies-links = 이어진 글
policies-sources = 근거 문서 { $count }건
policies-source = { $document } — { $place }
policies-mine-policy = 내 기억 중 { $count }건이 이 정책과 이어져 있어요
policies-mine-knowhow = 내 기억 중 { $count }건이 이 노하우와 이어져 있어요

## How fresh it is

policies-state-fresh = 최신 내용이에요
policies-state-offline = 연결되지 않아서 { $since }에 받은 내용이에요
policies-state-refused = 새 내용이 서명 검사를 통과하지 못해서 쓰지 않았어요. 이전 내용을 보여 드려요
policies-state-clock = 이 기기의 시계가 맞지 않아 새 내용을 확인하지 못해요. 시계를 맞춰 주세요
policies-state-stale = 받아 둔 내용의 유효 기간이 지났어요. 연결해서 새로 받아 주세요
policies-state-none = 아직 받은 정책이 없어요
policies-none = 아직 받은 정책이 없어요
policies-none-hint = 처음 한 번은 연결이 필요해요. 받은 뒤에는 연결되지 않아도 이 기기에서 읽을 수 있어요. 대화는 지금도 할 수 있어요.
policies-refresh = 새 내용 확인하기
policies-refresh-now = 지금 받아 오기
policies-refreshing = 받아 오는 중이에요
policies-refreshed-fresh = 최신 내용을 확인했어요.
policies-refreshed-offline = 연결하지 못했어요. 받아 둔 내용은 그대로예요. 연결을 확인하고 다시 해 주세요.
