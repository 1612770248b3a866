"""What happened, was decided, asked for or taken back, as a Japanese clause says it?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ja.wording import plain, told
from client.learning.lexicon import ACTION, CONTRACT, TIER, topic_of
from client.learning.stance import INTERROGATIVE, LASTING, OWN, POLITELY

_DONE = re.compile(
    r"(?:支払い?|購入|注文|契約|解約|キャンセル|更新|申し込み?|返品|交換|送金|入金|振り?込み?|変更|移行|アップグレード"
    r"|ダウングレード|導入|追加|削減|退職|入社|引っ越し"
    r"|登録|返金|受け取り?|加入|延長|増設|切り替え)(?:を|に|が)?(?:いた)?(?:しました|ました|した(?!い)|済み"
    r"|完了しました)"
    r"|(?:買い|もらい|いただき|受け取り|引っ越し|変え|切り替え|増やし|減らし|払い)ました|(?:担当者?|住所|電話番号"
    r"|メールアドレス|社名)が.*(?:変わり|なり)ました"
)
_FAULT = re.compile(
    r"(?:ログイン|接続|決済|支払い?|配送|荷物|同期|エクスポート|アップロード|ダウンロード|通知|請求書?|領収書|サービス"
    r"|サーバー|画面|アプリ|ページ|API|データ|ファイル"
    r"|バックアップ|認証|メール|アカウント|注文|商品|レポート|検索)(?:が|は|に|を|で|の)?.{0,16}?"
    r"(?:でき(?:ませ|な)|失敗|エラー|届(?:きませ|いていませ|かな|いてな)|遅(?:れ|い|く|延)|落ち|消え|壊れ|止ま|重複"
    r"|二重|2回|二回|間違|表示されませ|開(?:きませ|けませ|かな)"
    r"|動(?:きませ|かな)|来(?:ませ|ていませ|ない)|破損|不具合)|(?:エラー|障害|不具合|二重請求)が?(?:出|発生|起き)"
)
_PAST = re.compile(r"(?:ました|した|でした|だった|った)(?:が|。|$)")
_NOT_DONE = re.compile(r"ください|お願い|ことにし|したい|予定|つもり|了解|ありがとう|直り|解決")
_TO_A_TIER = re.compile(rf"(?:{TIER})(?:プラン|版)?(?:へ|に)", re.IGNORECASE)
_BOUGHT = re.compile(r"払|購入|注文|買")
_DECIDED = re.compile(
    r"(?P<it>.+?)こと(?:に(?:し|決め|なり)ました|に決定(?:しました|いたしました)|にした(?!い)|を決め(?:ました|た))"
)
_TAKEN_BACK = re.compile(
    rf"(?P<it>{ACTION})(?:の|を)?(?P<what>依頼|リクエスト|お願い|申請|申し込み|合意)(?:は|を|した件は"
    r"|の件は)?(?:取り消し|撤回|取り下げ|なかったこと|忘れて|キャンセル)"
)
_ASKED = re.compile(
    rf"(?P<pre>[^、。]*?)(?P<act>一部返金|全額返金|{ACTION})(?P<post>(?:を|は|も|に|だけ|が)?(?:お?願い(?:し|でき|いた)"
    r"|して(?:ください|くださ|ほしい|もらえ|いただけ|いただき|頂け|下さい|くれ)|し(?:たいです|たいと)|を?希望"
    r"|を?依頼し|(?:は|が)?(?:可能|でき)|頼み))"
)
_CAN_IT = re.compile(r"(?:は|が)?(?:可能|でき)")
_INFO_AFTER = re.compile(
    r"^(?:の|に関する|について)?(?:ルール|規定|規約|方法|手順|条件|期間|ポリシー|手数料|料金|料|仕方|やり方|対象|基準"
    r"|流れ|ページ)"
)
_FOR_THE_ANSWER = re.compile(r"教えて|見せて|調べて|まとめて|説明|探して|訳して|書いて")
_REASON = re.compile(rf"(?P<it>(?:{CONTRACT})契約)(?:です(?:が|ので)|なので|のため|を理由に)")


def decided(text: str) -> Iterator[Draft]:
    """Reads "更新しないことにしました"."""
    if match := _DECIDED.search(text):
        what = plain(match["it"])
        yield Draft("decision", f"{what}ことに決定", topic_of(what) or f"decision/{what[-6:]}", "turn")


def taken_back(text: str) -> Iterator[Draft]:
    """An earlier request or agreement that the customer withdraws."""
    match = _TAKEN_BACK.search(text)
    topic = topic_of(match["it"]) if match else None
    if match and topic:
        agreed = match["what"] == "合意"
        said = f"{match['it']}の{'合意' if agreed else '依頼'}を撤回"
        yield Draft("agreement" if agreed else "event", said, topic, "named", retracts=True)


def happened(text: str) -> Iterator[Draft]:
    """Payments, changes, receipts; faults. What is only wanted or planned did not happen."""
    done, fault = _DONE.search(text), _FAULT.search(text)
    if not (done or fault) or _NOT_DONE.search(text) or (done and not fault and _TO_A_TIER.search(text)):
        return  # changes of plan are said with the tier
    said = told(text)
    if fault:
        yield Draft("event", said, f"fault/{fault.group()[:8]}", "named" if _PAST.search(text) else "turn")
    else:
        yield Draft(
            "event", said, topic_of(text) or ("purchase" if _BOUGHT.search(text) else f"event/{said[-8:]}"), "named"
        )


def requested(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    """Something asked for in the customer's own case, also as a question."""
    text = clause.text
    match = _ASKED.search(text)
    if (
        not match
        or _INFO_AFTER.search(text[match.end("act") :])
        or _FOR_THE_ANSWER.search(text)
        or LASTING.search(text)
    ):
        return
    if INTERROGATIVE.search(text.replace("でしょうか", "")):
        return
    doubtful = _CAN_IT.match(match["post"]) or (asking and not POLITELY.search(text))
    if doubtful and not OWN.search(clause.sentence):
        return
    reason = _REASON.search(clause.sentence)
    said = _request(match["pre"], match["act"]) + (f" (理由: {reason['it']})" if reason else "")
    yield Draft("event", said, topic_of(match["act"]) or "request", "turn")


def _request(before: str, action: str) -> str:
    """Reads "では50%だけ", "返金" → "50%の返金を依頼"."""
    said = re.sub(r"(?:だけ|のみ)(?:を|の|でも)?$", "の", plain(before))
    said = re.sub(r"(?:を|は|も|が)$", "の", said)
    return f"{said}{action}を依頼"
