# 발행 데스크의 말
desk-role-policy = 정책
desk-role-knowhow = 운영 노하우
desk-role-service-context = 서비스 context
desk-role-config = 설정
desk-contents-policy = 정책 목차
desk-contents-knowhow = 운영 노하우 목차

desk-ask-passphrase = { $name } 열쇠의 암호:
desk-ask-new-passphrase = { $name }의 열쇠를 지킬 새 암호:
desk-ask-passphrase-again = 한 번 더:

desk-made = 데스크를 { $folder }에 만들었어요. 서명하는 사람은 { $names }이에요. 열쇠와 암호의 사본을 따로 보관해 주세요.
desk-made-demo = 시연용 데스크를 { $folder }에 만들었어요. 쓰고 버리는 열쇠이고 암호가 같은 폴더의 passphrase에 있으니 실제 서비스에는 쓰지 마세요. 루트의 SHA-256은 { $root }이에요.
desk-logged-in = { $name }({ $role })(으)로 로그인했어요.

desk-taken-page = { $kind } { $page } v{ $version }
desk-taken-file = { $file }
desk-taken-nothing = 바뀐 것이 없어요.
desk-diff-nothing = 발행된 내용과 같아요.
desk-change = { $role } { $id }: { $what ->
    [added] 새로 들어감{ $after ->
        [0] { "" }
       *[other] {" "}(v{ $after })
    }
    [removed] 빠짐(v{ $before })
   *[changed] 바뀜{ $after ->
        [0] { "" }
       *[other] {" "}(v{ $before } → v{ $after })
    }
}
desk-published = { $role } v{ $version }을(를) 발행했어요.
desk-published-nothing = 바뀐 것이 없어 발행하지 않았어요.
desk-version = v{ $version } · 시행 { $effective }{ $state ->
    [in-force] { " " }(지금 시행 중)
    [announced] { " " }(예고)
   *[earlier] { "" }
} · 발행 { $at }{ $told ->
    [no] { "" }
   *[yes] { " " }{ $by }
} · { $text ->
    [yes] { $revision }
   *[no] { $revision } (글 없음)
}
desk-role-keys = { $role }: 열쇠 { $keys }개 중 { $threshold }개 서명, 이 데스크에 { $here }개, 서명 기한 { $expires }
desk-rollback-note = v{ $version }의 내용으로 되돌림

# lint
desk-lint-clean = 고칠 것이 없어요.
desk-lint-found = 고칠 것이 { $count }건 있어요.
lint-dead-link = “{ $detail }”(으)로 가는 링크가 있는데 그런 페이지가 없어요.
lint-no-source = 출처가 없어요.
lint-version-wrong = 버전이 { $detail }이에요. { $limit }이어야 해요.
lint-same-version = 이미 발행된 버전 { $detail }과 내용이 달라요. 버전 { $limit }로 적어 주세요.
lint-effective-before = 시행일이 앞 버전의 시행일 { $detail }보다 일러요.
lint-effective-far = 시행일 { $detail }이 1년보다 더 뒤예요.
lint-order-to-ai = AI에게 명령하는 문장이 있어요: “{ $detail }”
lint-hidden-characters = 눈에 보이지 않는 글자가 있어요.
lint-personal-data = 개인정보로 보이는 것이 있어요: { $detail }
lint-page-long = 본문이 { $detail }자예요. { $limit }자를 넘지 않게 나눠 주세요.
lint-contents-long = 목차가 { $detail }자예요. { $limit }자를 넘지 않게 요약을 줄여 주세요.
lint-context-long = { $detail }자예요. { $limit }자를 넘지 않게 줄여 주세요.
lint-id-twice = 같은 id의 페이지가 정책에도 있어요.
lint-config-key-unknown = “{ $detail }”은(는) 기기가 모르는 설정이에요.
lint-config-clamped = “{ $detail }” 값이 허용 범위를 벗어나 기기에서 다른 값으로 바뀌어요.
lint-personal-phone = 전화번호
lint-personal-email = 이메일 주소
lint-personal-resident-number = 주민등록번호
lint-personal-card = 카드 번호
lint-personal-name = 사람 이름
lint-personal-company = 회사 이름
