# Earlier conversations: the list, the search, names, the place that was found

talks-this-week = This week
talks-month = { $month }
talks-month-and-year = { $month } { $year }
talks-search = Search your conversations
talks-search-end = End the search
talks-found = { $count ->
    [one] Found in { $count } message
   *[other] Found in { $count } messages
}
talks-found-titles = In the title
talks-none-found = No conversation has these words.
talks-none-found-hint = Try other words. Deleted conversations are not searched.
talks-jumped = This is where the words stand
talks-more = More: { $title }
talks-unsent = { $count ->
    [one] { $count } question to send
   *[other] { $count } questions to send
}
talks-asks = { $count ->
    [one] { $count } thing to confirm
   *[other] { $count } things to confirm
}
talks-rename = Rename
talks-rename-of = Rename: { $title }
talks-rename-hint = Leave it empty to use the first question as its name.
talks-title = Name of the conversation
talks-keep = Save
talks-renamed = It is called “{ $title }” now.
talks-named-again = The first question is its name again: { $title }
talks-title-long = A name can have up to { $limit } characters. Please shorten it a little.

## An opened source

sources-used = Closest to the answer
sources-open-policy = Read all of it
sources-open-knowhow = Read all of it
sources-open-fact = See it in the memory
sources-open-conversation = Go to that conversation
