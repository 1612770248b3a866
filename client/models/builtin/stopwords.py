"""Which words say nothing, or little, about what a question is about?"""

from __future__ import annotations

_STOP = """
뭐예요 뭐에요 뭐야 뭔가요 누구예요 누구야 누구죠 누군가요 어디예요 어디야 어디죠 언제예요 언제야 언제죠
얼마예요 얼마야 얼마죠 얼마인가요 무엇인가요 어떤가요 어때요 뭐였 뭐였죠 뭐죠 뭔지 무엇이었 어디였 누구였 그 이
저 것 거 건 게 수 때 더 좀 잘 못 안 등 및 제 내 나 너 우리 저희 당신 그럼 그러면 그리고 그런데 근데 혹시 만약
정말 진짜 아주 너무 매우 많이 조금 다시 지금 이제 오늘 어떻게 어떤 무엇 무슨 뭐 뭔가 뭐가 언제 어디 어디서 누구
누가 왜 얼마나 몇 며칠 가능 가능한 가능할까 가능해 가능하 되나 되는 되나요 되는지 될까요 될까 되죠 돼요 되요
됩니까 있나요 있어요 있나 있는 있을까요 있습니까 없나요 없어요 없는 하나요 하나 해요 하는 할까요 하려면 해야
해줘 해주세요 주세요 줘요 주실 알려 알려줘 알려줘요 알려주세요 알고 싶어요 왜요 뭐요 언제요 어디요 누구요
얼마요 싶은데 싶습니다 궁금해요 궁금합니다 궁금 인가요 입니까 무엇입니까 이건 그건 저건 이거 그거 저거 지난번
저번 지난번처럼 저번처럼 아까 방금 전에 예전 경우 관련 지난 지나 지났는데 이번 이번달 달부터 다음 다음달 내일
모레 어제 올해 작년 요즘 최근 자세히 자세하게 상세히 구체적으로 계속 제대로 그냥 같은 같이 똑같이 아직 아직도
벌써 쯤 됐는데 혹은 아예 말한 말했 물어본 물어봤 물어봤었 얘기한 얘기 이야기 말씀 언급 뜨면 거요 건요 뭐라고
뭐라 말고 건도 건은 건이 번 번에 사실 그때 대해 대한 부탁 부탁드려요 부탁드립니다 안녕하세요 감사합니다 네 a an
the is are was were be been am do does did can could would will shall should may might must have has had i me
my mine we us our you your he she it its they their this that these those what which who whom whose when where
why how much many of to in on at by for from with about into than then so and or but if not no yes please tell
show know get let there here any some also just like want need last time earlier before again only next after
out up as today tomorrow yesterday 何 何日 誰 私 前回 今回 方法 教 下 時 事 場合 可能 大丈夫 今 日 前 後 以前
件 願 知 今月 来月 今週 来週 今日 明日 昨日 今年
"""
_VAGUE = """
회사 저희 company 시간 날짜 방법 내용 이유 기준 상태 종류 최대 최소 제일 가장 한국 일정 이름 정도 사람 하루 한번
time date way
name number most day days people kind example year years month new first 時間 日付 方法 名前 理由 日本 人 年
月 回 数 名
"""
STOP = frozenset(_STOP.split())
VAGUE_WORDS = frozenset(_VAGUE.split())  # count half
