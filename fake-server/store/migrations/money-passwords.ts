/** The passwords that money asks for, and the wrong tries of each account. */
export const moneyPasswords = `
CREATE TABLE money_passwords (
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('transaction', 'withdrawal')),
  hash TEXT NOT NULL,
  usable_from INTEGER NOT NULL,
  PRIMARY KEY (member_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE money_password_tries (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  wrong INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  locked_until INTEGER
) STRICT
`;
