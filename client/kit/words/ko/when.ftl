# How a moment is said.

when-today = 오늘
when-yesterday = 어제
when-day = { $month } { $day }일
when-day-and-year = { $year }년 { $month } { $day }일
when-before-noon = 오전 { $hour }:{ $minute }
when-after-noon = 오후 { $hour }:{ $minute }
when-day-and-time = { $day } { $time }
when-month-1 = 1월
when-month-2 = 2월
when-month-3 = 3월
when-month-4 = 4월
when-month-5 = 5월
when-month-6 = 6월
when-month-7 = 7월
when-month-8 = 8월
when-month-9 = 9월
when-month-10 = 10월
when-month-11 = 11월
when-month-12 = 12월
