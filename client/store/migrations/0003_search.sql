-- What search keeps: one row for each findable piece of text, its words in FTS5, its meaning as vectors.
-- 'names' are what a page is called by people, found by meaning alone: their words stand with each section of the page.
-- 'smalltalk' is found by nobody: how near a question is to it is the yardstick for everything else.
-- The FTS5 tables hold no text, and with 'secure-delete' a word that is taken out leaves no byte behind. They are not
-- 'contentless_delete': that one only marks a row as gone and keeps its words until a merge.

CREATE TABLE search_space (
    space   TEXT PRIMARY KEY CHECK (space IN ('facts', 'pages', 'names', 'chats', 'smalltalk')),
    rows    INTEGER NOT NULL,
    items   INTEGER NOT NULL DEFAULT 0,        -- random, new whenever an item comes or goes: a copy in memory knows
    vectors INTEGER NOT NULL DEFAULT 0         -- that it is stale; the same for a vector
) WITHOUT ROWID;
INSERT INTO search_space (space, rows) VALUES ('facts', 0), ('pages', 0), ('names', 0), ('chats', 0),
    ('smalltalk', 0);

CREATE TABLE search_item (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,   -- the rowid in FTS5; never given twice
    space TEXT NOT NULL REFERENCES search_space (space),
    key   TEXT NOT NULL,                       -- fact id, page key, turn id
    part  INTEGER NOT NULL,                    -- section of the page, chunk of the turn
    shelf TEXT NOT NULL,                       -- what results are kept apart by: kind of page, conversation
    place INTEGER NOT NULL,                    -- order of the turn in its conversation
    lead  TEXT NOT NULL,                       -- what stands above the text (title and heading)
    text  TEXT NOT NULL,
    words BLOB NOT NULL                        -- what went into FTS5, deflated: exactly that has to be taken out again
);
CREATE UNIQUE INDEX search_item_by_key ON search_item (space, key, part);
CREATE INDEX search_item_by_shelf ON search_item (space, shelf, place);

CREATE TABLE search_term (
    space TEXT NOT NULL,
    term  TEXT NOT NULL,
    rows  INTEGER NOT NULL,                    -- how many items have it
    PRIMARY KEY (space, term)
) WITHOUT ROWID;

CREATE TABLE search_pending (                  -- items that no embedder has seen yet
    item INTEGER PRIMARY KEY REFERENCES search_item (id) ON DELETE CASCADE
);

CREATE TABLE search_block (                    -- up to 1,024 vectors in one row
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    space    TEXT NOT NULL REFERENCES search_space (space),
    embedder TEXT NOT NULL,
    stamp    INTEGER NOT NULL,                 -- random, new with every change: only what changed is read again
    rows     INTEGER NOT NULL,
    items    BLOB NOT NULL,                    -- int64 each, little-endian
    scales   BLOB NOT NULL,                    -- float32 each: 1 / length of the int8 vector
    vectors  BLOB NOT NULL                     -- int8, rows x dimensions
);
CREATE INDEX search_block_by_space ON search_block (space, embedder, rows);

CREATE TABLE search_vector (                   -- which blocks hold an item's vectors
    item  INTEGER NOT NULL REFERENCES search_item (id),
    block INTEGER NOT NULL REFERENCES search_block (id),
    PRIMARY KEY (item, block)
) WITHOUT ROWID;
CREATE INDEX search_vector_by_block ON search_vector (block);

CREATE VIRTUAL TABLE search_facts USING fts5(a, b, content='', tokenize='porter unicode61');
CREATE VIRTUAL TABLE search_pages USING fts5(a, b, content='', tokenize='porter unicode61');
CREATE VIRTUAL TABLE search_chats USING fts5(a, b, content='', tokenize='porter unicode61');
INSERT INTO search_facts (search_facts, rank) VALUES ('secure-delete', 1);
INSERT INTO search_pages (search_pages, rank) VALUES ('secure-delete', 1);
INSERT INTO search_chats (search_chats, rank) VALUES ('secure-delete', 1);
