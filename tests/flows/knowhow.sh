#!/usr/bin/env bash
# Five customers and the service's know-how, on throw-away data: what was agreed on with the service is kept as evidence;
# three customers say yes to telling a decision without their name, one decided otherwise, one says no. Staff see a
# candidate only when three stand behind it, and cannot take it while somebody decided the opposite in the same case.
# The page's next version goes out, and the fifth customer's next answer rests on it.
#
#   tests/flows/knowhow.sh         (uses .venv/bin/python, or PYTHON=… )
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-.venv/bin/python}
work=$(mktemp -d)
port=${PORT:-18753}
export GIEOK_KEYRING=off GIEOK_EMBEDDING=off
server_pid=
trap '[ -n "$server_pid" ] && kill "$server_pid" 2>/dev/null; wait 2>/dev/null; rm -rf "$work"' EXIT

at() { name=$1; shift; "$python" -m client "$@" --home "$work/$name" --server "http://127.0.0.1:$port" --now "$now"; }
desk() { "$python" -m client.desk "$@" --desk "$work/desk" --now "$now"; }
say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
must_fail() { if "$@"; then echo "this should have been refused: $*"; exit 1; fi; }
account() { # with the code from the letter, which is written after the server has answered
  echo "한 번만 쓰는 긴 비밀번호" | at "$1" register "$1@example.com" >/dev/null
  until grep -lqs "^To:.*$1@example.com" "$work"/server/outbox/*.eml; do sleep 0.1; done
  letter=$(grep -ls "^To:.*$1@example.com" "$work"/server/outbox/*.eml | tail -1)
  until grep -qE '^ {4}[0-9]{4} [0-9]{4}' "$letter"; do sleep 0.1; done
  at "$1" register "$1@example.com" --code "$(grep -hoE '^ {4}[0-9]{4} [0-9]{4}' "$letter")" >/dev/null
  echo "한 번만 쓰는 긴 비밀번호" | at "$1" login "$1@example.com" --device-name "$1"
}
tells() { at "$1" chat -m "$2" >/dev/null; at "$1" end >/dev/null; }
decided() { # the id of what the customer decided, by a word in it
  at "$1" contribute list --json | "$python" -c '
import json, sys
print(next(it["fact"] for it in json.load(sys.stdin)["contributions"] if sys.argv[1] in json.dumps(it["payload"])))' "$2"; }
ready() { desk review --json | "$python" -c '
import json, sys
print(next(it["id"] for it in json.load(sys.stdin)["candidates"] if it["id"] and it["state"] in ("ready", "conflicting")))'; }

now=2026-09-28T10:00
say "The service, with a signer and a reviewer"
"$python" -m server serve --data "$work/server" --port "$port" --now "$now" & server_pid=$!
for _ in $(seq 100); do (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break; sleep 0.1; done
"$python" -m server staff add minsu --role signer --data "$work/server" >"$work/signer" 2>/dev/null
"$python" -m server staff add jisu --role reviewer --data "$work/server" >"$work/reviewer" 2>/dev/null
desk init --server "http://127.0.0.1:$port" --demo >/dev/null
desk login --token-file "$work/signer" >/dev/null
desk ingest config/demo >/dev/null
desk publish >/dev/null

say "The first customer agrees with the service on an exception: it goes to the evidence once there is a login"
at ann chat -m "연간 계약인데 예외로 50% 부분 환불 가능할까요?" >/dev/null
at ann chat -m "네, 그럼 50%만 환불해 주세요" >/dev/null
at ann end
at ann evidence list
account ann
at ann sync
at ann evidence list
at ann evidence verify
must_fail desk evidence ann@example.com --reason "환불 합의 확인, 문의 4711"
desk login --token-file "$work/reviewer" >/dev/null
desk evidence ann@example.com --reason "환불 합의 확인, 문의 4711"
say "She sees who read it and why; the chain holds"
at ann evidence list | grep "문의 4711"
"$python" -m server evidence verify --data "$work/server"

say "The same decision in the same situation, at three customers; each sees word for word what would go"
case="저희는 엔터프라이즈이고, 14일이 지난 건이라 50% 부분 환불로 하기로 담당자와 합의했어요"
for name in bob cho dan; do account $name; tells $name "$case"; done
at bob contribute list
for name in bob cho; do at $name contribute send "$(decided $name over-14-days)" --yes --soon >/dev/null 2>&1; done
say "Two of three: staff see that something is forming, and not what"
desk review
say "The fourth decided the opposite in another situation, which says nothing about this one"
account eli
tells eli "저희는 월간 계약이고, 환불 불가로 하기로 결정했어요"
at eli contribute send "$(decided eli no-refund)" --yes --soon
say "With the third customer it appears"
at dan contribute send "$(decided dan over-14-days)" --yes --soon >/dev/null 2>&1
desk review
say "The fourth also decided the opposite in this very situation: now it blocks"
tells eli "저희는 엔터프라이즈이고, 14일이 지난 건이라 환불 불가로 하기로 담당자와 합의했어요"
at eli contribute send "$(decided eli over-14-days)" --yes --soon >/dev/null 2>&1
must_fail desk review merge "$(ready)" --page partial-refund-over-14-days
say "… until they take it back"
at eli contribute retract "$(at eli contribute list --json | "$python" -c '
import json, sys
print(next(it["id"] for it in json.load(sys.stdin)["contributions"] if "over-14-days" in json.dumps(it["payload"])))')"
say "The fifth customer, the first of this story, says no: nothing of it leaves"
at ann contribute decline "$(decided ann contract-annual)"
must_fail grep -q 'proposal' <(at ann egress --json)

say "Staff merge the candidate into the page, and publish its next version"
desk review merge "$(ready)" --page partial-refund-over-14-days
desk login --token-file "$work/signer" >/dev/null
desk lint
desk publish
now=2026-09-29T10:00
at ann sync
at ann chat -m "엔터프라이즈인데 14일이 지난 건도 부분 환불 되나요?" | tee "$work/answer"
grep -q "14일이 지난 엔터프라이즈 환불.*v2" "$work/answer"
desk review
