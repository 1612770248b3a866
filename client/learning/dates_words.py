"""Which words name a day, a week or a month in Korean, English and Japanese? Data only; `dates.py` reads it."""

from __future__ import annotations

import re
from typing import Literal

I = re.IGNORECASE  # noqa: E741 - the flag's own name

MONTH_NAMES = {
    name: number
    for number, name in enumerate(
        ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"), start=1
    )
}
WEEKDAY_NAMES = {
    **{name: number for number, name in enumerate("월화수목금토일")},
    **{name: number for number, name in enumerate("月火水木金土日")},
    **{name: number for number, name in enumerate(("mon", "tue", "wed", "thu", "fri", "sat", "sun"))},
}
COUNTS = {
    "하루": 1,
    "이틀": 2,
    "사흘": 3,
    "나흘": 4,
    "닷새": 5,
    "엿새": 6,
    "이레": 7,
    "여드레": 8,
    "아흐레": 9,
    "열흘": 10,
    "보름": 15,
    "일": 1,
    "한": 1,
    "두": 2,
    "세": 3,
    "석": 3,
    "네": 4,
    "넉": 4,
    "다섯": 5,
    "여섯": 6,
    "일곱": 7,
    "여덟": 8,
    "아홉": 9,
    "열": 10,
    "이": 2,
    "삼": 3,
    "사": 4,
    "오": 5,
    "육": 6,
    "a": 1,
    "an": 1,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "一": 1,
    "二": 2,
    "三": 3,
    "四": 4,
    "五": 5,
    "六": 6,
    "七": 7,
    "八": 8,
    "九": 9,
    "十": 10,
}

_MONTH = (
    r"jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?"
)
_NOT_FRACTION = r"(?!\d|/|\.\d|%|[년月月개명석배]|\s*(?:만|씩|정도|배|of\b))"

# d1 y-m-d · d2 9월 28일 / 9月28日 · d3 28 September · d4 September 28 · d5 9/28 · d6 지난달 28일 · d7 28일에
ABSOLUTE = re.compile(
    rf"(?<![\d.])(?P<y1>(?:19|20)\d\d)\s?[-./]\s?(?P<m1>\d{{1,2}})\s?[-./]\s?(?P<d1>\d{{1,2}})(?!\d)"
    r"|(?:(?<!\d)(?P<y2>(?:19|20)\d\d)\s*[년年]\s*|(?P<rel_year>재작년|一昨年|작년|지난해|올해|금년|내년|去年"
    r"|昨年|今年|来年)の?\s*)?(?<!\d)(?P<m2>\d{1,2})\s*[월月]\s*(?P<d2>\d{1,2})\s*[일日](?!\s*[간間])"
    rf"|(?<!\d)(?P<d3>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?(?P<m3>{_MONTH})\b\.?(?:,?\s+(?P<y3>(?:19"
    rf"|20)\d\d))?|\b(?P<m4>{_MONTH})\.?\s+(?P<d4>\d{{1,2}})(?:st|nd|rd|th)?\b(?!\s*(?:%|people|seats"
    rf"|users))(?:,?\s+(?P<y4>(?:19"
    r"|20)\d\d)\b)?|(?<![\d/.\-])(?P<m5>1[0-2]|0?[1-9])/(?P<d5>(?<=1[0-2]/)[1-9](?!\d)|3[01]|[12]\d|0[1-9]"
    r"|[1-9](?=\s*(?:에|일|자|날|부터|の|に|から|付)))"
    + _NOT_FRACTION
    + r"|(?P<rel_month>지난\s?달|저번\s?달|이번\s?달|다음\s?달|先月|今月|来月)の?\s*(?P<d6>\d{1,2})\s*[일日]"
    r"|(?<![\d월月.,]\s)(?<![\d월月.,])(?P<d7>\d{1,2})[일日](?=(?:에|자|날|に|付)(?!\s*(?:한|두|세|一|걸|걸쳐)))"
    r"|\bon the (?P<d8>\d{1,2})(?:st|nd|rd|th)\b(?!\s*(?:floor|of|try|attempt|day|time|page|item|order|call|jan"
    r"|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))",
    I,
)

_DAYS_EN = r"(?P<{name}>mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b"
WEEKDAYS = re.compile(
    r"(?P<r1>지지난\s*주|지난\s*주|저번\s*주|이번\s*주|금주|다음\s*주|지난|저번)\s*(?P<w1>[월화수목금토일])요일"
    r"|(?P<r2>先々週|先週|今週|来週|この前)の?\s*(?P<w2>[月火水木金土日])曜日?"
    rf"|\b(?P<r3>last|this|next)\s+{_DAYS_EN.format(name='w3')}"
    rf"|\b(?:on\s+)?{_DAYS_EN.format(name='w4')}\s+(?P<r4>last week|this week|next week|the week before last)\b",
    I,
)

RELATIVE_COUNT = re.compile(
    r"(?<![\d.])(?:약\s*)?(?P<n1>\d{1,4}|일|이|삼|사|한|두|세|네)\s?(?P<u1>일|주일|주|개월|달)\s?전(?!까지"
    r"|\s*까지|[가-힣]*까지)|(?P<n2>하루|이틀|사흘|나흘|닷새|엿새|열흘|보름)\s?(?P<u2>전)(?!까지|\s*까지)"
    r"|\b(?P<n3>\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?P<u3>days?"
    r"|weeks?|months?)\s+ago\b|(?<![\d.])(?P<n4>\d{1,4}|[一二三四五六七八九十])\s?(?P<u4>日|週間|か月|ヶ月"
    r"|カ月)前(?!まで)",
    I,
)
NOT_OUR_DAYS = re.compile(  # "만료 3일 전": counted from another day than today
    r"(?:만료|마감|배송|출발|시작|종료|갱신|결제일|예약일?|행사|출시|오픈|期限|締切|更新日|開始"
    r"|出発)(?:일)?(?:의|の)?\s*$"
)

OFFSETS: tuple[tuple[re.Pattern[str], int], ...] = (
    (re.compile(r"그끄저께|그끄제|さきおととい|一昨々日"), -3),
    (re.compile(r"(?<!엊)그저께|(?<!엊)그제(?=[\s,에도는께]|$)|おととい|一昨日|\bthe day before yesterday\b", I), -2),
    (
        re.compile(
            r"어제|어저께|어젯밤|간밤|전날\s밤에\s어제|昨日|きのう|昨晩|昨夜|(?<!before )\byesterday\b|\blast night\b",
            I,
        ),
        -1,
    ),
    (re.compile(r"오늘|今日|本日|今朝|きょう|\btoday\b|\bthis (?:mornin[g']?|afternoon|evening)\b|\btonight\b", I), 0),
    (re.compile(r"내일모레|모레|明後日|あさって|\bthe day after tomorrow\b", I), 2),
    (re.compile(r"내일|明日|あした|(?<!after )\btomorrow\b", I), 1),
)

PERIODS: tuple[tuple[re.Pattern[str], Literal["week", "month"], int], ...] = (
    (re.compile(r"지지난\s?달|先々月"), "month", -2),
    (re.compile(r"(?<!지)(?:지난|저번)\s?달|先月|\blast month\b", I), "month", -1),
    (re.compile(r"이번\s?달|이달|금월|今月|\bthis month\b", I), "month", 0),
    (re.compile(r"다음\s?달|来月|\bnext month\b", I), "month", 1),
    (re.compile(r"지지난\s?주|先々週"), "week", -2),
    (re.compile(r"(?<!지)(?:지난|저번)\s?주(?![가-힣]*문)|先週|\blast week\b", I), "week", -1),
    (
        re.compile(r"(?:이번\s?주|금주)(?!\s?[월화수목금토일]요일)|今週(?!の?[月火水木金土日]曜?)|\bthis week\b", I),
        "week",
        0,
    ),
    (re.compile(r"다음\s?주|来週|\bnext week\b", I), "week", 1),
)

SINCE_AFTER = re.compile(r"\s?(?:부터|로부터|から|以降|\s*onwards?|\s+on\b|\s*(?:초|1일|1日)(?:부터|から))", I)
SINCE_BEFORE = re.compile(
    r"\b(?:since|from|starting|as of|effective)\s+(?:the (?:start|beginning) of\s+)?$|\bat the (?:start|beginning)"
    r" of\s+$",
    I,
)
FUTURE_AFTER = re.compile(
    r"예정|계획|할\s?거|할\s?게|하려|할래|까지|만료|겠|\bwill\b|\bgoing to\b|\bplan(?:ned|ning|s? to)\b|\buntil\b"
    r"|\bdue\b|\bexpire"
    r"|\bupcoming\b|予定|つもり|まで|期限|しようと",
    I,
)
MOVES = re.compile(
    r"\b(?:mov|resched|push|chang|rebook|book|postpon|shift|brought forward|put (?:back|off))|옮|변경|바꿨|바꾸|미뤘"
    r"|미루|연기|당겼|앞당|예약|잡았"
    r"|予約|変更|変え|移し|移り|ずらし|延期|前倒し|取り直",
    I,
)
MOVED_TO = (
    re.compile(r"\b(?:to|for|until)\s+(?:the\s+)?$|\bfrom\s+(?:the\s+)?$(?=)", I),
    re.compile(r"\s?(?:으로|로(?!부터)|에서|に(?=変|移|ずら|延|前倒|振)|へ|で(?=取|予約))", I),
)
VAGUE = re.compile(
    r"예전|이전에|옛날|한때|언젠가|전에(?!\s*말)|과거에|요즘|최근|얼마\s?전|엊그제|以前|昔|かつて|前に|最近"
    r"|この間|いつか|\bbefore\b|\bonce\b|\bused to\b|\blong ago\b|\bsome ?time ago\b|\brecently\b"
    r"|\bin the past\b|\bthe other day\b|\bformerly\b",
    I,
)
