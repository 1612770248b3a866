#!/usr/bin/env bash
# A memory moves to a new phone in a minute, on throw-away data: an agreement under refund v3, an account with the code from
# the mail, a backup with six digits; v4 is published in between; on the new phone the agreement waits to be rechecked and
# the old conversation goes on; the old phone is told.
#
#   tests/flows/new_phone.sh       (uses .venv/bin/python, or PYTHON=… )
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-.venv/bin/python}
work=$(mktemp -d)
port=${PORT:-18751}
export GIEOK_KEYRING=off
server_pid=
trap '[ -n "$server_pid" ] && kill "$server_pid" 2>/dev/null; wait 2>/dev/null; rm -rf "$work"' EXIT

old() { "$python" -m client "$@" --home "$work/old" --server "http://127.0.0.1:$port"; }
new() { "$python" -m client "$@" --home "$work/new" --server "http://127.0.0.1:$port"; }
desk() { "$python" -m client.desk "$@" --desk "$work/desk"; }
say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
code() { # the letter is written after the server has answered
  until grep -qs . "$work"/server/outbox/*.eml; do sleep 0.2; done
  grep -hoE '^ {4}[0-9]{4} [0-9]{4}' "$work"/server/outbox/*.eml | tail -1
}

say "The service publishes refund v3 and the rest of the demo"
"$python" -m server serve --data "$work/server" --port "$port" &
server_pid=$!
for _ in $(seq 100); do (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break; sleep 0.1; done
"$python" -m server staff add demo --role signer --data "$work/server" >"$work/token" 2>/dev/null
desk init --server "http://127.0.0.1:$port" --demo >/dev/null
desk login --token-file "$work/token" >/dev/null
desk ingest config/demo >/dev/null
desk publish >/dev/null

say "The old phone: an agreement under v3, and a conversation that is still open"
old chat --now 2026-09-28T10:00 -m "연간 계약인데 예외로 50% 부분 환불 가능할까요?" >/dev/null
old chat --now 2026-09-28T10:01 -m "네, 그럼 50%만 환불해 주세요" >/dev/null
old chat --now 2026-09-28T10:02 -m "앞으로 저를 지수라고 불러 주세요" >/dev/null
old end --now 2026-09-28T10:10
old chat --now 2026-10-19T09:00 -m "SSO는 어느 요금제에 있나요?" >/dev/null
old facts list --now 2026-10-19T09:01

say "An account, only for this: the code comes by mail"
echo "한 번만 쓰는 긴 비밀번호" | old register jisoo@example.com
old register jisoo@example.com --code "$(code)"
echo "한 번만 쓰는 긴 비밀번호" | old login jisoo@example.com --device-name "지수의 옛 휴대폰"

say "The backup, with the conversations"
old backup --with-log --yes --now 2026-10-19T09:02 | tee "$work/said"
digits=$(grep -oE '\b[0-9]{6}\b' "$work/said" | head -1)

say "Meanwhile the service publishes refund v4"
desk ingest config/demo/next/refund.md >/dev/null
desk publish >/dev/null

say "The new phone: log in, six digits, a look at what is in it"
echo "한 번만 쓰는 긴 비밀번호" | new login jisoo@example.com --device-name "지수의 새 휴대폰"
echo "$digits" | new restore --yes --now 2026-10-20T09:00
new facts list --now 2026-10-20T09:01
new context show --now 2026-10-20T09:01

say "The conversation of the old phone goes on"
new conversations list --now 2026-10-20T09:01
new chat --now 2026-10-20T09:02 -m "지난번처럼 18일 지난 건도 부분 환불 되나요"
new backup list --now 2026-10-20T09:03

say "The old phone is told, and keeps its memory"
old sync --now 2026-10-20T09:05
old backup keep --now 2026-10-20T09:06
