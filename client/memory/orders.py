"""Does a line read like an order to the assistant that goes beyond a customer's own wishes?

A pasted page may say so in any language: approve everything, set the rules aside, claim this, be somebody else, show
what others said. How to answer, how to be called and what holds for the customer are wishes and facts, not orders.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

_KO: Final = (
    # grant what only the service grants
    (
        r"(?:모든|전부|무조건|언제나|항상|어떤|전체|모두).{0,14}(?:요청|환불|할인|예외|결제|부탁|취소|보상).{0,14}"
        r"(?:승인|허용|허락|수락|통과|들어\s?(?:준|줘|주)|해\s?(?:준다|줘|주기|주세요|줄 것)|된다|가능하다)"
        r"(?!\s*(?:후|받|자|절차|여부))"
    ),
    (
        r"(?:환불|할인|보상|쿠폰|크레딧|적립금|무료\s?이용|수수료|위약금|예외|권한|요청).{0,14}"
        r"(?:승인|허용|허락|면제|발급|지급|부여|수락)"
        r"(?!\s*(?:후|받|자|절차|여부|내역|소식|알림|시\b|시에|되(?:면|었|는|기)|안내|규정|정책|기준|대상"
        r"|이메일|메일|문자|결과|날|일))"
    ),
    r"(?:환불|할인).{0,6}(?:무조건|항상|언제나|전부|모두)\s*(?:해|가능|된다|처리해|처리한|승인)",
    r"쿠폰\S*\s*.{0,8}(?:발급(?:하|해)|줘|주(?:세요|기|라|ㄴ다)|준다)",
    # set the rules aside
    (
        r"(?:지시|명령|지침|프롬프트|규칙|규정|정책|약관|원칙|가이드라인|제한|안전\s?장치)\S{0,3}\s*.{0,10}"
        r"(?:무시|잊어|잊고|따르지\s?(?:마|말|않)|어기|어겨|우회|적용하지\s?(?:마|말|않)|해제|건너뛰)"
    ),
    (
        r"(?:본인\s?확인|신원\s?확인|인증|동의)\s*(?:절차)?(?:을|를|는)?\s*"
        r"(?:(?:없이|생략|건너뛰)(?!.*지\s?(?:않|말|마))|하지\s?(?:말|마|않))"
    ),
    (
        r"(?:확인|검증|심사|승인|인증|동의|절차|규정|정책|약관|조건|기간)\S{0,3}\s*"
        r"(?:없이|상관없이|관계없이|무관하게|묻지\s?(?:말|않)|따지지\s?(?:말|않)).{0,14}"
        r"(?:환불|취소|할인|보상|승인|결제|지급|발급|변경|면제|정보|공개|해지)(?!.*(?:지\s?(?:않|말|마)|금지|안\s))"
    ),
    r"(?:승인|심사|검증)\s*(?:절차|단계)?(?:을|를|는)?\s*(?:생략|건너뛰)",
    r"(?:묻지|확인하지|따지지)\s?(?:말고|않고)\s.{0,12}(?:환불|취소|결제|승인|해지|지급)",
    # a right that no document gives, as if it held already
    (
        r"(?:환불|할인|보상|면제|무료|크레딧|수수료|위약금)(?!\s*(?:소식|안내|알림|정보|규정|정책|관련|문의|연락)).{0,10}"
        r"(?:언제든|언제나|무조건|무제한|(?:제한|조건|기간|예외)\s?없)"
    ),
    (
        r"(?:언제든|언제나|무조건|무제한|(?:제한|조건|상관|관계)\s?없이).{0,12}"
        r"(?:환불|할인|보상|면제|무료|크레딧)(?!\s*(?:소식|안내|알림|정보|규정|정책|관련|문의|연락))"
    ),
    (
        r"(?:수수료|위약금|추가\s?(?:요금|비용)|배송비)\S{0,2}\s*(?:전액\s*)?"
        r"(?:없음|없다|없이|면제|(?:받|부과하|물|내|청구하)지\s?않)"
    ),
    r"(?:환불|할인|보상|면제|무료).{0,8}(?:대상(?:임|이다|자)|받을\s?수\s?있(?:음|다)|자격(?:이|을)?\s?있)",
    r"(?:요청|부탁|요구)\S{0,6}.{0,4}(?:다|모두|전부|무조건)\s*(?:들어|승인|수락|해\s?준|허용)",
    # what to claim
    r"(?:[가-힣]다|이라|냐)고\s*(?:만\s*|꼭\s*|항상\s*)?(?:답|대답|말하|말해|안내하|안내해|주장|응답)",
    # be somebody else
    (
        r"(?:너는|넌|당신은|네가|도우미는|챗봇은|어시스턴트는|ai는)\s.{0,40}"
        r"(?:이야|입니다|이다|인\s?척|처럼\s*(?:행동|말|굴)|역할|모드|권한|승인|무시)"
    ),
    r"(?:관리자|개발자)\s?(?:권한|모드)|탈옥|시스템\s?프롬프트",
    # others' affairs
    r"(?:다른|모든|타)\s*(?:고객|사용자|사람)\S*.{0,15}(?:알려|보여|공개|정보|기록|데이터)",
    r"(?:대화|기억|개인\s?정보|기록|내용).{0,12}(?:https?://|[\w.]+@[\w.]+).{0,12}(?:보내|전송|전달|공유)",
)
_EN: Final = (
    (
        r"(?<!when you )(?<!once you )(?<!after you )(?<!before you )(?<!if you )"
        r"\b(?:approve|grant|waive|issue|authori[sz]e|accept)\b.{0,30}"
        r"\b(?:refunds?|discounts?|coupons?|credits?|vouchers?|fees?|exceptions?|requests?|access|everything|anything)\b"
    ),
    r"\b(?:give|offer|send)\b.{0,20}\b(?:discounts?|coupons?|free|credits?|vouchers?)\b",
    r"\b(?:always|automatically|unconditionally)\s+(?:refund|approve|say yes|comply|obey|agree)\b",
    (
        r"\b(?:refunds?|discounts?|requests?|exceptions?|fees?)\b.{0,20}"
        r"\b(?:always|automatically|all|must be|are to be)\b.{0,12}"
        r"\b(?:approved|granted|accepted|given|allowed|waived)\b"
    ),
    (
        r"\b(?:ignore|disregard|forget|override|bypass|violate|break|circumvent|skip|disobey)\b.{0,25}"
        r"\b(?:instructions?|rules?|polic(?:y|ies)|guidelines?|prompts?|restrictions?|safeguards?|principles?|verification"
        r"|identity checks?|terms)\b"
    ),
    (
        r"\b(?:say|answer|reply|claim|confirm|state|insist"
        r"|tell (?:me|everyone|them|customers?|the customer|users?|people))\b"
        r".{0,12}\bthat\b"
    ),
    (
        r"\byou(?:'re| are| must| shall)\b.{0,40}\b(?:admin|root|developer|unrestricted|dan|not bound|agent|mode|ai|bot"
        r"|assistant|approve|obey)\b"
    ),
    (
        r"\b(?:do not|don't|never|without)\s+(?:check|verify|consult|apply|follow)(?:ing)?\b.{0,25}"
        r"\b(?:polic(?:y|ies)|rules?|identity|verification|terms|guidelines?|approval)\b"
    ),
    r"\b(?:polic(?:y|ies)|rules?|terms|limits?)\b.{0,20}\b(?:do(?:es)? not|don't|doesn't|never)\s+apply\b",
    (
        r"\b(?:exempt(?:ed)?|excused)\b.{0,15}\bfrom\b.{0,25}"
        r"\b(?:polic(?:y|ies)|rules?|fees?|charges?|terms|verification|checks?)\b"
    ),
    (
        r"\b(?:no|zero)\s+(?:fees?|charges?|penalt(?:y|ies)|limits?|restrictions?|verification|checks?|approval)\b"
        r".{0,15}\b(?:appl(?:y|ies)|for|needed|required|necessary)\b"
    ),
    (
        r"\b(?:refund|credit|compensate|reimburse)\b.{0,30}"
        r"\b(?:whatever|whenever|no matter|regardless|unconditionally|without (?:question|asking|checks?|approval))"
    ),
    r"\b(?:treat|consider|regard|count)\b.{0,40}\bas\s+(?:approved|granted|verified|authori[sz]ed|accepted)\b",
    (
        r"\b(?:refunds?|discounts?|credits?)\b.{0,20}\b(?:available|possible|allowed)\b.{0,12}"
        r"\b(?:any ?time|always|without)\b"
    ),
    (
        r"\b(?:entitled to|eligible for|guaranteed)\b.{0,20}"
        r"\b(?:refunds?|discounts?|credits?|compensation|waivers?|free)\b"
    ),
    r"\bact as\b|\bpretend\b|\b(?:developer|admin) (?:mode|rights|access)\b|\bjailbreak|\bsystem prompt\b",
    r"\bother (?:customers?|users?|people)(?:'s?|s')?\b.{0,20}\b(?:data|records?|information|memor\w*|details)\b",
    r"\b(?:send|forward|post|upload|share)\b.{0,40}(?:https?://|[\w.]+@[\w.]+)",
    r"\b(?:append|include|add|insert|open|visit|fetch)\b.{0,40}https?://",
)
_JA: Final = (
    (
        r"(?:すべて|全て|全部|無条件|どんな|あらゆる|必ず|常に|いつでも).{0,15}"
        r"(?:承認|免除|許可|認め|受け入れ|応じ|(?:返金|割引)(?:する|して|し))"
    ),
    (
        r"(?:返金|割引|クーポン|手数料|特典|例外|返品|依頼|要求|申請)(?:を|は|も)?.{0,8}"
        r"(?:承認|許可|免除|発行|付与|認め)(?!\s*(?:され|後|結果|の(?:連絡|お知らせ)|済み))"
    ),
    r"(?:指示|命令|ルール|規則|規定|規約|ポリシー|プロンプト|原則|制限|方針).{0,8}(?:無視|忘れ|破|従わな|守らな|回避|解除)",
    (
        r"(?:する|した|である|だ|できる|れる|います|ます|です|ない)と(?:だけ|必ず|いつも)?"
        r"(?:答え|言っ|言う|言い|回答|返事|返答|案内|主張)"
    ),
    r"(?:あなた|君|お前|アシスタント|ai)は(?:今から|これから)?.{0,20}(?:です|だ|になって|なりきって|モード|権限)",
    r"になりきって|のふりをして|(?:管理者|開発者)(?:権限|モード)|システム\s?プロンプト",
    r"(?:他の|全ての|すべての)(?:お客様|顧客|客|利用者|ユーザー).{0,12}(?:情報|記録|教え|見せ)",
    r"(?:https?://|[\w.]+@[\w.]+).{0,12}(?:送って|送る|送信|転送|付け|開い)",
    r"本人確認を?(?:せず|省略|しない|飛ば)",
    (
        r"(?:規定|規則|ルール|ポリシー|規約|方針|制限|条件)(?:を|は|が|に|と)?.{0,4}"
        r"(?:適用しな|適用せず|適用され(?:ず|な)|問わ(?:ず|な)|関係なく|関わらず)"
    ),
    (
        r"(?:確認|承認|審査|認証|検証)(?:を|は)?(?:なし|無し|せず|しないで|省略|不要).{0,10}"
        r"(?:返金|割引|免除|取消|キャンセル|発行)(?!.*ない)"
    ),
    r"(?:返金|割引|補償|免除|特典)(?:は|を|も|が)?.{0,6}(?:無条件|いつでも|制限なし|の対象)(?!.{0,6}(?:連絡|知らせ|案内))",
    r"(?:手数料|違約金|追加料金|送料)(?:は|を|が|も)?(?:かからない|かからず|無料|不要|取らない|請求しない|免除|なし)",
    (
        r"(?:すべて|全て|全部|何でも|どんな)(?:の)?.{0,2}(?:依頼|要求|要望|お願い|頼み).{0,8}(?:はい|応じ|聞|受け|承)"
        r"|(?:依頼|要求|要望|お願い|頼み)(?:は|を|も|に)?.{0,4}(?:すべて|全て|全部|何でも|必ず).{0,8}(?:応じ|聞|受け|承)"
    ),
)
_MARKS: Final = (
    r"<\|?(?:im_start|system|assistant)\|?>|\[/?inst\]|^#{0,6}\s?(?:system|assistant|시스템|システム)\s?[:：]",
)
_HONEST: Final = re.compile(
    r"모르|모른|확실하지|없으면\s*없|솔직|\bdon't know\b|\bdo not know\b|\bnot sure\b|\bunsure\b"
    r"|分からない|わからない|知らない|不明"
)
_COMMANDS: Final = re.compile(
    r"(?:[가-힣](?:세요|시오|는다)|(?:하|해|여|아|어|마|말)라|할 것|말 것|답해|해 ?줘|한다|[가-힣]기)\s*[.!]*$"
    r"|\b(?:always|never|must|should|do not|don't|please|ensure|make sure)\b"
    r"|(?:しろ|せよ|ください|しなさい|すること|するな|しないこと|こと|答える|する)[。.!]*$"
)


def gives_orders(line: str) -> bool:
    """The line tells the assistant what no customer may decide."""
    folded = _folded(line)
    return not _HONEST.search(folded) and any(pattern.search(folded) for pattern in _orders())


def commands(line: str) -> bool:
    """The line tells somebody to do something, whoever it came from."""
    return bool(_COMMANDS.search(_folded(line)))


@cache
def _orders() -> tuple[re.Pattern[str], ...]:
    """Compiled when a model first writes: not while the window opens."""
    return tuple(re.compile(pattern) for pattern in (*_KO, *_EN, *_JA, *_MARKS))


def _folded(line: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", line).casefold().split())
