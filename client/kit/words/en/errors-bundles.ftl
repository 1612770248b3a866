# What can go wrong with the service's published contents, the server's address and the pages that staff write.

bundle-expired = The signature on what the service sent has expired, so it was not taken. The last verified contents stay in use; please check again later.
bundle-rolled-back = What the service sent is older than what is already here, so it was not taken. The last verified contents stay in use.
bundle-not-signed = The signature on what the service sent is not right, so it was not taken. The last verified contents stay in use.
bundle-tampered = What the service sent differs from what was signed, so it was not taken. The last verified contents stay in use.
bundle-endless = The server sent more data than announced, so it was not taken. The last verified contents stay in use.
bundle-unreadable = What the server sent cannot be read, so it was not taken. The last verified contents stay in use.
bundle-incomplete = The server does not have all the files yet. The last verified contents stay in use; please check again later.
bundle-cache-broken = What was fetched could not be kept on this device for a moment. Please check the free space; the last verified contents are untouched.
bundle-withdrawn = Contents that are already here are missing from what the service sent, so it was not taken. The last verified contents stay in use.
bundle-same-version = The version is the same and the contents are not, so they were not taken. The last verified contents stay in use.
bundle-page-rolled-back = A page that the service sent is older than the one already here, so it was not taken. The last verified contents stay in use.
bundle-check-elsewhere = Another window is checking for news. Nothing changed; please check again in a moment.
bundle-damaged = The bundle that the service sent is damaged, so it was not taken. The last verified contents stay in use.
bundle-too-large = The bundle that the service sent is too large, so it was not taken. The last verified contents stay in use.
bundle-newer-format = What the service sent has a newer format than this app knows. Please update the app; until then the last verified contents stay in use.
bundle-wrong-kind = The service sent a bundle of another kind, so it was not taken. The last verified contents stay in use.
bundle-content-wrong = Something in what the service sent has a wrong value, so it was not taken. The last verified contents stay in use.
clock-wrong = This device's clock does not look right. Please check its date and time; the last verified contents stay in use.
trust-root-missing = This app has nothing to recognise this service by (no trust root), so nothing was taken. Please check that the app comes from the service.
trust-root-unusable = The trust root of this service cannot be read, so nothing was taken. Please install the app again or ask the service.

server-address-invalid = The server's address is not valid. Please give one that begins with https://. Nothing changed.
server-address-insecure = This app does not connect to { $host } over plain http. Please give an https address. Nothing changed.
server-address-foreign = The request would have gone to another server than the chosen one, so it was not sent. What is on this device is as it was. Please check the server's address.
server-unreachable = The server cannot be reached. What is on this device is untouched; please check the connection and try again.
server-answered-status = The server could not handle the request ({ $status }). What is on this device is untouched; please try again later.
server-too-slow = The server's answer was too slow, so it was stopped. What is on this device is untouched; please try again later.

page-no-front-matter = The file { $file } has no front matter (between two lines of ---). Please add it and try again. Nothing changed.
page-front-matter-broken = Line { $line } of the front matter of { $file } cannot be read. Please check its YAML. Nothing changed.
content-field-wrong = The value of “{ $field }” in { $place } is wrong and was not taken: { $rule ->
    [missing] it has to be there
    [unknown] nobody knows this name
    [twice] it is there twice
    [text] it has to be text
    [empty] it must not be empty
    [long] it is above the limit ({ $limit })
    [line] it has to be one line
    [number] it has to be a whole number up to { $limit }
    [flag] it has to be true or false
    [day] it has to be a day like 2026-07-01
    [list] it has to be a list
    [table] it has to be a table of names and values
    [id] it has to be a short name of letters, digits and hyphens
    [language] it has to be ko, en or ja
    [hash] it has to be 64 hexadecimal digits
    [key] it has to be the 66 hexadecimal digits that `gieok-server check` prints
    [address] it has to be an https address
    [order] versions have to stand oldest first
   *[other] please check its form
}.
