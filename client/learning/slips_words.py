"""By which words does a customer take back a day and name another, in Korean, English and Japanese? Data only."""

from __future__ import annotations

import re

_I = re.IGNORECASE
_GAP = r"[\s,，、.。…!~:;—–-]*"
_MARK = (
    r"(?:(?:아니(?:다|요|에요|구나|네요?|지|고|라)?|아닌가|아냐|아니네요|참|정정(?:할게요|합니다|하면)?|말고|잘못\s?(?:말했|썼|적었|봤)[가-힣]*"
    r"|착각(?:했|이)[가-힣]*|다시\s?보니까?|생각해\s?보니까?|확인해\s?보니까?|사실은?|실은|아이고|죄송(?:해요|합니다)|미안(?:해요)?)(?![가-힣])"
    r"|\b(?:no(?:pe)?|wait|sorry|oops|correction|scratch that|i mean|i meant|(?:or )?rather|make (?:that|it)|my"
    r" (?:mistake|bad)"
    r"|actually|hold on|hang on|pardon|(?:strike|scrap) that|no,? that(?:'s| is) wrong|that(?:'s| is| was) (?:wrong"
    r"|not right)|i got (?:that|it) wrong|let me correct (?:that|myself)"
    r"|i misspoke|but)\b"
    r"|(?:いや|いえ|いいえ|違った|違う(?:な|わ)?|違います|違いました|訂正(?:します|です)?|間違え(?:ました|た)"
    r"|間違い(?:です|でした)?|勘違い(?:でした|です)?"
    r"|すみません|ごめん(?:なさい)?|というか|じゃな(?:くて?|い)|ではな(?:くて?|い)|ではありません|じゃありません"
    r"|正確に(?:は|言うと)|正しくは|実は|あ[っ、]))"
)
_LEAD = (
    r"(?:\b(?:it was|it's|that was|it must have been|it happened|it should be|(?:i|we) (?:\w+ ){1,3}?(?=on\b|the\b"
    r"|last\b|yesterday|today|\d)"
    r"|on|in fact|i think|really|more like)\b"
    r"|(?:제가|그게|그건|그날이|정확히는?|정확하게는|맞게는|것은|건|게)(?![가-힣])|(?:それは|本当は|正しくは"
    r"|正確には|実際は|えっと|あの|払ったのは|のは))"
)
TAKES_BACK = re.compile(
    rf"{_GAP}(?P<oh>(?:아+|어+|앗|음|엇|ああ?|あっ?|ah|oh|um|uh|hmm?|ehm?"
    rf"|er)[\s,、.…]+)?(?P<mark>(?:{_MARK}{_GAP})*)(?P<lead>(?:{_LEAD}{_GAP})*)",
    _I,
)
WEAK = re.compile(  # said without taking anything back, too
    r"(?:\W|\b(?:actually|well|but|sorry|on|it was|that was|really|wait)\b|사실은?|실은|참|죄송(?:해요|합니다)"
    r"|미안(?:해요)?|確認|実は|あ|すみません|아)*",
    _I,
)
CLOSES = re.compile(  # nothing more is said of the second day
    r"\s*(?:(?:that is|instead|in fact|then|now|i think|to be exact|rather|of course|not \w+|(?:that )?(?:i|we)"
    r" (?:paid|did it|did|bought it|ordered it))\b"
    r"|에|이|가\s?맞아|이\s?맞아|맞아|が正しい|の(?:間違い|方|こと))?"
    r"\s*(?:요|이요|이에요|예요|에요|입니다|이?네요?|였어요|이었어요|이?였네요?|이었네요?|였습니다|이었습니다"
    r"|이?거든요|이야|야|임|다|였음|이?구나|이?였다|이었다|이었음"
    r"|でした(?:ね|わ|よ)?|です(?:ね|よ|わ)?|だった(?:です|わ)?|だ(?:ね|よ|わ)?|に(?:です)?"
    r"|なんです)?[ㅠㅜㅎㅋ^~]*(?=\s*(?:[.,!?。、！？;:)…—–-]|\n|$))",
    _I,
)
COUNTED: tuple[tuple[re.Pattern[str], int], ...] = (  # from the day just named
    (
        re.compile(
            r"(?:the|a|one) day (?:before|earlier|prior)\b(?!\s+yesterday)(?: that)?|(?:그\s?)?전날|하루\s?전(?:날)?"
            r"|(?:その)?前の日|(?:その)?前日"
            r"|(?:その)?一日前",
            _I,
        ),
        -1,
    ),
    (
        re.compile(
            r"(?:the|a|one) day (?:after|later)\b(?!\s+tomorrow)(?: that)?|the (?:next|following) day"
            r"|(?:그\s?)?다음\s?날|이튿날|하루\s?(?:뒤|후)"
            r"|(?:その)?次の日|(?:その)?翌日",
            _I,
        ),
        1,
    ),
    (re.compile(r"two days (?:before|earlier)\b(?: that)?|이틀\s?전날|(?:その)?二日前", _I), -2),
)
BARE = re.compile(  # no other rule takes it for a day
    r"(?<![\d월月.,/])(?<![월月]\s)(?P<n>\d{1,2})[일日](?![에자날に付간間전前])"
    r"|\b(?<!on )the (?P<n2>\d{1,2})(?:st|nd|rd|th)\b",
    _I,
)
CLEFT = re.compile(  # the sentence says nothing but the day of it: "工事に来てもらったのは14日"
    r"(?:のは|のが|(?<=[가-힣])[\s][건게]|것은|날은|날이|\b(?:it|that|\w+ (?:visit|delivery|day"
    r"|call)) was(?: on)?)\s?(?:the )?$",
    _I,
)
SUBJECT = re.compile(r"(?:(?<=[가-힣])[이가은는]|[はが])\s?$|\b(?:was|were)(?: on)?\s?(?:the )?$", _I)
COPULA = re.compile(r"이었|였|이에요|예요|でし|だった|(?=\W)")  # "수업이 4일, 아니 5일이었는데"
DAY_OF_MONTH = re.compile(r"(?:the )?(?P<n>\d{1,2})(?:st|nd|rd|th|일|日)(?!\s?[간間전前])(?! of)", _I)
WEEKDAY = re.compile(
    r"([월화수목금토일])요일|([月火水木金土日])曜日?|(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur|r)?(?:day)?\b", _I
)
PARTICLE = re.compile(r"\s?(?:에는|에|이|가|자로|날|に|は|が|の)(?=[\s、,]|아니|じゃ|では|\S*[가-힣ぁ-ん])")
ALONE = re.compile(r"\s*(?:on )?(?:the )?", _I)
ENDED = re.compile(r"\s*[,，、.。…!~:;—–-]")  # a clause is over
LED_BY = re.compile(r"(?:\b(?:not |and )*(?:on|since|from)\s+|\bnot\s+)$", _I)
DENIED_BEFORE = re.compile(r"[,\s—–(-]*\b(?:and )?(?:not|wasn't|was not) (?:on )?$", _I)
DENIED_AFTER = re.compile(
    r"\s?(?:이|가|은|는|에|が|は|に)?\s?(?:아니(?:라|고|에요|었어요|요|라요|었습니다)|말고|じゃな|ではな|ではあり"
    r"|じゃあり)[가-힣ぁ-ん]*",
    _I,
)
REGRETS = re.compile(
    r"아니라|아니고|다시\s?보니|착각|잘못|헷갈|정정|じゃなく|ではなく|勘違い|間違|訂正|\bi mean\b|\bi meant\b"
    r"|\bnot\b|\bactually\b|\bsorry\b|\bmistake\b|\bwrong\b",
    _I,
)
FILLERS = re.compile(
    r"다시\s?보니까?|착각(?:했[가-힣]*|이[가-힣]*)?|잘못\s?(?:말했|썼|적었|봤)[가-힣]*|헷갈렸[가-힣]*|정정(?:할게요"
    r"|합니다)?|죄송(?:해요|합니다)?|미안(?:해요)?|(?:이|가)?\s?아니(?:라|고|에요)|이?네요|이?에요|예요|입니다|이요"
    r"|였어요|앗|아\s"
    r"|すみません|ごめんなさい|勘違い(?:でした|です)?|間違え(?:ました|た)|間違い(?:でした|です)?|訂正(?:します)?"
    r"|じゃなくて?|ではなくて?|でした|です|ました|あ、|の"
    r"|\b(?:i mean|i meant|not|actually|sorry|my mistake|wrong|it was|that was|it's|on|the|but|no|wait|i got that"
    r" wrong|of)\b",
    _I,
)
