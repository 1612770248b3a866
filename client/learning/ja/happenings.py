"""What happened, was decided, or taken back, as a Japanese clause says it?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from client.learning.dates import find_days
from client.learning.draft import Draft
from client.learning.ja.endings import NOT_DONE, in_past
from client.learning.ja.wording import plain, told
from client.learning.lexicon import ACTION, TIER, topic_of
from client.learning.matters import MATTER, PRAISE, TROUBLE

_DEALINGS = (  # what people do with a service, as nouns
    r"支払い?|購入|注文|契約|解約|キャンセル|更新|申し込み?|申込|返品|交換|送金|入金|出金|振り?込み?|変更|移行"
    r"|アップグレード|ダウングレード|導入|追加|削減|退職|入社|転職|引っ越し|登録|返金|受け取り?|加入|延長|増設"
    r"|退学|就職|転勤|結婚|離婚|卒業|退院|入院|出産|取り消し|異議申し立て|切り替え|予約|決済|課金|請求|発送|配達|配送|開通|設定|紛失|チャージ|乗り換え|機種変更|入会|退会|受診|受講"
    r"|提出|申請|手続き|問い合わせ|連絡|報告|引き落と(?:し)?|インストール|アップデート|削除"
)
_DONE = re.compile(
    rf"(?:{_DEALINGS})(?:を|に|が|も|で|は)?(?:[一-龥\d]{{1,4}}(?:件|回|つ|台|個|枚))?(?:いた|致)?"
    r"(?:しまし?た(?!い)|した(?!い)|してしまい?まし?た|してしまった|されまし?た|されて(?:い)?(?:まし)?た|済み"
    r"|完了しまし?た|(?:を|は)?済ませ(?:まし)?た|(?:を|は)?終え(?:まし)?た|になりまし?た|になった|ました"
    r"|せていただきました)|(?:買|もら|いただ|頂|受け取|受取|引っ越|変え|替え|増や|減ら|払|申し込|借り|なく|失く"
    r"|無く|乗り換え|引き落と|取ら|頼|送ら|送|届|返|予約を.{0,6}取"
    r"|席を.{0,6}取)[っいりしえんきみちれさせ]{0,3}(?:て(?:い)?)?(?:まし)?た(?!い)|(?:担当者?|窓口|住所|電話番号"
    r"|番号|メールアドレス|社名|名義|口座|オフィス|事務所)(?:が|を|は).*(?:変わり|なり|変え|変更し|移し"
    r"|移り)(?:まし)?た"
)
_TROUBLE = (
    rf"(?:でき|届[いか]|来|動[いか]|開[いかけ]|繋が[らっ]|つなが[らっ]|表示(?:され|でき)|反映(?:され|して)"
    rf"|反応し|読み込[めま]|入れ|使え|送れ|受け取れ|見られ|見え|聞こえ|押せ|起動(?:し|でき)|認識(?:し|され)|合わ"
    rf"|直ら|終わら|進ま|進め|消せ|変えられ|ログインでき|付か|つか|つけ|鳴ら|映ら|もらえて|返って|戻って|着い"
    rf"|着か|入って|入[らっ]){NOT_DONE}|足り{NOT_DONE}|(?:され|貰え)(?:て(?:い)?)?(?:ません|ない|なく)"
    r"|失敗|エラー|落ち(?:る|ます|た|まし|て)|フリーズ|固ま[っり]|止ま[っり]|壊れ|割れ|破れ|破損|故障|不具合"
    r"|遅(?:れ|い(?!たし)|く|延)|消え(?:て|た|ま|る)|なくなっ|途切れ|切れ(?:る|ます|て|ま)|二重|2回|二回|2度"
    r"|二度|重複|間違(?:っ|え|い)|違う(?:商品|もの|物|色|サイズ)|文字化け|不良|汚れ|傷が|穴が|重(?:い|く|すぎ)"
    r"|届かな|まだ.{0,12}?て(?:い)?(?:ません|ない|なく)"
    r"|(?<=が)[^、。]{0,10}(?<![わ分知りあ要いら思構良よは])(?:ません|ない)(?:です|んです)?(?:が|けど"
    r"|ので)?[。]?$"
)
_FAULT = re.compile(
    rf"(?:の|な)はずが、?[^。]*(?:でし|だっ|まし)た(?P<what2>)|(?P<what>[^、。\s]{{1,14}}?)(?:が|は|に|を|も|で|の|から|まで)(?:.{{0,16}}?)(?:{_TROUBLE})|(?:まだ|全然"
    rf"|一向に|なかなか|ずっと|急に|途中で)(?:.{{0,6}}?)(?:{_TROUBLE})|(?:エラー|障害|不具合|二重請求"
    rf"|バグ)が?(?:出|発生|起き)|(?:ログイン|接続|決済|支払い?|同期|アップロード|ダウンロード|注文|予約"
    rf"|キャンセル|登録|更新)でき(?:{NOT_DONE})"
)
_BEGUN = re.compile(
    rf"(?:(?:{_DEALINGS})(?:を)?(?:し|いたし)|送り返し|返送し|申し込|買っ|払っ|頼[んみ]|送っ|届い|受け取っ|借り)[てで]$"
)
_NO_FAULT = re.compile(
    r"(?:意味|時間|天気|雨|話|気|お金|自分|私|何|友人|電車|理解|説明|どこ|これ以上|(?<![一-龥])(?:目|耳|足|体"
    r"|腰)|必要|予定|手)$"
)
_OPEN = re.compile(
    r"ください|お願い|ことにし|したい|してほしい|してもら(?!いまし)|予定|つもり|了解|ありがとう|直り|解決"
    r"|なくて(?:も|いい)"
)
_ANY_DAY = date(2026, 6, 30)  # only whether the clause names one counts
_PRESENT = re.compile(r"(?:ます|る|い|です)(?:が|けど|ので)?[。.!！]*$")
_USED = re.compile(r"(?:以前|昔|かつて|前は).*(?:使って|利用して|契約して|入って|入[らっ])")
_TO_A_TIER = re.compile(rf"(?:{TIER})(?:プラン|版)?(?:へ|に)", re.IGNORECASE)
_BOUGHT = re.compile(r"払|購入|注文|買")
_DECIDED = re.compile(
    r"(?P<it2>[^。]{1,24}?(?:ではなく|じゃなく|でなく)(?:て)?、?[^。、]{1,24}?)を(?:選び|選ん|選択し)(?:まし)?[ただ]"
    r"|(?P<it>.+?)(?:こと(?:に(?:し(?:まし)?た(?!い)|決め(?:まし)?た|なりました|決まりました)|に決定(?:しました"
    r"|いたしました|した)|を決め(?:まし)?た|で決まりました|を決心しました|を決断しました)|と決ま(?:りまし|っ)た|と決め(?:まし)?た"
    r"|に決め(?:まし)?た|と決心しました|と決断しました|という結論に(?:なり|達し|至り)ました)"
)
_TAKEN_BACK = re.compile(
    rf"(?:やっぱり|やはり)、?(?P<it2>{ACTION})(?:は|を)?(?:しません|しない|やめ)|(?P<it>{ACTION})(?:する"
    rf"|してほしい|して)?(?:の|を|という)?(?P<what>依頼|リクエスト|お願い|申請|申し込み|申込|合意|話|要望"
    rf"|手続き)?(?:した|していた|の)?(?:件|の|もの)?(?:は|を|も)?、?(?:やっぱり|やはり|もう)?"
    r"(?:取り?消し|撤回|取り下げ|なかったこと|無かったこと|忘れて|キャンセル|やめ(?:ます|て|に|た|とき)|見送"
    r"|結構です|不要|必要(?:ありません|なくな|ない)|しなくて(?:いい|大丈夫|結構|も))"
)


def decided(text: str) -> Iterator[Draft]:
    """Reads "更新しないことにしました"."""
    if match := _DECIDED.search(text):
        what = plain(match["it"] or match["it2"])
        yield Draft(
            "decision",
            f"{what}{'ことに' if match['it'] else 'に'}決定",
            topic_of(what) or f"decision/{what[-6:]}",
            "turn",
        )


def taken_back(text: str) -> Iterator[Draft]:
    """An earlier request or agreement that the customer withdraws."""
    match = _TAKEN_BACK.search(text)
    act = (match["it"] or match["it2"]) if match else ""
    topic = topic_of(act) if act else None
    if match and topic:
        agreed = match["what"] == "合意"
        said = f"{act}の{'合意' if agreed else '依頼'}を撤回"
        yield Draft("agreement" if agreed else "event", said, topic, "named", retracts=True)


def happened(text: str) -> Iterator[Draft]:
    """Payments, changes, receipts; faults. What is only wanted or planned did not happen."""
    if _OPEN.search(text) or _USED.search(text):
        return
    past = in_past(text)
    done, fault = (_DONE.search(text) if past else None), _FAULT.search(text)
    if fault and fault["what"] and _NO_FAULT.search(fault["what"]):
        fault = None
    if not (done or fault) or (done and not fault and _TO_A_TIER.search(text)):
        return  # changes of plan are said with the tier
    said = told(text)
    if fault:
        yield Draft("event", said, f"fault/{fault.group()[:8]}", "named" if past else "turn")
    else:
        yield Draft(
            "event", said, topic_of(text) or ("purchase" if _BOUGHT.search(text) else f"event/{said[-8:]}"), "named"
        )


def begun(text: str, sentence: str) -> Iterator[Draft]:
    """Reads "9月30日に服を送り返して、…をもらいました": a deed of its own day, before the last one."""
    if _BEGUN.search(text) and in_past(sentence) and find_days(text, _ANY_DAY) and not _OPEN.search(sentence):
        yield Draft("event", re.sub(r"[てで]$", "た", told(text)), topic_of(text) or f"event/{text[-6:]}", "named")


def mentioned(text: str) -> Iterator[Draft]:
    """Any past that names what a service deals in; a present only where it complains. For clauses that say no more."""
    if not MATTER.search(text) or any(words.search(text) for words in (PRAISE, _OPEN, _USED, _TO_A_TIER)):
        return
    past, trouble, said = in_past(text), TROUBLE.search(text), told(text)
    if (past and (trouble or find_days(text, _ANY_DAY))) or (trouble and _PRESENT.search(text)):
        topic = topic_of(text) or ("fault/" if trouble else "event/") + said[-8:]
        yield Draft("event", said, topic, "named" if past else "turn")
