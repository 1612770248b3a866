# The screen of a memory that could not be opened: what happened, what was kept, what to do.

gate-kept = What is unchanged
gate-do = What to do
gate-again = Open again
gate-opening = Opening
gate-opening-what = Opening the memory file is taking longer than usual. The memory is unchanged. You will see it as soon as it is open.
gate-still = It does not open yet. The memory is unchanged. Please check what is written above and press again.
gate-tries-by-itself = It is tried again by itself every few seconds.
gate-folder = Folder of the memory: { $folder }
gate-cannot = If you cannot put it back
gate-unforeseen = The memory could not be opened because of an unknown problem. The memory file was left as it is. Please start the app again.
gate-open = It is open in another window already. Nothing was changed. Please use that window.

gate-anew = Begin with a new memory
gate-anew-what = You can begin with an empty memory. If you made a backup, it can be restored there. The memory file of now is not deleted; it stays where it is.
gate-anew-ask = Begin with an empty memory?
gate-anew-text = The app opens with an empty memory. The memory file of now is neither deleted nor moved; it is kept as an account with another name. Once the key or the passphrase is found again, it can be opened under that name.
gate-anew-yes = Begin anew
gate-aside-title = A new memory is ready
gate-aside-account = The earlier memory only has another name now: the account “{ $name }”. Its file is still in its place. Once the key or the passphrase is found again, gieok app --account "{ $name }" opens it.
gate-aside-profile = The list of accounts that could not be read was kept under another name. All memory files are still in their places.
gate-aside-place = Kept at: { $place }
gate-aside-do = If you made a backup, you can restore it now, or later in the settings.
gate-aside-begin = Begin
gate-aside-restore = Restore a backup

gate-keymissing-title = The key to your memory is missing
gate-keymissing-what = The memory file is on this device, but the key that opens it was not found. When a phone or a computer is restored, the files come back and the key sometimes does not.
gate-keymissing-kept = The memory file was not changed. It is still there, encrypted; once the key is back, all of it can be read again.
gate-keymissing-do = Please put the entry of this device's key store, or the key file (gieok.key), back in its place and open again.

gate-keydamaged-title = The key is damaged
gate-keydamaged-what = The key that opens the memory is there, but it is broken and cannot be read.
gate-keydamaged-kept = The memory file was not changed. The key was left as it was found.
gate-keydamaged-do = If you have an earlier copy of the key, please put it back in its place and open again.

gate-keyring-title = The key store is closed
gate-keyring-what = The key lies in the operating system's key store, which is locked or does not answer.
gate-keyring-kept = The memory file and the key are unchanged.
gate-keyring-do = Please log in to this device and unlock its key store.

gate-wrongkey-title = The key does not fit
gate-wrongkey-what = The key on this device does not open the memory file. The file or the key of another device may have got in between.
gate-wrongkey-kept = Neither the memory file nor the key was changed.
gate-wrongkey-do = Please put the key that belongs to this memory file back and open again.

gate-notours-title = This is not a memory file
gate-notours-what = Where the memory should be lies a file that this app did not make.
gate-notours-kept = That file ({ $file }) was not touched.
gate-notours-do = Please put the original memory file back in its place and open again.

gate-damaged-title = The memory file cannot be read
gate-damaged-what = The memory file is damaged, or the disk does not let it be read.
gate-damaged-kept = The file was left as it was found, and nothing was written.
gate-damaged-do = Please check the disk. If you have a copy of the memory file, put it back and open again.

gate-profile-title = The list of accounts cannot be read
gate-profile-what = The file that says which accounts are on this device (profile.json) is broken.
gate-profile-kept = All memory files and keys are unchanged.
gate-profile-do = If you have a copy of profile.json, please put it back and open again.

gate-newer-title = Please update the app
gate-newer-what = A newer app made this memory file (format { $found }, this app knows up to { $known }).
gate-newer-kept = The memory file was not changed.
gate-newer-do = Please update the app to its latest version and open again.

gate-full-title = The storage is full
gate-full-what = There is no space left, so the memory file cannot be opened.
gate-full-kept = What was saved already is unchanged.
gate-full-do = Please make space by removing files that you do not need from this device.

gate-busy-title = Another app is using the memory
gate-busy-what = Another window or command on this device is holding the memory file.
gate-busy-kept = The memory file is unchanged. Nothing was lost.
gate-busy-do = Please wait until that is done, or close the other window.

gate-home-title = The folder for the memory cannot be used
gate-home-what = The folder of the memory cannot be read or written. The permission may be missing, it may not be a folder, or its disk may be unplugged.
gate-home-kept = The files in that folder were not changed.
gate-home-do = Please check the folder's permissions and its disk, and open again. To use another folder, choose it with --home.

gate-other-title = The memory could not be opened
