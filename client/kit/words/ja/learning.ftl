# What the status says about learning.

status-job-failed = 前回整理できなかった理由：{ $reason }
status-refused = 根拠が足りず記憶しなかったもの：{ $count }件
