# Why the window does not open.

app-port-busy = { $port } 포트를 다른 프로그램이 쓰고 있어서 앱을 열지 못했어요. 기억은 그대로예요. 그 프로그램을 닫거나 다른 포트로 시작해 주세요.
fonts-missing = 글꼴 패키지 { $package }의 파일을 찾지 못해서 화면을 열지 못했어요. 기억은 그대로예요. 설치를 다시 해 주세요.
window-only = 이 주소는 앱이 연 창에서만 쓸 수 있어요. 앱이 알려 준 주소를 처음부터 다시 열어 주세요.
