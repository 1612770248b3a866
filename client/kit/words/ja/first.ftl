# 初めて開いたときの三つの画面

first-title-kept = 記憶はこの端末にあります
first-title-look = 言語と文字の大きさ
first-title-start = 準備ができました
first-step = ステップ { $step }／{ $all }
first-kept-here = この端末に
first-kept-here-text = 会話と記憶はすべて、暗号化された一つのファイルにあります。いつでも見て、直して、削除できます。
first-kept-server = サーバーに
first-kept-server-text = 会話は一切ありません。サーバーはサービスの規定と運用ノウハウを渡すだけです。
first-kept-model = モデルサービスに
first-kept-model-text = 今はこの端末の内蔵アシスタントが回答するので、何も送られません。設定でモデルサービスを選ぶと、質問とこの会話、記憶の内容、見つかったものがそこに送られます。
first-kept-model-chosen = 今は{ $host }のモデルが回答するように決められています。質問とこの会話、記憶の内容、見つかったものがそこに送られます。
first-account = 会話にアカウントは必要ありません。
first-account-text = ログインは、新しいスマートフォンに移すバックアップと、サービスとの合意の根拠を預けるときだけに使います。それまでサーバーは何も預かりません。
first-later = すべて設定であとから変更できます。
first-next = 次へ
first-back = 戻る
first-skip = スキップ
first-start = はじめる
first-new-phone-hint = 前のスマートフォンでバックアップした場合は、ログインして記憶を取り込めます。
