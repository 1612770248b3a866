# What parts say that all screens share.

looks-busy = 불러오는 중이에요
