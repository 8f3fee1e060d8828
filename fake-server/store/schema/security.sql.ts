/** Proofs of identity, and security events of accounts. */
export const security = `
-- Codes by SMS. What was sent to a number outlives its code, so that a code that is used up frees
-- nobody from the wait (A11).
CREATE TABLE sms_codes (
  purpose TEXT NOT NULL,
  mobile TEXT NOT NULL,
  code TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (purpose, mobile)
) STRICT, WITHOUT ROWID;
CREATE INDEX sms_codes_of_mobile ON sms_codes (mobile, sent_at);

CREATE TABLE phone_events (
  mobile TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('sent', 'wrong')),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX phone_events_of_mobile ON phone_events (mobile, kind, at);
CREATE INDEX phone_events_by_age ON phone_events (at);

-- Sign-ins at Firebase that have served as the proof of a mobile number, each of which serves once.
CREATE TABLE spent_phone_proofs (
  proof TEXT PRIMARY KEY,
  spent_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Accounts elsewhere that sign a member in, and Telegram’s answers that have served.
CREATE TABLE social_accounts (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id),
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (provider, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX social_accounts_of_member ON social_accounts (member_id, provider);

CREATE TABLE spent_telegram_answers (
  hash TEXT PRIMARY KEY,
  spent_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Wrong tries of every budget.
CREATE TABLE wrong_tries (
  budget TEXT NOT NULL,
  subject TEXT NOT NULL,
  wrong INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  locked_until INTEGER,
  PRIMARY KEY (budget, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX wrong_tries_by_age ON wrong_tries (budget, last_at);

-- The second step of sign-ins: its secrets, its recovery codes, open attempts, trusted devices.
CREATE TABLE two_step (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  secret TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  last_step INTEGER NOT NULL DEFAULT -1
) STRICT;
CREATE INDEX two_step_confirmed ON two_step (confirmed_at DESC, member_id)
  WHERE confirmed_at IS NOT NULL;

CREATE TABLE recovery_codes (
  member_id INTEGER NOT NULL REFERENCES members (id),
  hash TEXT NOT NULL,
  spent_at INTEGER,
  PRIMARY KEY (member_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE second_steps (
  hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  by_password INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX second_steps_by_age ON second_steps (expires_at);
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
) STRICT, WITHOUT ROWID;

-- Passkeys, the handles by which devices know their owners, and challenges that were given out.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  credential_id TEXT NOT NULL UNIQUE,
  rp_id TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  may_sync INTEGER NOT NULL,
  is_synced INTEGER NOT NULL,
  name TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of_member ON passkeys (member_id, made_at);

CREATE TABLE passkey_users (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  handle TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE passkey_challenges (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('add', 'signIn', 'prove')),
  member_id INTEGER REFERENCES members (id),
  expires_at INTEGER NOT NULL,
  -- A challenge from a future that the clock was set back from does not count.
  opened_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- The passwords that money asks for.
CREATE TABLE money_passwords (
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('transaction', 'withdrawal')),
  hash TEXT NOT NULL,
  usable_from INTEGER NOT NULL,
  PRIMARY KEY (member_id, kind)
) STRICT, WITHOUT ROWID;

-- Changes of where people are reached, which the old address can take back for a while (W5).
CREATE TABLE contact_changes (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('email', 'mobile')),
  old_value TEXT NOT NULL COLLATE NOCASE,
  new_value TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  undone_at INTEGER,
  void_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX contact_changes_of_member ON contact_changes (member_id, kind);
CREATE INDEX contact_changes_by_old ON contact_changes (kind, old_value);

-- Ways back for people who have lost everything that they sign in with (W5).
CREATE TABLE account_recoveries (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('email', 'mobile')),
  address TEXT NOT NULL COLLATE NOCASE,
  requested_at INTEGER NOT NULL,
  ready_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  stopped_at INTEGER,
  barred_until INTEGER,
  taken_at INTEGER,
  money_from INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX account_recoveries_of_member ON account_recoveries (member_id, requested_at);

-- What happened to the security of an account.
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
CREATE INDEX security_events_of_member ON security_events (member_id, id);
`;
