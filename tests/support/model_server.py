"""What would a real model service send? An HTTP server on loopback that plays a script in the chat-completions format.

    with ModelServer(say("안녕", "하세요"), call("c1", "search_facts", '{"query":"환불"}', at=(3, 9))) as server:
        model = ServiceModel(server.url, "test-model", "sk-test")
        ...
        server.requests[0].json["messages"]

One step answers one request. A request after the last step gets status 400 and is counted in `overrun`. It runs in a
thread of its own, so that synchronous tests and other processes can ask it too. `server.dropped` is set when a client
closes its connection before the step has been sent.
"""

import asyncio
import json
import ssl
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

SSE = "text/event-stream"
JSON = "application/json"
WAIT = 10.0  # seconds for the thread to start and to stop


@dataclass(frozen=True)
class Step:
    """One answer: pieces of its body, each sent as one HTTP chunk, and what happens after the last."""

    pieces: tuple[bytes, ...] = ()
    status: int = 200
    content_type: str = SSE
    headers: tuple[tuple[str, str], ...] = ()
    ending: Literal["end", "cut", "stall", "close", "stall-before-head", "cut-before-head"] = "end"

    def split(self, *offsets: int) -> "Step":
        """The same body, cut into chunks at these byte offsets instead."""
        body = b"".join(self.pieces)
        places = sorted({0, *(offset for offset in offsets if 0 < offset < len(body)), len(body)})
        return replace(self, pieces=tuple(body[start:end] for start, end in pairwise(places)))

    def then(self, ending) -> "Step":
        """The same body with another ending: `cut` and `stall` come after it, `close` means no chunks and no length."""
        return replace(self, ending=ending)


def event(document, end=b"\n\n") -> bytes:
    """One server-sent event."""
    data = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False)
    return b"data: " + data.encode("utf-8", "surrogatepass") + end


def chunk(delta=None, finish=None, **more) -> dict:
    """One `chat.completion.chunk` document."""
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion.chunk",
        "created": 1_780_000_000,
        "model": "test-model",
        "choices": [{"index": 0, "delta": delta or {}, "finish_reason": finish}],
        **more,
    }


def stream(deltas: Sequence[dict], finish: str | None = "stop", *, done: bool = True) -> Step:
    """Any deltas, as a service streams them: role first, then each delta, the finish reason, usage and [DONE]."""
    events = [chunk({"role": "assistant", "content": ""}), *(chunk(delta) for delta in deltas)]
    if finish is not None:
        events.append(chunk(finish=finish))
        events.append({**chunk(usage={"prompt_tokens": 3, "completion_tokens": 5}), "choices": []})
    return Step((*(event(document) for document in events), *([event("[DONE]")] if done else [])))


def say(*texts: str, finish: str | None = "stop", done: bool = True) -> Step:
    """Text deltas."""
    return stream([{"content": text} for text in texts], finish, done=done)


def call_deltas(call_id: str, name: str, arguments: str, *, index: int | None = 0, at: Sequence[int] = ()):
    """The deltas of one tool call: its name first, then its arguments cut at these places."""
    number = {} if index is None else {"index": index}
    places = sorted({0, *(place for place in at if 0 < place < len(arguments)), len(arguments)})
    head = {**number, "id": call_id, "type": "function", "function": {"name": name, "arguments": ""}}
    parts = [{**number, "function": {"arguments": arguments[start:end]}} for start, end in pairwise(places)]
    return [{"tool_calls": [entry]} for entry in (head, *parts)]


def call(call_id: str, name: str, arguments: str, *, at: Sequence[int] = (), text: str = "") -> Step:
    """One tool call, after some text."""
    said = [{"content": text}] if text else []
    return stream([*said, *call_deltas(call_id, name, arguments, at=at)], "tool_calls")


def calls(*wanted: tuple[str, str, str], at: Sequence[int] = ()) -> Step:
    """Several tool calls (id, name, arguments) in one answer, one after another."""
    deltas = [delta for index, one in enumerate(wanted) for delta in call_deltas(*one, index=index, at=at)]
    return stream(deltas, "tool_calls")


def refuse(*texts: str) -> Step:
    """The model's own refusal."""
    return stream([{"refusal": text} for text in texts])


def fail(status: int, error=None, **headers: str) -> Step:
    """An error; `retry_after="3"` becomes the header Retry-After."""
    body = json.dumps({"error": error or {"message": "no", "type": "error", "code": None}}).encode()
    named = tuple((name.replace("_", "-"), value) for name, value in headers.items())
    return Step((body,), status, JSON, named)


def stall() -> Step:
    """Takes the request and never answers."""
    return Step(ending="stall-before-head")


def cut() -> Step:
    """Takes the request and closes the connection."""
    return Step(ending="cut-before-head")


def whole(message: dict, finish: str = "stop") -> Step:
    """An answer that is not streamed."""
    document = {"object": "chat.completion", "choices": [{"index": 0, "message": message, "finish_reason": finish}]}
    return Step((json.dumps(document, ensure_ascii=False).encode(),), content_type=JSON)


@dataclass(frozen=True)
class Request:
    """What the server was sent. Header names are lower case."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict:
        return json.loads(self.body)


class ModelServer:
    """The server; `with` starts and stops it."""

    def __init__(self, *steps: Step, tls: ssl.SSLContext | None = None, port: int = 0):
        self.steps = list(steps)
        self.requests: list[Request] = []
        self.probes: list[Request] = []  # which models are there? asked without a question
        self.overrun = 0
        self.dropped = threading.Event()
        self.sent = threading.Event()  # all pieces of a step are on their way
        self.port = port
        self._tls = tls
        self._ready = threading.Event()

    @property
    def url(self) -> str:
        return f"{'https' if self._tls else 'http'}://127.0.0.1:{self.port}"

    def __enter__(self):
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(WAIT)
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(WAIT)
        assert not self._thread.is_alive()

    async def _serve(self):
        self._loop, self._stop, self._open = asyncio.get_running_loop(), asyncio.Event(), set()
        server = await asyncio.start_server(self._connection, "127.0.0.1", self.port, ssl=self._tls)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stop.wait()
        server.close()
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _connection(self, reader, writer):
        task = asyncio.current_task()
        self._open.add(task)
        try:
            with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
                while await self._exchange(reader, writer):
                    pass
        finally:
            self._open.discard(task)
            writer.close()

    async def _exchange(self, reader, writer) -> bool:
        """One request and its answer; False when the connection is over."""
        request = await self._read(reader)
        if request.method == "GET":  # is it there? no question, so no step
            self.probes.append(request)
            writer.write(self._head(Step(content_type=JSON)) + b'b\r\n{"data":[]}\r\n0\r\n\r\n')
            await writer.drain()
            return True
        self.requests.append(request)
        if self.steps:
            step = self.steps.pop(0)
        else:
            self.overrun += 1
            step = fail(400, "the script is over")
        if step.ending == "cut-before-head":
            return False
        if step.ending == "stall-before-head":
            self.sent.set()
            return await self._until_dropped(reader)
        writer.write(self._head(step))
        for piece in step.pieces:
            writer.write(piece if step.ending == "close" else f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
            await writer.drain()
        self.sent.set()
        if step.ending == "stall":
            return await self._until_dropped(reader)
        if step.ending == "end":
            writer.write(b"0\r\n\r\n")
            await writer.drain()
        return step.ending == "end"

    async def _until_dropped(self, reader) -> bool:
        with suppress(ConnectionError):
            await reader.read(1)
        self.dropped.set()
        return False

    @staticmethod
    def _head(step: Step) -> bytes:
        framing = ("Connection", "close") if step.ending == "close" else ("Transfer-Encoding", "chunked")
        lines = [f"HTTP/1.1 {step.status} Scripted", f"Content-Type: {step.content_type}", ": ".join(framing)]
        return "\r\n".join([*lines, *(f"{name}: {value}" for name, value in step.headers), "", ""]).encode()

    @staticmethod
    async def _read(reader) -> Request:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        method, path, _ = head[0].split(" ", 2)
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        return Request(method, path, headers, body)
