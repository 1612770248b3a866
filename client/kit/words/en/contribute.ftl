# Proposals without a name: shown word for word, asked about each time, and taken back at any time.

proposal-ask-decision = May the service be told, without your name, what was settled here? It helps to treat similar customers the same way. If you do not agree, nothing is sent.
proposal-ask-question = May the service be told, without your name, this question that you have asked several times? It helps to explain the rule better. If you do not agree, nothing is sent.
proposal-goes = This is all that would be sent.
proposal-goes-kind = · Kind: { $label } ({ $id })
proposal-kind-decision = Something settled
proposal-kind-question = A question
proposal-goes-topic = · Topic: { $label } ({ $id })
proposal-goes-condition = · Condition: { $label } ({ $id })
proposal-goes-decision = · What was settled: { $label } ({ $id })
proposal-goes-page = · Policy: { $page }
proposal-goes-version = · Policy: { $page } v{ $version }
proposal-goes-month = · Month: { $month }
proposal-goes-tag = · A mark that lets one customer be counted once. It does not say who you are.
proposal-stays = Your name, your account, this device, your words and conversations, the day and the time are not sent.
proposal-when = If you agree, it is sent between 1 and 24 hours later. Before and after that you can take it back under “Proposed to the service” in the settings.

ask-proposal-yes = Send without my name
ask-proposal-no = Do not send
passed-by-proposal = You can answer under “Proposed to the service” in the settings.
contribute-agreed = It will be sent without your name, between 1 and 24 hours from now. You can take it back at any time under “Proposed to the service” in the settings.
contribute-declined = It will not be sent, and you will not be asked about it again.

contributions-title = Proposed to the service
contributions-open = See what was proposed
contributions-back = Back to the settings
contributions-what = Only what you agree to is sent, without your name. Here you see all of it, and you can take it back at any time.
contributions-address = As with every connection, the server can see the internet address while something is sent, but does not note it with the proposal.
contributions-login = Sending needs a login. It is used only to make the mark that counts one customer once, and not when something is sent.
contributions-none = There is nothing yet that could be sent, and nothing was sent.
contributions-never = Never ask about proposals
contributions-never-hint = When this is on, you are not asked in conversations. You can still send something from here.
contributions-send-of = Send without my name: { $text }
contributions-decline-of = Do not send: { $text }
contributions-take-back = Take back
contributions-take-back-of = Take back: { $text }
contributions-took-back = It was taken back.
contributions-taking-back = It is noted that you want it back. It is taken back as soon as the server can be reached.
contributions-exactly = Exactly as it travels
contributions-settings = Only what you agree to is told to the service, without your name. You can see it and take it back.

contribution-possible = Could be sent
contribution-asked = Not sent
contribution-declined = You chose not to send it
contribution-waiting = Waiting to be sent
contribution-sent = Sent
contribution-taking-back = Being taken back
contribution-taken-back = Taken back

cli-nothing-to-contribute = There is no decision yet that could be proposed without a name. Nothing was sent.
cli-contribute-how = Send: gieok contribute send { $id } · Do not send: gieok contribute decline { $id }
cli-contribute-back = Take back: gieok contribute retract { $id }
cli-contribute-sure = Send exactly this? [y/N]
cli-contribute-soon = With --soon it is sent at once, without waiting. The server sees when.
cli-contribute-sent = It was sent without your name.
cli-contributions = Proposed to the service: { $waiting } waiting, { $sent } sent

contribute-unknown = There is no such proposal. Look with gieok contribute list. Nothing was sent.
contribute-ambiguous = { $count } proposals begin like that. Please type more of it. Nothing was sent.
contribute-already = You have agreed to this one already. Nothing has changed. You can take it back under “Proposed to the service”.
contribute-changed = It has changed in the meantime and was not sent. You will be asked about it as it is now.
contribute-vocabulary-changed = The service's list of words has changed since you agreed, so it was not sent. If it can still be sent, you will be asked anew.
contribute-vocabulary-withdrawn = The service's list of words has changed since you agreed. It may have reached the service before that, so it was taken back.
contribute-account-deleted = You deleted the account, so it was not sent.
contribute-login-first = Please log in first to send a proposal. Nothing was sent.
contribute-other-account = You are logged in with another account than when you agreed, so it has not been sent yet. Log in with that account to have it sent, or take it back.
contribute-key-changed = It could not be made sure that the server uses the same key for everybody, so nothing was sent. Your yes is kept, and it is sent once that is sure.
contribute-replaced = A newer decision in the same situation took its place.
contribute-nothing-to-take-back = There is nothing to take back. Nothing has changed.
contribute-not-yet = Your yes is kept, but it could not be sent yet. It will be tried again. Reason: { $reason }
contribute-not-back-yet = It is noted, but it could not be taken back yet. It will be tried again when the server can be reached. Reason: { $reason }
contribute-failed = The server did not take it.
proposal-unknown = It does not fit the server's list of words and was not taken. Nothing was left there.
contributor-wrong = The server could not check the mark and did not take it. The mark will be made again.
tag-quota-full = No more marks can be made today. Your yes is kept, and it is tried again tomorrow.

delete-contributed = { $count ->
    [one] { $count } proposal without your name was sent from this fact. It stays with the service; if you do not want that, take it back under “Proposed to the service” in the settings.
   *[other] { $count } proposals without your name were sent from this fact. They stay with the service; if you do not want that, take them back under “Proposed to the service” in the settings.
}
forget-contributed = What was proposed without your name from this fact stays with the service. Take it back: gieok contribute retract { $id }
wipe-contributed = { $count ->
    [one] { $count } proposal that was sent without your name stays with the service, which does not know whose it is. It cannot be taken back afterwards: take it back first if you do not want that.
   *[other] { $count } proposals that were sent without your name stay with the service, which does not know whose they are. They cannot be taken back afterwards: take them back first if you do not want that.
}
