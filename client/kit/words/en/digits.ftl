# The six digits that open a backup, and its seal
pin-not-six-digits = Please type six digits, each from 0 to 9.
pin-too-easy = Others would try these digits first (dates, repeats, digits in order, keys side by side). Please choose six others.
backup-damaged = The backup is damaged or a part is missing, so nothing was brought in. It is not because of the digits, and this device's memory stays as it is.
kdf-memory-short = There is too little free memory for opening or sealing a backup. Nothing was changed. Close other apps and try again.
kdf-out-of-bounds = This backup asks for a calculation outside of what this app allows, so it was stopped. Nothing was changed. Please update the app.
element-invalid = A value that was exchanged to check the digits is not valid, so it was stopped. Nothing was changed. Please try again.
vault-inconsistent = The server's vault gave an answer that does not fit this backup's key, so it was stopped. Nothing was changed. Please tell the service.
