/** People, their sessions, their money. Times are milliseconds since the epoch, money hundredths. */
export const members = `
CREATE TABLE facts (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE members (
  id                  INTEGER PRIMARY KEY AUTOINCREMENT,
  account             TEXT NOT NULL UNIQUE COLLATE NOCASE,
  nickname            TEXT NOT NULL,
  type                INTEGER NOT NULL CHECK (type IN (0, 1, 2, 3, 4, 41, 42)),
  password_hash       TEXT,
  password_is_default INTEGER NOT NULL DEFAULT 0,
  password_changed_at INTEGER NOT NULL,
  first_login_due     INTEGER NOT NULL DEFAULT 1,
  blocked             INTEGER NOT NULL DEFAULT 0,
  rank_level          INTEGER NOT NULL DEFAULT 0,
  mobile              TEXT UNIQUE,
  email               TEXT UNIQUE COLLATE NOCASE,
  currency            TEXT NOT NULL,
  balance             INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0),
  affiliate_code      TEXT,
  referral_code       TEXT,
  details             TEXT NOT NULL DEFAULT '{}',
  registered_at       INTEGER NOT NULL
) STRICT;

CREATE TABLE affiliate_codes (
  code      TEXT PRIMARY KEY COLLATE NOCASE,
  member_id INTEGER NOT NULL REFERENCES members (id)
) STRICT;

CREATE TABLE ledger (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id     INTEGER NOT NULL REFERENCES members (id),
  key           TEXT NOT NULL,
  kind          TEXT NOT NULL,
  amount        INTEGER NOT NULL,
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  at            INTEGER NOT NULL,
  UNIQUE (member_id, key)
) STRICT;
CREATE INDEX ledger_of_member ON ledger (member_id, id);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  member_id  INTEGER NOT NULL REFERENCES members (id),
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL,
  ended_at   INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_member ON sessions (member_id);

CREATE TABLE failed_sign_ins (
  account   TEXT PRIMARY KEY,
  times     INTEGER NOT NULL,
  last_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID
`;
