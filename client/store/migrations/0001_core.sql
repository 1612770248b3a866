-- One account's memory. Times are ISO 8601 in UTC with milliseconds; days are ISO dates, local to the customer.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE conversations (
    id         TEXT PRIMARY KEY,
    title      TEXT NOT NULL DEFAULT '',  -- made of its first question
    own_title  TEXT NOT NULL DEFAULT '',  -- what the customer calls it; empty: the one above is shown
    started_at TEXT NOT NULL,
    last_at    TEXT NOT NULL,
    ended_at   TEXT,
    deleted_at TEXT
) WITHOUT ROWID;
CREATE INDEX conversations_hidden ON conversations (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX conversations_by_last ON conversations (last_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX conversations_open ON conversations (id) WHERE ended_at IS NULL;

CREATE TABLE turns (
    seq          INTEGER PRIMARY KEY AUTOINCREMENT,
    id           TEXT NOT NULL UNIQUE,
    conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    question     TEXT NOT NULL,
    asked_at     TEXT NOT NULL,
    zone         TEXT NOT NULL,
    state        TEXT NOT NULL CHECK (state IN ('waiting', 'answering', 'done', 'cancelled', 'failed')),
    answer       TEXT,
    completed_at TEXT,
    model        TEXT,
    model_kind   TEXT,
    tools        TEXT NOT NULL DEFAULT '[]',
    sources      TEXT NOT NULL DEFAULT '[]',
    cards        TEXT NOT NULL DEFAULT '[]',
    error        TEXT,
    error_values TEXT NOT NULL DEFAULT '{}',
    learned_at   TEXT,           -- when this turn's facts were stored; a turn is never read for facts twice
    indexed_at   TEXT,           -- when its chunks went into the index
    taken_out    INTEGER NOT NULL DEFAULT 0, -- the customer took a line that it put into the block out again
    instead_of   TEXT,           -- the turn whose question was asked anew, or put in other words, by this one
    superseded   INTEGER NOT NULL DEFAULT 0, -- another turn stands in its place: follows from `instead_of`
    basis        TEXT NOT NULL DEFAULT '{}', -- what the model had at hand: the block's size, versions, what was found
    paused       INTEGER NOT NULL DEFAULT 0, -- asked while the memory was off: never read for facts
    waits_since  TEXT            -- since when it waits in line for the model service; kept while it is being sent
);
CREATE INDEX turns_by_conversation ON turns (conversation, seq);
CREATE INDEX turns_not_done ON turns (state, seq) WHERE state <> 'done';
CREATE INDEX turns_with_cards ON turns (seq) WHERE cards <> '[]';
CREATE INDEX turns_unindexed ON turns (seq) WHERE indexed_at IS NULL;
CREATE INDEX turns_instead ON turns (instead_of) WHERE instead_of IS NOT NULL;
CREATE INDEX turns_superseded ON turns (conversation) WHERE superseded = 1;

CREATE TABLE drafts (            -- what was written and not sent; of this device alone
    conversation TEXT UNIQUE REFERENCES conversations (id) ON DELETE CASCADE,  -- none: of a new one
    text         TEXT NOT NULL,
    at           TEXT NOT NULL
);

CREATE TABLE facts (
    seq             INTEGER PRIMARY KEY AUTOINCREMENT,
    id              TEXT NOT NULL UNIQUE,
    kind            TEXT NOT NULL CHECK (kind IN ('event', 'decision', 'agreement', 'attribute', 'preference', 'trait')),
    statement       TEXT NOT NULL,
    day             TEXT,
    stated          INTEGER NOT NULL DEFAULT 1,
    status          TEXT NOT NULL CHECK (status IN ('active', 'replaced', 'retracted', 'awaiting_consent', 'awaiting_confirmation')),
    first_seen      TEXT NOT NULL,
    last_seen       TEXT NOT NULL,
    attribute       TEXT,
    value           TEXT,
    topic           TEXT,
    policy_page     TEXT,
    policy_version  INTEGER,
    knowhow_page    TEXT,
    knowhow_version INTEGER,
    recheck_reason  TEXT,
    recheck_page    TEXT,
    recheck_linked  INTEGER,
    recheck_current INTEGER,
    sensitive       INTEGER NOT NULL DEFAULT 0,
    replaced_by     TEXT REFERENCES facts (id) ON DELETE SET NULL,
    promotion       TEXT CHECK (promotion IN ('proposed', 'promoted', 'declined'))  -- on its way to the block, if at all
);
CREATE INDEX facts_by_status ON facts (status, seq);
CREATE INDEX facts_by_policy ON facts (policy_page) WHERE policy_page IS NOT NULL;
CREATE INDEX facts_by_promotion ON facts (promotion, seq) WHERE promotion IS NOT NULL;
CREATE INDEX facts_to_recheck ON facts (seq) WHERE recheck_reason IS NOT NULL;
CREATE INDEX facts_by_topic ON facts (topic, status) WHERE topic IS NOT NULL;
CREATE INDEX facts_by_attribute ON facts (attribute, status) WHERE attribute IS NOT NULL;
CREATE INDEX facts_by_replacement ON facts (replaced_by) WHERE replaced_by IS NOT NULL;
CREATE INDEX traits_by_status ON facts (status, last_seen) WHERE kind = 'trait';

CREATE TABLE fact_evidence (
    fact     TEXT NOT NULL REFERENCES facts (id) ON DELETE CASCADE,
    turn     TEXT NOT NULL,
    speaker  TEXT NOT NULL CHECK (speaker IN ('customer', 'service')),
    quote    TEXT NOT NULL,
    at       TEXT NOT NULL,
    PRIMARY KEY (fact, turn, speaker, quote)
) WITHOUT ROWID;
CREATE INDEX evidence_by_turn ON fact_evidence (turn);

CREATE TABLE fact_supports (
    trait   TEXT NOT NULL REFERENCES facts (id) ON DELETE CASCADE,
    support TEXT NOT NULL REFERENCES facts (id) ON DELETE CASCADE,
    PRIMARY KEY (trait, support)
) WITHOUT ROWID;
CREATE INDEX supports_by_support ON fact_supports (support);

CREATE TABLE fact_history (
    seq    INTEGER PRIMARY KEY AUTOINCREMENT,
    fact   TEXT NOT NULL REFERENCES facts (id) ON DELETE CASCADE,
    at     TEXT NOT NULL,
    change TEXT NOT NULL,        -- added, evidence, replaced, retracted, recheck, confirmed, declined, promoted, demoted, corrected
    detail TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX history_by_fact ON fact_history (fact, seq);

CREATE TABLE tombstones (
    mark TEXT PRIMARY KEY,       -- HMAC(store secret, kind | normalised quote | turn): no text
    at   TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tombstone_spans (   -- which characters of a turn's question make no fact again: places, no text
    turn  TEXT NOT NULL,
    first INTEGER NOT NULL,
    stop  INTEGER NOT NULL,
    PRIMARY KEY (turn, first, stop)
) WITHOUT ROWID;

CREATE TABLE block (
    only       INTEGER PRIMARY KEY CHECK (only = 1),
    text       TEXT NOT NULL,
    updated_at TEXT NOT NULL
);

CREATE TABLE block_lines (
    line   TEXT PRIMARY KEY,     -- a line of the block, as it stands there
    origin TEXT NOT NULL CHECK (origin IN ('asked', 'promoted', 'service', 'customer')),
    fact   TEXT REFERENCES facts (id) ON DELETE SET NULL,
    turn   TEXT
) WITHOUT ROWID;

CREATE TABLE block_undo (
    conversation TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
    before       TEXT NOT NULL,  -- the block before this conversation's last write; gone when the conversation ends
    after        TEXT NOT NULL,  -- and after it: undone only where it still stands
    lines        TEXT NOT NULL,  -- where the lines before came from, as JSON
    turn         TEXT            -- the turn that changed it: what one turn writes twice is undone at once
) WITHOUT ROWID;

CREATE TABLE looked_up_accounts (
    conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    system       TEXT NOT NULL,
    account      TEXT NOT NULL,  -- exactly as the service said that the current user is called there
    login        TEXT NOT NULL,  -- the full login address, empty where it said none
    PRIMARY KEY (conversation, system)
) WITHOUT ROWID;

CREATE TABLE audit (
    seq    INTEGER PRIMARY KEY AUTOINCREMENT,
    at     TEXT NOT NULL,
    writer TEXT NOT NULL CHECK (writer IN ('model', 'customer', 'promotion', 'service')),
    action TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE jobs (
    seq          INTEGER PRIMARY KEY AUTOINCREMENT,
    kind         TEXT NOT NULL CHECK (kind IN ('learn')),
    conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    attempts     INTEGER NOT NULL DEFAULT 0,
    due_at       TEXT NOT NULL,
    error        TEXT,           -- id of the sentence that says why the last try failed
    error_values TEXT NOT NULL DEFAULT '{}',
    failed_at    TEXT,
    UNIQUE (kind, conversation)
);

CREATE TABLE refused_candidates (
    reason TEXT PRIMARY KEY,     -- which rule refused it; counts only, no text
    times  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE egress (
    seq         INTEGER PRIMARY KEY AUTOINCREMENT,
    at          TEXT NOT NULL,
    turn        TEXT,            -- the turn or, for learning, the conversation that it was sent for
    purpose     TEXT NOT NULL CHECK (purpose IN ('turn', 'learn', 'temporary', 'backup', 'proposal', 'evidence', 'check')),
    destination TEXT NOT NULL,
    bytes       INTEGER NOT NULL,
    content     TEXT             -- word for word; none of a temporary conversation, none of a sealed backup
);
CREATE INDEX egress_by_turn ON egress (turn);
