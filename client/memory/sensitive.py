"""Does a sentence touch health, relationships or finances, so that the customer has to be asked first?

Only the areas that the service's signed config serves are looked at. Words of business (refund, invoice, bank account
for a refund) are no private finances.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Literal, get_args

Area = Literal["health", "relationships", "finances"]
AREAS: tuple[Area, ...] = get_args(Area)

_WORDS: dict[Area, re.Pattern[str]] = {
    "health": re.compile(
        r"우울|불안장애|공황|조울|불면증|정신과|심리\s?상담|암\s?(?:진단|투병|수술|환자|치료)|(?:위|간|폐|유방|대장"
        r"|갑상선)암|당뇨|고혈압|질환|질병|병원|입원|수술|진단받|복용|처방"
        r"|약을?\s?(?:먹|복용)|투병|치료"
        r"|임신|유산|난임|장애(?:가\s있|인|\s?등급|를\s가)|시각장애|청각장애|지체장애|색약|색맹|난청|알레르기|알러지"
        r"|불내증|천식|아토피|뇌전증|치매|확진|건강\s?(?:이|상)"
        r"|\bdepress(?:ion|ed)\b|\banxiety\b|\bbipolar\b|\bpanic attacks?\b|\binsomnia\b|\btherap(?:y|ist)\b"
        r"|\bmedications?\b|\bdiagnos|\bcancer\b|\bdiabet|\bblood pressure\b"
        r"|\bsurgery\b|\bhospital|\bpregnan|\bmiscarriage\b|\bdisab(?:led|ility)\b|\bblind\b|\bdeaf\b|\ballerg"
        r"|\basthma\b|\bepilep|\bautis|\badhd\b|\bhiv\b|\bill(?:ness)?\b|\bdyslexi|\bintoleran|\bco?eliac"
        r"|うつ|鬱|不安障害|パニック障害|不眠症|精神科|心療内科|がん|癌|糖尿病|高血圧|病気|入院|手術|診断|服用|薬を"
        r"|妊娠|流産|障害者|視覚障害|聴覚障害|色弱|難聴|アレルギー|不耐症|喘息|持病|通院|治療",
        re.IGNORECASE,
    ),
    "relationships": re.compile(
        r"이혼|별거|재혼|결혼|파혼|약혼|연애|애인|남자\s?친구|여자\s?친구|남친|여친|헤어졌|헤어지|사귀|썸|바람을?\s?피"
        r"|시댁|처가|가정\s?폭력|동성애|성소수자|성적\s?지향|커밍아웃"
        r"|\bdivorc|\bseparated from\b|\bmarri(?:ed|age)\b|\bengaged to\b|\b(?:girl|boy)friend\b|\bbroke up\b"
        r"|\bbreakup\b|\bdating\b|\baffair\b|\bgay\b|\blesbian\b|\bbisexual\b|\btransgender\b"
        r"|離婚|別居|再婚|結婚|婚約|恋人|彼氏|彼女と|別れ(?:た|まし)|交際|浮気|不倫|同性愛|性的指向",
        re.IGNORECASE,
    ),
    "finances": re.compile(
        r"연봉|월급|급여가|소득이|빚|채무|파산|개인\s?회생|신용\s?(?:등급|불량|점수)|대출|연체|압류|재산|상속|생활고"
        r"|기초\s?생활|적금|주식\s?(?:투자|손실)|전세금"
        r"|\bsalary\b|\bdebts?\b|\bbankrupt|\bcredit score\b|\bmortgage\b|\bloans?\b|\boverdue\b|\binherit|\bforeclos"
        r"|\bmy income\b|\bsavings\b|\bcan'?t afford\b"
        r"|年収|給料|借金|債務|破産|自己破産|信用情報|ローン|滞納|差し押さえ|財産|相続|貯金|生活保護",
        re.IGNORECASE,
    ),
}


def sensitive_area(text: str, areas: Collection[str] = AREAS) -> Area | None:
    """The first served area that the text touches; None where it touches none."""
    for area, words in _WORDS.items():
        if area in areas and words.search(text):
            return area
    return None
