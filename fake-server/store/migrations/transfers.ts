/** Money from members to their uplines. */
export const transfers = `
CREATE TABLE upline_transfers (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  upline_id INTEGER NOT NULL REFERENCES members (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX upline_transfers_of_member ON upline_transfers (member_id, at)
`;
