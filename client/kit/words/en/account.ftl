# The account with the service: register, log in, log out, delete. For backups and the evidence of agreements; chatting needs none.

account-title = Account
account-none = You are not logged in. Chatting needs no account.
account-back = Back to settings
account-step-back = Back
account-what = An account is for leaving a backup when you move your memory to a new phone, and for the evidence of what you agree on with the service. Chatting works without one.
account-kept-there = With an account, the server ({ $server }) keeps your e-mail address, a scrambled form of your password, and the list of devices where you are logged in. Conversations and memories are sent only when you make a backup, encrypted on this device. What you agree on with the service is sent apart from that, so that both sides can look it up later.
account-not-digits = This password is not the six digits that open a backup. A forgotten password can be set anew by e-mail, but a password does not open a backup.

account-email = E-mail
account-password = Password
account-new-password = New password
account-password-hint = At least { $least } characters, and one that you use nowhere else.
account-password-look = Show password
account-password-hide = Hide password
account-code = Code from the e-mail
account-device-name = Name of this device
account-device-name-hint = The list of your devices shows it under this name.
account-busy = Checking

account-register = New account
account-register-do = Create account
account-verify = Confirm your e-mail
account-verify-do = Confirm
account-verify-start-over = No e-mail? Get a new code
account-have = I have an account already
account-login = Log in
account-login-do = Log in now
account-forgot = Forgot your password?
account-forgot-do = Send a code
account-forgot-what = We send a code to the e-mail address of your account. With it you can set a new password.
account-reset = Set a new password
account-reset-do = Change password
account-reset-warn = Changing the password logs you out on every device. The memory on your devices and the backups you left stay as they are.

account-mail-sent = We sent an e-mail to { $email }. Please enter the code from it. If you have an account already, the e-mail says so. If you don't see it, look in the spam folder too.
account-reset-sent = If there is an account for { $email }, we sent a code there. If you don't see it, look in the spam folder too.
account-verified = Your e-mail address is confirmed. Please log in now.
account-logged-in = You are logged in as { $email }.
account-password-changed = Your password is changed. You were logged out on your other devices.
account-who = You are logged in as { $email }. This device is called “{ $device }”.
account-nobody = You are not logged in. The memory on this device is as it was.

account-sessions = Devices where you are logged in
account-sessions-again = Load again
account-session = Logged in { $began } · last used { $seen }
account-this-device = this device
account-end = Log out there
account-end-of = Log out there: { $device }
account-end-ask = Log out on that device?
account-end-text = You will be logged out on “{ $device }”. The memory on that device stays as it is.
account-session-ended-there = You are logged out on that device. The memory there stays as it is.

account-logout = Log out
account-logout-hint = Your memory stays on this device, and you can go on chatting.
account-logged-out = You are logged out. Your memory is still on this device.
account-logged-out-here = You are logged out on this device, and your memory is as it was. The server could not be reached, so its list of devices may show this one for a while. To remove it at once, log in again and look at the list.

account-delete = Delete account
account-delete-open = Delete the account
account-delete-text = The account and every backup you left with the server are deleted, and you are logged out on every device. This cannot be undone. The memory on this device stays. The evidence of what you agreed on with the service stays there until the time that you were told. To erase that too, do so under “Agreements that the service keeps” before you delete the account. Proposals that you sent without your name are not deleted with it, as nobody knows whose they are: take them back first if you do not want them to stay.
account-delete-password = To delete, enter your password
account-delete-do = Delete account and backups
account-delete-sure = Delete the account { $email }? [y/N]
account-deleted = The account and the backups left with it are deleted. The memory on this device is as it was.

account-again = Your password once more
account-again-why = You logged in a while ago, so we check once more that it is you. It is the account's password, not the six digits.
account-again-do = Confirm and go on

account-ask-password = Password:
account-ask-new-password = New password:
account-ask-password-again = New password once more:
cli-account-next-verify = When you have the code: gieok register { $email } --code CODE
cli-account-next-reset = When you have the code: gieok login { $email } --code CODE

device-android = Android phone
device-ios = iPhone
device-mac = Mac
device-windows = Windows computer
device-computer = Computer

# Why something was not done
account-login-first = Please log in first. Nothing has changed.
session-missing = Your login has ended, so you are logged out on this device. Your memory is still here. Please log in again.
login-needed = You logged in a while ago, so your password is needed once more. Nothing has changed.
login-wrong = The e-mail address or the password is not right. Please check them. The memory on this device is as it was.
login-wait = The password was wrong several times, so logging in is paused. Please try again in { $minutes } { $minutes ->
    [1] minute
   *[other] minutes
}, or set a new password. The memory on this device is as it was.
password-wrong = The password is not right. Nothing has changed; please enter it again.
password-missing = The password is empty. Nothing has changed; please enter it.
password-different = The two passwords differ. Nothing has changed; please try again.
password-too-short = The password is too short. Please use at least { $least } characters. Nothing has changed.
password-too-long = The password is too long. It can have up to { $most } characters. Nothing has changed.
email-wrong = This does not look like an e-mail address. Please write it like name@example.com. Nothing has changed.
email-unverified = Your e-mail address is not confirmed yet. Please enter the code from the e-mail.
code-missing = The code is empty. Please enter the code from the e-mail.
code-wrong = The code is wrong or has run out. Nothing has changed. Enter it again or ask for a new one.
session-unknown = That device is logged out already.
too-often = Too many requests in a short time. Please try again in { $minutes } { $minutes ->
    [1] minute
   *[other] minutes
}. Nothing has changed.
mail-not-sent = The server could not send the e-mail. Nothing has changed; please try again in a while.
server-busy = The server is busy. Nothing has changed; please try again in a while.
server-not-ours = The server at this address did not answer as expected. What is on this device is as it was. Please check the server's address.
server-refused = The server did not take it ({ $reason }). What is on this device is as it was. Please check that the app is up to date and try again.
