# What the status says about learning.

status-job-failed = 마지막 정리가 안 된 까닭: { $reason }
status-refused = 근거가 모자라 기억하지 않은 것: { $count }건
