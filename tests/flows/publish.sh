#!/usr/bin/env bash
# Three people of the staff publish, on throw-away data: keys, a first publication that two sign, a DOCX and a PDF that
# become drafts, lint that finds what is wrong in them, v4 of the refund policy, a phone that marks what it agreed on
# under v3. Then somebody else answers at the service's address: nothing that they serve is taken.
#
#   tests/flows/publish.sh         (uses .venv/bin/python, or PYTHON=… )
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-.venv/bin/python}
work=$(mktemp -d)
port=${PORT:-18752}
export GIEOK_KEYRING=off GIEOK_EMBEDDING=off
server_pid=
trap 'gone; rm -rf "$work"' EXIT

gieok() { "$python" -m client "$@" --home "$work/home" --server "http://127.0.0.1:$port"; }
desk() { "$python" -m client.desk "$@" --desk "$work/desk"; }
as() { name=$1; shift; desk "$@" --as "$name" --passphrase-file "$work/$name.pass"; }
say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
up() { for _ in $(seq 100); do (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && return; sleep 0.1; done; return 1; }
serve() { "$python" -m server serve --data "$work/server" --port "$port" --now "$1" & server_pid=$!; up; }
lie() { "$python" -m tests.support.liar serve "$work/$1" "$port" --date "$2" & server_pid=$!; up; }
gone() { if [ -n "$server_pid" ]; then kill "$server_pid" 2>/dev/null; wait "$server_pid" 2>/dev/null || true; fi; server_pid=; }
must_fail() { if "$@"; then echo "this should have been refused: $*"; exit 1; fi; }
state() { gieok status --json --now "$1" | "$python" -c '
import json, sys
bundle = json.load(sys.stdin)["bundle"]
print(f"bundle: {bundle[sys.argv[1]]}, reason {bundle[sys.argv[2]]}, policy role v{bundle[sys.argv[3]]}")
assert (bundle["state"], bundle["policy"]) == (sys.argv[4], int(sys.argv[5])), bundle' state reason policy "$2" "$3"; }

say "Three people, each with a passphrase of their own; two of them have to sign"
serve 2026-09-20T09:00
for name in ana ben cho; do
  echo "a long passphrase of $name" >"$work/$name.pass"
  "$python" -m server staff add "$name" --role signer --data "$work/server" >"$work/$name.token" 2>/dev/null
done
desk init --server "http://127.0.0.1:$port" --staff ana --staff ben --staff cho --now 2026-09-20T09:00 \
  --passphrase-file "$work/ana.pass" --passphrase-file "$work/ben.pass" --passphrase-file "$work/cho.pass"
desk login --token-file "$work/ana.token"

say "The first publication: one signature is not enough, the second puts it live"
"$python" -m tests.support.documents "$work/documents" --story >/dev/null
cp -r config/demo "$work/service"
"$python" -m tests.support.documents "$work/service/policy/refund.md" --cite refund.docx "환불 규정"
desk ingest "$work/service" >/dev/null
as ana publish --now 2026-09-20T09:01
request=$(basename "$work"/desk/requests/*.json .json)
must_fail desk publish --send "$work/desk/requests/$request.json" --now 2026-09-20T09:02
must_fail gieok sync --now 2026-09-20T09:03
desk login --token-file "$work/ben.token"
as ben approve "$request" --yes --now 2026-09-20T09:03 | tail -2
gieok sync --now 2026-09-20T09:04

say "A customer agrees on an exception under v3"
gieok chat --now 2026-09-20T10:00 -m "연간 계약인데 예외로 50% 부분 환불 가능할까요?" >/dev/null
gieok chat --now 2026-09-20T10:01 -m "네, 그럼 50%만 환불해 주세요" >/dev/null
gieok end --now 2026-09-20T10:10
cp -r "$work/server" "$work/before"

say "A DOCX and a PDF become drafts; lint finds what is wrong in them"
desk ingest "$work/documents/refund.docx" "$work/documents/desk-notice.pdf" --now 2026-09-20T11:00 | grep -v '^    [-+]'
must_fail desk lint --now 2026-09-20T11:01
must_fail as ana publish --now 2026-09-20T11:01

say "The staff mend the drafts, look at the difference, and two of them sign"
sed -i '/^AI는/d' "$work/desk/content/policy/refund.md"
sed -i 's/구매 후 30일 이내/구매 후 14일 이내/' "$work"/desk/content/policy/환불-창구-안내.md
desk lint --now 2026-09-20T11:05
desk diff --now 2026-09-20T11:05 | grep '일 이내'
as cho publish --now 2026-09-20T11:06
request=$(desk requests --json --now 2026-09-20T11:06 | grep -oE '"id": "[a-z0-9]{12}"' | head -1 | cut -d'"' -f4)
as ana approve "$request" --yes --now 2026-09-20T11:07 | tail -2
desk history refund --now 2026-09-20T11:08

say "The phone has v4, which counts from October 1; on that day it marks what was agreed under v3"
gieok sync --now 2026-09-20T11:10
gieok facts list --now 2026-09-20T11:11

say "Somebody replays the repository of an hour ago: the phone keeps v4"
gone; lie before 2026-09-20T11:20
must_fail gieok sync --now 2026-09-20T11:20
state 2026-09-20T11:20 refused 2
gone

say "The service is back, and it is October 20"
serve 2026-10-20T09:00
gieok sync --now 2026-10-20T09:00
gieok facts list --now 2026-10-20T09:01 | tee "$work/facts"
grep -q "재확인 필요: refund v3" "$work/facts"
gieok chat --now 2026-10-20T09:02 -m "지금 환불 기간이 며칠인가요?" | tee "$work/answer"
grep -q '14일' "$work/answer"
gone
cp -r "$work/server" "$work/tampered"; cp -r "$work/server" "$work/forged"; cp -r "$work/server" "$work/frozen"
"$python" -m tests.support.liar tamper "$work/tampered"
"$python" -m tests.support.liar forge "$work/forged" "$work/desk" ana "$work/ana.pass" --now 2026-10-20T10:00

say "Somebody who broke into the server signs a policy with a stolen know-how key"
lie forged 2026-10-20T10:05
must_fail gieok sync --now 2026-10-20T10:05
state 2026-10-20T10:05 refused 2

say "Somebody freezes the repository for nine days"
gone; lie frozen 2026-10-29T10:00
must_fail gieok sync --now 2026-10-29T10:00
state 2026-10-29T10:00 refused 2

say "Somebody changes the words of the policy on the server: a new phone takes none of it"
gone; lie tampered 2026-10-20T10:10
must_fail "$python" -m client sync --home "$work/new" --server "http://127.0.0.1:$port" --now 2026-10-20T10:10
gieok chat --now 2026-10-29T10:02 -m "지금 환불 기간이 며칠인가요?" | grep '14일'

say "The service is back"
gone; serve 2026-10-29T11:00
gieok sync --now 2026-10-29T11:00
state 2026-10-29T11:00 fresh 2
