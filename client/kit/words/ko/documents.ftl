# 공식 문서를 초안으로 옮길 때의 말

## 결과
document-took = { $file } · 시행일 { $day }{ $origin ->
    [option] {" "}(--effective로 정함)
    [document] {" "}(문서에 적힌 날)
   *[today] {" "}(문서에 적혀 있지 않아 오늘로 함)
}
document-page = { $kind } { $page }
document-new = v{ $version } 새 초안이에요. 문서의 “{ $place }”에서 옮겼어요.
document-changed = v{ $version } 초안을 고쳤어요. 문서의 “{ $place }”에서 { $count }줄이 바뀌었어요.
document-unchanged = v{ $version } 그대로예요. 문서의 “{ $place }”이(가) 바뀌지 않았어요.
document-by-hand = v{ $version } 그대로 두었어요. 사람이 고친 초안인데 문서의 “{ $place }”에서 { $count }줄이 바뀌었어요. 직접 고치거나 --replace로 문서의 글을 넣어 주세요.
document-look = v{ $version } 그대로 두었어요. 이 문서를 출처로 적은 페이지인데 어느 줄이 바뀌었는지 가릴 수 없어요. 문서와 맞춰 본 뒤 출처의 sha256을 새로 적어 주세요.
document-left-out = 넣지 않았어요. “{ $place }”의 페이지를 초안에서 빼 두셨어요. 다시 넣으려면 --replace를 써 주세요.
document-gone = v{ $version } 그대로 두었어요. 문서에 “{ $place }”이(가) 더는 없어요. 페이지도 없애려면 초안에서 그 파일을 지우고 발행해 주세요.
document-by-model = 모델이 쓴 글이니 발행하기 전에 문서와 맞춰 봐 주세요.
document-skipped = 폴더에 있지만 문서가 아니어서 두고 왔어요: { $files }
document-dry-run = 보여 드리기만 했어요. 초안은 그대로예요.

## 옮기지 않은 것
document-note-pictures = 그림 { $count }개는 옮기지 않았어요.
document-note-running = 쪽마다 되풀이되는 머리말, 꼬리말, 쪽 번호 { $count }줄은 뺐어요.
document-note-hidden = 눈에 보이지 않는 글자 { $count }개를 뺐어요.
document-note-unread = { $pages }쪽에는 그림만 있어 글을 읽지 못했어요. 글이 있는 쪽이면 글자를 인식한 PDF로 다시 넣어 주세요.

## 개정 메모
document-note-first = { $document }에서 옮김
document-note-again = { $document }의 개정에 맞춤({ $count }줄)

## 모델
document-model-missing = 모델이 정해져 있지 않아요. GIEOK_MODEL_URL과 GIEOK_MODEL을 정하거나 --with-model 없이 해 주세요. 초안은 그대로예요.
document-model-unusable = 모델의 답을 쓸 수 없어 문서의 글을 그대로 옮겼어요. --with-model --replace로 다시 해 볼 수 있어요.
document-model-figure = 모델의 글에 문서에 없는 숫자나 날짜({ $detail })가 있어 문서의 글을 그대로 옮겼어요.
document-model-language = 모델의 글이 문서와 다른 언어여서 문서의 글을 그대로 옮겼어요.
document-model-orders = 모델의 글에 AI에게 명령하는 문장이 있어 문서의 글을 그대로 옮겼어요.

## 받지 못한 까닭
document-empty = { $file } 문서가 비어 있어요. 초안은 그대로예요.
document-huge = { $file } 문서가 { $limit }MB를 넘어서 받지 않았어요. 나눠서 넣어 주세요. 초안은 그대로예요.
document-grows = { $file } 문서를 풀면 너무 커지거나 읽는 데 너무 오래 걸려서 그만두었어요. 나눠서 넣어 주세요. 초안은 그대로예요.
document-broken = { $file } 문서가 깨져 있어 읽을 수 없어요. 원래 프로그램에서 다시 저장해 주세요. 초안은 그대로예요.
document-locked = { $file } 문서에 암호가 걸려 있어요. 암호를 푼 사본을 넣어 주세요. 초안은 그대로예요.
document-scanned = { $file } 문서에 읽을 글이 없어요. 스캔한 그림이라면 글자를 인식한 PDF로 만들어 넣어 주세요. 초안은 그대로예요.
document-macros = { $file } 문서에 매크로가 있어서 받지 않았어요. 매크로가 없는 docx로 저장해 넣어 주세요. 초안은 그대로예요.
document-outside = { $file } 문서의 일부가 파일 밖에 있어서 받지 않았어요. 모두 문서 안에 담아 저장해 주세요. 초안은 그대로예요.
document-other-kind = { $file }은(는) 이름의 끝과 다른 종류의 파일이에요. 올바른 이름으로 저장해 넣어 주세요. 초안은 그대로예요.
document-not-text = { $file }의 글자를 알아볼 수 없어요. UTF-8로 저장해 넣어 주세요. 초안은 그대로예요.
document-name-wrong = 파일 이름({ $file })이 너무 길거나 보이지 않는 글자가 들어 있어요. 이름을 고쳐 넣어 주세요. 초안은 그대로예요.
document-name-twice = { $file }(이)라는 문서가 둘이에요. 문서는 이름으로 알아보니 이름을 다르게 해 주세요. 초안은 그대로예요.
document-as-one = --known-as는 문서 하나를 넣을 때만 쓸 수 있어요. 초안은 그대로예요.
document-outside-folder = { $file }은(는) 폴더 밖의 파일을 가리키는 바로 가기예요. 문서를 직접 지정해 주세요. 초안은 그대로예요.
document-reader-missing = 문서를 읽는 프로그램이 설치되어 있지 않아요. gieok[desk]를 설치해 주세요. 초안은 그대로예요.
