# Why learning from a conversation waits. Nothing is lost in any of these.

judge-unknown-fact = モデルが存在しない事実の番号（{ $id }）を選んだため、整理を延期しました。記憶の内容はそのままで、後でもう一度整理します。
