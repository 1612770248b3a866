-- What goes to the service, and what came of it: proposals without a name, and evidence of agreements.

CREATE TABLE contributions (     -- what the customer was asked about; kept when the fact goes: what was sent can be seen
    id         TEXT PRIMARY KEY,
    fact       TEXT REFERENCES facts (id) ON DELETE SET NULL,  -- it came from; NULL once deleted, and for a question
    kind       TEXT NOT NULL CHECK (kind IN ('decision', 'question')),
    topic      TEXT NOT NULL,    -- these and what follows: ids of the signed vocabulary, no words of the customer
    conditions TEXT NOT NULL,    -- a JSON list
    decision   TEXT,
    page       TEXT,
    version    INTEGER,
    month      TEXT NOT NULL,
    shown      TEXT NOT NULL,    -- how it was read out to the customer, in their language, from the vocabulary
    state      TEXT NOT NULL CHECK (state IN ('asked', 'declined', 'waiting', 'sent', 'taking_back', 'taken_back')),
    account    TEXT,             -- whose tag it goes with: who was signed in when the customer said yes
    at         TEXT NOT NULL,    -- of the last change
    due_at     TEXT,             -- when it is sent: later than the yes, so that the moment tells nothing; NULL without tag
    tries      INTEGER NOT NULL DEFAULT 0,  -- how often it may have left: counted before it goes
    error      TEXT              -- id of the sentence that says why the last try failed
) WITHOUT ROWID;
CREATE INDEX contributions_by_fact ON contributions (fact) WHERE fact IS NOT NULL;
CREATE INDEX contributions_open ON contributions (state) WHERE state IN ('waiting', 'taking_back');

-- asked after every answer: which decisions are in force
CREATE INDEX facts_decided ON facts (seq) WHERE kind IN ('agreement', 'decision') AND status = 'active';

CREATE TABLE contributor_tags (  -- of one account and topic, evaluated once: it counts the customer, and names nobody
    account TEXT NOT NULL,
    topic   TEXT NOT NULL,
    input   TEXT NOT NULL,       -- hexadecimal
    output  TEXT NOT NULL,       -- hexadecimal
    PRIMARY KEY (account, topic)
) WITHOUT ROWID;

CREATE TABLE agreements (        -- agreements with the service as a party, on their way to its evidence
    id          TEXT PRIMARY KEY, -- random, the same at every try
    fact        TEXT UNIQUE REFERENCES facts (id) ON DELETE SET NULL,
    state       TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'erasing', 'erased')),
    account     TEXT,            -- under which it was tried last
    at          TEXT NOT NULL,   -- of the last change
    error       TEXT,            -- id of the sentence that says why the last try failed
    page        TEXT,            -- these four: in force when it was agreed
    version     INTEGER,
    knowhow     TEXT,
    knowhow_version INTEGER,
    place       INTEGER,         -- these six: the service's receipt
    received_at TEXT,
    salt        TEXT,            -- hexadecimal
    leaf        TEXT,
    link        TEXT,
    keep_until  TEXT
) WITHOUT ROWID;
CREATE INDEX agreements_to_do ON agreements (id) WHERE state IN ('waiting', 'erasing');
