# What the status says about learning.

status-job-failed = Why the last tidying failed: { $reason }
status-refused = Not remembered for want of evidence: { $count }
