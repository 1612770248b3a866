# What parts say that all screens share.

looks-busy = 読み込んでいます
