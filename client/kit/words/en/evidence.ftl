# Evidence of agreements with the service: what goes, what the service keeps, and who read it

evidence-title = Agreements that the service keeps
evidence-told = What you agree on with the service is kept by the service too, as evidence, once you are logged in. What you agreed on before goes then as well.
evidence-what = Only what you agreed on with the service is sent: the sentence, the words on both sides, the day, and the versions of the policy and know-how pages in force. No conversation and no other memory is sent.
evidence-retention = { $days ->
    [one] The service keeps it for { $days } day. You can erase it at any time before, at once.
   *[other] The service keeps it for { $days } days. You can erase it at any time before, at once.
}
evidence-open-memory = Agreements that the service keeps
evidence-again = Load again
evidence-here = Agreements sent from this device
evidence-signed-out = You are not logged in, so nothing has been sent yet, or what the service keeps cannot be shown. This is what this device knows.
evidence-offline = The service cannot be asked just now. This is what this device knows.
evidence-none = The service keeps no agreement of yours.
evidence-none-here = No agreement was sent from this device, and none waits.
evidence-waiting = { $count ->
    [one] { $count } is waiting to be sent.
   *[other] { $count } are waiting to be sent.
}
evidence-day = Agreed on { $day }
evidence-page = Policy { $page }, version { $version }
evidence-knowhow = Know-how { $page }, version { $version }
evidence-until = Kept until { $day }
evidence-unchanged = Exactly as it was sent.
evidence-changed = Attention: it is not kept as it was sent. Please ask the service.
evidence-missing = { $count ->
    [one] Attention: { $count } agreement whose time is not over is not with the service. Unless you erased it, please ask the service.
   *[other] Attention: { $count } agreements whose time is not over are not with the service. Unless you erased them, please ask the service.
}
evidence-fact-gone = An agreement that was deleted on this device
evidence-state-waiting = Waits to be sent
evidence-state-sent = Sent
evidence-state-erasing = The service will be asked to erase it
evidence-state-erased = Erased at the service
evidence-why = Why it was not sent yet: { $reason }
evidence-erase = Erase at the service
evidence-erase-of = Erase at the service: { $statement }
evidence-erase-ask = Erase this agreement at the service?
evidence-erase-text = It is erased there at once, and this cannot be undone. It may become hard to prove this agreement to the service later. The memory on this device stays.
evidence-erase-sure = Erase the agreement { $id } that the service keeps? This cannot be undone. [y/N]
evidence-erase-done = The agreement is erased at the service. The memory on this device stays.
evidence-reads = Who of the staff read it
evidence-reads-none = Nobody has read it yet.
evidence-read = { $when } · { $staff } · reason: { $reason }
evidence-verify = Check that the service's record is unchanged
evidence-verified = The service's record is as it was. Checked: receipts { $receipts }, links { $links }.
evidence-nothing-to-verify = There is no receipt to check yet.
evidence-copy-stays = The evidence of this agreement that was sent stays with the service until { $day }. You can erase it in the settings, under “Agreements that the service keeps”.
evidence-copy-stays-cli = The evidence of the agreement that was sent stays with the service until { $day }. To erase it: gieok evidence erase { $id }
evidence-copies-stay = { $count ->
    [one] { $count } agreement that the service keeps stays there. To erase it first, see “Agreements that the service keeps” in the settings.
   *[other] { $count } agreements that the service keeps stay there. To erase them first, see “Agreements that the service keeps” in the settings.
}
evidence-copies-stay-cli = { $count ->
    [one] { $count } agreement that the service keeps stays there. To erase it first: gieok evidence erase
   *[other] { $count } agreements that the service keeps stay there. To erase them first: gieok evidence erase
}
sent-no-text-evidence = You deleted this agreement on this device, so that only when and how much was sent is left.

# Why it was not done
evidence-unknown = The service has no such agreement. It was erased already, or its time is over.
evidence-erased = This agreement was erased at the service already. It is not sent again.
evidence-id-taken = The service has something else under the same number. It will be sent under a new one.
evidence-full = The service keeps no more agreements of one customer than it has of you. This one is untouched on this device; it will be sent once an older one is erased.
evidence-too-large = This agreement is longer than the service keeps. It is untouched on this device.
evidence-other-account = This agreement was on its way under another account that was logged in then, so it is not sent under this one. It is untouched on this device, and it is sent once you log in with that account.
evidence-erase-other-account = This agreement was sent under another account and cannot be erased with this one. It is still with the service; log in with that account to erase it.
evidence-receipt-wrong = The service's receipt does not fit what was sent. The agreement is untouched on this device and will be sent again later.
evidence-chain-broken = The service's record breaks at place { $place }. Somebody may have changed it. The memory and the receipts on this device are untouched; please ask the service.
evidence-chain-shorter = The service's record ends at place { $place }. There was more of it before. The memory and the receipts on this device are untouched; please ask the service.
evidence-chain-not-mine = Place { $place } of the service's record does not fit the receipt that you got. The memory and the receipts on this device are untouched; please ask the service.

# At the staff's desk
evidence-desk-read = { $count ->
    [one] { $count } agreement was read. The customer sees that it was, and why.
   *[other] { $count } agreements were read. The customer sees that they were, and why.
}
evidence-desk-none = No agreement is kept under this address. That you looked is logged.
evidence-reason-wrong = A reason has { $least } to { $most } characters; the customer will read it. Nothing was read.
evidence-text-changed = The text of agreement { $place } is not the one that was left, so it is not shown. Ask whoever runs the server for gieok-server evidence verify.
staff-role-wrong = The role of this token may not do that. Nothing was changed; please ask somebody whose role it is.
