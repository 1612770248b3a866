"""What does a customer care about more, and what would they give up for it, as their own words say?

Reads a sentence in Korean, English or Japanese for what it wants (speed, price, quality …) and what it yields ("비싸도
되니", "rather than price", "遅くても"). A plain wish for one thing to be quick is no leaning: either the words weigh it
("중요해요", "matters", "優先"), or something is given up for it. Pure; the same words always read the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

Language = Literal["ko", "en", "ja"]


@dataclass(frozen=True, slots=True)
class Leaning:
    """Names of `AXES`. `said` = the words weigh it themselves, so that nothing had to be inferred."""

    wants: frozenset[str]
    yields: frozenset[str]
    said: bool


_WORDS: dict[str, tuple[str, ...]] = {  # what a thing that can be weighed is called
    "speed": (
        r"빨리|빠른|빠르|신속|속도|스피드|서둘|지체\s?없|즉시|당장|급한|급하게|급히|당일|먼저\s?처리",
        r"시간이?\s?(?:더\s?|제일\s?|가장\s?)?(?:짧|중요|우선)|시간을\s?(?:더\s?)?(?:중시|우선)|늦는\s?(?:건|것은|게)\s?(?:싫|곤란|안\s?돼)",
        r"\b(?:fast(?:er|est)?|quick(?:ly|er)?|speedy?|asap|soon(?:er|est)?|prompt(?:ly)?|urgent(?:ly)?|rush|hurry)\b",
        r"\b(?:turnaround|time (?:is (?:more )?important|matters))\b",
        r"早く|速く|早い|速い|早め|速さ|早さ|スピード|速度|迅速|急ぎで|急いで|すぐ|時間(?:を(?:優先|重視)|が(?:大|重|一番))",
    ),
    "price": (
        r"싸게|싼\s?(?:게|것|걸|쪽|값)|저렴|가격|비용|값이|값을|금액|요금이|돈(?=[은이보을])|아끼|절약|할인",
        r"\b(?:cheap(?:er|est|ly)?|pric(?:e|es|ing)|costs?|affordable|budget|money|inexpensive)\b",
        r"安く|安い|安さ|価格|値段|料金|費用|コスト|お金|節約",
    ),
    "quality": (
        r"품질|퀄리티|완성도|제대로|꼼꼼",
        r"\b(?:quality|thorough(?:ly|ness)?|properly|done right)\b",
        r"品質|丁寧|きちんと|しっかり",
    ),
    "accuracy": (r"정확", r"\b(?:accura\w+|precis\w+|exact(?:ness)?)\b", r"正確"),
    "security": (r"보안", r"\bsecur(?:e|ity)\b", r"セキュリティ"),
    "privacy": (r"개인\s?정보|프라이버시", r"\bprivacy\b", r"個人情報|プライバシー"),
    "stability": (r"안정(?:성|적|이)", r"\b(?:stab(?:le|ility)|reliab\w+|uptime)\b", r"安定"),
    "simplicity": (
        r"간단|단순|간편|쉽게|쉬운",
        r"\b(?:simpl(?:e|er|icity)|eas(?:y|ier|e of use))\b",
        r"簡単|シンプル|手軽",
    ),
    "detail": (r"자세|상세", r"\bdetail\w*\b", r"詳し|詳細"),
    "evidence": (r"근거|출처", r"\b(?:evidence|sources)\b", r"根拠|出典"),
    "features": (r"기능", r"\bfeatures?\b", r"機能"),
    "design": (r"디자인", r"\bdesign\b", r"デザイン"),
    "support": (r"친절|응대", r"\b(?:kind(?:ness)?|friendl\w+|(?:good|better) support)\b", r"親切|サポート"),
}
_NAMES: dict[str, dict[Language, str]] = {  # and as a noun
    "speed": {"ko": "처리 속도", "en": "speed", "ja": "速さ"},
    "price": {"ko": "가격", "en": "price", "ja": "価格"},
    "quality": {"ko": "품질", "en": "quality", "ja": "品質"},
    "accuracy": {"ko": "정확함", "en": "accuracy", "ja": "正確さ"},
    "security": {"ko": "보안", "en": "security", "ja": "セキュリティ"},
    "privacy": {"ko": "개인정보 보호", "en": "privacy", "ja": "プライバシー"},
    "stability": {"ko": "안정성", "en": "reliability", "ja": "安定性"},
    "simplicity": {"ko": "간편함", "en": "simplicity", "ja": "手軽さ"},
    "detail": {"ko": "자세한 설명", "en": "detail", "ja": "詳しい説明"},
    "evidence": {"ko": "근거", "en": "evidence", "ja": "根拠"},
    "features": {"ko": "기능", "en": "features", "ja": "機能"},
    "design": {"ko": "디자인", "en": "design", "ja": "デザイン"},
    "support": {"ko": "친절한 응대", "en": "good support", "ja": "親切な対応"},
}
AXES: tuple[str, ...] = tuple(_WORDS)
_GIVEN_UP: dict[str, tuple[str, ...]] = {  # said of doing without it
    "price": (
        r"(?:더\s?)?비싸(?:도(?!\s?너무)|더라도|지더라도)|비싼\s?(?:것|거|편이어)도|비싼\s?(?:건|것은|거는)\s?(?:괜찮|상관)",
        r"얼마가?\s?(?:들든|들어도|들더라도)|가격\s?(?:신경|생각)[은을]?\s?(?:쓰지|안|하지)",
        r"(?:돈|비용|요금|급행료|할증료?|추가\s?금액|웃돈)[이은을도]?\s?(?:좀\s?|더\s?|많이\s?)*(?:들|붙|내|나|드)(?:[어려와가]?도|더라도)",
        r"\b(?:pay(?:ing)? (?:a bit |a little )?(?:more|extra)|costs? (?:a bit |a little )?(?:more|extra))\b",
        r"\b(?:(?:more )?expensive|pricier|whatever it costs|money is no object|higher price)\b",
        r"高くて(?:も|かまい|構い)|(?:お金|費用|コスト)[がは]?かかって|料金を払って|割高でも",
    ),
    "speed": (
        r"천천히|늦어(?:도(?!\s?너무)|져도|지더라도)|늦더라도|느려도|느리더라도|급하지\s?않|안\s?급|서두르지\s?않|기다릴\s?수",
        r"(?:시간이?\s?(?:좀\s?|더\s?)*|오래\s?)걸려도|(?:시간이?\s?|오래\s?)걸리더라도",
        r"\b(?:no rush|no hurry|not in a (?:rush|hurry)|take (?:your|its) time|slow(?:er|ly)?|later)\b",
        r"\b(?:(?:can|could|happy to|don't mind) wait(?:ing)?|takes? (?:a bit |a little )?longer)\b",
        r"ゆっくり|遅くて|遅れて|時間がかかって|急ぎではな|急ぎませ|急がな|待て",
    ),
    "quality": (
        r"대충|품질이?\s?(?:좀\s?)?(?:떨어져|낮아)도",
        r"\b(?:good enough|quick and dirty)\b",
        r"品質が(?:多少)?落ちて",
    ),
    "features": (r"기능[이은]?\s?(?:좀\s?)?(?:적어|없어|부족해)도", r"\bfewer features\b", r"機能が少なくて"),
    "simplicity": (r"복잡해도|번거로워도", r"\bcomplicated is fine\b", r"複雑でも|面倒でも"),
}
_BEHIND = (  # said after the word for it
    r"[은는이가도]?\s?(?:전혀\s?|별로\s?|그다지\s?|크게\s?)?(?:상관\s?없|상관\s?안|신경\s?(?:안|쓰지)|괜찮)",
    r"[은는이가도]?\s?(?:전혀\s?|별로\s?|그다지\s?|크게\s?)?(?:중요하지\s?않|중요치\s?않|안\s?중요)",
    r"\s(?:is|are)(?:n't| not) (?:so |that |an? )*(?:important|issue|concern|problem)",
    r"\s?(?:doesn't|don't|does not|do not) matter|\s?is no (?:issue|concern)",
    r"\s?(?:は|も)(?:気にし(?:ない|ませ)|問いませ|問わな|重要では|二の次)",
    r"(?:[가-힣\s]{0,8}(?:것|거))?보다(?:는|도)?|よりも?",
)
_ALLOWED = (  # the giving up is a free choice, not a complaint
    r"도\s?(?:좀\s?)?(?:되|돼|됩|괜찮|좋|상관|무방)|[어져려해싸]도\s|괜찮|지만|니까?|더라도|어도|아도|여도|상관\s?없|신경\s?안|않",
    r"수\s?있|천천히|대충",
    r"\b(?:fine|ok(?:ay)?|mind|rather|happy|willing|as long as|if|even|prefer|but|no rush|no hurry|whatever)\b",
    r"\b(?:i'd|would|no object|take (?:your|its) time|can wait|matter)\b",
    r"ても|でも|かまいませ|構いませ|いいので|ゆっくり|ませ|ない",
)
_WEIGHS = (
    r"중요|중시|우선(?:이|입|예|해|하|시|순위|적)|먼저(?:예|입|이|라)|핵심|선호|더\s?(?:좋|낫|나아)",
    r"\b(?:matters?|important|priorit\w+|prefer|comes? first|care (?:more |most )?about|value)\b",
    r"重視|優先|大事|大切|重要|一番|第一",
)
_OURS = (
    r"저는|저희|우리|제게|제겐|저한테|저에게|나는|나한테|(?:제일|가장)\s?중요|(?:최)?우선(?:이|입|예|시)",
    r"\b(?:i|we|us|me|our|my|top priority|most|first)\b",
    r"私|わたし|弊社|当社|うち|僕|一番(?:大|重)|優先|第一",
)
_THAN = r"\b(?:than|over|rather than|instead of|above)\b\s(?P<rest>[^,.;\n]{2,30})"


def _any(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(words), re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Patterns:
    named: dict[str, re.Pattern[str]]
    without: dict[str, re.Pattern[str]]
    less: dict[str, re.Pattern[str]]
    freely: re.Pattern[str]
    weighed: re.Pattern[str]
    ourselves: re.Pattern[str]
    over: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    """Compiled when a sentence is weighed for the first time: 50 ms for which no window has to wait."""
    behind = rf"[가-힣]{{0,2}}?(?:{'|'.join(_BEHIND)})"
    return _Patterns(
        named={axis: _any(words) for axis, words in _WORDS.items()},
        without={axis: _any(words) for axis, words in _GIVEN_UP.items()},
        less={axis: re.compile(rf"(?:{'|'.join(words)}){behind}", re.IGNORECASE) for axis, words in _WORDS.items()},
        freely=_any(_ALLOWED),
        weighed=_any(_WEIGHS),
        ourselves=_any(_OURS),
        over=_any((_THAN,)),
    )


def read(words: str) -> Leaning | None:
    """The leaning that the words show; None where they weigh nothing against nothing."""
    patterns = _patterns()
    yields: set[str] = set()
    kept = words
    free = patterns.freely.search(words) is not None
    for given_up, counts in ((patterns.without, free), (patterns.less, True)):
        for axis, pattern in given_up.items():
            if counts and pattern.search(kept):
                yields.add(axis)
                kept = pattern.sub(lambda match: " " * len(match.group()), kept)
    while than := patterns.over.search(kept):
        yields |= {axis for axis, pattern in patterns.named.items() if pattern.search(than["rest"])}
        kept = kept[: than.start()] + " " * len(than.group()) + kept[than.end() :]
    wants = {axis for axis, pattern in patterns.named.items() if pattern.search(kept)} - yields
    said = patterns.weighed.search(kept) is not None
    if not wants or not (yields or (said and patterns.ourselves.search(words))):
        return None
    return Leaning(frozenset(wants), frozenset(yields), said)


def opposed(one: Leaning, other: Leaning) -> bool:
    """What one wants, the other gives up."""
    if one.wants & other.wants:
        return False
    return bool(one.wants & other.yields or other.wants & one.yields)


def mentions(text: str, axis: str) -> bool:
    """The text has a word for the axis."""
    return axis in _WORDS and _patterns().named[axis].search(text) is not None


def name(axis: str, language: Language) -> str:
    """An axis as a noun."""
    return _NAMES[axis][language]
