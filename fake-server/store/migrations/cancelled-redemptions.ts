/** A redemption can be cancelled by its owner while nobody has decided on it. */
export const cancelledRedemptions = `
CREATE TABLE redemptions_new (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  reward_id TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price > 0),
  state TEXT NOT NULL CHECK (state IN ('in_process', 'approved', 'rejected', 'cancelled')),
  redeemed_at INTEGER NOT NULL,
  decided_at INTEGER,
  reason TEXT,
  address TEXT,
  tracking_code TEXT,
  voucher_code TEXT
) STRICT;
INSERT INTO redemptions_new
  SELECT id, member_id, reward_id, price, state, redeemed_at, decided_at, reason, address,
    tracking_code, voucher_code FROM redemptions;
DROP TABLE redemptions;
ALTER TABLE redemptions_new RENAME TO redemptions;
CREATE INDEX redemptions_of_member ON redemptions (member_id, redeemed_at)
`;
