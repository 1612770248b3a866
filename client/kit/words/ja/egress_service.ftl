sent-for-proposal = 名前なしで提案するため
sent-for-evidence = 合意の根拠をサービスに預けるため
