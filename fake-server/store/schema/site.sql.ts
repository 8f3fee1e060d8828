/** The site's own data: facts, settings and keys, messages, and feedback. */
export const site = `
-- Single values by name.
CREATE TABLE facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

-- Published versions of the settings, as JSON; the newest one is in force.
CREATE TABLE setting_versions (
  version INTEGER PRIMARY KEY,
  published_at INTEGER NOT NULL,
  settings TEXT NOT NULL
) STRICT;

-- The keys that secrets of the browser are sealed for.
CREATE TABLE sealing_keys (
  key_id TEXT PRIMARY KEY,
  private_jwk TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  retired_at INTEGER
) STRICT;

-- What was sent by SMS and mail.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel TEXT NOT NULL CHECK (channel IN ('sms', 'mail')),
  receiver TEXT NOT NULL,
  text TEXT NOT NULL,
  code TEXT,
  sent_at INTEGER NOT NULL
) STRICT;

-- The sealed answers of calls that count once. print is a keyed hash of the request.
CREATE TABLE once_answers (
  id TEXT PRIMARY KEY,
  print TEXT NOT NULL,
  answer BLOB NOT NULL,
  kept_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX once_answers_kept ON once_answers (kept_at);

-- Messages of the platform to each person, and which announcements a person has read.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members (id),
  words TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  is_read INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX messages_of_member ON messages (member_id, is_read, id);

CREATE TABLE announcement_reads (
  member_id INTEGER NOT NULL REFERENCES members (id),
  announcement_id TEXT NOT NULL,
  PRIMARY KEY (member_id, announcement_id)
) STRICT, WITHOUT ROWID;

-- What people told the site, and whether it was answered.
CREATE TABLE feedback (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  content TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  answered_at INTEGER
) STRICT;
CREATE INDEX feedback_of_member ON feedback (member_id, sent_at);
CREATE INDEX feedback_by_time ON feedback (sent_at);
`;
