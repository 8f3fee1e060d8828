/** The rewards that people redeemed, and what became of each. */
export const redemptions = `
CREATE TABLE redemptions (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  reward_id TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price > 0),
  state TEXT NOT NULL CHECK (state IN ('in_process', 'approved', 'rejected')),
  redeemed_at INTEGER NOT NULL,
  decided_at INTEGER,
  reason TEXT,
  address TEXT,
  tracking_code TEXT,
  voucher_code TEXT
) STRICT;
CREATE INDEX redemptions_of_member ON redemptions (member_id, redeemed_at)
`;
