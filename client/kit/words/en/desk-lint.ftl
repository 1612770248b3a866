# What is looked at in the draft: what holds a publication back, and what is only told
desk-lint-warned = Note · { $text }
desk-lint-age = Everything was last checked { $days ->
    [0] today
    [one] { $days } day ago
   *[other] { $days } days ago
}.
desk-lint-never = Everything has never been checked yet: lint --all does it.
lint-orphan = No other page links to this page.
lint-source-unnamed = The source “{ $detail }” names no document. Give the document's name and its SHA-256.
lint-expired = This ended on { $detail }. Change it or take it out.
lint-expires-soon = This ends on { $detail }, in { $limit ->
    [one] { $limit } day
   *[other] { $limit } days
}.
lint-until-before = Its last day { $detail } is before the day it comes into force.
lint-number-conflict = Another page gives a different number for the same rule: { $detail }
lint-number-doubt = Another page may give a different number, please check: { $detail }
lint-no-answer = There is no answer below “{ $detail }” yet. A person has to write it before it can be published.
lint-page-nearly-long = The text has { $detail } characters, close to the limit of { $limit }.
lint-contents-nearly-long = The contents page has { $detail } characters, close to the limit of { $limit }.
lint-context-nearly-long = It has { $detail } characters, close to the limit of { $limit }.
lint-personal-account = a bank account
lint-personal-passport = a passport number
lint-personal-birthday = a date of birth
lint-personal-address = an address
lint-personal-plate = a vehicle's number plate
lint-personal-messenger = a messenger account
