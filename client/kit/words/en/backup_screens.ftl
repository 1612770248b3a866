# The backup screens: the memory to a new phone

backups-title = Backup and new phone
backups-back = Back to settings
backups-step-back = Back
backups-later = Do it later
backups-settings = Move the memory to a new phone, or bring it here from the phone you used before.

backups-new-phone = This is my new phone
backups-new-phone-hint = If you made a backup on your old phone, you can bring the memory here.
backups-new-phone-login = Please log in to the account that you used for the backup. Then enter the six digits, and the memory comes here.

## Beginning

backups-begun = A backup was not sent whole ({ $when }, { $size }). Send the rest, and it opens with the digits that you wrote down then.
backups-go-on = Send the rest
backups-make = Back up the memory of this phone
backups-make-what = The memory is encrypted on this phone and left with the server for up to { $days ->
    [one] { $days } day
   *[other] { $days } days
}. It is best done just before you change phones.
backups-make-open = Make a backup
backups-restore = Bring the memory from a backup
backups-restore-what = Bring a backup from the phone you used before to this one. You need the six digits that you wrote down then.
backups-restore-open = Bring from a backup
backups-list = Your backups
backups-list-login = Log in to see your backups.
backups-list-none = There is no backup at the moment.
backups-list-again = Load again
backups-list-over =
    { $count ->
        [one] { $count } backup that has ended
       *[other] { $count } backups that have ended
    }
backups-details-open = How safe is a backup?

## Before a backup

backups-before = Please read this before you back up
backups-warn-later = Only what is remembered so far goes in. Later conversations are not in it: back up just before you change phones.
backups-warn-digits = Only the six digits open the backup. If you forget them, nobody can open it.
backups-warn-password = The password of your account is something else. It can be reset by e-mail, but it does not open a backup.
backups-warn-none = If the phone is lost without a backup, the memory starts empty. Policies and know-how still come to a new phone.
backups-warn-end = The backup is deleted after { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and also after { $tries } wrong tries. It cannot be brought back then.
backups-warn-here = The memory on this phone stays. When it has moved to another phone, you are told here. An earlier backup of this phone is deleted once the new one is there.
backups-what = What goes into the backup
backups-what-always = What is always in mind and the facts about you always go in.
backups-with-log = Back up the conversations too
backups-with-log-hint = If you do not choose this, the list of conversations does not move to the new phone.
backups-what-never = Policies, know-how and the service's principles do not go in. The new phone gets them from the service.
backups-to-digits = Set the digits

## Six digits

backups-digits = Write these six digits down
backups-digits-write = Write them on paper, or anywhere that is not this phone. The new phone asks for them.
backups-digits-once = They are shown this once. When you leave this screen they cannot be seen again.
backups-digits-wrote = I wrote them down
backups-digits-others = Other digits
backups-digits-own = Choose my own digits
backups-digits-again = Let us check what you wrote down
backups-digits-again-why = Type the digits from what you wrote down. If they are wrong there, the new phone cannot open the backup.
backups-digits-label = Six digits
backups-digits-look = Show the digits
backups-digits-hide = Hide the digits
backups-digits-lost = I did not write them down: other digits
backups-digits-differ = These are not the digits that were shown. Please check what you wrote down. Nothing has been sent yet.
backups-own-hint = Avoid digits that others may guess, such as a birthday or a phone number. Digits that repeat or run on cannot be used.
backups-digits-chosen = Your six digits
backups-digits-chosen-again = Once more
backups-own-differ = The two do not match. Please type them again. Nothing has been sent yet.
backups-digits-offered = Use digits made for me
backups-make-now = Back up

## On the way

backups-progress = Progress
backups-stage-begin = Making room for the backup on the server
backups-stage-pack = Collecting and encrypting the memory
backups-stage-upload = Sending the encrypted backup
backups-stage-unlock = Checking the digits
backups-stage-download = Receiving the backup
backups-stage-check = Checking that nothing of the backup is missing
backups-far = { $done } of { $total }
backups-size = { $megabytes } MB
backups-size-small = { $kilobytes } KB
backups-may-leave = It goes on while you look at other screens. If you close the app it stops, and you can go on later.
backups-stop = Stop
backups-stopping = Stopping
backups-not-there = The backup is not there yet
backups-go-on-hint = The encrypted backup is still on this phone. Send the rest, and it opens with the digits that you wrote down.
backups-two-others = There are backups of { $most } other phones already. Delete one of them below, then this phone can be backed up. Nothing has been sent yet.
backups-again = Try again
backups-afresh = Start over

## There

backups-made = The backup is there.
backups-made-until = You can bring it to another phone until { $until }. It is deleted after { $tries } wrong tries.
backups-made-size = Size { $size }
backups-inside = What is in the backup
backups-made-next = On the new phone
backups-made-next-text = On the app's first screen press “This is my new phone”, log in to the same account, and enter the six digits that you wrote down.
backups-made-later = If you talk more before you change phones, please make the backup again.
backups-made-done = OK
backups-count-block-lines =
    { $count ->
        [one] { $count } line that is always in mind
       *[other] { $count } lines that are always in mind
    }
backups-count-facts =
    { $count ->
        [one] { $count } fact about you
       *[other] { $count } facts about you
    }
backups-count-conversations =
    { $count ->
        [one] { $count } conversation
       *[other] { $count } conversations
    }
backups-count-turns =
    { $count ->
        [one] { $count } question with its answer
       *[other] { $count } questions with their answers
    }
backups-without-log = The conversations are not in it.

## List of backups

backups-line-here = { $device } (this device)
backups-line-device = { $device }
backups-line-made = Made { $when }.
backups-line-until = Can be brought to a phone until { $until }.
backups-line-unfinished = Not sent whole yet. The phone that made it can send the rest.
backups-line-given-up = It was stopped before it was sent. It cannot be opened; you may delete it.
backups-line-used-up = Too many wrong digits: it cannot be tried any more and will be deleted soon.
backups-tries =
    { $left ->
        [one] { $left } try left
       *[other] { $left } tries left
    }
backups-wait = After several wrong tries: the next one is possible from { $until }.
backups-ended-restored = Moved to another phone: { $to } ({ $when })
backups-ended-exhausted = Deleted after too many wrong digits ({ $when }).
backups-ended-expired = Deleted because its days were over ({ $when }).
backups-ended-replaced = Deleted because the same phone made a new one ({ $when }).
backups-ended-deleted = Deleted at your request ({ $when }).
backups-open-this = Bring this one here
backups-open-of = Bring this backup here: { $device }
backups-delete = Delete
backups-delete-of = Delete the backup: { $device }
backups-delete-ask = Delete this backup?
backups-delete-text = The backup of “{ $device }” is deleted from the server at once, for good. The memory on your phones stays.
backups-deleted = The backup is deleted. The memory on your phones stays.

## Bringing in

backups-choose = Please choose the backup to bring here.
backups-choose-none = This account has no backup that can be opened now. Please make one on the phone you used before. If you used another account for it, log in to that one. Policies and know-how come without a backup.
backups-digits-typed = The digits that you wrote down
backups-digits-which = Not the account's password: the six digits that you wrote down when you made the backup.
backups-digits-cost = A wrong try costs one of those left, and after several you have to wait. When none is left, the backup is deleted.
backups-open = Open the backup
backups-not-fetched = The backup has not come whole yet
backups-fetch-on = Receive the rest
backups-fetch-on-hint = No try was lost, and the memory on this phone is as it was. What has come is kept encrypted, so that you can go on from there.
backups-preview = Bring this backup here?
backups-preview-about = Made { $when } on “{ $device }”.
backups-preview-happens = What happens then
backups-preview-here = What is on this phone stays, and the backup's memory is added. What you deleted on either phone does not come back.
backups-preview-block = If something is “always in mind” on this phone already, it stays as it is. Lines that only the backup has are shown to you.
backups-preview-there = Once all of it is here, the backup is deleted from the server. The phone before keeps its memory and says that it has moved.
backups-take = Bring it here
backups-leave = Leave it for now
backups-left = Nothing was brought here. The backup is still on the server.
backups-taking = Bringing the memory here. One moment, please
backups-done = The memory is here.
backups-came =
    New here: { $facts ->
        [one] { $facts } fact about you
       *[other] { $facts } facts about you
    }, { $turns ->
        [one] { $turns } question with its answer
       *[other] { $turns } questions with their answers
    }
backups-stayed-deleted =
    { $count ->
        [one] { $count } thing that you had deleted did not come.
       *[other] { $count } things that you had deleted did not come.
    }
backups-rechecks =
    { $count ->
        [one] { $count } fact needs another look, because a policy changed or it is old. It is marked on the memory screen.
       *[other] { $count } facts need another look, because a policy changed or they are old. They are marked on the memory screen.
    }
backups-no-rechecks = No fact needs another look.
backups-confirmed = The backup is deleted from the server.
backups-not-confirmed = The server could not be told yet. Once connected it will be, and deletes the backup.
backups-missing-lines = Lines that only the backup has (not put in here)
backups-look = Look at the memory

## How safe

backups-details = How safe is a backup?
backups-details-sealed = The memory is encrypted before it leaves this phone. The server has only the encrypted file, and never receives the six digits.
backups-details-digits = Opening it takes both the account's login and the six digits. Somebody who steals the file alone can read nothing.
backups-details-tries = The server's vault counts wrong tries. After { $tries } it destroys its key, and that backup never opens again. From the third wrong one on the waits grow, and you are told by e-mail.
backups-details-days = After { $days ->
    [one] { $days } day
   *[other] { $days } days
}, or once it has moved to another phone, key and file are destroyed.
backups-details-limits = What it cannot prevent
backups-details-operator = Whoever runs the server's vault and reaches into it could try all of the million digits while a backup is there. The limit of tries protects against everybody else.
backups-details-password = Somebody who has both the paper with the digits and your account's password can open the backup. Keep them apart.
backups-details-never = Nobody can give you back digits that you forgot, the service neither.

## The phone before

moved-title = The memory moved on to another phone: { $to } ({ $when })
moved-somewhere = a phone without a name
moved-text = The memory on this phone is still here. From now on each phone remembers for itself. Keep it here too?
moved-keep = Keep it
moved-kept = The memory on this phone stays.
moved-wipe = Delete it here
moved-wipe-ask = Delete all memory on this phone?
moved-wipe-text = The memory, the conversations and the login on this phone go, for good. The other phone keeps what it has. It does not have what was said after the backup, nor conversations that were not in it.
