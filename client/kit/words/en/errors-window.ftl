# Why the window does not open.

app-port-busy = Port { $port } is in use by another program, so the app was not opened. The memory is unchanged. Close that program or start with another port.
fonts-missing = The files of the font package { $package } were not found, so the screens were not opened. The memory is unchanged. Please install again.
window-only = This address works only in the window that the app opened. Please open the address that the app gave, from its beginning.
