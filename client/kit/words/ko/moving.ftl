# 명령줄에서: 멈추었거나 원하지 않은 백업과 옮기기

moving-stopped = 멈췄어요. 이 기기의 기억은 그대로예요. 나중에 “gieok backup”으로 마저 할 수 있어요. 그때 새 숫자를 보여 드리면 새 숫자만 쓸 수 있어요.
moving-not-confirmed = 확인을 받지 못해 하지 않았고, 바뀐 것은 없어요. 묻지 않고 하려면 --yes를 붙여 주세요.
moving-in-the-way = 서버에 있는 백업이에요:
