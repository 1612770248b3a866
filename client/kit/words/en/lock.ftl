# The app's lock: setting, changing and removing the passphrase, the locked screen.

lock-title = App lock
lock-what = With a passphrase, the key that opens your memory is sealed with it. Without the passphrase nobody can read the memory, even with this device in their hands.
lock-off-now = It is not locked now. Whoever can use this device can open the app and see your memory.
lock-on-now = Locked with a passphrase. The app asks for it each time it opens.
lock-forgotten-warning = If you forget the passphrase, nobody can recover it, and the memory on this device can no longer be read. A backup that you made for a new phone can still be restored on another device with its digits.
lock-earlier-copies = Files that you exported are not locked. If this device was copied as a whole before you locked it, that copy opens without the passphrase, too.
lock-device = Opening with a fingerprint or a face is something a phone does; this window does not have it. On a phone, too, it is this passphrase that protects the memory.
lock-understood = I have read this
lock-understand-first = Please read what happens if you forget the passphrase, and tick the box. Nothing has been locked yet.

lock-passphrase = Passphrase
lock-new-passphrase = New passphrase
lock-again = New passphrase again
lock-old-passphrase = Current passphrase
lock-passphrase-hint = At least { $least } characters, spaces are fine. Please choose something other than your account password or backup digits.
lock-look = Show passphrase
lock-hide = Hide passphrase
lock-busy = Checking

lock-set = Lock with a passphrase
lock-set-do = Lock with this passphrase
lock-set-done = Locked with your passphrase. The app asks for it from the next time it opens.
lock-change = Change passphrase
lock-change-do = Change passphrase
lock-change-done = The passphrase was changed. The old one no longer opens anything.
lock-off = Remove lock
lock-off-text = The app will open without a passphrase. The memory stays as it is.
lock-off-do = Remove lock
lock-off-done = The lock was removed. The app opens without a passphrase now. The memory is as it was.
lock-cancel = Never mind
lock-now = Lock now

lock-when = Lock by itself
lock-idle-0 = Never
lock-idle-1 = 1 min
lock-idle-5 = 5 min
lock-idle-15 = 15 min
lock-when-hint = Locks after this long without use. What you were writing is kept in the encrypted file and given back to you. A temporary conversation ends when the app locks.
lock-pause = Lock when I leave the app

lock-screen-title = Locked
lock-screen-what = Enter the passphrase to open your memory. Your memory and what you were writing are safe in the encrypted file.
lock-open = Open
lock-forgotten = I forgot the passphrase
lock-forgotten-what = Nobody can recover a forgotten passphrase. Should you remember it, you can always enter it here.

lock-wrong = That is not the passphrase. The memory is still locked and unchanged. Please check capitals and spaces, and enter it again.
lock-wait = It was wrong several times, so let us pause. The memory is unchanged. Please enter it again in { $seconds } s.
lock-short = The passphrase is too short. Nothing was changed. Please choose at least { $least } characters.
lock-missing = No passphrase was given. Nothing was changed. Please enter the passphrase.
lock-different = The two passphrases are not the same. Nothing was changed. Please enter them again.
lock-there = It is locked with a passphrase already. Nothing was changed. To use another one, choose to change it.
lock-none = There is no lock. Nothing was changed. Please set a passphrase first.
lock-idle-unknown = The app can lock by itself after 0, 1, 5 or 15 minutes. Nothing was changed.
lock-not-kept = The key was written anew and read back differently. So nothing was changed, and it opens as before. Please check the free space and the key store, and try again.
lock-damaged = The sealed key is damaged and cannot be read. The memory file was left as it is. If you have a copy of the key file, please put it back.
store-locked = It is locked with a passphrase. The memory is unchanged. The passphrase opens it.

lock-ask = Passphrase:
lock-ask-new = New passphrase:
lock-ask-again = New passphrase again:
lock-status-none = It is not locked.
lock-status-idle = { $minutes ->
    [0] Locked with a passphrase. A window does not lock by itself when it is not used.
    [1] Locked with a passphrase. A window locks after 1 minute without use.
   *[other] Locked with a passphrase. A window locks after { $minutes } minutes without use.
}
lock-status-pause = It locks when you go to another app or tab.
lock-status-no-pause = It does not lock when you go to another app or tab.
