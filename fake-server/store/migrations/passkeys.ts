/** Passkeys, the handles by which devices know their owners, and challenges that were given out. */
export const passkeys = `
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
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID
`;
