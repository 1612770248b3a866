# 초안을 미리 볼 때의 말
desk-preview-model = [모델이 받는 글 · { $day } 기준]
desk-preview-app = [앱의 출처 화면]
desk-preview-announced = v{ $version }이(가) 예고되어 있고 아직 시행 전이에요.
desk-preview-size = { $size }자 · 한도 { $budget }자
desk-page-not-in-draft = { $page }(이)라는 페이지는 초안에 없어요.
desk-context-not-in-draft = 초안에 서비스 context가 없어요. service-context.md를 ingest로 올려 주세요.
desk-day-wrong = “{ $day }”은(는) 날짜가 아니에요. 2026-10-01처럼 적어 주세요.
