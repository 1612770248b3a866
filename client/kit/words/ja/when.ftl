# How a moment is said.

when-today = 今日
when-yesterday = 昨日
when-day = { $month }{ $day }日
when-day-and-year = { $year }年{ $month }{ $day }日
when-before-noon = 午前 { $hour }:{ $minute }
when-after-noon = 午後 { $hour }:{ $minute }
when-day-and-time = { $day } { $time }
when-month-1 = 1月
when-month-2 = 2月
when-month-3 = 3月
when-month-4 = 4月
when-month-5 = 5月
when-month-6 = 6月
when-month-7 = 7月
when-month-8 = 8月
when-month-9 = 9月
when-month-10 = 10月
when-month-11 = 11月
when-month-12 = 12月
