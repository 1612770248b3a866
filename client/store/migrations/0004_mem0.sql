-- What mem0 keeps when it runs on this account's file: its memories with their vectors, its history, its last messages.

CREATE TABLE mem0_memories (
    seq        INTEGER PRIMARY KEY AUTOINCREMENT,
    collection TEXT NOT NULL,
    id         TEXT NOT NULL,
    payload    TEXT NOT NULL,    -- JSON, as mem0 gives it
    vector     BLOB NOT NULL,    -- float32, little-endian
    a          TEXT NOT NULL,    -- whole words and
    b          TEXT NOT NULL,    -- pairs of syllables of its text: exactly what went into FTS5
    UNIQUE (collection, id)
);

CREATE TABLE mem0_history (
    seq        INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT NOT NULL UNIQUE,
    memory     TEXT NOT NULL,
    old_memory TEXT,             -- both NULL once the memory is deleted: mem0 itself would keep them
    new_memory TEXT,
    event      TEXT NOT NULL,
    created_at TEXT,
    updated_at TEXT,
    is_deleted INTEGER NOT NULL DEFAULT 0,
    actor      TEXT,
    role       TEXT
);
CREATE INDEX mem0_history_by_memory ON mem0_history (memory, seq);

CREATE TABLE mem0_messages (
    seq        INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT NOT NULL UNIQUE,
    scope      TEXT NOT NULL,
    role       TEXT,
    content    TEXT,
    name       TEXT,
    created_at TEXT NOT NULL
);
CREATE INDEX mem0_messages_by_scope ON mem0_messages (scope, seq);

CREATE VIRTUAL TABLE mem0_words USING fts5(a, b, content='', tokenize='porter unicode61');
INSERT INTO mem0_words (mem0_words, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER mem0_memory_comes AFTER INSERT ON mem0_memories BEGIN
    INSERT INTO mem0_words (rowid, a, b) VALUES (new.seq, new.a, new.b);
END;
CREATE TRIGGER mem0_memory_goes AFTER DELETE ON mem0_memories BEGIN
    INSERT INTO mem0_words (mem0_words, rowid, a, b) VALUES ('delete', old.seq, old.a, old.b);
END;
