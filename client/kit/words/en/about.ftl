# About the app: versions, what it is made of with licences, keys, and what the diagnostics say beyond

about-title = About
about-value = Version { $version }, licences, keyboard
about-version = Gieok (기억) { $version }
about-licence = Released under the Apache License 2.0.
about-service = Versions of the service's content
about-none-yet = Nothing received yet.
about-optional = Optional parts
about-part-meaning = Search by meaning
about-part-keyring = Key store
about-part-mem0 = mem0
about-part-numpy = numpy
about-present = { $part }: present
about-absent = { $part }: not present
about-keys = Keyboard
about-keys-enter = Enter — send
about-keys-shift = Shift+Enter — new line
about-keys-tab = Tab, Shift+Tab — next, previous
about-keys-space = Space, Enter — press the chosen button
about-keys-list = Ctrl+K — list the conversations
about-keys-new = Alt+N — begin a conversation
about-keys-escape = Esc — close what is open
about-licences = Software and fonts in use
about-licences-hint = Tap one to read its licence.
about-licences-count = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
about-licence-of = { $name } { $version } · { $licence }
about-licence-unknown = no licence named
about-licence-no-text = This package does not carry the text of its licence.

diagnostics-value = Figures and states without any of your words
diagnostics-what = None of your words, names or addresses are here. You can show this when you ask for help.
diagnostics-copy = Copy
diagnostics-copied = The diagnostics were copied.
diagnostics-model-own = A model service of your choice
diagnostics-model-gateway = The service's own model
diagnostics-reached = Questions that a model service answered: { $answered }, did not answer: { $failed }
diagnostics-schema = Store format { $number }
diagnostics-errors = Latest errors
