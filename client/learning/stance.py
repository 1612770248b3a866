"""Does the customer claim this of themselves, or do they ask, suppose, joke, or speak of somebody else?"""

from __future__ import annotations

import re

from client.learning.draft import Clause

_I = re.IGNORECASE
_NIEUN = "".join(chr(0xAC00 + at * 28 + 4) for at in range(399))  # syllables that end in ㄴ: "한가요", "인가요"
INTERROGATIVE = re.compile(
    r"몇(?!\s?(?:번이나|번째|일째|주째|달째|시간째|번을))|얼마(?!\s?전)|언제(?!나|든|까지나)|어떻게|어떡|어디"
    r"|무엇|무슨|뭐|뭘|왜|누가|누구|어느|어떤|궁금|여쭤|여쭙|알고\s?싶|(?<!로)(?<!로\s)알려|문의(?!했|드렸|드립"
    r"|합)|설명해|가르쳐|^(?:[\w']+[ ,]+){0,2}?(?:what|when|where|who|whose|whom|why|how|which)\b|\b(?:know|tell"
    r"|ask|explain|see|check|sure) (?:\w+ )?(?:what|when|where|who|why|how|which)\b|\bwonder(?:ing)?\b"
    r"|\btell me\b|\bexplain\b|\b(?:walk|talk|guide) (?:me|us) through\b"
    r"|\bcurious\b|いつ(?!も|の間|か)|(?<![なほ])どこ|(?<![なほれ])どう(?!し|も|ぞ|か)"
    r"|(?<![なほれ])どの|どれ|何(?!度も|回も|か|も|より)|なぜ|誰|いくら|教えて|知りたい|説明して|でしょう",
    _I,
)
QUESTION_END = re.compile(
    r"(?:(?<!러\s)(?<!류\s)(?<!가\s)(?<!이\s)(?<!장\s)(?<!안\s)나요|["
    + _NIEUN
    + r"]가요|까요|ㄹ까|을까|할까|될까|습니까|ㅂ니까|[합됩입집립십깁]니까|는지요?|은지요?|던가요?|ㄴ가|인가|는가"
    r"|니|냐|(?<![할을줄갈볼])래|죠|지|려나)[\s?？~!.]*$|(?:ですか|ますか|せんか|でしょうか|かな|ましたか|のか"
    r"|だろうか)[\s?？。]*$|^\s*(?:is|are|am|do(?! not\b)|does|did|can|could|should|would|will|has|have"
    r"|may)\b[^,]*\?*$",
    _I,
)
HYPOTHETICAL = re.compile(
    r"만약|만일|혹시라도|라면|다면|(?:바꾸|하|되|지나|가|쓰|오|올리|옮기|내리|으|이|보내|사|주|늘|넘)면(?!서"
    r"|\s?좋겠|\s?돼요|\s?됩니다|\s?합니다|\s?해요)|ㄴ다고\s?(?:치|하)자|경우에?(?:는|엔|에|,|\s)"
    r"|고민(?:\s?(?:중|이[에네다야]|되|돼|하고\s?있|스럽|하는|입니다)|[\s.]*$)|[바올옮내]\S?[꿀릴길]까|려고|려는"
    r"|할지|생각\s?중|생각이에요|검토\s?중|싶긴|아마도?\s|을지도|\bif\b|\bsuppose\b"
    r"|\bmaybe\b|\bperhaps\b|\bmight\b|\bwould (?:it|that|the|we|there)\b|\bthinking (?:of|about)\b"
    r"|\bconsidering\b|\bnot sure\b|\bhypothetical|\bimagine\b|\bwhat happens\b|\bplan(?:ning)? to\b|\bin case\b"
    r"|もし|場合|たら(?!\s?(?:嬉し|うれし|助か|ありがた|幸い))(?!.*(?:まし)?た(?:んです|のです|の)?(?:けど|が|よ)?[。.!]*$)|(?:すれ|なれ|えれ)ば"
    r"|なら(?!び)|かもしれ|つもり|検討中|考え(?:てい|てます|てる|てみ|ます|とき|中)|迷って|と思って",
    _I,
)
_UNSURE = re.compile(r"같아요?|듯|모르겠|인가\s?봐")  # of its own clause alone
_FELL_THROUGH = re.compile(  # what had been planned, and came to nothing
    r"(?:[으하]?려고?\s?(?:했|하였|던|다가?)|[가-힣]까\s?했|(?:예정|계획|생각)이었|기로\s?(?:했|돼\s?있)었)[가-힣]*[\s,].*"
    r"(?:깨[져졌지]|무산|틀어[져졌]|엎어[져졌]|파투|말았|접었|관뒀|포기|없던\s?일|결항|반대해|취소[돼되]어?서"
    r"|(?:안|못)\s?(?:가|하|옮기|사|바꾸|이사)(?:게\s?[됐되]|기로|고\s?말|아?요|려고))|려다가?\s?말았"
    r"|\b(?:i|we)(?:'d| had)? ?(?:was|were)? ?(?:going to|about to|planning to|planned to|meant to|hoping to|nearly"
    r"|almost)\b.*\b(?:fell through|called off|pulled out|backed out|changed (?:my|our) minds?|sold out|after all"
    r"|(?:sale|deal|wedding|move|job|trip) (?:is|was) off)\b|\b(?:it|sale|deal|job|move|plans?|trip) fell through\b"
    r"|(?:(?<!届く)(?<!発送)(?<!配送)(?:予定|つもり|はず)(?:でした|だった)|(?:よう|う)(?:か)?と(?:思って|思い|して)[いた]?[たまし]?)"
    r".*(?:流れ|破談|中止|白紙|なくなり|なくなっ|やめ(?:ました|た|て)|行かな|見送り|あきらめ|取りやめ|しないことに)",
    _I,
)
_ASIDE = r"(?!\s?(?:말고|대신|(?:이|가)?\s?아니))"  # "남편 말고 제가": not of them
OTHERS = re.compile(
    r"(?:친구|동생|언니|오빠|누나|(?<![가-힣])(?:형|딸|걔|얘)|엄마|어머니|아빠|아버지|남편|아내|와이프|아들"
    r"|부모님|이모|고모|삼촌|조카|사촌|시어머니|장모님?|할머니|할아버지|동료|지인|선배|후배|이웃|사장님|대리님"
    r"|남친|여친|남자친구|여자친구|썸남|썸녀|그\s?(?:사람|분|녀|쪽)|옆\s?(?:팀|부서|집)|다른\s?(?:회사|팀|사람"
    r"|분|고객)|거래처|고객사|경쟁사|누군가)" + _ASIDE + r"(?:은|는|이|가|도|네|들|께서|한테|에게|의|,|\s|$)|(?:대요"
    r"|(?<![줄할을볼갈])래요|다던데|다네요|답니다|다고\s?(?:해요|하네|합니다|들었|하던|그러)|라던데"
    r"|라고\s?(?:하던|그러))|(?<!not )(?<!instead of )(?<!rather than )\b(?:my|our|a|his|her|their"
    r"|another) (?:friend|brother|sister|mother|mom|father|dad"
    r"|wife|husband|son|daughter|colleague|coworker|boss|neighbou?r|cousin|aunt|uncle|nephew|niece|grandma"
    r"|grandpa|grandmother|grandfather|parents?|teacher|landlord|client|competitor|partner|roommate)s?\b"
    r"|\bthey\b(?! (?:\w+ )?(?:charged|billed|sent|delivered|shipped|gave|cancell?ed|refused|lost) (?:me|us|my"
    r"|our))|\b(?:he|she|(?:somebody|someone)(?! (?:\w+ ){1,2}(?:me|my|us|our)\b)"
    r"|everyone(?! (?:\w+ )?calls? me\b))\b|\b(?:i heard|apparently|reportedly|another company"
    r"|other companies)\b|^(?:her|his) |友達|友人|同僚"
    r"|上司|部下|彼(?:は|が|女|氏|ら|の)|母(?!国|語|の名)|父|兄|姉|弟|妹"
    r"|(?<!丈)夫|妻|叔母|叔父|祖母|祖父|いとこ|甥|姪|息子|娘|知り合い|隣の|他の(?:会社|人|チーム)|取引先|(?:た"
    r"|だ|る|い)(?:そうです|らしい|って言っ|と言って|と聞)",
    _I,
)
JOKE = re.compile(  # says itself that it is one
    r"농담|장난(?:이|으로|친)|뻥이|구라|웃자고|\bjust kidding\b|\bjk\b|\bkidding\b|\bjoking\b|\bjoke\b|冗談"
    r"|ジョーク|なんちゃって",
    _I,
)
LAUGHTER = re.compile(r"ㅋ{3,}|ㅎ{4,}|\blol\b|\blmao\b|\bhaha|(?:笑|w{3,})\s*$|（笑）|\(笑\)", _I)  # a joke, or a smile
ONCE = re.compile(
    r"이번(?:만|에만|\s?(?:한\s?번|답|대답|답변|질문|건만|메일|메시지))|(?:한\s?번|이것|오늘|지금|여기|하루)만"
    r"|오늘은\s?(?:그냥|좀)|방금\s?(?:답|것)|(?<![가-힣])이\s(?:답|글|문서|표|파일|메일|문장|질문|대답|답변)"
    r"|\b(?:just )?(?:this|for) once\b|\bthis time(?: only)?\b|\b(?:just|only) (?:this|for now|for today|today"
    r"|now)\b|\bfor this (?:answer|one|reply|question)\b|\bone[- ]off\b|\bthis (?:answer|reply|message|document"
    r"|text)\b|今回(?:だけ|のみ|は)|一度だけ|今だけ|今日だけ|この(?:回答|返信|文|質問|メール)",
    _I,
)
LASTING = re.compile(
    r"앞으로|항상|늘(?=\s)|언제나|매번|쭉|다음(?:번)?(?:엔|에는|부터는?|부턴)|담부턴?|앞으론|이제부턴"
    r"|이후(?:로는|로|엔)|이제부터|이제는?|지금부터|다음부터|계속|기본(?:적으로|으로)|평소에?|늘상|되도록|무조건"
    r"|매(?:일|주|달|월)(?!\s?결제)|웬만하면|가급적|\bfrom now on\b|\balways\b|\bin (?:the )?future\b|\b(?:all |any "
    r"|your )future\b|\bfuture (?:repl|answer|message|e-?mail|visit|order|deliver|contact|correspond|booking"
    r"|appointment)"
    r"|\bgoing forward\b|\bevery time\b|\bby default\b|\bnever\b|\bever\b|\bwhen you (?:reply|answer|write"
    r"|respond|contact|message)\b|\bfrom here on\b|\bas a rule\b|\bwhenever\b|\beach time\b|\bin all\b"
    r"|\bkeep (?:your|the|all)\b|\bon every\b|\bin general\b|\bfor good\b|\bpermanently\b|\bnow\b|\bevery (?:day"
    r"|week|month|monday|tuesday"
    r"|wednesday|thursday|friday)\b|これから|今後|いつも|常に|必ず|毎回|毎(?:日|週|月)|次から|次回から|今から"
    r"|基本的に|普段|なるべく|できれば",
    _I,
)
AHEAD = re.compile(  # planned, wished for, or long over: nothing that is so now
    r"(?:달라고|라고)\s?(?:했던|한)\s?(?:거|것|건|게)(?=[요이은을\s]|$)|예정(?:이|입|임|인)"
    r"|계획(?:이|입|임|인)|언젠가|예전에는|예전엔.*(?:썼|다녔|했었)|(?:썼|쓰)었(?:어|습|는|지"
    r"|죠)|었었(?:어|습|죠)|\bused to\b|\b(?:will|'ll) (?:be|probably|soon|have)\b|\bprobably\b|\bi wish\b"
    r"|\bsome ?day\b|\bhad (?:i|we) \w+|\bwould have\b|\b(?:may|might) (?:need|want|have)\b|\buntil last (?:year"
    r"|month|week)\b|^(?:i|we) (?:nearly|almost|was about"
    r" to|were about to)\b|\bwhen i was (?:a (?:kid|child|boy|girl|student)|young|little)\b|\blet me (?:find|check"
    r"|see|look|ask|think)\b|어렸을\s?때|(?<!큰일\s날\s)(?<!큰일날\s)(?<!위험할\s)뻔했|手元に(?:ない|あり)|(?<!にな)るところでした|予定(?:です|だ|で)|いつか.*たい"
    r"|(?:以前|昔)は.*(?:でした|いました|てた)|(?:頃|ころ)は",
    _I,
)
THANKS = re.compile(  # nothing but manners
    r"(?:(?:네|넵|예|아|오|정말|너무|친절한?|답변|안내|진짜|빠른|도움|많이|항상|이해했어요|알겠습니다|알겠어요"
    r"|그렇군요|괜찮습니다|아니에요|감사합니다|감사해요|고맙습니다|고마워요?|수고하세요|수고하셨습니다"
    r"|잘\s?(?:됐|되|부탁드려)[가-힣]*|도움\s?됐어요|도움이\s?됐어요|해결됐어요|해결됐습니다"
    r"|좋은\s?하루\s?(?:되세요|보내세요))[\s,.!~ㅎㅋ^]*)+|(?:(?:ok|okay|yes|great|perfect|got it"
    r"|thanks?(?: you)?(?: so much| a lot| very much)?|that's all(?: for today)?|that fixed it|have a (?:nice"
    r"|good|great) \w+|hope you have a (?:nice|good|great) \w+|bye|cheers|understood|for (?:your|the) help"
    r"|you're welcome)[\s,.!]*)+|(?:(?:はい|了解(?:です|しました|いたしました)?|わかりました|承知しました"
    r"|ありがとう(?:ございます|ございました)?|助かりました|大丈夫です|また連絡します|よろしくお願いします"
    r"|お疲れ様です)[\s、。！!]*)+",
    _I,
)
REPEATS_SERVICE = re.compile(
    r"라고\s?(?:하셨|하셔|했잖|안내|말씀하|답하|나와|적혀|들었)|다고\s?(?:하셨|말씀|안내|나와|적혀|들었)|(?:센터"
    r"|상담원|챗봇|봇|직원|기사|뉴스|기사님|상담사|안내문|홈페이지|사이트|후기"
    r"|담당자)[가-힣]{0,3}\s.{0,20}?다고\s?(?:했|하더|하던|그랬|그러)|\byou (?:told|said|mentioned|wrote"
    r"|promised)\b|\byour (?:site|page|policy|agent)\b[^.]*\bsa(?:ys|id)\b|\b(?:agents?|chatbot|bot|reps?"
    r"|website|site|support|advisor|operator|faq|policy|article|email) (?:\w+ )?(?:said|told|says|mentioned"
    r"|promised|states?|claims?)\b|\bis it true\b|\breviews? (?:say|said|claim)|\baccording to (?:your|the)\b"
    r"|(?:口コミ|レビュー|評判|噂)[^。]*(?:見ました|聞|とあ|らし)|とおっしゃ|と言いましたよね|と書いて|、と[。\s]*$"
    r"|(?:と"
    r"|って)(?:言われ|聞きました|聞いた|案内され)",
    _I,
)
OWN = re.compile(
    r"저희|우리|제\s|제가|저는|저도|나는|내\s|내가|이번\s?건|(?:지난|저|이|전)번(?:처럼|과\s?같|이랑)"
    r"|\d+\s?일\s?(?:이|을)?\s?(?:지난|넘은|지났|넘었|된|초과)|지난\s?건|예외|계약인데|계약이라|\d+\s?(?:%"
    r"|퍼센트)|주문한|결제한|구매한|산\s?(?:건|것|거)|\b(?:my|our|we|us|me|mine|ours|i|i'm|we're)\b"
    r"|\blike last time\b|\bexception\b|弊社|当社|うちの|私(?:の|は|も|たち)|わたし|僕|前回(?:と|の|のよう)|例外"
    r"|\d+日(?:過ぎ|経っ|たっ|超え)た|この件|今回の件|契約(?:です|なの)|購入した|注文した",
    _I,
)

_TELL = re.compile(r"教えて|説明して|(?<!로)(?<!로\s)알려|설명해|가르쳐|\btell me\b|\bexplain\b", _I)
POLITELY = re.compile(  # a question in form, a request in fact
    r"주실\s?수|주시겠|줄래|주실래|주(?:시)?면\s?안\s?(?:될|되|돼)|주세요|주십시오|부탁드려도|부탁드릴\s?수"
    r"|해\s?줄\s?수\s?있|\b(?:can|could|would|will) you\b|\b(?:can|could|may) (?:i|we) (?:please )?(?:get|have)"
    r" (?:\w+ ){0,2}(?:more|extra|another|longer)\b"
    r"|(?:て|で)(?:ください|下さい)|お?願い(?:でき|いた)"
    r"|(?:して|[てで])(?:もらえ|いただけ|頂け|くれ)",
    _I,
)


def not_claimed(clause: Clause) -> bool:
    """Supposed, joked about, somebody else's, or what the service is said to have said."""
    return bool(
        HYPOTHETICAL.search(clause.sentence)
        or _UNSURE.search(clause.text)
        or _FELL_THROUGH.search(clause.sentence)
        or OTHERS.search(clause.text)
        or REPEATS_SERVICE.search(clause.sentence)
        or AHEAD.search(clause.text)
    )


def only_manners(clause: Clause) -> bool:
    """Thanks, a yes, a goodbye: nothing about the customer, though a yes may accept an offer."""
    return THANKS.fullmatch(clause.text) is not None


def is_question(clause: Clause) -> bool:
    """The clause asks; a clause before the last one of a sentence does not share its question mark."""
    if not clause.last:
        return bool(INTERROGATIVE.search(clause.text) and clause.asked)
    return clause.asked or bool(QUESTION_END.search(clause.text) or INTERROGATIVE.search(clause.text))


def own_case(clause: Clause) -> bool:
    """A question that is put for the customer's own order, contract or exception, or that is a request in fact."""
    said = clause.text.replace("でしょうか", "")
    return bool(OWN.search(clause.sentence) or POLITELY.search(clause.text)) and not INTERROGATIVE.search(said)


def wished(clause: Clause) -> bool:
    """A wish for all answers to come, put as a polite question or as "tell me"."""
    text = _TELL.sub("", clause.text)
    return bool(POLITELY.search(clause.text) and LASTING.search(clause.sentence)) and not INTERROGATIVE.search(text)
