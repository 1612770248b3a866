# 발행 데스크가 거절할 때 하는 말

## 데스크와 열쇠
desk-missing = { $folder } 폴더에 데스크가 없어요. 먼저 init으로 만들거나 --desk로 폴더를 알려 주세요.
desk-exists = { $folder } 폴더에 이미 무언가 있어서 새 데스크를 만들지 않았어요. 빈 폴더를 --desk로 알려 주세요.
desk-damaged = 데스크의 { $file }을(를) 읽을 수 없어요. 그대로 두었으니 사본에서 되돌려 놓아 주세요.
desk-server-not-ours = 이 주소의 서버는 Gieok 서버처럼 답하지 않았어요. 바뀐 것은 없으니 주소를 확인해 주세요.
desk-server-refused = 서버가 받지 않았어요({ $reason }). 발행된 것은 없어요.
desk-passphrase-missing = 열쇠를 열 암호가 없어요. --passphrase-file이나 GIEOK_DESK_PASSPHRASE로 알려 주세요. 바뀐 것은 없어요.
desk-passphrase-wrong = 암호가 맞지 않아 열쇠를 열지 못했어요. 발행된 것은 없어요.
desk-passphrase-short = 암호는 { $shortest }자 이상이어야 해요. 만든 것은 없어요.
desk-passphrase-different = 두 번 적은 암호가 서로 달라요. 만든 것은 없으니 다시 해 주세요.
desk-keys-missing = { $role }에 서명할 열쇠가 { $needed }개 필요한데 이 데스크에는 { $held }개 있어요. 발행된 것은 없어요.
desk-not-logged-in = 아직 로그인하지 않았어요. login --token-file로 직원 토큰을 알려 주세요.
desk-token-file-wrong = { $file } 파일에 토큰이 없어요. 토큰 한 줄만 담아 다시 해 주세요.

## 초안
desk-file-unreadable = { $file }을(를) 읽을 수 없어요. UTF-8 글 파일인지 확인해 주세요. 초안은 그대로예요.
desk-file-huge = { $file } 파일이 너무 커요. 초안은 그대로예요.
desk-file-kind-unknown = { $file }은(는) 받을 수 있는 파일이 아니에요. 페이지, service-context.md, config.toml, 공식 문서(md, txt, html, docx, pdf)를 주세요. 초안은 그대로예요.
desk-ingest-nothing = { $folder } 폴더에 받을 것이 없어요. 페이지나 공식 문서(md, txt, html, docx, pdf)가 있어야 해요. 초안은 그대로예요.
desk-page-other-wiki = { $page } 페이지는 이미 다른 위키에 있어요. 다른 id를 쓰거나 그 폴더에서 올려 주세요. 초안은 그대로예요.
desk-page-wiki-unknown = { $file }이(가) 어느 위키의 페이지인지 알 수 없어요. policy나 knowhow 폴더에 넣어 주세요. 초안은 그대로예요.
desk-page-version-wrong = { $page } 페이지의 버전이 { $version }이에요. 다음 버전은 { $expected }이어야 해요. 바뀐 것은 없어요.
desk-page-same-version = { $page } 페이지의 내용이 이미 발행된 버전 { $version }과 달라요. 고친 글은 버전 { $expected }로 적어 주세요. 바뀐 것은 없어요.
desk-context-empty = { $file } 파일이 비어 있어요. 초안은 그대로예요.
desk-context-huge = 서비스 context가 { $limit }자를 넘어서 받지 않았어요. 초안은 그대로예요.
desk-config-broken = { $file } 파일이 올바른 TOML이 아니에요. 초안은 그대로예요.

## 발행
desk-lint-failed = 고칠 것이 { $count }건 있어서 발행하지 않았어요. lint --all로 확인해 주세요.
desk-live-damaged = 서버가 내려주는 내용이 이 데스크의 열쇠로 서명한 것이 아니에요. 발행하지 않았으니 서버와 데스크 폴더를 확인해 주세요.
desk-server-behind = 서버의 { $role } 버전({ $served })이 이미 발행한 버전({ $last })보다 낮아요. 발행하지 않았으니 서버 자료를 사본에서 되돌려 주세요.
desk-publish-unsure = 서버의 답을 끝까지 받지 못했어요. 발행됐는지는 publish를 다시 하면 알 수 있고, 두 번 발행되지는 않아요.
desk-page-unknown = { $page }(이)라는 페이지는 발행된 적이 없어요.
desk-version-unknown = { $page } 페이지의 버전 { $version } 글은 이 데스크에 없어요. 바뀐 것은 없어요.
desk-version-is-live = { $page } 페이지는 이미 버전 { $version }이에요. 바뀐 것은 없어요.

## 서버가 거절한 까닭
token-missing = 직원 토큰이 없거나 더는 쓸 수 없어요. login을 다시 해 주세요. 발행된 것은 없어요.
staff-not-signer = 이 토큰의 직원은 발행할 수 없어요. signer 역할의 토큰으로 로그인해 주세요. 발행된 것은 없어요.
publish-body-too-large = 한 번에 보낼 수 있는 크기를 넘었어요. 발행된 것은 없어요.
publish-bundle-broken = 서버가 { $role } 묶음의 내용을 읽을 수 없어 받지 않았어요. 발행된 것은 없어요.
publish-delegation-wrong = { $role }의 열쇠, 경로, 필요한 서명 수가 정해진 것과 달라 서버가 받지 않았어요. 발행된 것은 없어요.
publish-expired = { $role }의 서명 기한이 이미 지나 서버가 받지 않았어요. 데스크와 서버의 시계를 확인해 주세요.
publish-metadata-broken = 서버가 { $role }의 서명 문서를 읽을 수 없어 받지 않았어요. 발행된 것은 없어요.
publish-metadata-too-large = { $role }의 서명 문서가 너무 커서 서버가 받지 않았어요. 발행된 것은 없어요.
publish-nothing = 발행할 것이 들어 있지 않아 서버가 받지 않았어요.
publish-online-keys-wrong = 이 데스크는 다른 서버의 열쇠로 만들어졌어요. 이 서버에서 init을 다시 해 주세요. 발행된 것은 없어요.
publish-request-broken = 서버가 요청의 형식을 알아보지 못했어요. 발행된 것은 없어요.
publish-role-missing = 처음 발행할 때는 모든 역할이 있어야 하는데 { $role }이(가) 빠졌어요. 발행된 것은 없어요.
publish-role-unknown = 서버가 모르는 역할이라 받지 않았어요. 발행된 것은 없어요.
publish-root-exists = 이 서버에는 이미 다른 데스크의 루트가 있어요. 그 데스크로 발행해 주세요. 발행된 것은 없어요.
publish-root-missing = 서버에 아직 루트가 없어요. 처음 발행할 때 함께 보내야 해요. 발행된 것은 없어요.
publish-root-wrong = 루트의 열쇠나 필요한 서명 수가 정해진 것과 달라 서버가 받지 않았어요. 발행된 것은 없어요.
publish-signatures-missing = { $role }에 필요한 만큼의 서명이 없어 서버가 받지 않았어요. 발행된 것은 없어요.
publish-target-mismatch = { $role } 묶음이 서명한 것과 달라 서버가 받지 않았어요. 발행된 것은 없어요.
publish-target-missing = { $role } 묶음이 함께 오지 않아 서버가 받지 않았어요. 발행된 것은 없어요.
publish-target-too-large = { $role } 묶음이 너무 커서 서버가 받지 않았어요. 발행된 것은 없어요.
publish-too-long = { $role }의 서명 기한이 1년을 넘어 서버가 받지 않았어요. 데스크와 서버의 시계를 확인해 주세요.
publish-version-wrong = 서버가 기다리는 { $role }의 다음 버전은 { $expected }이에요. 누가 먼저 발행했을 수 있으니 diff로 확인해 주세요.
repository-damaged = 서버에 있는 { $role } 파일이 손상됐어요. 발행하지 않았으니 서버를 맡은 사람에게 알려 주세요.
online-keys-lost = 서버의 서명 열쇠가 바뀌었어요. 발행하지 않았으니 서버를 맡은 사람에게 알려 주세요.
desk-disk = 데스크의 파일을 읽거나 쓸 수 없어요({ $file }). 디스크가 가득 찼거나 이 폴더에 쓸 권한이 없어요. 전에 있던 것은 온전하니, 고친 뒤에 다시 해 주세요.
desk-text-older = 이 데스크에 있는 { $role } 글은 예전에 발행했던 것이라, 그 뒤에 다른 데스크가 발행한 글을 되돌리게 돼요. 아무것도 발행하지 않았어요. 지금 발행된 글을 초안에 가져오거나, 정말 되돌리려면 publish --role { $role }로 이름을 적어 주세요.
