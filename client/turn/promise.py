"""Does an answer promise to remember? A promise without a stored write in the same turn is a defect.

Read from the words alone, in the three languages. A statement about the past, about what is stored already, or that
nothing was stored is no promise. To do something "from now on" is one too, where the customer asked for it in this turn
and the block does not say it yet: what is only said is gone when the conversation ends.
"""

from __future__ import annotations

import re
from functools import cache

from client.memory.moment import pieces
from client.memory.own_words import without_quotations

_WILL = r"(?:게요|께요|게|겠습니다|겠어요|겠소|려고요)"
_DID = r"(?:었습니다|었어요|았습니다|았어요|였습니다|했습니다|했어요|뒀습니다|뒀어요|놨습니다|놨어요)"
_PROMISE = (
    rf"기억(?:해\s?(?:둘|놓을|두|놓|드릴|드리)|할|하고\s?있을|하고\s?있|하){_WILL}|기억하도록\s?(?:할|하){_WILL}"
    rf"|기억해\s?(?:두|뒀|놓|놨){_DID}|기억해\s?(?:뒀|놨)(?:습니다|어요)|기억했(?:습니다|어요)"
    rf"|잊지\s?않(?:을|겠|도록\s?(?:할|하)){_WILL}?(?:요|습니다)?"
    rf"|(?:명심|유념)(?:할|하){_WILL}"
    rf"|새겨\s?(?:둘|두|놓을|놓){_WILL}"
    rf"|(?:메모|저장|기록|적어|입력|등록)(?:해)?\s?(?:둘|두|놓을|놓|드릴){_WILL}"
    rf"|(?:메모|저장|기록|적어|입력)(?:해)?\s?(?:두|놓){_DID}|(?:메모|저장|기록|적어|입력)(?:해)?\s?(?:뒀|놨)(?:습니다|어요)"
    r"|(?:기억|메모리|고객 ?context)(?:에|을|를)\s?(?:추가|저장|반영|업데이트|수정|담)"
    r"\S{0,4}(?:했|할게|하겠|았|두었|둘게)"
    r"|(?:^|[.!?\n]\s*)(?:네[,.!]?\s*)?(?:메모|저장|기록)(?:할게요|하겠습니다|했습니다|했어요)\s*(?:[.!]|$)"
    r"|\bI(?:'ll| will| shall|'m going to| am going to)\s+(?:(?:certainly|definitely|always|also|gladly)\s+)?"
    r"(?:make sure to\s+|be sure to\s+)?(?:remember|not forget|never forget|keep (?:that|this|it|your \w+) in mind"
    r"|bear (?:that|this|it) in mind|make a note|take note|note (?:that|this|it|your \w+)(?: down)?"
    r"|(?:save|store|record|write down) (?:that|this|it|your (?:name|preference\w*|wish\w*))\b(?! for \d))"
    r"|\bI won't forget\b"
    r"|\bI(?:'ve| have)\s+(?:now\s+)?(?:"
    r"(?:saved|stored|noted|recorded|written down|updated) (?:that|this|it|your)\b(?! the)"
    r"|remembered|made a note|added (?:that|this|it) to (?:my|your))"
    r"|\byour (?:name|preferences?|wish(?:es)?) (?:has|have) been (?:saved|noted|stored|updated|recorded|remembered)"
    r"|\b(?:noted|saved) (?:that|it) for (?:next time|later)|(?:^|[.!?,]\s*)(?:duly )?noted[.!]"
    r"|(?:覚えて|記憶して|記録して|メモして|控えて|心に留めて)(?:おきます|おきました|おきますね|いきます)"
    r"|記憶(?:します|しました|いたします|いたしました)|(?:覚え|メモし|メモいたし)ました|忘れません|忘れないように(?:し|いたし)ます"
)
_PAST = (
    r"지난\s?번|저번|이전에|예전에|전에|이미|아까|지난\s?대화|\balready\b|\blast time\b|\bearlier\b|\bpreviously\b"
    r"|以前|すでに|既に|前回|先ほど"
)
_ASKED = (
    r"앞으로|이제부터|지금부터|다음(?:번)?부터|항상|언제나|기억해|불러|부르|호칭|메모해|잊지|적어\s?(?:둬|두|줘)"
    r"|\bcall me\b|\bfrom now on\b|\balways\b|\bremember\b|\bgoing forward\b|\bin (?:the )?future\b|\baddress me\b"
    r"|\bkeep in mind\b|\bnote that\b|\bdon't forget\b|\bi prefer\b|\bi'd like to be called\b"
    r"|今後|これから|次回から|呼んで|呼び|覚え|いつも|常に|忘れない"
)
_FROM_NOW = (
    r"(?:앞으로|이제부터|지금부터|다음(?:번)?부터|이제|항상|언제나|늘).{0,40}(?:부르|불러|모시|답|말씀|안내|설명|정리|쓸|쓰|사용|알려"
    rf"|맞추|맞출|맞춰|반영|참고|적용|드리|드릴|할|하)\S{{0,8}}{_WILL}(?:[.!~]|$|\s)"
    rf"|(?:이?라고)\s*(?:불러|부르|부를|모시|모실|호칭)\S{{0,6}}\s?\S{{0,4}}{_WILL}"
    r"|\bI(?:'ll| will| shall|'m going to)\b.{0,60}"
    r"\b(?:from now on|going forward|from here on|in (?:the )?future|next time)"
    r"|\b(?:from now on|going forward)\b.{0,20}\bI(?:'ll| will| shall)\b"
    r"|\bI(?:'ll| will| shall)\s+(?:always\s+|make sure to\s+|be sure to\s+)?(?:call|address) you\b"
    r"|\bI(?:'ll| will| shall)\s+(?:always|make sure to|be sure to)\b"
    r"|(?:今後|これから|次回から|次から|以後|以降|いつも|常に).{0,40}(?:呼|答|回答|返答|案内|使|対応|伝え|まとめ|書|返事|説明)\S{0,10}ます"
    r"|と(?:お)?呼び(?:し|いたし)?ます"
)
_SENTENCE = re.compile(r"[^.!?。！？\n]*[.!?。！？]?\s*")


def promises(text: str, question: str = "", block: str = "") -> bool:
    """Whether the text says that something was or will be remembered, or kept to as the `question` asked."""
    return any(_promising(sentence, question, block) for sentence in _sentences(text))


def without_promises(text: str, question: str = "", block: str = "") -> str:
    """The text without the sentences that promise."""
    return "".join(part for part in _sentences(text) if not _promising(part, question, block)).strip()


def _sentences(text: str) -> list[str]:
    return _SENTENCE.findall(text)


def _promising(sentence: str, question: str, block: str) -> bool:
    said = without_quotations(sentence)
    if _like(_PAST).search(said):
        return False
    if _like(_PROMISE).search(said):
        return True
    return bool(_like(_ASKED).search(question) and _like(_FROM_NOW).search(sentence)) and not pieces(sentence) & pieces(
        block
    )


@cache
def _like(pattern: str) -> re.Pattern[str]:
    """Compiled with the first answer: not while the window opens."""
    return re.compile(pattern, re.IGNORECASE)
