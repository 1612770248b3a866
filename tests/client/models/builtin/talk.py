"""A conversation with the built-in assistant: its tools are played from lists, everything else is real."""

import asyncio
import json

from client.models.builtin.model import BuiltinModel
from client.models.port import (
    AssistantMessage,
    CallsReady,
    ModelRequest,
    SystemPart,
    TextDelta,
    ToolMessage,
    ToolSpec,
    UserMessage,
)

TOOLS = (
    "search_facts",
    "search_policy",
    "read_policy",
    "search_knowhow",
    "search_conversations",
    "rewrite_customer_context",
)
PEOPLE = (
    "hours.ko: 평일 09:00~18:00\nhours.en: weekdays 09:00-18:00\nhours.ja: 平日 9:00〜18:00\n"
    "contact.ko: help@gaon.example\ncontact.en: help@gaon.example\ncontact.ja: help@gaon.example"
)


class Talk:
    """`ask` runs one turn and returns the answer; `calls` and `results` hold what went to and came from the tools."""

    def __init__(
        self, block="", pages=(), facts=(), turns=(), screen="ko", today="2026-09-28", tools=TOOLS, write=None
    ):
        self.block, self.screen, self.today, self.tools = block, screen, today, tools
        self.pages, self.facts, self.turns, self.write = list(pages), list(facts), list(turns), write
        self.messages, self.calls, self.results, self.pieces = [], [], [], []

    def ask(self, text, must_call=None):
        messages = [*self.messages, UserMessage(text)]
        self.calls, self.results = [], []
        system = self._system()  # assembled once a turn, as the turn loop does
        while True:
            calls, answer = asyncio.run(self._step(system, messages, must_call))
            if not calls:
                self.messages += [UserMessage(text), AssistantMessage(answer)]
                return answer
            messages.append(AssistantMessage("", calls))
            for call in calls:
                content = json.dumps(self._use(call), ensure_ascii=False)
                self.calls.append((call.name, json.loads(call.arguments)))
                self.results.append(content)
                messages.append(ToolMessage(call.id, call.name, content))

    def names(self):
        return [name for name, _ in self.calls]

    def _system(self):
        header = f"# 고객 context ({len(self.block)} / 4,000)"
        return (
            SystemPart("service_context", "친절하게"),
            SystemPart("rules", "…"),
            SystemPart("people", PEOPLE),
            SystemPart("language", f"language: {self.screen}\ntoday: {self.today}\nzone: Asia/Seoul"),
            SystemPart("block", f"{header}\n{self.block}" if self.block else header),
        )

    async def _step(self, system, messages, must_call):
        request = ModelRequest(system, tuple(messages), tuple(ToolSpec(name, "", {}) for name in self.tools), must_call)
        events = [event async for event in BuiltinModel().stream(request)]
        self.pieces = [event.text for event in events if isinstance(event, TextDelta)]
        calls = next((event.calls for event in events if isinstance(event, CallsReady)), ())
        return calls, "".join(self.pieces)

    def _use(self, call):
        given = json.loads(call.arguments)
        match call.name:
            case "search_facts":
                return {"results": self.facts}
            case "search_conversations":
                return {"results": self.turns}
            case "read_policy":
                found = [page for page in self.pages if (page["kind"], page["id"]) == (given["kind"], given["page"])]
                return {"reference": True, "page": found[0]} if found else {"error": "no such page", "contents": []}
            case "rewrite_customer_context":
                return self._rewrite(given["text"])
            case name:
                kind = name.removeprefix("search_")
                return {"reference": True, "results": [_hit(page) for page in self.pages if page["kind"] == kind]}

    def _rewrite(self, text):
        if self.write:
            return self.write(self, text)
        before, after = self.block.split("\n"), text.split("\n")
        self.block = text
        return {
            "stored": True,
            "block": text,
            "used": len(text),
            "limit": 4000,
            "warning": None,
            "added": [line for line in after if line not in before],
            "dropped": [line for line in before if line and line not in after],
        }


def _hit(page):
    return {name: value for name, value in page.items() if name not in {"body", "kind", "links"}} | {
        "section": page["title"],
        "passage": page["body"].split("\n\n")[-1],
        "score": page.get("score", 1.0),
    }
