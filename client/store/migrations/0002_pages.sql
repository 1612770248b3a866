-- What the service published, verified: wiki pages in all versions that this device has seen, and where they came from.

CREATE TABLE pages (
    kind      TEXT NOT NULL CHECK (kind IN ('policy', 'knowhow')),
    id        TEXT NOT NULL,
    version   INTEGER NOT NULL,  -- the newest published, in force or announced
    language  TEXT NOT NULL,
    sources   TEXT NOT NULL,     -- JSON lists
    links     TEXT NOT NULL,
    aliases   TEXT NOT NULL,
    customers INTEGER,
    digest    TEXT NOT NULL,     -- of the whole page as published: equal means nothing to write
    PRIMARY KEY (kind, id)
) WITHOUT ROWID;

CREATE TABLE page_versions (
    kind      TEXT NOT NULL,
    id        TEXT NOT NULL,
    version   INTEGER NOT NULL,
    effective TEXT NOT NULL,     -- ISO day, local to the customer
    revision  TEXT NOT NULL,
    body      TEXT,              -- NULL where neither the bundle nor an earlier one carried the text
    title     TEXT,
    summary   TEXT,
    may_agree INTEGER,
    PRIMARY KEY (kind, id, version),
    FOREIGN KEY (kind, id) REFERENCES pages (kind, id) ON DELETE CASCADE
);

CREATE TABLE bundles (
    role       TEXT PRIMARY KEY CHECK (role IN ('policy', 'knowhow', 'service-context', 'config')),
    version    INTEGER NOT NULL, -- of the signed role
    sha256     TEXT NOT NULL,
    length     INTEGER NOT NULL,
    expires_at TEXT NOT NULL,
    fetched_at TEXT NOT NULL,
    text       TEXT NOT NULL     -- contents page, service context, or config as JSON
) WITHOUT ROWID;

CREATE TABLE bundle_marks (
    role    TEXT PRIMARY KEY,    -- any TUF role; nothing below its version is ever taken again
    version INTEGER NOT NULL
) WITHOUT ROWID;
