/** People, their sessions and choices. Times are milliseconds since the epoch. */
export const people = `
CREATE TABLE members (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account TEXT NOT NULL UNIQUE COLLATE NOCASE,
  nickname TEXT NOT NULL,
  type INTEGER NOT NULL CHECK (type IN (0, 1, 2, 3, 4, 41, 42)),
  password_hash TEXT,
  password_is_default INTEGER NOT NULL DEFAULT 0,
  password_changed_at INTEGER NOT NULL,
  first_login_due INTEGER NOT NULL DEFAULT 1,
  blocked INTEGER NOT NULL DEFAULT 0,
  rank_level INTEGER NOT NULL DEFAULT 0,
  mobile TEXT UNIQUE,
  email TEXT UNIQUE COLLATE NOCASE,
  currency TEXT NOT NULL,
  affiliate_code TEXT,
  referral_code TEXT,
  details TEXT NOT NULL DEFAULT '{}',
  registered_at INTEGER NOT NULL,
  -- The nickname by foldText. A change of foldText needs a migration that fills it again.
  folded_name TEXT NOT NULL DEFAULT '',
  -- Until when the rank is kept, whatever they play; null where nobody has looked yet.
  rank_kept_until INTEGER,
  -- What they can still bet after the last count before they can have risen.
  rank_missing INTEGER NOT NULL DEFAULT 0,
  rank_counted_at INTEGER NOT NULL DEFAULT 0,
  -- When the account closes, or has closed; null where its owner stays (W5).
  closes_at INTEGER,
  -- The one used last, for what is sent to them; null until they used one.
  language TEXT,
  -- Where the link was placed by which they registered, in the words of its agent.
  sub_id TEXT,
  -- Whether a code was brought back from the address.
  email_confirmed INTEGER NOT NULL DEFAULT 1,
  mobile_confirmed INTEGER NOT NULL DEFAULT 1,
  -- When they first set a limit of play, or chose to go without; null until they did.
  limits_answered_at INTEGER,
  -- From when the time until the next reminder of limits counts: they registered, answered about
  -- limits, or were reminded.
  limits_reminder_from INTEGER NOT NULL
) STRICT;
CREATE INDEX members_by_limits_reminder ON members (limits_reminder_from);
CREATE INDEX members_by_affiliate_code ON members (affiliate_code COLLATE NOCASE, id)
  WHERE affiliate_code IS NOT NULL;
CREATE INDEX agents_by_folded_name ON members (folded_name, id) WHERE type IN (1, 2, 41, 42);
CREATE INDEX members_by_folded_name ON members (folded_name);
CREATE INDEX members_by_referral ON members (referral_code COLLATE NOCASE, id)
  WHERE referral_code IS NOT NULL;
CREATE INDEX members_closing ON members (closes_at) WHERE closes_at IS NOT NULL;
CREATE INDEX members_by_rank_end ON members (rank_kept_until) WHERE rank_level > 0;

-- How accounts and nicknames look, so that nobody is taken for somebody else. A change of
-- looksOfName needs a migration that fills it again.
CREATE TABLE name_looks (
  look TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id),
  name TEXT NOT NULL CHECK (name IN ('account', 'nickname')),
  PRIMARY KEY (look, member_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX name_looks_of_member ON name_looks (member_id, name);

-- By whom and from where somebody is signed in.
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- A session that a recovery opened owes a new password before anything else.
  password_owed INTEGER NOT NULL DEFAULT 0,
  id TEXT,
  browser TEXT,
  system TEXT,
  place TEXT,
  -- When its person last proved who acts (W5).
  proved_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_member ON sessions (member_id);

-- The code by which each member invites friends.
CREATE TABLE referral_codes (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  code TEXT NOT NULL UNIQUE COLLATE NOCASE
) STRICT;

-- What people chose to show of themselves: an icon of the site, or a picture that they sent.
CREATE TABLE avatars (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  icon TEXT,
  picture_id TEXT UNIQUE,
  type TEXT,
  picture BLOB,
  CHECK ((icon IS NULL) <> (picture_id IS NULL)),
  CHECK ((picture_id IS NULL) = (picture IS NULL) AND (type IS NULL) = (picture IS NULL))
) STRICT;

-- What people chose to be told, where it differs from what holds for everybody.
CREATE TABLE notification_choices (
  member_id INTEGER NOT NULL REFERENCES members (id),
  topic TEXT NOT NULL,
  channel TEXT NOT NULL,
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  PRIMARY KEY (member_id, topic, channel)
) STRICT, WITHOUT ROWID;

-- Which documents of the site a person accepted, in which version and when (A6, W5).
CREATE TABLE accepted_terms (
  member_id INTEGER NOT NULL REFERENCES members (id),
  document TEXT NOT NULL,
  version TEXT NOT NULL,
  accepted_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, document, version)
) STRICT, WITHOUT ROWID;

-- Each change of a rank, and each period at whose end it stayed.
CREATE TABLE rank_events (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  at INTEGER NOT NULL,
  from_level INTEGER NOT NULL,
  to_level INTEGER NOT NULL,
  counted INTEGER NOT NULL
) STRICT;
CREATE INDEX rank_events_of_member ON rank_events (member_id, id);

-- Files of people’s own data (W5): the one that each person asked for last, and its parts. A file
-- under way notes how far it has come: the section, and the last row of it.
CREATE TABLE data_files (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  id TEXT NOT NULL UNIQUE,
  requested_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,
  section INTEGER NOT NULL DEFAULT 0,
  after_row TEXT,
  expires_at INTEGER
) STRICT;
CREATE INDEX data_files_due ON data_files (due_at) WHERE expires_at IS NULL;
CREATE INDEX data_files_kept ON data_files (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE data_file_parts (
  file_id TEXT NOT NULL REFERENCES data_files (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (file_id, number)
) STRICT;
`;
