/** What a person recognises a session by, and what happened to the security of an account. */
export const security = `
ALTER TABLE sessions ADD COLUMN id TEXT;
ALTER TABLE sessions ADD COLUMN browser TEXT;
ALTER TABLE sessions ADD COLUMN system TEXT;
ALTER TABLE sessions ADD COLUMN place TEXT;
UPDATE sessions SET id = lower(hex(randomblob(12)));

CREATE TABLE security_events (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  browser TEXT,
  system TEXT,
  place TEXT,
  session_id TEXT
) STRICT;
CREATE INDEX security_events_of_member ON security_events (member_id, id)
`;
