#!/usr/bin/env bash
# The whole road in two minutes, on throw-away data: a customer agrees on an exception under refund v3, asks for Japanese,
# moves to enterprise; v4 is published; weeks later the customer points back, and the answer shows rule, know-how and the
# agreement that needs to be rechecked, each with its source.
#
#   tests/flows/road.sh            (uses .venv/bin/python, or PYTHON=… )
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-.venv/bin/python}
work=$(mktemp -d)
port=${PORT:-18750}
export GIEOK_KEYRING=off
server_pid=
trap '[ -n "$server_pid" ] && kill "$server_pid" 2>/dev/null; wait 2>/dev/null; rm -rf "$work"' EXIT

gieok() { "$python" -m client "$@" --home "$work/home" --server "http://127.0.0.1:$port"; }
desk() { "$python" -m client.desk "$@" --desk "$work/desk"; }
say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
ask() { say "[$1] $2"; gieok chat --now "$1" -m "$2"; }

say "The service publishes refund v3 and the rest of the demo"
"$python" -m server serve --data "$work/server" --port "$port" &
server_pid=$!
for _ in $(seq 100); do (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break; sleep 0.1; done
"$python" -m server staff add demo --role signer --data "$work/server" >"$work/token" 2>/dev/null
desk init --server "http://127.0.0.1:$port" --demo >/dev/null
desk login --token-file "$work/token" >/dev/null
desk ingest config/demo >/dev/null
desk publish >/dev/null

ask 2026-08-12T10:00 "연간 계약인데 예외로 일부라도 환불 받을 수 있을까요?"
gieok end --now 2026-08-12T10:10

ask 2026-09-28T10:00 "연간 계약인데 예외로 50% 부분 환불 가능할까요?"
ask 2026-09-28T10:01 "네, 그럼 50%만 환불해 주세요"
ask 2026-09-28T10:02 "앞으로 일본어로 답해 주세요"
ask 2026-09-28T10:03 "이번 달부터 엔터프라이즈로 바꿨어요"
gieok end --now 2026-09-28T10:10
say "What is remembered"
gieok facts list --now 2026-09-28T10:11
gieok context show --now 2026-09-28T10:11

say "The service publishes refund v4: 14 days, from October 1"
desk ingest config/demo/next/refund.md
desk publish
gieok sync --now 2026-10-20T09:00
gieok facts list --now 2026-10-20T09:01

ask 2026-10-20T09:02 "지난번처럼 18일 지난 건도 부분 환불 되나요"
gieok end --now 2026-10-20T09:10
say "Its own fact, linked to v4; the old ones stay"
gieok facts list --now 2026-10-20T09:11
