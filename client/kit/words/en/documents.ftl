# The words of taking official documents into the draft

## What came of it
document-took = { $file } · effective { $day }{ $origin ->
    [option] {" "}(set by --effective)
    [document] {" "}(stated in the document)
   *[today] {" "}(today; the document states none)
}
document-page = { $kind } { $page }
document-new = v{ $version } is a new draft, taken from “{ $place }” of the document.
document-changed = v{ $version }: the draft was changed, because “{ $place }” differs in the document (lines: { $count }).
document-unchanged = v{ $version } is as it was: “{ $place }” did not change in the document.
document-by-hand = v{ $version } was left alone. The draft was changed by hand, and “{ $place }” differs in the document (lines: { $count }). Mend it yourself, or take the document's words with --replace.
document-look = v{ $version } was left alone. It names this document as a source, and which of its lines differ cannot be told. Compare them, then write the new sha256 into the source.
document-left-out = This was left out: you took the page of “{ $place }” out of the draft. Use --replace to have it back.
document-gone = v{ $version } was left alone. “{ $place }” is no longer in the document. To take the page away too, delete its file from the draft and publish.
document-by-model = A model worded it, so compare it with the document before you publish.
document-skipped = In the folder but no documents, so left there: { $files }
document-dry-run = This was only shown. The draft is unchanged.

## What was not taken
document-note-pictures = { $count ->
    [one] { $count } picture was not taken.
   *[other] { $count } pictures were not taken.
}
document-note-running = { $count ->
    [one] { $count } line of page heads, feet and page numbers was left out.
   *[other] { $count } lines of page heads, feet and page numbers were left out.
}
document-note-hidden = { $count ->
    [one] { $count } character that nobody can see was left out.
   *[other] { $count } characters that nobody can see were left out.
}
document-note-unread = Page { $pages } shows pictures only, so its words were not read. If there is text on it, give a PDF with recognised text.

## Notes of revision
document-note-first = Taken from { $document }
document-note-again = Follows the change of { $document } ({ $count ->
    [one] { $count } line
   *[other] { $count } lines
})

## Model
document-model-missing = No model is chosen. Set GIEOK_MODEL_URL and GIEOK_MODEL, or leave out --with-model. The draft is unchanged.
document-model-unusable = The model's answer could not be used, so the document's own words were taken. Try again with --with-model --replace.
document-model-figure = The model's text states a number or a day ({ $detail }) that the document does not, so the document's own words were taken.
document-model-language = The model wrote in another language than the document, so the document's own words were taken.
document-model-orders = The model's text commands the AI, so the document's own words were taken.

## Why it was not taken
document-empty = { $file } is empty. The draft is unchanged.
document-huge = { $file } is larger than { $limit } MB. Give it in parts. The draft is unchanged.
document-grows = { $file } becomes too large when it is unpacked, or takes too long to read. Give it in parts. The draft is unchanged.
document-broken = { $file } is broken and cannot be read. Save it again in the program that made it. The draft is unchanged.
document-locked = { $file } is locked with a password. Give a copy without one. The draft is unchanged.
document-scanned = There is no text in { $file }. If it is a scan, give a PDF with recognised text. The draft is unchanged.
document-macros = { $file } holds macros. Save it as a docx without macros. The draft is unchanged.
document-outside = A part of { $file } lies outside the file. Save it with everything inside. The draft is unchanged.
document-other-kind = { $file } is another kind of file than its name says. Save it under the right name. The draft is unchanged.
document-not-text = The characters of { $file } cannot be told. Save it as UTF-8. The draft is unchanged.
document-name-wrong = The file name ({ $file }) is too long or holds characters that nobody can see. Rename the file. The draft is unchanged.
document-name-twice = There are two documents named { $file }. Documents are known by their names, so rename one. The draft is unchanged.
document-as-one = Use --known-as with one document only. The draft is unchanged.
document-outside-folder = { $file } is a link to a file outside the folder. Name the document itself. The draft is unchanged.
document-reader-missing = What reads documents is not installed. Install gieok[desk]. The draft is unchanged.
