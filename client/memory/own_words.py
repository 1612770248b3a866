"""Which part of a message are the customer's own words, and which were quoted or pasted?

What is not the customer's own is blanked with spaces of the same length, so that places in the text stay the same.
Short quotations ("'지수'라고 불러 주세요") are names and stay.
"""

from __future__ import annotations

import re

SHORT_QUOTATION = 12  # code points; longer ones are sentences of somebody
LONG_PASTE = 600  # code points of one message in several lines: nobody types that as one request

_QUOTED_LINE = re.compile(r"^[ \t]*(?:>|＞|\|).*$", re.MULTILINE)
_FENCE = re.compile(r"```.*?(?:```|\Z)", re.DOTALL)
_MAIL_HEAD = re.compile(
    r"^(?:-{3,}.*|(?:From|Sent|Subject|To|보낸 ?사람|받는 ?사람|제목|差出人|件名|宛先) ?[:：].*|On .{5,80} wrote:.*)$",
    re.MULTILINE | re.IGNORECASE,
)
_QUOTATION = re.compile(
    r"“[^”]*”|「[^」]*」|『[^』]*』|《[^》]*》|\"[^\"\n]*\"|(?<![A-Za-z])'[^'\n]*'(?![A-Za-z])|‘[^’\n]*’"
)
_NESTING = {"「": "」", "『": "』", "“": "”", "《": "》"}
_TEXT_WORK = re.compile(
    r"(?:번역|요약|교정|다듬|맞춤법|고쳐|첨삭|문장|문구|글|메일|이메일|내용|본문|대본|기사|리뷰|예문"
    r"|translat|summari[sz]e|proofread|rewrite|rephrase|polish|paraphrase|sentence|following|this (?:text|mail|email"
    r"|message)"
    r"|訳し|翻訳|要約|添削|校正|直して|次の文|以下|メール|文章)[^\n:：]{0,40}[:：]",
    re.IGNORECASE,
)
_PASTE_START = re.compile(
    r"(?:아래|다음|붙여|이런 (?:글|메일|문자)|이렇게 (?:왔|써|적)|받은 (?:글|메일|문자)|below|pasted?|says|following"
    r"|以下|次の|貼り)[^\n]{0,40}\n",
    re.IGNORECASE,
)


def own_words(message: str) -> str:
    """The message with everything quoted or pasted blanked out; same length as the message."""
    pasted = None if _QUOTED_LINE.search(message) else _PASTE_START.search(message)  # ">" says itself what is quoted
    for start in (_TEXT_WORK.search(message), pasted, _MAIL_HEAD.search(message)):
        if start is not None:
            first = start.start() if start.re is _MAIL_HEAD else start.end()
            message = message[:first] + _blank(message[first:])
    message = _FENCE.sub(lambda match: _blank(match.group()), message)
    message = _QUOTED_LINE.sub(lambda match: _blank(match.group()), message)
    message = _QUOTATION.sub(
        lambda match: match.group() if len(match.group()) <= SHORT_QUOTATION + 2 else _blank(match.group()), message
    )
    if len(message) > LONG_PASTE and message.count("\n") >= 3:
        first = message.find("\n")
        message = message[:first] + _blank(message[first:])
    return message


def without_quotations(text: str) -> str:
    """The text with what stands between quotation marks blanked out, nested ones too; same length as the text."""
    closing: list[str] = []
    out: list[str] = []
    for char in text:
        if closing and char == closing[-1]:
            closing.pop()
            out.append(" ")
        elif char in _NESTING:
            closing.append(_NESTING[char])
            out.append(" ")
        else:
            out.append(char if not closing or char == "\n" else " ")
    return "".join(out) if not closing else text  # an open end is no quotation


def _blank(text: str) -> str:
    return "".join("\n" if char == "\n" else " " for char in text)
