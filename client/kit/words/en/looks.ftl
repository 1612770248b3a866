# What parts say that all screens share.

looks-busy = Loading
