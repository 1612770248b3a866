# 서비스와 합의한 내용의 근거: 무엇이 가고, 서비스가 무엇을 보관하고, 누가 읽었나

evidence-title = 서비스가 보관하는 합의
evidence-told = 서비스와 합의하신 내용은, 로그인하시면 서비스도 근거로 보관해요. 로그인하기 전에 합의하신 것도 그때 보내요.
evidence-what = 서비스와 합의하신 내용만 보내요: 합의한 문장, 그때 오간 말, 날짜, 그때의 정책과 운영 노하우의 판. 대화 전체와 다른 기억은 보내지 않아요.
evidence-retention = 서비스는 { $days }일 동안 보관해요. 그 전에도 언제든 바로 지울 수 있어요.
evidence-open-memory = 서비스가 보관하는 합의 보기
evidence-again = 다시 불러오기
evidence-here = 이 기기에서 보낸 합의
evidence-signed-out = 로그인하지 않아서 아직 아무것도 보내지 않았거나, 서비스에 있는 것을 볼 수 없어요. 이 기기가 아는 것만 보여 드려요.
evidence-offline = 지금은 서비스에 물어볼 수 없어서, 이 기기가 아는 것만 보여 드려요.
evidence-none = 서비스가 보관하는 합의가 없어요.
evidence-none-here = 이 기기에서 보냈거나 보낼 합의가 없어요.
evidence-waiting = { $count }건이 보내지기를 기다려요.
evidence-day = 합의한 날: { $day }
evidence-page = 정책 { $page } { $version }판
evidence-knowhow = 운영 노하우 { $page } { $version }판
evidence-until = { $day }까지 보관
evidence-unchanged = 보낸 그대로예요.
evidence-changed = 주의: 보낸 것과 다르게 보관되어 있어요. 서비스에 문의해 주세요.
evidence-missing = 주의: 보관 기간이 남은 { $count }건이 서비스에 없어요. 직접 지우신 것이 아니라면 서비스에 문의해 주세요.
evidence-fact-gone = 이 기기에서 지운 합의
evidence-state-waiting = 보내지기를 기다려요
evidence-state-sent = 보냈어요
evidence-state-erasing = 지워 달라고 서비스에 요청할 거예요
evidence-state-erased = 서비스에서 지웠어요
evidence-why = 아직 보내지 못한 까닭: { $reason }
evidence-erase = 서비스에서 지우기
evidence-erase-of = 서비스에서 지우기: { $statement }
evidence-erase-ask = 서비스가 보관하는 이 합의를 지울까요?
evidence-erase-text = 서비스에서 바로 지워지고 되돌릴 수 없어요. 나중에 이 합의를 서비스에 증명하기 어려워질 수 있어요. 이 기기의 기억은 그대로예요.
evidence-erase-sure = 서비스가 보관하는 합의({ $id })를 지울까요? 되돌릴 수 없어요. [y/N]
evidence-erase-done = 서비스가 보관하던 합의를 지웠어요. 이 기기의 기억은 그대로예요.
evidence-reads = 읽어 본 직원
evidence-reads-none = 아직 아무도 읽지 않았어요.
evidence-read = { $when } · { $staff } · 이유: { $reason }
evidence-verify = 서비스의 기록이 그대로인지 확인하기
evidence-verified = 서비스의 기록이 그대로예요. 영수증 { $receipts }건과 이어진 기록 { $links }개를 확인했어요.
evidence-nothing-to-verify = 확인할 영수증이 아직 없어요.
evidence-copy-stays = 서비스에 보낸 이 합의의 근거는 { $day }까지 서비스에 남아요. 설정의 ‘서비스가 보관하는 합의’에서 지울 수 있어요.
evidence-copy-stays-cli = 서비스에 보낸 합의의 근거는 { $day }까지 서비스에 남아요. 지우려면: gieok evidence erase { $id }
evidence-copies-stay = 서비스가 보관하는 합의 { $count }건은 서비스에 남아요. 먼저 지우시려면 설정의 ‘서비스가 보관하는 합의’에서 지워 주세요.
evidence-copies-stay-cli = 서비스가 보관하는 합의 { $count }건은 서비스에 남아요. 먼저 지우시려면: gieok evidence erase
sent-no-text-evidence = 이 합의는 이 기기에서 지우셔서, 언제 얼마나 보냈는지만 남아 있어요.

# 하지 못한 까닭
evidence-unknown = 서비스에 그런 합의가 없어요. 이미 지워졌거나 보관 기간이 지났어요.
evidence-erased = 이 합의는 서비스에서 이미 지워졌어요. 다시 보내지 않아요.
evidence-id-taken = 서비스에 같은 번호의 다른 기록이 있어요. 새 번호로 다시 보낼게요.
evidence-full = 서비스가 한 분에게 보관해 드리는 합의의 수가 다 찼어요. 이 합의는 이 기기에 그대로 있어요. 오래된 것을 지우시면 다시 보낼게요.
evidence-too-large = 이 합의는 서비스가 보관하기에 너무 길어요. 이 기기에는 그대로 있어요.
evidence-other-account = 이 합의는 그때 로그인했던 다른 계정으로 보내던 것이라서, 지금 계정으로는 보내지 않아요. 이 기기에 그대로 있고, 그 계정으로 로그인하시면 보내요.
evidence-erase-other-account = 이 합의는 다른 계정으로 보낸 것이라서 지금 계정으로는 지울 수 없어요. 서비스에 그대로 있으니, 그 계정으로 로그인해서 지워 주세요.
evidence-receipt-wrong = 서비스의 영수증이 보낸 내용과 맞지 않아요. 합의는 이 기기에 그대로 있고, 나중에 다시 보낼게요.
evidence-chain-broken = 서비스의 기록이 { $place }번째에서 이어지지 않아요. 누군가 고쳤을 수 있어요. 이 기기의 기억과 영수증은 그대로이니 서비스에 문의해 주세요.
evidence-chain-shorter = 서비스의 기록이 { $place }번째에서 끝나요. 전에는 더 있었어요. 이 기기의 기억과 영수증은 그대로이니 서비스에 문의해 주세요.
evidence-chain-not-mine = 서비스의 { $place }번째 기록이 받으신 영수증과 달라요. 이 기기의 기억과 영수증은 그대로이니 서비스에 문의해 주세요.

# 직원의 창구에서
evidence-desk-read = 합의 { $count }건을 읽었어요. 읽은 사실과 이유는 고객에게 보여요.
evidence-desk-none = 이 주소로 보관된 합의가 없어요. 찾아본 사실은 기록에 남아요.
evidence-reason-wrong = 읽는 이유를 { $least }자 이상 { $most }자 이하로 적어 주세요. 고객이 그 이유를 보게 돼요. 아무것도 읽지 않았어요.
evidence-text-changed = { $place }번째 합의의 글이 처음 맡긴 것과 달라서 보여 드릴 수 없어요. 서버를 맡은 사람에게 gieok-server evidence verify를 해 달라고 하세요.
staff-role-wrong = 이 토큰의 역할로는 할 수 없는 일이에요. 바뀐 것은 없으니 그 일을 맡은 사람에게 부탁해 주세요.
