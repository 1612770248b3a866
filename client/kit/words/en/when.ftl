# How a moment is said.

when-today = today
when-yesterday = yesterday
when-day = { $month } { $day }
when-day-and-year = { $month } { $day }, { $year }
when-before-noon = { $hour }:{ $minute } AM
when-after-noon = { $hour }:{ $minute } PM
when-day-and-time = { $day }, { $time }
when-month-1 = Jan
when-month-2 = Feb
when-month-3 = Mar
when-month-4 = Apr
when-month-5 = May
when-month-6 = Jun
when-month-7 = Jul
when-month-8 = Aug
when-month-9 = Sep
when-month-10 = Oct
when-month-11 = Nov
when-month-12 = Dec
