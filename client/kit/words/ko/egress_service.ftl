sent-for-proposal = 이름 없이 제안하려고
sent-for-evidence = 합의의 근거를 서비스에 맡기려고
