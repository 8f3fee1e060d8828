/** What proves who somebody is: sealing keys, SMS codes, and the outbox of what was sent. */
export const verification = `
CREATE TABLE sealing_keys (
  key_id      TEXT PRIMARY KEY,
  private_jwk TEXT NOT NULL,
  created_at  INTEGER NOT NULL,
  retired_at  INTEGER
) STRICT;

CREATE TABLE sms_codes (
  purpose     TEXT NOT NULL,
  mobile      TEXT NOT NULL,
  code        TEXT NOT NULL,
  sent_at     INTEGER NOT NULL,
  expires_at  INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (purpose, mobile)
) STRICT, WITHOUT ROWID;
CREATE INDEX sms_codes_of_mobile ON sms_codes (mobile, sent_at);

CREATE TABLE outbox (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  channel  TEXT NOT NULL CHECK (channel IN ('sms', 'mail')),
  receiver TEXT NOT NULL,
  text     TEXT NOT NULL,
  code     TEXT,
  sent_at  INTEGER NOT NULL
) STRICT
`;
