# What is read when the app starts on a phone.
phone-only = This file runs only inside the app on a phone. On a computer, use gieok app.
phone-part-missing = A part that opens the memory ({ $part }) is not in this app. The memory is untouched. Please install the newest version of the app again.
