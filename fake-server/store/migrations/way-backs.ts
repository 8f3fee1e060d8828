/** Ways back for people who have lost everything that they sign in with (W5). */
export const wayBacks = `
CREATE TABLE way_backs (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('email', 'mobile')),
  address TEXT NOT NULL COLLATE NOCASE,
  asked_at INTEGER NOT NULL,
  ready_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  stopped_at INTEGER,
  barred_until INTEGER,
  taken_at INTEGER,
  money_from INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX way_backs_of_member ON way_backs (member_id, asked_at)
`;
