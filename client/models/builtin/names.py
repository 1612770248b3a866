"""What does the customer want to be called, if a sentence says so, and what does the block say?"""

from __future__ import annotations

import re
from dataclasses import dataclass

from client.models.builtin.cue import Cue, cue
from client.models.builtin.language import Language
from client.models.builtin.matters import NAME_LINE

_LONGEST = 24  # code points of a form of address
_MOST_WORDS = 3

# Korean
_KO_CALL = cue(
    r"^(?P<before>.*?\S)\s*(?P<particle>이라고|라고|으로|로)\s*(?:만\s*|편하게\s*|좀\s*"
    r"|계속\s*)?(?P<verb>(?:안\s*)?(?:불러"
    r"|부르|호칭).*)$"
)
_KO_WANT = cue(
    r"^(?:불러\s*(?:줘|주세|주시|주십|줄래|주실|주라|주면|다오|달라고\s*(?:했잖|부탁)|주셨으면|줬으면|$|[.!~])"
    r"|부르(?:세요|시면\s*(?:돼|됩|되)|면\s*(?:돼|됩|되))"
    r"|호칭\S*\s*(?:해|불러)\s*(?:주|줘))"
)
_KO_DROP = cue(r"^(?:부르지\s*(?:마|말|않아도)|불러\s*주지\s*(?:마|말|않)|안\s*불러도|불러도 안)")
_KO_CORRECT = cue(
    r"(?:제|내|저의)?\s*(?:이름|호칭)(?:은|는|이)?\s*.{1,20}?(?:가|이)\s*아니(?:라|고"
    r"|에요)[,\s]*(?P<name>\S{1,20}?)(?:이라고|라고|이에요|예요|에요"
    r"|입니다|이야|야)"
)
_KO_TITLE = cue(
    r"(?:호칭|부를 이름)(?:은|는|을)\s*(?:\S+에서\s*)?(?P<name>\S{1,20}?)(?:(?:으로|로|이라고|라고)\s*(?:해|부탁|바꿔"
    r"|변경)"
    r"|(?:이에요|예요|에요|입니다|이야|야)[.!\s]*$)"
)
_KO_WHEN = cue(r"부를\s?때(?:는|엔)?\s*(?P<name>\S{1,12}(?:\s\S{1,8})?)(?:이라고|라고)\s*(?:해|하|불러|부탁)")
_KO_LEAD = re.compile(
    r"^(?:저를|절|저|나를|날|나|저는|나는|제\s?이름은|이름은|제\s?이름을|호칭은|호칭을|앞으로(?:는|도)?|앞으론"
    r"|이제부터(?:는)?|이제(?:는)?|지금부터(?:는)?|오늘부터(?:는)?"
    r"|다음부터(?:는)?|항상|늘|언제나|그냥|편하게|꼭|좀|그럼"
    r"|그러면|그리고|근데|네|아니|아니요|음|저기|안녕하세요|혹시|참고로|앞으로도|친구처럼|대화할\s?때(?:는)?"
    r"|답할\s?때(?:는)?|저한테|저에게|말고|대신)[,\s.!]+"
)
_KO_INSTEAD = re.compile(r"^.*?(?:말고|대신에?|가 아니라|이 아니라|아니라|아니고)[,\s]+")
_KO_OTHERS = cue(
    r"(?:친구|사람|다들|모두|엄마|아빠|부모|가족|동료|애|남|팀|회사|동생|언니|누나|오빠|형|선생|상사|팀장|그|걔|누가"
    r"|누군가)\S*\s*(?:들)?(?:은|는|이|가|도|에서는|에서)\s|자기를"
    r"|자신을|자기는|그를|그녀를"
)
_KO_NOT_A_NAME = cue(
    r"^(?:뭐|뭐라|무엇|누구|어떻게|어떤|이거|그거|이것|이름|전화|문자|메일|카톡|택시|다른\s?이름|본명|별명|그렇게"
    r"|이렇게|저렇게|◇.*)$"
)

# English
_EN_NAME = r"(?P<name>(?:(?:Mr|Ms|Mrs|Dr|Prof)\.?\s+)?[^\s,.!?;:\"]+(?:[ ][A-Z][\w'’\-]*){0,2})"
_EN_CALL = re.compile(
    rf"(?i:\b(?:call|address)\s+me(?:\s+as)?|\bto be (?:called|addressed as)|\brather be called|\bi go by|\bgoing "
    rf"by)\s+(?i:(?:just|simply)\s+)?{_EN_NAME}(?P<rest>.*)$"
)
_EN_CORRECT = re.compile(rf"(?i:\bmy name(?: is|'s)|\bname(?: is|'s)|\bi'?m)\s+{_EN_NAME},?\s+(?i:not)\s+\S+")
_EN_DROP = re.compile(
    rf"(?i:\b(?:don't|do not|never|stop|no longer|quit)\s+(?:call|address|calling"
    rf"|addressing)\s+me(?:\s+as)?)\s+{_EN_NAME}"
)
_EN_OTHERS = cue(
    r"\b(?:they|people|friends?|everyone|everybody|colleagues?|mom|mum|dad|he|she|others|some|who|why|boss|family"
    r"|wife|husband)\b.{0,20}\bcalls?\b|\bwhy\b|\bif you\b|\bdo you\b|\bdid you\b|\bwill you\b"
)
_EN_NOT_A_NAME = re.compile(  # what follows "call me" where it is no name
    r"(?:that|so|it|back|later|tomorrow|today|when|at|on|if|maybe|asap|now|again|please|before|after|in|by|for|and|or"
    r"|to|the|a"
    r"|an|tonight|soon|any|anytime|whenever|crazy|stupid|old-fashioned|something|anything|what|whatever|names|about"
    r"|here|there|this|that|via|with|from|instead|not|it|first|only)[,.]?",
    re.IGNORECASE,
)

# Japanese
_JA_CALL = re.compile(r"^(?P<before>.*?\S)\s*(?:と|って)(?:お)?呼(?P<verb>.*)$")
_JA_WANT = re.compile(
    r"^(?:んで(?:ください|下さい|ほしい|欲しい|くれ|もらえ|もらい|いただけ|いただき|ね|よ|$|[。!！])|びください"
    r"|びいただ|ばれたい|ばれると嬉し|んでいいです[。よ]|んで(?:も)?(?:いい"
    r"|大丈夫)です[。よ！!]*$)"
)
_JA_DROP = re.compile(r"^ば(?:ないで|なくて(?:も)?(?:いい|大丈夫|結構))|^ぶのは?やめ")
_JA_LEAD = re.compile(
    r"^(?:私|僕|俺|わたし|わたくし|自分)(?:の(?:こと|名前))?(?:は|を|も)?[、\s]*|^(?:今後は?|これから(?:は|も)?"
    r"|次から(?:は)?|今日から(?:は)?|いつも|気軽に|普通に|では"
    r"|じゃあ|あの|すみません|はい|いいえ|名前は|呼び方は|はじめまして)[、。\s]*"
)
_JA_INSTEAD = re.compile(r"^.*?(?:ではなく(?:て)?|じゃなく(?:て)?|でなく|の代わりに)[、\s]*")
_JA_OTHERS = re.compile(r"(?:友達|友人|みんな|皆|家族|同僚|他の人|彼|彼女|上司|人)(?:たち)?(?:は|が|から|に)")
_JA_NOT_A_NAME = re.compile(r"^(?:何|なん|なに|どう|誰|それ|これ|そう|こう|◇.*)$")

_INTRODUCED: dict[Language, Cue | re.Pattern[str]] = {
    "ko": cue(
        r"(?:^|[\s,])(?:제|내|저의)\s?이름은\s*(?P<name>[가-힣A-Za-z]{2,12}?)(?:이에요|예요|에요|입니다|이라고 (?:해"
        r"|합)|라고 (?:해|합)|이야|야)"
    ),
    "en": re.compile(r"(?i:\bmy name is|\bmy name's)\s+(?P<name>[A-Z][\w'’\-]*(?: [A-Z][\w'’\-]*)?)\s*[.!]?\s*$"),
    "ja": re.compile(r"名前は(?P<name>[^\s、。はがを]{1,12}?)(?:と(?:いいます|言います|申します)|です(?:。|$))"),
}


_INSTEAD: dict[Language, re.Pattern[str]] = {
    "ko": re.compile(
        r"^아(?:니|뇨)\S*[,\s]+(?P<name>[가-힣A-Za-z]{2,12}?)(?:이에요|예요|에요|입니다|이야|야|요)(?![가-힣])"
    ),
    "en": re.compile(r"(?i:^no,?\s+(?:it's|i'm|it is|i am|my name is)\s+)(?P<name>[A-Z][\w'’\-]*)"),
    "ja": re.compile(r"^いい?え[、。\s]*(?P<name>[^\s、。]{1,12}?)です"),
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """A form of address that the customer wants, or with `drop` no longer wants."""

    name: str
    drop: bool = False


def wanted(sentence: str, language: Language) -> Wanted | None:
    """What one sentence of the customer's own asks to be called; None where it does not."""
    match language:
        case "ko":
            found = _korean(sentence)
        case "en":
            found = _english(sentence)
        case "ja":
            found = _japanese(sentence)
    if found is None:
        return None
    name = found.name.strip(" '\"‘’“”「」,.、。!！~")
    proper = 0 < len(name) <= _LONGEST and len(name.split()) <= _MOST_WORDS and re.search(r"[^\W\d_]", name)
    return Wanted(name, found.drop) if proper else None


def corrected(sentence: str, called: str | None) -> Wanted | None:
    """ "It is Jiwoo, not Jisoo", said by somebody whom the block calls Jisoo."""
    if not called:
        return None
    old = re.escape(called)
    found = re.search(
        rf"^\W*{old}(?:님|씨)?\s*(?:이|가)?\s*(?:아니라|아니고|아니에요|말고)[,.\s]*(?P<ko>[^\s,.]{{1,20}}?)(?:이에요"
        rf"|예요|에요|입니다|이야|야|요)?[.!\s]*$"
        rf"|(?P<en>[A-Z][\w'’\-]*),? not {old}\b|\bnot {old}[,.]? (?:it's |but )?(?P<en2>[A-Z][\w'’\-]*)"
        rf"|{old}(?:さん)?(?:では|じゃ)な(?:く|くて|いです)[、。\s]*(?P<ja>[^\s、。]{{1,20}}?)(?:です|だ)?[。!！]*$",
        sentence,
    )
    name = next((group for group in found.groups() if group), None) if found else None
    return Wanted(name) if name else None


def introduced(sentence: str, language: Language) -> str | None:
    """The name by which the customer introduces themselves; not yet a wish to be called so."""
    found = _INTRODUCED[language].search(sentence)
    return found.group("name") if found and not sentence.rstrip().endswith(("?", "？")) else None


def instead(text: str, language: Language) -> str | None:
    """ "No, it is Minseo": another name than the one just understood."""
    found = _INSTEAD[language].search(text)
    return found.group("name") if found else None


def in_block(block: str) -> str | None:
    """The form of address in the block, where a line holds one."""
    for line in block.splitlines():
        if NAME_LINE.search(line):
            labelled = re.match(r"^[^:：]{1,24}[:：]\s*(\S.{0,40}?)\s*$", line)
            if labelled:
                return labelled.group(1)
            for language in ("ko", "en", "ja"):
                if (found := wanted(line, language)) and not found.drop:
                    return found.name
            bare = re.match(r"^\s*(?:호칭은?)?\s*(\S{1,20}?)(?:이라고|라고|으로|로)\s*(?:부르|불러|부름)", line)
            if bare:
                return bare.group(1)
    return None


def _korean(sentence: str) -> Wanted | None:
    corrected = _KO_CORRECT.search(sentence) or _KO_TITLE.search(sentence) or _KO_WHEN.search(sentence)
    if corrected:
        return Wanted(corrected.group("name"))
    match = _KO_CALL.match(sentence)
    if not match or _KO_OTHERS.search(match.group("before") + " "):
        return None
    drop = bool(_KO_DROP.match(match.group("verb")))
    if not drop and not _KO_WANT.match(match.group("verb")):
        return None
    name = _KO_INSTEAD.sub("", match.group("before"))
    while (shorter := _KO_LEAD.sub("", name)) != name:
        name = shorter
    if _KO_NOT_A_NAME.match(name):
        return None
    if match.group("particle") in {"으로", "로"} and len(name.split()) > 1 and not name.endswith(("님", "씨")):
        return None
    return Wanted(_with_final(name, match.group("particle")), drop)


def _with_final(name: str, particle: str) -> str:
    """`하이` + `라고`: the 이 belongs to the name where the syllable before it has no final consonant."""
    last = ord(name[-1])
    open_syllable = 0xAC00 <= last <= 0xD7A3 and (last - 0xAC00) % 28 == 0
    return f"{name}이" if particle == "이라고" and open_syllable else name


def _english(sentence: str) -> Wanted | None:
    drop = _EN_DROP.search(sentence)
    found = drop or _EN_CORRECT.search(sentence)
    if not found:
        found = _EN_CALL.search(sentence)
        if not found or _EN_OTHERS.search(sentence[: found.end("name")]):
            return None
    name = re.sub(r"\s+(?:instead|please|not|from)$", "", found.group("name"))
    first = name.split()[0].lower() if name.split() else ""
    return (
        None
        if _EN_NOT_A_NAME.fullmatch(first) or first.isdigit() or first.startswith(("+", "◇", "@"))
        else Wanted(name, drop=drop is not None)
    )


def _japanese(sentence: str) -> Wanted | None:
    match = _JA_CALL.match(sentence)
    if not match or _JA_OTHERS.search(match.group("before")):
        return None
    drop = bool(_JA_DROP.match(match.group("verb")))
    if not drop and not _JA_WANT.match(match.group("verb")):
        return None
    name = _JA_INSTEAD.sub("", match.group("before"))
    while (shorter := _JA_LEAD.sub("", name)) != name:
        name = shorter
    name = re.split(r"[、。\s]", name)[-1]
    return None if not name or _JA_NOT_A_NAME.match(name) else Wanted(name, drop)
