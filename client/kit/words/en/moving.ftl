# On the command line: a backup or a restore that was stopped, or not wanted

moving-stopped = Stopped. The memory on this device is as it was. “gieok backup” finishes it later. If it shows new digits then, only the new ones count.
moving-not-confirmed = It was not confirmed, so nothing was done, and nothing has changed. Add --yes to do it without a question.
moving-in-the-way = These backups are on the server:
