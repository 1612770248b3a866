"""Which retrieval sets are measured, and what do the figures mean? Read from a folder, and one made here of names."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

CUTS = (1, 5, 10)
RESAMPLES = 2_000  # of the paired bootstrap
CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and the ids of the texts that answer it."""

    text: str
    relevant: frozenset[str]


@dataclass(frozen=True, slots=True)
class Group:
    """Texts that are searched together, by id, and the questions to them."""

    texts: dict[str, str]
    asked: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class RetrievalSet:
    """One set: where it comes from stands in its file."""

    name: str
    language: str
    groups: tuple[Group, ...]


def read_sets(folder: Path, only: Sequence[str], most: int | None) -> Iterator[RetrievalSet]:
    """Every set of the folder (or those named), with at most `most` questions a group, evenly spread."""
    for path in sorted(folder.glob("*.json")):
        data = json.loads(path.read_text("utf-8"))
        if only and data["name"] not in only:
            continue
        groups = tuple(
            Group(
                {text["id"]: text["text"] for text in group["docs"]},
                tuple(Asked(asked["text"], frozenset(asked["rel"])) for asked in _spread(group["queries"], most)),
            )
            for group in data["groups"]
        )
        yield RetrievalSet(data["name"], data["lang"], groups)


def _spread(queries: list[dict], most: int | None) -> list[dict]:
    step = max(1, math.ceil(len(queries) / most)) if most else 1
    return queries[::step]


KOREAN = (
    "{} 님이 {} 담당자입니다. 주문번호는 {}이고 메일은 {}입니다.",
    ("{} 님이 맡은 일은?", "주문 {} 누가 맡았어요?", "{} 쓰는 분이 누구죠?"),
)
JAPANESE = (
    "{}さんが{}の担当です。注文番号は{}、メールは{}です。",
    ("{}さんの担当は何ですか", "注文{}の担当者は?", "{}を使う人は?"),
)
ENGLISH = (
    "{} is in charge of {}. The order number is {}, the e-mail is {}.",
    ("What is {} in charge of?", "Who handles order {}?", "Who uses {}?"),
)
PEOPLE = {
    "ko": ([*"김이박최정강조윤장임"], [*"민서지하도은수현"], [*"준우연아율석진원"]),
    "ja": (["佐藤", "斎藤", "鈴木", "高橋", "田中"], [*"健大直拓美結"], ["太", "一", "輔", "樹", "子", "衣", "咲"]),
    "en": (
        ["Ann ", "Anna ", "Joan ", "Joanna ", "Marc ", "Marco "],
        ["Clar", "Park", "Ben", "Fos"],
        ["k", "ke", "er", "ters", "nett", "ton"],
    ),
}
WORK = {
    "ko": ["정산", "배송", "계약", "보안", "교육", "번역", "디자인", "인사"],
    "ja": ["精算", "配送", "契約", "警備", "研修", "翻訳", "設計", "人事"],
    "en": ["billing", "shipping", "contracts", "security", "training", "translation", "design", "hiring"],
}


def names(seed: int, people: int = 150) -> Iterator[RetrievalSet]:
    """People whose names, orders and addresses differ by a letter or a digit: one set for each language."""
    for language, (sentence, questions) in (("ko", KOREAN), ("ja", JAPANESE), ("en", ENGLISH)):
        draw = random.Random(seed)
        parts = PEOPLE[language]
        every = [a + b + c for a in parts[0] for b in parts[1] for c in parts[2]]
        texts, asked = {}, []
        for number, name in enumerate(draw.sample(every, min(people, len(every)))):
            order = f"{draw.choice('AB')}-{draw.randint(2023, 2025)}-{draw.randint(0, 999):04d}"
            address = f"{draw.choice(['jisoo', 'jisu', 'minsu', 'minseo'])}{number}@{draw.choice(['a', 'b'])}.example"
            texts[str(number)] = sentence.format(name, draw.choice(WORK[language]), order, address)
            for question, what in zip(questions, (name, order, address), strict=True):
                asked.append(Asked(question.format(what), frozenset([str(number)])))
        yield RetrievalSet(f"names-{language}", language, (Group(texts, tuple(asked)),))


@dataclass(frozen=True, slots=True)
class Quality:
    """What one engine scored on every question of a set, in order."""

    recall: dict[int, list[float]]
    reciprocal: list[float]  # 1 / rank of the first right one among ten, else 0
    gain: list[float]  # nDCG@10

    def values(self) -> dict[str, list[float]]:
        """By name of the figure."""
        found = {f"recall@{cut}": values for cut, values in self.recall.items()}
        return {**found, "mrr": self.reciprocal, "ndcg": self.gain}

    def figures(self) -> dict[str, float]:
        """Means over the questions."""
        return {name: mean(values) for name, values in self.values().items()}


def score(ranked: Sequence[Sequence[str]], asked: Sequence[Asked]) -> Quality:
    """Recall is the share of the right ones that stand among the first; all averages are over questions."""
    pairs = list(zip(ranked, asked, strict=True))
    return Quality(
        {cut: [_recall(found[:cut], one.relevant) for found, one in pairs] for cut in CUTS},
        [_reciprocal(found, one.relevant) for found, one in pairs],
        [_gain(found, one.relevant) for found, one in pairs],
    )


def _recall(found: Sequence[str], relevant: frozenset[str]) -> float:
    return len(relevant.intersection(found)) / len(relevant)


def _reciprocal(found: Sequence[str], relevant: frozenset[str]) -> float:
    return next((1 / place for place, key in enumerate(found[:10], 1) if key in relevant), 0.0)


def _gain(found: Sequence[str], relevant: frozenset[str]) -> float:
    got = sum(1 / math.log2(place + 1) for place, key in enumerate(found[:10], 1) if key in relevant)
    return got / sum(1 / math.log2(place + 1) for place in range(1, min(10, len(relevant)) + 1))


def difference(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float, float]:
    """Mean difference and its 95 % interval by paired bootstrap; above zero speaks for ours."""
    import numpy

    apart = numpy.array(ours) - numpy.array(theirs)
    draw = numpy.random.default_rng(1)
    means = apart[draw.integers(0, len(apart), (RESAMPLES, len(apart)))].mean(axis=1)
    low, high = numpy.quantile(means, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
    return float(apart.mean()), float(low), float(high)


def mean(values: Sequence[float]) -> float:
    """0 where there are none."""
    return sum(values) / len(values) if values else 0.0
