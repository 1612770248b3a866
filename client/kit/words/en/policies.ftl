# Policies: the shelf, and one page at a time

nav-policies = Policies
policies-shelf-policy = Policies
policies-shelf-knowhow = Know-how
policies-search = Search the policies
policies-none-found = No page has these words. Try other ones.
policies-empty = There is nothing here yet.
policies-soon = Changing soon
policies-lately = Changed lately
policies-all = All
policies-stands = v{ $version } · in force since { $day }
policies-changes = Changing soon: v{ $version } from { $day }
policies-begins = Beginning soon: v{ $version } from { $day }
policies-customers = { $count ->
    [one] from the case of { $count } customer
   *[other] from the cases of { $count } customers
}
policies-back = Back
policies-ask-policy = Ask about this policy
policies-ask-knowhow = Ask about this
policies-question = About { $title }:
policies-reading-earlier = This is an earlier version, in force from { $day }. v{ $current } is in force now.
policies-reading-later = This will be in force from { $day }. v{ $current } is in force now.
policies-read-current = Read the version in force
policies-read-ahead = Read what is coming
policies-no-text = The text of this version is not on this device. It will be fetched when there is a connection.
policies-earlier = { $count ->
    [one] { $count } earlier version
   *[other] { $count } earlier versions
}
policies-links = Read on
policies-sources = { $count ->
    [one] { $count } source document
   *[other] { $count } source documents
}
policies-source = { $document } — { $place }
policies-mine-policy = { $count ->
    [one] { $count } fact about you depends on this policy
   *[other] { $count } facts about you depend on this policy
}
policies-mine-knowhow = { $count ->
    [one] { $count } fact about you depends on this
   *[other] { $count } facts about you depend on this
}

## How fresh it is

policies-state-fresh = Up to date
policies-state-offline = Not connected: this was fetched { $since }
policies-state-refused = New contents failed the signature check and were not used. You see the ones before
policies-state-clock = This device's clock is wrong, so news cannot be checked. Please set the clock
policies-state-stale = What was fetched has expired. Please connect and fetch it anew
policies-state-none = No policies have been fetched yet
policies-none = No policies have been fetched yet
policies-none-hint = The first time needs a connection. After that you can read them on this device without one. You can chat right now.
policies-refresh = Check for news
policies-refresh-now = Fetch them now
policies-refreshing = Fetching
policies-refreshed-fresh = Everything is up to date.
policies-refreshed-offline = There was no connection. What was fetched before is kept. Please check the connection and try again.
