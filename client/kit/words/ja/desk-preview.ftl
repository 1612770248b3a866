# 下書きを先に見るときの言葉
desk-preview-model = [モデルが受け取る文章・{ $day }時点]
desk-preview-app = [アプリの出典画面]
desk-preview-announced = v{ $version }が予告されていて、まだ施行前です。
desk-preview-size = { $size }字・上限{ $budget }字
desk-page-not-in-draft = { $page }というページは下書きにありません。
desk-context-not-in-draft = 下書きにサービスcontextがありません。service-context.mdをingestで入れてください。
desk-day-wrong = 「{ $day }」は日付ではありません。2026-10-01のように書いてください。
