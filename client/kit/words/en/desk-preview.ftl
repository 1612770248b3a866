# Looking at the draft beforehand
desk-preview-model = [What the model gets · as of { $day }]
desk-preview-app = [The app's source sheet]
desk-preview-announced = v{ $version } is announced and not in force yet.
desk-preview-size = { $size } characters · limit { $budget }
desk-page-not-in-draft = There is no page { $page } in the draft.
desk-context-not-in-draft = The draft has no service context. Bring in service-context.md with ingest.
desk-day-wrong = “{ $day }” is no date. Write it as 2026-10-01.
