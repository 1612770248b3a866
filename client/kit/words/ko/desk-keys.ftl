# 데스크의 열쇠와 승인
desk-role-root = 루트
desk-role-targets = 역할 목록
desk-role-snapshot = 서버의 snapshot
desk-role-timestamp = 서버의 timestamp
desk-made-whole = 앱에 넣을 루트는 trust/root.json(SHA-256 { $root })이에요.
desk-made-partly = 다른 사람의 서명이 아직 없어서, 앱에 넣을 trust/root.json은 첫 발행이 끝난 뒤에 완성돼요.
desk-trust-written = 다른 사람의 컴퓨터에는 { $file } 파일을 주고 keys join을 하게 해 주세요. 지문은 { $fingerprint }이에요. 전화로 서로 읽어 맞춰 보세요.
desk-person-made = { $name }의 열쇠를 만들었어요. 공개 파일은 { $file }, 지문은 { $fingerprint }이에요. 파일을 건네고 지문은 전화로 읽어 주세요. 열쇠와 암호의 사본을 따로 보관해 주세요.
desk-join-shown = 서버: { $server }. 서명하는 사람: { $names }. 지문: { $fingerprint }
desk-ask-same-fingerprint = 파일을 준 사람이 읽어 준 지문과 같나요? (y/n)
desk-joined = 이제 이 데스크는 이 서비스를 믿어요. 승인은 approve로 해 주세요.
desk-not-joined-now = 들어가지 않았어요. 바뀐 것은 없어요.
desk-ends-soon = { $role }의 서명이 { $expires }에 끝나요. keys renew나 publish로 다시 서명해 주세요.
desk-nothing-ends = 30일 안에 끝나는 서명이 없어요.
desk-key-change = { $role } 열쇠 { $what ->
    [added] 새로 들어감
   *[removed] 빠짐
}: { $name } { $key }
desk-add-compare = { $name }의 공개 열쇠 지문은 { $fingerprint }이에요. { $name }에게 전화로 읽어 달라고 해서 맞춰 보세요.
desk-signed-alone = 지금 나가 있는 { $role }은(는) 빠지는 열쇠로만 서명된 것이라 같은 내용에 다시 서명해요. 내용을 꼭 확인하고, 잘못됐으면 rollback으로 되돌려 주세요.
desk-add-somebody = 이제 열쇠를 하나만 더 잃어도 서명할 수 없는 역할이 있어요. keys new와 keys add로 한 사람을 더해 주세요.
desk-server-keys-same = 서버의 열쇠는 루트에 적힌 그대로예요. 바뀐 것은 없어요.
desk-lost =
    두 사람이 아직 서명할 수 있으면 잃는 것은 없어요.

    암호나 열쇠를 잃었을 때: 그 사람이 keys new 이름 --again으로 새 열쇠를 만들고 public/이름.json을 건네요. 다른 사람이 keys add 이름 --public 파일로 요청하고, 또 다른 사람이 approve로 승인해요. 루트 열쇠도 같아요. 셋 가운데 둘이 남아 있으면 돼요.

    열쇠를 도둑맞았을 때: 남은 두 사람이 바로 keys revoke 이름으로 빼요. 한 사람이 요청하고 한 사람이 approve로 승인해요. 그 열쇠로만 서명된 것은 같은 내용에 다시 서명되니, history로 내용을 확인하고 잘못됐으면 rollback으로 되돌리세요. 그다음 keys add로 한 사람을 더하세요. 둘만 남은 상태에서 하나를 더 잃으면 서명할 수 없어요.

    루트 열쇠 셋 가운데 둘을 잃었을 때: 새 열쇠를 정할 수 없어요. 새 데스크를 만들고 새 루트를 넣은 앱을 배포해야 해요. 그래서 열쇠와 암호의 사본을 서로 다른 두 곳에 두세요.

    서명은 1년 뒤에 끝나요. 30일 전부터 keys가 알려 주고, publish나 keys renew가 다시 서명해요.
