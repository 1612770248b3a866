"""How well is the right text found, and how fast? `python tests/bench/search.py [--data DIR] [--json]`.

Sets of questions with known answers, in Korean, Japanese and English: our search by words and by both, beside FTS5's
tokenizers, vectors alone and mem0 with the same vectors in the same run. Then one search at 1,000, 10,000 and 100,000 facts, beside the same
statement on an unencrypted file. The embedder's time is counted apart.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from client.models.embedder import load_embedder
from client.models.port import Embedder
from client.search.facts import find_facts, index_fact
from client.search.meaning import Meaning, embed_pending
from tests.bench import _texts
from tests.bench._engines import TOP, Find, Known, Ours, PlainFts, ask
from tests.bench._mem0 import Mem0Side
from tests.bench._sets import Asked, Group, Quality, RetrievalSet, difference, names, read_sets, score
from tests.bench._stores import HashEmbedder, open_encrypted, open_plain
from tests.bench._times import Row, Taken, Times, machine, table

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
FTS = ("unicode61", "trigram")
OURS = ("both", "words")  # what the others are compared with: the first that was measured
COMPARED = {"recall@1": "r@1", "recall@5": "r@5", "mrr": "MRR"}
MEM0_QUESTIONS = 700  # of a set: it takes 20 to 300 ms a question
QUERIES = 300  # at each size
WARMING = 20
SEED = 11


@dataclass(slots=True)
class Measured:
    """What one engine found for every question of a set that it was asked, and how long it took."""

    ranked: list[list[str]] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    taken: Taken = field(default_factory=Taken)

    def ask(self, find: Find, asked: Sequence[Asked], before: Find | None = None) -> None:
        self.ranked += ask(find, [one.text for one in asked], self.taken, before)
        self.asked += asked


def measure(one: RetrievalSet, embedder: Embedder | None, mem0: int) -> Row:
    """Every engine on every question of a set; mem0 on the first so many."""
    engines: dict[str, Measured] = defaultdict(Measured)
    embedding, indexing, written, size = Taken(), 0.0, 0.0, 0
    for group in one.groups:
        with tempfile.TemporaryDirectory() as folder:
            for tokenizer in FTS:
                engines[tokenizer].ask(PlainFts(group.texts, tokenizer).find, group.asked)
            known = None if embedder is None else Known(embedder)
            ours = Ours(Path(folder), group.texts, known)
            engines["words"].ask(ours.by_words, group.asked)
            if known is not None:
                before = _timed(known, embedding)
                engines["both"].ask(ours.by_both, group.asked, before)
                engines["meaning alone"].ask(ours.by_meaning, group.asked, before)
                if mem0:
                    _mem0(Path(folder) / "other", group, known, mem0, engines)
            indexing += ours.indexing.wall[0]
            written += ours.embedding.wall[0]
            size += ours.bytes()
            ours.close()
    found = {name: score(measured.ranked, measured.asked) for name, measured in engines.items()}
    texts = [text for group in one.groups for text in group.texts.values()]
    return {
        "set": one.name,
        "language": one.language,
        "texts": len(texts),
        "queries": sum(len(group.asked) for group in one.groups),
        "engines": {
            name: {
                "queries": len(engines[name].asked),
                **_rounded(quality.figures()),
                "ms": engines[name].taken.figures(),
            }
            for name, quality in found.items()
        },
        "against": _against(found),
        "query_embedding_ms": embedding.figures(),
        "index_ms_a_text": round(indexing / len(texts), 3),
        "embed_ms_a_text": round(written / len(texts), 3),
        "bytes_of_text": sum(len(text.encode()) for text in texts),
        "bytes_of_store": size,
    }


def _mem0(folder: Path, group: Group, embedder: Known, most: int, engines: dict[str, Measured]) -> None:
    side = Mem0Side(folder, embedder)
    side.add(group.texts)
    name = f"mem0 ({side.scoring})"
    left = max(0, most - len(engines[name].asked))
    engines[name].ask(lambda query: side.find(query, TOP), group.asked[:left], embedder.query)
    side.close()


def _timed(embedder: Known, taken: Taken) -> Find:
    def before(query: str) -> list[str]:
        embedder.forget(query)
        with taken.once():
            embedder.query(query)
        return []

    return before


def _against(found: dict[str, Quality]) -> dict[str, dict[str, list[float]]]:
    """Ours minus each other's on the same questions, with the interval."""
    first = next(name for name in OURS if name in found)
    ours = found[first].values()
    return {
        name: {
            what: [round(value, 4) for value in difference(ours[what][: len(theirs)], theirs)]
            for what, theirs in quality.values().items()
            if what in COMPARED
        }
        for name, quality in found.items()
        if name != first
    }


def _rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in figures.items()}


def speed(facts: int) -> tuple[list[Row], dict[str, object]]:
    """One search of facts at this size, ours and the same code on a file without a key; vectors made from letters."""
    words, both = Times("search of facts, words"), Times("search of facts, words and meaning")
    made, sizes = Taken(), {}
    with tempfile.TemporaryDirectory() as folder:
        for name, opening in (("encrypted", open_encrypted), ("plain", open_plain)):
            embedder = HashEmbedder()
            opened = opening(Path(folder) / name)
            said = list(_texts.facts(SEED, facts))
            with made.once():
                for start in range(0, facts, 5_000):
                    with opened.database.transaction():
                        for number in range(start, min(start + 5_000, facts)):
                            index_fact(opened.database, f"f{number}", said[number].statement)
            while embed_pending(opened.database, embedder, 5_000):
                pass
            meaning = Meaning(embedder)
            for number, query in enumerate(islice(_texts.questions(SEED), QUERIES + WARMING)):
                kept = number >= WARMING
                embedder.query(query)
                with (_side(words, name) if kept else Taken()).once():
                    find_facts(opened.database, query, 8)
                with (_side(both, name) if kept else Taken()).once():
                    find_facts(opened.database, query, 8, meaning)
            opened.database.all("PRAGMA wal_checkpoint(TRUNCATE)")
            sizes[name] = opened.database.path.stat().st_size
            opened.database.close()
    index = {"facts": facts, "index_ms_a_fact": round(made.wall[0] / facts, 3), "bytes": sizes}
    return [words.row(), both.row()], index


def _side(times: Times, name: str) -> Taken:
    return times.ours if name == "encrypted" else times.reference


def shown(row: Row) -> str:
    """A set as a table."""
    heads = "   ".join(f"{name:>4}" for name in ("r@1", "r@5", "r@10", "MRR", "nDCG"))
    apart = "".join(f"{'ours - it, ' + name + ' (95 %)':>26}" for name in COMPARED.values())
    lines = [
        f"\n{row['set']} ({row['language']}): {row['texts']} texts, {row['queries']} questions",
        (
            f"index {row['index_ms_a_text']} ms a text, vectors {row['embed_ms_a_text']} ms a text, store"
            f" {row['bytes_of_store'] / row['bytes_of_text']:.1f} x text, embedding a question (comes on top where"
            f" meaning is asked) {row['query_embedding_ms'].get('p50', '-')} ms"
        ),
        f"{'':18} {heads}   p50 ms      p95      p99 {apart}",
    ]
    for name, figures in row["engines"].items():
        quality = " ".join(f"{figures[what]:6.3f}" for what in ("recall@1", "recall@5", "recall@10", "mrr", "ndcg"))
        times = " ".join(f"{figures['ms'][what]:8.2f}" for what in ("p50", "p95", "p99"))
        against = row["against"].get(name, {})
        compared = "".join(f"{_interval(against[what]):>26}" for what in COMPARED if what in against)
        some = f"  first {figures['queries']} questions" if figures["queries"] < row["queries"] else ""
        lines.append(f"{name:16} {quality} {times} {compared}{some}".rstrip())
    return "\n".join(lines)


def _interval(three: list[float]) -> str:
    mean, low, high = three
    return f"{mean:+.3f} ({low:+.3f} .. {high:+.3f})"


def verdict(rows: list[Row]) -> str:
    """Where ours is better or worse than another engine beyond the interval."""
    lines = ["\nours beside the others, sets: better / alike / worse beyond the interval"]
    names = dict.fromkeys(name for row in rows for name in row["against"])
    for name in names:
        for what, short in COMPARED.items():
            three = [row["against"][name][what] for row in rows if name in row["against"]]
            better, worse = sum(low > 0 for _, low, _ in three), sum(high < 0 for _, _, high in three)
            lines.append(f"{name:40} {short:4} {better:3} / {len(three) - better - worse} / {worse}")
    return "\n".join(lines)


def main() -> int:
    """Print one table, or with --json one document."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--data", type=Path, default=DATA, help="folder of sets")
    options.add_argument("--only", nargs="*", default=[], help="names of sets")
    options.add_argument("--queries", type=int, help="at most so many questions a set")
    options.add_argument("--facts", type=int, nargs="*", default=[1_000, 10_000, 100_000], help="sizes for speed")
    options.add_argument(
        "--mem0", type=int, default=MEM0_QUESTIONS, metavar="N", help="questions of each set for mem0; 0 leaves it out"
    )
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    embedder = load_embedder()
    sets = [one for one in names(SEED) if not given.only or one.name in given.only]
    if given.data.is_dir():
        sets += read_sets(given.data, given.only, given.queries)
    else:
        print(f"no sets: {given.data} is missing", file=sys.stderr)
    rows, speeds, indexes = [], [], []
    for one in sets:
        rows.append(measure(one, embedder, given.mem0))
        print(shown(rows[-1]), file=sys.stderr if given.json else sys.stdout, flush=True)
    print(verdict(rows), file=sys.stderr if given.json else sys.stdout, flush=True)
    for facts in given.facts:
        measured, index = speed(facts)
        speeds += [{"what": f"{facts:,} facts; indexed in {index['index_ms_a_fact']} ms each"}, *measured]
        indexes.append(index)
    document = {"command": shlex.join(sys.argv), "machine": machine(), "sets": rows, "speed": speeds, "index": indexes}
    printed = f"\n{table(speeds, 'encrypted', 'plain')}\n\n{machine()}"
    print(json.dumps(document, ensure_ascii=False) if given.json else printed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
