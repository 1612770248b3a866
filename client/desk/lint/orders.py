"""Does a text of the wiki address the AI as a command? Policies and know-how are reference, never instructions.

The device gives them to the model as reference anyway (design page "publishing"); this keeps a document that was
written to steer the assistant from ever being published. What nobody can see in a text is a fault of its own.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from shared.text import visible

SHORTEST: Final = 6  # code points: no shorter line commands anybody
_AI: Final = (
    r"(?<![a-z])(?:ai|llm|gpt|chatgpt|claude|gemini|copilot|인공\s?지능|어시스턴트|챗봇|상담\s?봇|도우미|언어\s?모델"
    r"|이\s?(?:문서|글|페이지)(?:을|를)\s?(?:읽는|보는)\s?(?:모델|봇|시스템|도우미)|assistant|chatbot|language model"
    r"|アシスタント|チャットボット|言語モデル|エーアイ|このモデル)(?:\s?(?:모델|봇|model|モデル|ボット|アシスタント"
    r"|assistant))?"
)
_BEFORE: Final = r"(?:previous|prior|above|earlier|existing|system|preceding|foregoing)"
_RULES: Final = r"(?:지시|명령|지침|프롬프트|규칙|원칙|가이드라인|안전\s?장치|제한)"
_DO_KO: Final = (
    r"(?:[하해여어아]라|[가-힣](?:시오|십시오)|하세요|(?:따르|승인하|기록하|답하|말하|지키|바꾸|쓰|보내)(?:라|세요"
    r"|도록)"
    r"|해\s?주세요|해\s?줘|줘라|주어라|줘야\s?한다|[마말]라|마세요|[말할]\s?것|할지어다|해야\s?(?:한다|합니다))"
)
_PATTERNS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        # Set aside what was said before, or the rules.
        (
            rf"(?:이전|앞선|앞의|위의|기존|지금까지|위|앞서)\S*\s*(?:받은\s*|내린\s*"
            rf"|모든\s*)*{_RULES}\S*\s*(?:모두\s*|다\s*|전부\s*)?(?:무시|잊"
            rf"|따르지\s?[말마])"
        ),
        (
            rf"(?:모든|너의|당신의|네)\s?{_RULES}\S*\s*(?:모두\s*|다\s*)?(?:무시하(?:고|라|세요|시오)|잊어라|잊고"
            rf"|어기고|해제하(?:라|세요|시오))"
        ),
        r"(?:위|앞)의?\s?(?:내용|글|문장)\S*\s*(?:모두\s*|다\s*)?(?:무시하|잊어)" + r"(?!면|는|지\s?않)",
        rf"\b(?:ignore|disregard|forget|override|bypass)\s+(?:(?:all|any|the|your|of|everything)\s+)*{_BEFORE}\b",
        r"\b(?:ignore|disregard|forget|bypass)\b.{0,20}\b(?:instructions|prompts?|guardrails?|safeguards?)\b",
        r"(?:以前|前|上記|上|これまで|今まで|先ほど)の.{0,6}(?:指示|命令|プロンプト|ルール|内容).{0,6}(?:無視|忘れ)",
        r"(?:指示|命令|ルール|制限)(?:を|は).{0,4}(?:すべて|全て|全部)?.{0,2}(?:無視し|忘れて|解除し)",
        (
            rf"{_RULES}\S*\s.{{0,12}}(?:폐기|무효).{{0,20}}(?:따르|무시)|{_RULES}\S*\s?(?:을|를)?\s?따르지\s?(?:말고"
            rf"|마라|마세요)"
        ),
        (
            r"\b(?:ignore|disregard|override|forget|bypass)\s+(?:\w+ )?(?:your|its"
            r"|the model'?s)\s+(?:\w+ )?(?:guidelines|training|rules|polic(?:y|ies)|limits|restrictions)\b"
        ),
        (
            r"\bstop following (?:the|your|any)\b.{0,12}\b(?:polic(?:y|ies)|rules|instructions)\b"
            r"|^\W*new instructions?\s?:"
        ),
        (
            r"\bhighest[- ]priority (?:instruction|rule|command)|最優先の(?:指示|命令)|최우선\s?(?:지시|명령)"
            r"|이\s?(?:문장|글|지시)\S*\s?(?:먼저|우선)\S*\s?따르"
        ),
        (
            r"^\W*(?:시스템\s?(?:메시지|명령|지시)|システム(?:メッセージ)?|system (?:message|note"
            r"|command))\s?[:：].*(?:라|것|시오|せよ|しろ|こと|ください|must|approve|ignore|grant)\W*$"
        ),
        r"プロンプトを(?:表示|出力|公開)",
        # Become somebody else, or show what is behind.
        r"(?<![가-힣])(?:너|당신|넌)(?:는|은)?\s*(?:이제|지금\s?부터|앞으로)",
        (
            r"\b(?:you are now|from (?:now|this point) on,? you|whenever you read this|you will now)\b.{0,40}\b(?:ai"
            r"|assistant|mode|bot|persona|must"
            r"|will|are|act)\b"
        ),
        (
            r"\b(?:act|behave|respond) as (?:if|though|an?)\b.{0,40}\b(?:ai|assistant|admin\w*|bot|unrestricted"
            r"|human|developer)\b"
        ),
        r"\bpretend (?:to be|that you|you)\b|\b(?:developer|dan|god|jailbreak) mode\b|\bjailbreak\b",
        r"(?:이제|지금|앞으로)\S{0,2}\s(?:너|당신|넌)(?:는|은)?\s",
        r"(?:관리자|개발자|탈옥)\s?모드(?:로|를|가)|(?:인|된)\s?척(?:하|해)\s?(?:라|세요|줘|주)",
        r"(?:あなた|君|お前)は(?:今|これ)(?:から|より)|(?:の|な)?ふりをし(?:て|ろ)|(?:開発者|管理者)モード",
        r"시스템\s?프롬프트|system\s?prompt|システム\s?プロンプト",
        (
            r"\b(?:reveal|print|show|repeat|output|disclose)\b.{0,20}\b(?:your|the|hidden) (?:instructions|rules"
            r"|configuration|text above)\b"
        ),
        r"(?:너의|당신의|네)\s?(?:지침|규칙|설정|프롬프트)\S*\s?(?:모두\s?|전부\s?|다\s?)?(?:출력|공개|보여|알려)",
        # What to say, and what to keep from the customer.
        rf"(?:다|라|요)고\s?(?:만\s?|반드시\s?|꼭\s?|항상\s?)*(?:답|대답|말|응답|출력){_DO_KO}",
        r"(?:만|그대로)\s?출력(?:하라|해라|하시오|하십시오|하세요|할\s?것)",
        (
            r"(?:고객|사용자|이용자)\S*\s?(?:이\s?(?:사실|내용|문장)\S*\s?)?(?:절대\s?)?(?:알리지|말하지|밝히지"
            r"|언급하지)\s?(?:마라|말라|마세요|마십시오|말\s?것)"
        ),
        (
            r"\b(?:respond|reply|answer) (?:only|exclusively|always) (?:with|that|in)\b|\boutput (?:only"
            r"|the following|exactly)\b"
        ),
        (
            r"\b(?:do not|don't|never) (?:tell|mention|reveal|disclose)\b.{0,24}\b(?:the )?(?:user|customer|this"
            r"|it)\b.{0,30}(?:instruction|text|note|about|$|\.)"
        ),
        (
            r"\b(?:always|must) (?:say|answer|reply|respond) (?:yes|that|with)\b"
            r"|\bsay (?:only )?[\"'“].{1,60}[\"'”] to (?:the|every)\b"
        ),
        (
            r"と(?:だけ|必ず|常に)?(?:答え|回答し|返答し|出力し)(?:ろ|なさい|てください|ること)|(?:お客様|ユーザー"
            r"|顧客)に(?:は)?.{0,10}(?:言わないで|伝えないで"
            r"|知らせるな|教えるな)"
        ),
        # Use a tool, rewrite what is remembered.
        (
            r"(?:도구|함수|툴)(?:을|를)\s?(?:호출|사용|실행)(?:하라|해라|하시오|하십시오|하세요)"
            r"|rewrite_customer_context|propose_forget"
            r"|search_facts"
        ),
        (
            r"\b(?:call|invoke|use|run) the (?:[a-z]+_[a-z_]+ (?:tool|function)|[a-z ]{3,30} tool)\b"
            r"|ツールを(?:呼び出|実行"
            r"|使用)(?:せよ|しろ|してください|すること)"
        ),
        # An order with the AI's name on it.
        _AI
        + r"(?:은|는|이|가|야|아|에게|,|:)\s?.{0,60}"
        + _DO_KO
        + r"|"
        + _AI
        + (r"(?:은|는)\s.{0,60}(?:[가-힣]야\s?(?:한다|합니다)|주세요)"),
        _AI
        + (
            r"\s?(?:must|should|shall|has to|is to|needs to|will always)\b|\b(?:dear|hey|note to(?: the| any"
            r"| all)?|attention|to (?:the|any|all)|instructions? (?:for|to)(?: the)?)\s"
        )
        + _AI,
        _AI
        + (
            r"\s?[:,]\s?(?:please |always |never )*(?:do not|approve|ignore|grant|offer|say|tell|give|refund|output"
            r"|follow|treat|issue)\b"
        ),
        r"\bas an? (?:ai|assistant|language)\b.{0,20}\byou (?:must|should|will|have to|are to)\b",
        r"\bthe model (?:must|should|shall)\b",
        r"(?:출처|근거)\S*\s?(?:밝히지|적지|대지)\s?(?:마라|말라|마세요|말\s?것)",
        _AI
        + (
            r"\s?(?:は|よ|、|:|に|へ).{0,60}(?:しろ|せよ|ください|しなさい|すること|するな|しないこと"
            r"|しなければならない)"
        ),
        (
            r"<\|?(?:im_start|im_end|system|assistant|endoftext)\|?>|\[/?(?:inst|system)\]|^#{0,6}\s?(?:system"
            r"|assistant)\s?:|(?:<!--|^#{1,6})\s?(?:시스템|システム|system)\s?[:：]"
        ),
    )
)
_SQUEEZED: Final = re.compile(  # letters pulled apart
    r"(?:이전|앞선|위의|기존|지금까지의)(?:모든)?(?:지시|명령|지침|프롬프트)[를을은]?(?:모두|다)?(?:무시|잊)"
    r"|(?:ignore|disregard|forget)(?:all|the|your|any)*(?:previous|prior|above|earlier)(?:instructions"
    r"|prompts?|rules)"
    r"|(?:以前|上記|これまで)の(?:指示|命令)を?(?:すべて)?(?:無視|忘れ)"
)
_LOOK_ALIKE: Final = str.maketrans(
    "аеорсухіѕјһԁԛԝοανρι", "aeopcyxisjhdqwoavpi"
)  # Cyrillic and Greek that pass for Latin


@lru_cache(maxsize=8_192)  # a draft is checked again at every change of one page
def orders(text: str) -> tuple[str, ...]:
    """The sentences that command the AI, shortened to 60 code points; none where the text only describes."""
    found = []
    for line in visible(text).splitlines():
        folded = " ".join(unicodedata.normalize("NFKC", line).casefold().translate(_LOOK_ALIKE).split())
        if len(folded) < SHORTEST:
            continue  # names and aliases, most lines of a page's head
        squeezed = re.sub(r"[\W_]", "", folded)
        if any(pattern.search(folded) for pattern in _PATTERNS) or _SQUEEZED.search(squeezed):
            found.append(line.strip()[:60])
    return tuple(found)


def hides_something(text: str) -> bool:
    """Are there characters that nobody can see?"""
    return visible(text) != text.replace("\r\n", "\n")
