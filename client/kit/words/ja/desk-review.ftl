# お客様が名前なしで送ったものをスタッフが見るときの言葉
desk-candidate-answer = 回答
desk-candidate-question = 質問
desk-candidate-conditions = 条件
desk-candidate-decision = 対応
desk-candidate-ground = 根拠
desk-candidate-question-text = { $situation }: 規定をどう読むか。
desk-candidate-grounds = 異なるお客様{ $customers }社、反対の事例なし({ $months })
desk-candidate-rests-on = もとになった規定のページ: [{ $page }]({ $page }) v{ $version }
desk-candidate-summary = { $situation } → { $decision }(根拠となるお客様{ $customers }社)
desk-candidate-summary-question = { $situation }の解釈(同じ質問のお客様{ $customers }社)
desk-candidate-revision = { $kind ->
    [question] 異なるお客様{ $customers }社の同じ質問をまとめた
   *[decision] 異なるお客様{ $customers }社の同じ決定をまとめた
}
desk-candidate-none = まだ届いたものがありません。
desk-candidate-forming = 集まっている途中: お客様{ $customers }/{ $needed }社
desk-candidate-ready = 確認できます
desk-candidate-conflicting-state = 決定が分かれています
desk-candidate-accepted = 採用
desk-candidate-declined = 不採用
desk-candidate-merged = ほかのページに統合
desk-candidate-side = { $decision } お客様{ $customers }社
desk-candidate-asked = 同じ質問のお客様{ $customers }社
desk-candidate-became = { $page }ページ
desk-candidate-since = その後お客様{ $customers }社が追加
desk-candidate-months = 届いた時期: { $months }
desk-candidate-decided = { $by }が{ $at }に決定。理由: { $reason }
desk-candidate-done-accepted = { $page } v{ $version }の下書きを作りました(根拠となるお客様{ $customers }社)。直してlintで確かめてから公開してください。
desk-candidate-done-merged = { $page } v{ $version }の下書きに統合しました(根拠となるお客様{ $customers }社)。lintで確かめてから公開してください。
desk-candidate-done-declined = { $id }を採用しないことにしました。
desk-candidate-unknown = { $id }という候補はありません。reviewで今あるものを見られます。何も変わっていません。
desk-candidate-conflicting = 同じ状況でお客様の決定が分かれているため、ページに採用できません: 「{ $one }」{ $customers }社、「{ $other }」{ $against }社。何も変わっていません。理由を書いてdeclineするか、もっと集まるまでお待ちください。
desk-candidate-topic-unknown = 「{ $topic }」が下書きの設定(config.toml)にないため、文章にできません。公開中の設定をingestしてからもう一度お試しください。何も変わっていません。
desk-candidate-page-unknown = 統合先の{ $page }ページが運用ノウハウにありません。新しいページにするにはacceptを使ってください。何も変わっていません。
candidate-too-few = この候補のお客様が{ $needed }社より少なくなったため、決められません。何も変わっていません。
candidate-unknown = サーバーにその候補はありません。何も変わっていません。
candidate-reason-missing = 採用しないときは理由を書いてください。何も変わっていません。
candidate-reason-too-long = 理由は{ $most }字までです。何も変わっていません。
candidate-page-missing = サーバーがページの名前か版を読み取れませんでした。何も変わっていません。
candidate-conflicting = その間に別の決定が届いたため、サーバーは受け付けませんでした。reviewで確かめてください。何も変わっていません。
