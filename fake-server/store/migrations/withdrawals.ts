/** What members take out, the parts in which it is paid, and what proves a complaint about one. */
export const withdrawals = `
CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  state TEXT NOT NULL CHECK (state IN ('requested', 'reviewing', 'approved', 'paying', 'paidOut',
    'rejected', 'failed', 'cancelled')),
  revision INTEGER NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  account TEXT NOT NULL,
  account_id TEXT NOT NULL,
  reason TEXT,
  promised_at INTEGER,
  created_at INTEGER NOT NULL,
  reserve_id INTEGER REFERENCES transactions (id),
  fee_reserve_id INTEGER REFERENCES transactions (id)
) STRICT;
CREATE INDEX withdrawals_of_member ON withdrawals (member_id, created_at);

CREATE TABLE payout_parts (
  id TEXT PRIMARY KEY,
  withdrawal_id TEXT NOT NULL REFERENCES withdrawals (id),
  number INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('disbursed', 'disputed', 'received', 'receivedBySilence',
    'forced', 'returned')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  reference TEXT NOT NULL UNIQUE,
  disbursed_at INTEGER NOT NULL,
  notice_at INTEGER NOT NULL,
  silent_at INTEGER NOT NULL,
  is_noticed INTEGER NOT NULL DEFAULT 0 CHECK (is_noticed IN (0, 1)),
  came INTEGER CHECK (came >= 0 AND came < amount),
  comment TEXT,
  UNIQUE (withdrawal_id, number)
) STRICT;
CREATE INDEX payout_parts_waiting ON payout_parts (silent_at) WHERE state = 'disbursed';

CREATE TABLE payout_proofs (
  id TEXT PRIMARY KEY,
  part_id TEXT NOT NULL REFERENCES payout_parts (id),
  type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg')),
  picture BLOB NOT NULL,
  is_used INTEGER NOT NULL DEFAULT 0 CHECK (is_used IN (0, 1))
) STRICT;
CREATE INDEX payout_proofs_of_part ON payout_proofs (part_id)
`;
