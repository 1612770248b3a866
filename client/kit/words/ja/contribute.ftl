cli-nothing-to-contribute = 名前なしで提案できる決定はまだありません。何も送信していません。
