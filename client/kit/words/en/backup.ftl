# A backup for a new phone: made, listed, restored, and what became of it

backup-title = Move to a new phone
backup-warn-later = What you talk about after the backup is not in it. Make it just before you change phones.
backup-warn-none = Without a backup, the memory is lost with a lost phone and starts empty. Policies and know-how come anew from the service.
backup-warn-digits = Only these six digits open it. Nobody can tell you forgotten digits, and that backup cannot be opened any more. After { $tries } wrong tries it is destroyed.
backup-warn-days = The server keeps it for at most { $days ->
    [one] { $days } day
   *[other] { $days } days
}, until { $day }. Then it is gone for good. It is also gone once a new phone has taken it.
backup-warn-password = The password of your account is something else: you can set it anew by e-mail, but it does not open a backup.
backup-warn-old = The memory stays on this phone too. This phone is told when a new phone has taken it.
backup-warn-server = The digits never reach the server. Still, whoever runs the server and reaches into its vault could try out all digits as long as the backup is there. The limit on tries protects you from everybody else.
backup-what-facts = In it: what is always in mind, facts with their quotes, what was deleted (marks without text), and your settings.
backup-what-log = Also in it: all conversations, and the record of what left this device.
backup-what-no-log = Not in it: the conversations. Add --with-log to take them along.
backup-your-digits = Your six digits: { $digits }
backup-digits-once = They are shown only now. Write them down, apart from this phone.
backup-ask-own = Six digits of your choice, not those of an earlier backup:
backup-ask-own-again = The same digits once more:
backup-ask-sure = Make the backup now? [y/N]
backup-goes-on = A backup that was begun { $when } is finished now. It opens with the six digits that you got then. To begin a new one instead, add --anew.
backup-made = The backup is on the server until { $day } ({ $size }, { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
}). Open it on the new phone with “gieok restore”.
backup-progress-pack = Packing and sealing: { $done }
backup-progress-upload = Sending: { $percent } %
backup-progress-download = Fetching: { $percent } %
backup-progress-check = Checking: { $percent } %

backup-list-none = There is no backup.
backup-line = { $id }  { $device } · made { $when } · { $size } · { $state }
backup-this-device = this device
backup-state-created = not sent whole yet
backup-state-active = can be opened until { $day }, { $left } of { $tries } tries left
backup-state-restored = moved to “{ $to }” { $when }
backup-state-exhausted = destroyed after too many wrong tries { $when }
backup-state-expired = its days were over { $when }
backup-state-replaced = replaced by a newer one { $when }
backup-state-deleted = deleted { $when }
backup-wait = next try after { $when }
backup-delete-sure = Delete this backup for good? [y/N]
backup-deleted = The backup is deleted. The memory on this device is as it was.

restore-found = The backup of “{ $device }”, made { $when }. { $left } of { $tries } tries left.
restore-ask-digits = The six digits of the backup:
restore-preview = In it, from “{ $device }”, { $when }: { $facts ->
        [one] 1 fact
       *[other] { $facts } facts
    }, { $quotes ->
        [one] 1 quote
       *[other] { $quotes } quotes
    }, { $turns ->
        [one] 1 question
       *[other] { $turns } questions
    }, { $conversations ->
        [one] 1 conversation
       *[other] { $conversations } conversations
    }.
restore-preview-no-log = The conversations are not in it.
restore-what-stays = What is on this device stays, and what you deleted on either phone stays deleted. After that the backup is gone from the server.
restore-ask-sure = Bring it in? [y/N]
restore-done = Brought in: { $facts ->
        [one] 1 fact
       *[other] { $facts } facts
    }, { $turns ->
        [one] 1 question
       *[other] { $turns } questions
    }, { $conversations ->
        [one] 1 conversation
       *[other] { $conversations } conversations
    }.
restore-rechecks = { $count ->
    [one] { $count } fact was made under an older version of a policy. It is marked to be checked again.
   *[other] { $count } facts were made under an older version of a policy. They are marked to be checked again.
}
restore-lines-kept = Something else is always in mind here, and stays as it is. These lines are only in the backup:
restore-confirmed = The backup is gone from the server.
restore-not-confirmed = The server could not be told yet. The app tells it by itself later; until then the backup stays there, sealed.

backup-moved = Your memory moved to “{ $to }” { $when }. It is on this device too, as it was then. Keep it with “gieok backup keep”, or delete it here with “gieok wipe”.
backup-kept = The memory stays on this device.
sent-for-backup = to leave a backup, sealed on this device
sent-no-text-backup = A sealed backup; only the six digits open it.

# Why something was not done
pin-different = The two entries differ. Nothing has changed; please try again.
backup-digits-wrong = These are not the digits of this backup. { $left ->
    [0] No try is left, and the backup will be destroyed.
    [1] 1 try left.
   *[other] { $left } tries left.
} Nothing has changed on this device.
backup-too-new = A newer version of the app made this backup. Please update the app first. No try was lost, and nothing has changed.
backup-too-large = The memory is too large for a backup. Try it without the conversations. Nothing has changed.
backup-server-wrong = The server did not answer as the vault of this backup would. Nothing that could open the backup has left this device. Please try again later, and tell the service if it stays so.
backup-cancelled = Stopped. The memory on this device is as it was.
backup-nothing-begun = No backup waits to be sent.
backup-unfinished-gone = The backup that was begun is no longer on the server: it was deleted or its time was over. The memory on this device is as it was; please make a new one.
backup-pieces-lost = The sealed pieces on this device are not whole any more. The memory is as it was. Please begin anew.
backup-folder = The sealed pieces cannot be written into this device's folder. Nothing has changed.
backup-elsewhere = Another window or command is making or fetching a backup right now. Please wait until it is done.
backup-none = There is no backup in this account. Policies and know-how come from the service all the same.
backup-which = There are { $count } backups. See “gieok backup list” and name one: gieok restore ID
backup-not-whole = This backup was not sent whole. Finish it on the old phone first.
backup-unknown = There is no such backup in this account.
backup-gone = { $state ->
    [RESTORED] This backup was taken by a phone already, so it is gone from the server.
    [EXHAUSTED] This backup was destroyed after too many wrong tries.
    [EXPIRED] The days of this backup are over, so it is gone for good.
    [REPLACED] A newer backup of the same phone took its place.
   *[DELETED] This backup was deleted.
} Nothing has changed on this device.
backup-not-active = This backup was not sent whole. Finish it on the old phone first.
backups-full = { $most } other devices have a backup in this account already. Delete one of them first (gieok backup list). Nothing has changed.
attempt-wait = After several wrong tries there is a pause. Please try again in { $minutes } { $minutes ->
    [1] minute
   *[other] minutes
}. No try was lost.
download-closed = The leave to fetch the backup has run out. Please enter the digits again; no try is lost.
device-other = This login belongs to another device. Please log in again on this one.
enrol-closed = This backup was begun too often. Please begin a new one.
idempotency-key-reused = The server knows this request with other contents already. Please begin anew.
chunk-damaged = The digits are right, but the copy on the server is damaged. No try was lost, and nothing has changed on this device. Please make a new backup on the old phone.
restore-wait = After several wrong tries no digits are taken until { $when }. Trying earlier costs nothing.
