# What cannot be written into the block, and why

block-order = A sentence that commands the assistant beyond your own wishes is not remembered (“{ $line }”). If you need it, write it into “Memory” yourself.
block-pasted = That was asked for in a pasted text, so it was not remembered (“{ $line }”). If you wish it yourself, please say so.
block-account-unconfirmed = No look-up returned this account, so it was not remembered (“{ $line }”). An account that looks alike may be somebody else's.
block-account-unknowable = This account cannot be confirmed, so it was not remembered (“{ $line }”). If you need it, write it into “Memory” yourself.
block-moment = What is bound to a day or a ticket does not belong into what goes with every conversation (“{ $line }”).
block-once = You asked for that this one time only, so it was not remembered (“{ $line }”).
block-given-too-long = With the lines that the service sent it would pass { $limit } characters ({ $used }). Nothing of them was added; what is remembered is as it was.
settings-account-wrong = The address of { $name } under [accounts] in the settings file cannot be used. Give an https address without a user name or a question mark.
account-unknown = { $name } did not say who its current user is. What is remembered is as it was.
loop-stored = I have remembered that as you said. Is there anything else you need?

## Secrets

secret-not-kept = Never remembered: { $what }. In the memory it only stands as ••••.
secret-account = bank account number
secret-card = card number
secret-code = one-time code
secret-key = service key
secret-password = password
secret-resident = personal ID number

## Account

step-look_up_account = Asking who you are there
tool-look_up_account = Account: { $what }

## Changes

memory-changes = What changed lately
memory-change = { $when } · { $who }
memory-undo = Undo the last change
writer-model = by the assistant in a conversation
writer-customer = by you
writer-promotion = promoted from a fact
writer-service = by the service
card-block-diff = { $count ->
    [one] Show the changed line
   *[other] Show the { $count } changed lines
}
