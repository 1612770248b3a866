"""What does a Korean clause say about the customer that lasts: name, contact, seats, tier, contract, health?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.instead import instead
from client.learning.ko.endings import HOLDS
from client.learning.ko.people import contacts, names
from client.learning.ko.wording import past_as_noun, plain, present_as_noun, towards
from client.learning.lexicon import CONTRACT, CONTRACTS, LANGUAGE, TIER, TIERS, key_of, label
from client.learning.shifts import shifted
from client.memory.sensitive import sensitive_area

_WHO = (
    r"(?P<who>직원|사용자|이용자|인원|구성원|팀원|좌석|라이선스|라이센스|시트|팀|회사|유저|멤버|계정|식구|학생"
    r"|수강생|상담원|인력|규모|자리|가족|매장|사무실|부서)(?:\s?수)?"
)
_UNIT = r"(?P<unit>명|인|석|개|좌석|분)"
_COUNT = re.compile(
    _WHO
    + r"(?:은|는|이|가|도|만|을|를|에|에는)?\s?(?:[가-힣]{2,4}\s){0,2}?(?:총|모두|전부|다\s?해서|합쳐서|이제|약|대략"
    r"|한)?\s?"
    rf"(?P<n>\d{{1,6}})\s?{_UNIT}(?:\s?(?:정도|가량|쯤|내외|규모|수준))?(?:이|가|을|를|이서|으로"
    rf"|로)?\s?(?:까지\s?)?(?:{HOLDS}|늘었|늘어났|줄었|줄어들었|됐|되었|[.!]*$)"
)
_COUNT_CHANGED = re.compile(
    _WHO + r"(?:을|를|이|가|은|는|도)?\s?(?:[가-힣]{2,4}\s)?(?:\d{1,6}\s?(?:명|개|석)에서\s?)?"
    rf"(?P<n>\d{{1,6}})\s?{_UNIT}(?:으로|로)\s?(?:늘렸|줄였|늘었|줄었|늘어났|줄어들었|바꿨|변경했|증설했|추가했|맞췄)"
)
_COUNT_ALONE = re.compile(
    r"(?:아니|아뇨|아니요|음)?[\s,]*(?:이제|이젠|지금은?|현재는?)\s?(?P<n>\d{1,6})\s?(?P<unit>명|석"
    r"|좌석)(?:이에요|입니다|이야|이\s?됐어요|이\s?되었습니다|(?:으로|로)\s?(?:늘|줄)었(?:어요|습니다))[.!]?"
)
_TOGETHER = re.compile(
    rf"(?:총\s?|모두\s?|다\s?해서\s?)?(?P<n>\d{{1,6}})\s?(?:명|인)(?:이서|이)\s?(?:같이\s?|함께\s?|나눠\s?)?{HOLDS}"
)

_PLAN = r"(?:요금제|플랜|등급|회원권?|고객|멤버십|버전|패키지|상품)"
_TIER_CHANGED = re.compile(
    rf"(?P<tier>{TIER})\s?{_PLAN}?(?:으로|로)\s?(?:\S+\s)?"
    r"(?:바꿨|바꾸었|바뀌었|바뀐|바꿈|변경했|변경하였|변경됐|변경되었|전환했|전환하였|전환됐|올렸|올라갔|올라왔"
    r"|업그레이드\s?(?:했|됐)|다운그레이드\s?(?:했|됐)|내렸|내려왔|갈아탔|옮겼|넘어갔|넘어왔|승급했|승급됐"
    r"|승급되었|가입했|등업됐|시작했|결제했|재가입했)"
    rf"|(?P<tier2>{TIER})\s?{_PLAN}?(?:이|가)\s?(?:됐|되었)",
    re.IGNORECASE,
)
_TIER_HELD = re.compile(
    rf"(?P<tier>{TIER})\s?{_PLAN}?(?:을|를|이|으로|로|에)?\s?(?:지금\s?|계속\s?|현재\s?)?{HOLDS}", re.IGNORECASE
)
_TIER_NAMED = re.compile(
    rf"(?P<tier>[가-힣A-Za-z0-9]{{2,12}})\s(?:요금제|플랜|등급|멤버십)(?:을|를|이|으로|로|에)?\s?(?:지금\s?"
    rf"|계속\s?)?{HOLDS}"
)
_NO_TIER = re.compile(
    r"^(?:무슨|어떤|같은|현재|기존|새로운|다른|비싼|저렴한|높은|낮은|지금|연간|월간|저희|우리|제가|회사|무료"
    r"|유료|모바일|인터넷|통신|결제|회원|고객|전용|할인|이용|사용|이런|그런|최고|최저|기본|구독)$"
)
_OUR = r"(?:저희|우리|우린|저흰|저는|저|제|난|나는|회사|본사|여기)"
_DEAL = r"(?:계약|결제|구독|약정|요금|멤버십|회원권?)"
_CONTRACT_HELD = re.compile(
    rf"{_OUR}[가-힣\s]{{0,10}}(?P<it>{CONTRACT})\s?(?:구독\s?)?{_DEAL}?(?:을|를|으로|로|이"
    rf"|에)?\s?(?:중)?\s?{HOLDS}|(?P<it2>{CONTRACT})\s?{_DEAL}(?:을|를|으로|로|에|이)?\s?(?:중)?(?:이에요|입니다"
    rf"|예요|이야|\s?(?:쓰고|사용|이용|구독|유지|맺고|묶여|내고|되어\s?있|돼\s?있|하고\s?있))"
    rf"|(?P<it3>{CONTRACT})(?:씩|으로|로)\s?(?:계약하고|결제하고|내고)\s?있|(?:계약|약정)(?:은|이"
    rf"|\s?기간은)\s?(?P<it4>{CONTRACT})(?:짜리|이에요|입니다|예요|이야)"
    rf"|(?:계약|결제|구독|약정)[가-힣]{{0,2}}\s(?P<it5>{CONTRACT})(?:으로|로)\s?(?:하고|돼|되어)\s?있"
)
_SWITCH = re.compile(r"바꿨|바꾸었|변경|전환|갈아탔|넘어갔")
_CONTRACT_CHANGED = re.compile(
    rf"(?P<it>{CONTRACT})\s?{_DEAL}(?:으로|로|을|를)?\s?(?:다시\s?|새로\s?)?(?:바꿨|바꾸었|변경했|변경됐|전환했"
    rf"|맺었|체결했|했|걸었|갱신했|들었|갈아탔|넘어갔|시작했|가입했)|(?P<it2>{CONTRACT})(?:으로|로)\s?(?:계약했"
    rf"|결제했|바꿨|갱신했|약정했)"
)
_MOVED = re.compile(
    r"(?P<it>(?!(?:[가-힣]*집|여기|거기|이곳|그곳|다른|근처)(?:으?로|[가-힣]\s))[가-힣]{2,6}?)"
    r"(?=(?:으로|로)\s?이사\s?(?:했|왔|갔|옴|함))"
)

_LIVES = re.compile(
    r"(?:^|\s)(?!혼자|같이|함께|여기|거기|따로|근처|집에|어디|둘이|셋이|가족|부모|못|잘|더|계속|아파트|원룸|빌라|주택|시골|지방|서로|오래)(?P<it>[가-힣]{2,7}?)(?:에서|에)?\s?(?:살아요|살고\s?있|삽니다|사는데|살거든|거주)"
)
_AHEAD = re.compile(r"예정|계획|늘릴|줄일|될\s?(?:것|거)|뽑을|채용할|필요|까지는?\s?(?:가능|돼)|이상|이하|미만|초과")
_PRIVATE = re.compile(
    r"약을?\s?(?:먹|복용)|복용\s?(?:중|하)|진단(?:을)?\s?받|앓고\s?있|수술(?:을)?\s?(?:받|했)|치료(?:를)?\s?받"
    r"|투병|입원(?:했|\s?중)|장애가\s?있|색약|색맹|난청|(?:장애인?|당뇨|고혈압|천식|아토피|난청|임신|우울증"
    r"|불면증|공황장애|알레르기|알러지|시각장애|청각장애|색맹|색약|불내증)(?:병)?[가-힣]{0,4}\s?(?:이?라서?(?=[\s,])"
    r"|인데|이에요|예요|입니다|이야|중|가\s?있|이\s?있|있어|있는|환자|때문에|심해|증상)|임신했|이혼했|이혼하"
    r"|별거\s?중|헤어졌|결혼했|연체\s?중|파산했|개인\s?회생|대출을?\s?(?:갚|받)|알레르기가\s?있"
)
_SPEAKS = re.compile(
    rf"(?:제가|저는|저도|전|나는)\s(?:[가-힣]{{1,4}}\s)?(?:{LANGUAGE})(?:가|이|를|을|는|은)?\s?(?:많이\s|아직\s|좀\s|잘\s)?"
    r"(?:서툴|서투|못\s?[하해합읽알]|약해|약합|부족|모르|몰라)"
)
_ADVICE = re.compile(r"좋은|추천|먹어도|괜찮")
_AID = re.compile(
    r"(?P<it>화면\s?낭독기|스크린\s?리더|화면\s?읽기|보이스오버|톡백|점자(?:\s?단말기)?|확대경"
    r"|돋보기(?:\s?기능)?|큰\s?글씨|큰\s?글자|고대비|수어(?:\s?통역)?|수화(?:\s?통역)?|자막|휠체어"
    r"|보청기)[가-힣]*\s?(?:을|를|로|으로|가|이)?\s?(?:항상\s?|꼭\s?)?(?:써|쓰|씁니다|사용|이용|필요|봐|보고"
    r"|봅니다|들어|듣|타고|탑니다|켜|있어야)"
)


def read(clause: Clause) -> Iterator[Draft]:
    """Attributes, and the change that brought one about."""
    text = clause.text
    yield from names(text)
    yield from contacts(text, clause.sentence)
    yield from _counts(text)
    plans = [*_plans(text)]
    yield from plans or (
        () if _MOVED.search(text) else [*shifted(text, "ko")] or instead(text, "ko", _as_noun(plain(text)))
    )
    yield from _private(text)
    if _SPEAKS.search(text):
        yield Draft("attribute", _as_noun(plain(text)), "speaks")
    if match := _MOVED.search(text) or _LIVES.search(text):
        yield Draft("attribute", f"사는 곳은 {match['it']}", "residence", value=match["it"])


def _as_noun(said: str) -> str:
    return past_as_noun(said) or present_as_noun(said) or said


def _counts(text: str) -> Iterator[Draft]:
    if _AHEAD.search(text):
        return
    if match := _COUNT_CHANGED.search(text) or _COUNT.search(text):
        who = match["who"]
        kind = (
            "staff"
            if who in {"직원", "인원", "구성원", "회사", "식구", "사무실", "매장"}
            else "team"
            if who in {"팀", "팀원", "멤버", "부서", "상담원"}
            else "licences"
            if who not in {"학생", "수강생", "가족"}
            else "members"
        )
        yield Draft(
            "attribute", f"{who} {match['n']}{match['unit']}", f"seats/{kind}", attribute="seats", value=match["n"]
        )
    elif match := _COUNT_ALONE.fullmatch(text):
        noun = "인원" if match["unit"] == "명" else "좌석"
        yield Draft("attribute", f"{noun} {match['n']}{match['unit']}", "seats", attribute="seats", value=match["n"])
    elif match := _TOGETHER.search(text):
        yield Draft("attribute", f"인원 {match['n']}명", "seats/staff", attribute="seats", value=match["n"])


def _plans(text: str) -> Iterator[Draft]:
    changed = _TIER_CHANGED.search(text)
    if changed:
        tier: str | None = changed["tier"] or changed["tier2"]
    elif held := _TIER_HELD.search(text):
        tier = held["tier"]
    else:
        named = _TIER_NAMED.search(text)
        tier = named["tier"] if named and not _NO_TIER.match(named["tier"]) else None
    if tier:
        key = key_of(TIERS, tier)
        yield Draft("attribute", f"{label(TIERS, key, 'ko')} 등급", "tier", attribute="tier", value=key)
        if changed:
            yield Draft("event", f"{towards(label(TIERS, key, 'ko'))} 바꿈", "tier", "named")
    moved = _CONTRACT_CHANGED.search(text)
    if match := moved or _CONTRACT_HELD.search(text):
        key = key_of(CONTRACTS, next(it for it in match.groups() if it))
        name = f"{label(CONTRACTS, key, 'ko')} 계약"
        yield Draft("attribute", name, "contract", attribute="contract", value=key)
        if moved and not changed and _SWITCH.search(text):
            yield Draft("event", f"{towards(name)} 바꿈", "contract", "named")


def _private(text: str) -> Iterator[Draft]:
    area = sensitive_area(text)
    if area and _PRIVATE.search(text) and not _ADVICE.search(text):
        said = plain(text)
        yield Draft("attribute", past_as_noun(said) or present_as_noun(said) or f"'{said}'라고 말함", f"private/{area}")
    if match := _AID.search(text):
        yield Draft("attribute", f"{match['it']} 사용", "accessibility", attribute="accessibility", value=match["it"])
