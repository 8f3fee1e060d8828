/** Accounts elsewhere that sign a member in, and Telegram's answers that have served. */
export const social = `
CREATE TABLE social_accounts (
  provider  TEXT NOT NULL,
  subject   TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id),
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (provider, subject)
) STRICT, WITHOUT ROWID;
CREATE TABLE spent_telegram_answers (
  hash     TEXT PRIMARY KEY,
  spent_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID
`;
