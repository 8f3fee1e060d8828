/** The second step of sign-ins: its secrets, its recovery codes, open attempts, trusted devices. */
export const twoStep = `
CREATE TABLE two_step (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  secret TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  last_step INTEGER NOT NULL DEFAULT -1
) STRICT;

CREATE TABLE recovery_codes (
  member_id INTEGER NOT NULL REFERENCES members (id),
  hash TEXT NOT NULL,
  spent_at INTEGER,
  PRIMARY KEY (member_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE second_step_tries (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  wrong INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  locked_until INTEGER
) STRICT;

CREATE TABLE second_steps (
  hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  by_password INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX second_steps_of_member ON second_steps (member_id);

CREATE TABLE trusted_devices (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  device_hash TEXT NOT NULL,
  browser TEXT,
  system TEXT,
  place TEXT,
  trusted_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  UNIQUE (member_id, device_hash)
) STRICT, WITHOUT ROWID
`;
