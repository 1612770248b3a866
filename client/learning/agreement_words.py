"""By which words does a service commit itself, offer or decline, and a customer accept; how is an agreement said?"""

from __future__ import annotations

import re
from datetime import date

from client.learning.clauses import Language
from client.learning.ko.wording import object_
from client.learning.lexicon import ACTION, CONTRACT, CONTRACTS, key_of, label

_I = re.IGNORECASE
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")

AFFIRMED = re.compile(
    r"(?:반영|적용|등록|조정|입금|처리|변경|예약|배정|추가|확정)(?:해\s?드렸|했습니다|했어요|하였습니다|\s?완료)"
    r"|환불\s?처리|(?:바꿨|옮겼|미뤘|늘렸|잡았|뺐|낮췄)습니다|바꿔\s?(?:드렸|놓았)"
    r"|(?:\b(?:is|are|has been|have been)|'s been) (?:now )?(?:all )?(?:removed|taken off|dropped|arranged"
    r"|booked|moved|confirmed|set|added|on (?:its|the)"
    r" way|sorted|credited|scheduled|changed|waived|applied|reserved)\b"
    r"|\bwill (?:go|be) (?:back|credited|refunded|sent|applied|added|moved|waived|taken off|off)\b|\bis now \w"
    r"|取り消しました|お取り(?:しました|いたしました)|お返し(?:します|いたします|しました|いたしました)"
    r"|(?:手配|反映|調整|入金|ご用意|発送|お送り|予約)(?:を)?(?:いたします|します|いたしました|しました"
    r"|させていただき)|返金を?(?:いたします|します|いたしました)|"
    rf"(?:{ACTION})(?:을|를)?\s?(?:해\s?(?:드릴게|드리겠|드렸)|하겠습니다|할게요|했습니다|했어요|됐습니다"
    rf"|되었습니다)|(?:{ACTION})(?:を)?(?:いたします|させていただきます|いたしました)|"
    r"그렇게\s?(?:하죠|하시죠|하겠|할게요|해\s?드리|처리|진행)|(?:해|처리해|진행해|돌려|늘려|연장해|할인해"
    r"|환불해)\s?드릴게요|(?:해|돌려|늘려|처리해)\s?드리겠|(?:해|돌려|늘려)\s?드렸|(?:환불|처리|진행|연장|할인"
    r"|취소|변경|적용|발급)(?:하겠습니다|할게요|했습니다|했어요|됐습니다|되었습니다)|승인(?:했|됐|되었|합니다"
    r"|할게|하겠)|합의(?:했|합니다|할게|하겠|해요)|동의(?:했|합니다|할게|하겠|해요)|드리기로\s?(?:하|했)"
    r"|하기로\s?(?:하죠|해요|하겠|할게|했)|약속(?:드려요|드립|합니다)|(?:무료로|없이|그대로|빼|깎아|바꿔|미뤄"
    r"|옮겨|당겨|줄여|보내|고쳐|내려|낮춰)(?:서)?\s?(?:해\s?)?(?:드릴게요|드리겠|드렸)|\bagreed\b|\b(?:we"
    r"|i)(?:'ll| will| shall| can confirm| have| 've|'ve)\b(?! (?:ask|check|look|let|forward|need|see|get back|chase"
    r"|follow|speak|talk|call|ring|try|be in touch|email|raise"
    r"|find|contact|pass))|\bapproved\b|\bdone\b|\b(?:it's|that's) a deal\b|\byes, (?:let's|we can do that)\b"
    r"|\bhas been (?:approved|extended|refunded|processed|applied|cancelled)\b|(?:返金|延長|割引|対応|処理"
    r"|キャンセル|適用|変更|再発行|無料に|免除に|延期に|交換|お値引き)(?:いたします|します|させていただきます"
    r"|いたしました|しました)|進めることにし|承知(?:いたし|し)ました|承認|合意|そのように(?:いたし|し)|了承",
    _I,
)
HEDGED = re.compile(
    r"(?:안내|확인|전달|문의|검토|알려|연결|설명|찾아|살펴|요청|접수|도와|보내|말씀|답변)(?:해|을|를"
    r"|도)?\s?(?:드릴|드리|하겠|할게|했|됐)|수\s?(?:있|도\s?있)|가능|원하시면|어떠|검토|확인\s?(?:후|해\s?보)"
    r"|협의|담당자|될\s?수|이내|以内|\bwithin\b|\bcan\b(?! confirm)|\bcould\b|\bmay\b|\bmight\b|\bif you\b"
    r"|\bask\b|\bcheck\b|\bforward\b|\breview\b|\bget back\b|\bpossible\b|\bhelp you\b|\bunable\b|できます|可能"
    r"|ご希望|確認|お調べ|担当|検討|ご案内|お問い合わせ|かもしれ|場合",
    _I,
)
REFUSED = re.compile(
    r"어렵|어려워|불가|안\s?됩|안\s?돼|할\s?수\s?없|드릴\s?수\s?없|죄송|못\s?해|거절|제외|\bsorry\b"
    r"|\bunfortunately\b|\bcannot\b|\bcan't\b|\bwon't\b|\bnot (?:able|possible|eligible|agreed|approved)\b|\bnothing\b"
    r"|\bdecline\b|\bexclude|できません|できかね|いたしかね|申し訳|不可|対象外|お断り",
    _I,
)
TURNING = re.compile(r"지만[,\s]|으나[,\s]|다만[,\s]|그래도\s|\bbut\b|\bhowever\b|ですが、?|しかし|ただし", _I)
IF_SO = re.compile(
    r"(?:이면|이라면|라면|면)\s?(?:괜찮|좋|동의|됩니다|돼요|충분|받아들|할게|기다릴게|그냥\s?쓸게)"
    r"|\b(?:if|as long as)\b[^.!?]*\b(?:free|included|waived|covered|no (?:cost|charge|fee))\b|(?:なら"
    r"|であれば)(?:構いません|いい"
    r"|納得|大丈夫|結構|お願い|問題|了解|承知)",
    _I,
)
CONSENT = re.compile(  # asks for a yes to what stands before it
    r"괜찮(?:으세요|으십니까|으신가요|으실까요|을까요|나요|으시겠)|동의하(?:시나요|십니까|세요|시겠)|어떠(?:세요"
    r"|십니까|신가요|실까요|시겠)|어떻습니까|되(?:겠습니까|실까요)|받아들이시겠"
    r"|\bwould (?:that|this|it) (?:do|work|help|suit|be (?:ok|okay|all right|alright|fine|acceptable))"
    r"|\bshall i\?|\bwould you be\?|\bis (?:that"
    r"|this) (?:ok|okay|all right|alright|fine|acceptable)|\bwould you (?:like|accept|take|be (?:ok|okay|happy"
    r"|fine))"
    r"|\bdoes (?:that|this) (?:work|suit|sound)|\bshall we (?:settle|do|agree|leave)|\bok with you\b"
    r"|(?:적용|진행|처리|반영|변경)(?:할까요|해\s?드릴까요)|いかが(?:で|なさ)|よろしい(?:です|でしょう)|差し支え|ご?納得いただけ|ご了承いただけ|ご承諾"
    r"|させていただきたい(?:のですが|と)",
    _I,
)
OFFERED = re.compile(
    r"(?:드릴|할|줄)\s?수\s?있|가능(?:해요|합니다)|어떠(?:세요|신가요|실까요)|할까요|드릴까요|제안|\b(?:i"
    r"|we) (?:can|could|may)\b|\boffer\b|\bwould you (?:like|accept)\b|\bhow about\b|\bshall (?:i|we)\b|できます"
    r"|可能です|いかがでしょうか|しましょうか|ご提案",
    _I,
)
ACCEPTED: dict[Language, re.Pattern[str]] = {
    "ko": re.compile(
        r"^(?:네|예|넵|네네|응|그래요?|좋아요|좋습니다|오케이|그럴게요)[\s.!~]*$|^(?:네|예|넵)[\s,]*(?:좋아요"
        r"|좋습니다|부탁|진행)|그렇게\s?(?:해|하|진행|부탁|처리)|그걸로\s?(?:해|하|할|부탁)|(?:진행"
        r"|처리)해\s?(?:주|줘)|동의(?:합니다|해요|할게)|^(?:네|예|좋아요|좋습니다)[,\s]*(?:그렇게|좋아요"
        r"|좋습니다|부탁|진행|할게요|그럴게요|동의)|수락|합의할게|(?:이면|이라면|라면|면)\s?(?:괜찮|좋|동의|됩니다"
        r"|돼요|충분|받아들|할게|기다릴게)|(?:^|[,\s])[^.!?]{1,20}걸로\s?(?:알고\s?있을게|알겠|할게|하죠)|까지\s?(?:낼|할|보낼|납부할)게요|그걸로\s|받아들|^(?:네|예|넵)\s.{1,30}(?:할게요"
        r"|받을게요|낼게요|동의|좋아요|좋습니다|부탁)|^좋(?:아요|습니다)$"
    ),
    "en": re.compile(
        r"^(?:yes|yeah|yep|sure|ok|okay|fine|alright)[\s.!]*$|\bgo ahead\b|\bdeal\b|\bagreed?\b|\bi accept\b"
        r"|\bwe accept\b|\bthat works\b|\bsounds good\b|\byes,? please\b|\blet's do (?:that|it)\b|\bplease do\b"
        r"|\bthat's fine\b|\bi(?:'d|'ll| would| will) (?:take|accept) (?:it|that|the|[$£€]?\d)|\bthat(?:'ll| will|"
        r" would| would be| works|'s) (?:do|work|perfect|great|good|ok|okay|acceptable|lovely|fair)\b"
        r"|\bthat's (?:all right|alright)\b|^(?:go on then|fair enough|all right|alright then|go for it)\b"
        r"|\bgo for it\b"
        r"|\bis (?:perfect|fine|great|good|ok|okay|acceptable|all right|alright|fair)\b|\b(?:fine|happy|ok|okay)"
        r" (?:with|by) (?:that|me|it|the)\b|\bworks for (?:me|us)\b|\blet's settle\b|^(?:yes|yeah|yep|sure|ok"
        r"|okay)\b(?!.*\bbut\b)",
        _I,
    ),
    "ja": re.compile(
        r"^(?:はい|ええ|いいですよ?|お願いします|大丈夫です)[\s。!]*$|そうしてください|^(?:ok|OK)です|それで(?:お願い|進めて|結構|いい|大丈夫)"
        r"|その(?:ように|条件で|通り)(?:お願い|で|進めて)?|同意し|はい、?お願い|進めてください|了承し|(?:なら|で"
        r"|であれば)(?:構いません|いいです|納得|大丈夫|結構|お願い|問題(?:ない|ありません)|了解|承知)|了解です|承諾"
        r"|異存(?:は)?(?:ない|ありません)"
    ),
}
AMOUNT = re.compile(
    r"(?<![월月\d/])(?<![월月]\s)\d[\d,.]*\s?(?:%|퍼센트|프로(?!\S)|percent|パーセント|만\s?원|원|円|달러"
    r"|dollars?|일(?!\s?(?:지난|전|넘))|개월|주(?=[\s로간의일])|명|석|days?|weeks?|months?|seats?|日(?!過|前)"
    r"|か月|週間|名|席)|[$₩€£]\s?\d[\d,.]*",
    _I,
)
PARTIAL = re.compile(r"부분|일부|partial|一部|\d\s?(?:%|퍼센트|percent|パーセント)", _I)
EXCEPTION = re.compile(r"예외|exception|例外", _I)
REASON = re.compile(
    rf"(?P<it>{CONTRACT}|장기)\s?(?:계약|구독|contract|subscription|契約)"
    r"(?:인데|이라|이어서|이니|을\s?(?:근거|이유)|이기|의\s|\b|です|なので|のため|の)",
    _I,
)


def say_agreement(
    language: Language,
    *,
    day: date,
    action: str,
    amount: str | None,
    partial: bool,
    exception: bool,
    reason: str | None,
) -> str:
    """One sentence: "9/28 부분 환불 50%를 예외로 합의함 (이유: 연간 계약)"."""
    number = " ".join(amount.split()) if amount else ""
    why = label(CONTRACTS, key_of(CONTRACTS, reason), language) if reason else ""
    if language == "ko":
        said = object_(f"{'부분 ' if partial else ''}{action} {number}".strip())
        return f"{day.month}/{day.day} {said} {'예외로 ' if exception else ''}합의함" + (
            f" (이유: {why} 계약)" if why else ""
        )
    if language == "ja":
        said = f"{'一部' if partial else ''}{action}{number}を{'例外として' if exception else ''}合意"
        return f"{day.month}/{day.day} {said}" + (f" (理由: {why}契約)" if why else "")
    said = f"agreed on {'partial ' if partial else ''}{action}{' of ' + number if number else ''}"
    return (
        f"{day.day} {_MONTHS[day.month - 1]}: {said}"
        + (" as an exception" if exception else "")
        + (f" (reason: {why.lower()} contract)" if why else "")
    )


_YES = re.compile(
    r"^(?:네|예|넵|알겠습니다|(?:yes|ok|okay|sure|agreed|confirmed|done|of course|great|perfect|certainly)\b|はい"
    r"|承知(?:いたし|し)ました|かしこまりました)"
    r"[\s,.:!、。]*",
    _I,
)


def say_bound(language: Language, *, day: date, binding: str) -> str:
    """One sentence with the service's own: "11/9 합의: 수요일 오후 3시로 예약을 확정했습니다"."""
    said = _YES.sub("", binding.strip()).strip(" .。!！") or binding.strip()
    if language == "en":
        return f"{day.day} {_MONTHS[day.month - 1]}: agreed: {said}"
    return f"{day.month}/{day.day} {'합의' if language == 'ko' else '合意'}: {said}"
