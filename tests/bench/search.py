"""How well is the right text found, and how fast? `python tests/bench/search.py [--data DIR] [--json]`.

Sets of questions with known answers, in Korean, Japanese and English: our search by words and by both, beside FTS5's
tokenizers and vectors alone in the same run. Then one search at 1,000, 10,000 and 100,000 facts, beside the same
statement on an unencrypted file. The embedder's time is counted apart.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import tempfile
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from client.models.embedder import load_embedder
from client.models.port import Embedder
from client.search.facts import find_facts, index_fact
from client.search.meaning import Meaning, embed_pending
from tests.bench import _texts
from tests.bench._engines import Ours, PlainFts, ask
from tests.bench._sets import Quality, RetrievalSet, difference, names, read_sets, score
from tests.bench._stores import HashEmbedder, open_encrypted, open_plain
from tests.bench._times import Row, Taken, Times, machine, table

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
ENGINES = ("unicode61", "trigram", "meaning alone", "words", "both")
QUERIES = 300  # at each size
WARMING = 20
SEED = 11


def measure(one: RetrievalSet, embedder: Embedder | None) -> Row:
    """Every engine on every question of a set."""
    ranked: dict[str, list[list[str]]] = {name: [] for name in ENGINES}
    taken = {name: Taken() for name in ENGINES}
    embedding, indexing, written, size = Taken(), 0.0, 0.0, 0
    for group in one.groups:
        queries = [asked.text for asked in group.asked]
        with tempfile.TemporaryDirectory() as folder:
            ours = Ours(Path(folder), group.texts, embedder)
            for tokenizer in ("unicode61", "trigram"):
                ranked[tokenizer] += ask(PlainFts(group.texts, tokenizer).find, queries, taken[tokenizer])
            ranked["words"] += ask(ours.by_words, queries, taken["words"])
            if embedder is not None:
                known = _timed(embedder, embedding)
                ranked["both"] += ask(ours.by_both, queries, taken["both"], known)
                ranked["meaning alone"] += ask(ours.by_meaning, queries, taken["meaning alone"], known)
            indexing += ours.indexing.wall[0]
            written += ours.embedding.wall[0]
            size += ours.bytes()
            ours.close()
    asked = [question for group in one.groups for question in group.asked]
    found = {name: score(lists, asked) for name, lists in ranked.items() if lists}
    texts = [text for group in one.groups for text in group.texts.values()]
    return {
        "set": one.name,
        "language": one.language,
        "texts": len(texts),
        "queries": len(asked),
        "engines": {
            name: {**_rounded(quality.figures()), "ms": taken[name].figures()} for name, quality in found.items()
        },
        "against": _against(found),
        "query_embedding_ms": embedding.figures(),
        "index_ms_a_text": round(indexing / len(texts), 3),
        "embed_ms_a_text": round(written / len(texts), 3),
        "bytes_of_text": sum(len(text.encode()) for text in texts),
        "bytes_of_store": size,
    }


def _timed(embedder: Embedder, taken: Taken):
    def before(query: str) -> None:
        with taken.once():
            embedder.query(query)

    return before


def _against(found: dict[str, Quality]) -> dict[str, list[float]]:
    """MRR of ours minus each other's, with the interval."""
    ours = found.get("both", found["words"])
    others = {name: quality for name, quality in found.items() if quality is not ours}
    apart = {name: difference(ours.reciprocal, quality.reciprocal) for name, quality in others.items()}
    return {name: [round(value, 4) for value in three] for name, three in apart.items()}


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
    lines = [
        f"\n{row['set']} ({row['language']}): {row['texts']} texts, {row['queries']} questions",
        (
            f"index {row['index_ms_a_text']} ms a text, vectors {row['embed_ms_a_text']} ms a text, store"
            f" {row['bytes_of_store'] / row['bytes_of_text']:.1f} x text, embedding a question"
            f" {row['query_embedding_ms'].get('p50', '-')} ms"
        ),
        f"{'':18} {heads}   p50 ms      p95      p99  ours - it, MRR (95 %)",
    ]
    for name, figures in row["engines"].items():
        quality = " ".join(f"{figures[what]:6.3f}" for what in ("recall@1", "recall@5", "recall@10", "mrr", "ndcg"))
        times = " ".join(f"{figures['ms'][what]:8.2f}" for what in ("p50", "p95", "p99"))
        apart = row["against"].get(name)
        compared = f"{apart[0]:+.3f} ({apart[1]:+.3f} .. {apart[2]:+.3f})" if apart else ""
        lines.append(f"{name:16} {quality} {times}  {compared}".rstrip())
    return "\n".join(lines)


def main() -> int:
    """Print one table, or with --json one document."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--data", type=Path, default=DATA, help="folder of sets")
    options.add_argument("--only", nargs="*", default=[], help="names of sets")
    options.add_argument("--queries", type=int, help="at most so many questions a set")
    options.add_argument("--facts", type=int, nargs="*", default=[1_000, 10_000, 100_000], help="sizes for speed")
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
        rows.append(measure(one, embedder))
        print(shown(rows[-1]), file=sys.stderr if given.json else sys.stdout, flush=True)
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
