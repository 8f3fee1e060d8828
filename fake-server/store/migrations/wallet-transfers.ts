/**
 * Money between wallets: what the site asked of a vendor, and the books of the vendors. A vendor is
 * another company, whose books are known to the site by its API alone.
 */
export const walletTransfers = `
CREATE TABLE wallet_transfers (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  vendor TEXT NOT NULL,
  direction TEXT NOT NULL CHECK (direction IN ('toVendor', 'toMain')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('moving', 'done', 'refused')),
  reserve_id INTEGER NOT NULL REFERENCES transactions (id),
  at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE UNIQUE INDEX wallet_transfers_moving ON wallet_transfers (member_id, vendor)
  WHERE state = 'moving';
CREATE TABLE vendor_wallet_orders (
  vendor TEXT NOT NULL,
  id TEXT NOT NULL,
  player TEXT NOT NULL,
  direction TEXT NOT NULL CHECK (direction IN ('deposit', 'withdraw')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('applied', 'refused')),
  at INTEGER NOT NULL,
  PRIMARY KEY (vendor, id)
) STRICT;
CREATE INDEX vendor_wallet_orders_of_player ON vendor_wallet_orders (vendor, player)
`;
