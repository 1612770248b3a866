# What can go wrong with the service's published contents, the server's address and the pages that staff write.

bundle-expired = 서비스가 보낸 내용의 서명 기한이 지나서 받지 않았어요. 마지막으로 확인한 내용을 그대로 쓰니, 잠시 뒤 다시 확인해 주세요.
bundle-rolled-back = 서비스가 보낸 내용이 이미 받은 것보다 오래된 버전이라 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-not-signed = 서비스가 보낸 내용의 서명이 맞지 않아 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-tampered = 서비스가 보낸 내용이 서명된 것과 달라서 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-endless = 서버가 보낸 자료가 알린 크기보다 커서 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-unreadable = 서버가 보낸 자료를 읽을 수 없어 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-incomplete = 서버에 필요한 파일이 아직 없어요. 마지막으로 확인한 내용을 그대로 쓰니, 잠시 뒤 다시 확인해 주세요.
bundle-cache-broken = 받은 내용을 이 기기에 잠시 둘 수 없었어요. 저장 공간을 확인해 주세요. 마지막으로 확인한 내용은 그대로예요.
bundle-withdrawn = 서비스가 보낸 목록에서 이미 받은 내용이 사라져서 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-same-version = 같은 버전인데 내용이 달라서 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-page-rolled-back = 서비스가 보낸 문서 중에 이미 받은 것보다 오래된 버전이 있어 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-check-elsewhere = 다른 창에서 새 내용을 확인하고 있어요. 바뀐 것은 없으니, 잠시 뒤 다시 확인해 주세요.
bundle-damaged = 서비스가 보낸 묶음이 깨져 있어 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-too-large = 서비스가 보낸 묶음이 너무 커서 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-newer-format = 서비스가 보낸 내용이 이 앱보다 새로운 형식이에요. 앱을 업데이트해 주세요. 그때까지 마지막으로 확인한 내용을 그대로 써요.
bundle-wrong-kind = 서비스가 보낸 묶음의 종류가 달라서 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
bundle-content-wrong = 서비스가 보낸 내용에 잘못된 값이 있어 받지 않았어요. 마지막으로 확인한 내용을 그대로 써요.
clock-wrong = 이 기기의 시계가 맞지 않는 것 같아요. 날짜와 시간을 확인해 주세요. 마지막으로 확인한 내용을 그대로 써요.
trust-root-missing = 이 서비스를 믿을 근거(신뢰 루트)가 앱에 없어서 아무것도 받지 않았어요. 서비스에서 받은 앱인지 확인해 주세요.
trust-root-unusable = 이 서비스의 신뢰 루트를 읽을 수 없어 아무것도 받지 않았어요. 앱을 다시 설치하거나 서비스에 문의해 주세요.

server-address-invalid = 서버 주소가 올바르지 않아요. https://로 시작하는 주소를 적어 주세요. 바뀐 것은 없어요.
server-address-insecure = { $host }에는 암호화되지 않은 http로 연결하지 않아요. https 주소를 적어 주세요. 바뀐 것은 없어요.
server-address-foreign = 정해진 서버가 아닌 곳으로 가는 요청이라 보내지 않았어요. 이 기기에 있는 것은 그대로예요. 서버 주소를 확인해 주세요.
server-unreachable = 서버에 연결하지 못했어요. 이 기기에 있는 내용은 그대로이니, 연결을 확인하고 다시 시도해 주세요.
server-answered-status = 서버가 요청을 처리하지 못했어요({ $status }). 이 기기에 있는 내용은 그대로이니, 잠시 뒤 다시 시도해 주세요.
server-too-slow = 서버의 응답이 너무 느려서 멈췄어요. 이 기기에 있는 내용은 그대로이니, 잠시 뒤 다시 시도해 주세요.

page-no-front-matter = { $file } 파일에 앞머리(--- 두 줄 사이)가 없어요. 앞머리를 적고 다시 해 주세요. 바뀐 것은 없어요.
page-front-matter-broken = { $file } 파일의 앞머리 { $line }번째 줄을 읽을 수 없어요. YAML 형식을 확인해 주세요. 바뀐 것은 없어요.
content-field-wrong = { $place }의 “{ $field }” 값이 잘못되어 받지 않았어요: { $rule ->
    [missing] 꼭 있어야 해요
    [unknown] 모르는 이름이에요
    [twice] 두 번 나와요
    [text] 글자여야 해요
    [empty] 비어 있으면 안 돼요
    [long] 한도({ $limit })를 넘어요
    [line] 한 줄이어야 해요
    [number] { $limit } 이하의 자연수여야 해요
    [flag] true 또는 false여야 해요
    [day] 2026-07-01 같은 날짜여야 해요
    [list] 목록이어야 해요
    [table] 이름과 값의 표여야 해요
    [id] 글자, 숫자, 붙임표로 된 짧은 이름이어야 해요
    [language] ko, en, ja 중 하나여야 해요
    [hash] 16진수 64자리여야 해요
    [key] `gieok-server check`가 보여 주는 16진수 66자리여야 해요
    [address] https 주소여야 해요
    [order] 버전이 오래된 것부터 차례로 있어야 해요
   *[other] 형식을 확인해 주세요
}.
