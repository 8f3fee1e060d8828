/** The ledger, and what is paid in, paid out and moved. Money is in hundredths. */
export const money = `
-- The ledger by double entry. A transaction is a line of what happened; its postings say which
-- accounts it moved, and sum to zero. Nothing here is ever changed or deleted but the running
-- balance of an account. Points stand here as well, in a unit of their own.
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  currency TEXT NOT NULL,
  member_id INTEGER REFERENCES members (id),
  part TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0,
  UNIQUE (name, currency),
  CHECK (member_id IS NULL OR iif(part = 'debt', balance <= 0, balance >= 0))
) STRICT;
CREATE INDEX accounts_of_member ON accounts (member_id, part, balance) WHERE member_id IS NOT NULL;

CREATE TABLE transactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER REFERENCES members (id),
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  at INTEGER NOT NULL,
  is_reserve INTEGER NOT NULL DEFAULT 0 CHECK (is_reserve IN (0, 1)),
  expires_at INTEGER,
  ends INTEGER UNIQUE REFERENCES transactions (id),
  ending TEXT CHECK (ending IN ('posted', 'voided', 'expired')),
  corrects INTEGER REFERENCES transactions (id),
  CHECK ((ends IS NULL) = (ending IS NULL)),
  UNIQUE (member_id, key)
) STRICT;
CREATE UNIQUE INDEX transactions_of_nobody ON transactions (key) WHERE member_id IS NULL;
CREATE INDEX transactions_of_member ON transactions (member_id, id);
CREATE INDEX transactions_reserving ON transactions (member_id, expires_at) WHERE is_reserve = 1;
CREATE INDEX transactions_correcting ON transactions (corrects) WHERE corrects IS NOT NULL;
CREATE INDEX transactions_in_record ON transactions (member_id, kind, id);
CREATE INDEX transactions_given_back ON transactions (member_id, corrects)
  WHERE corrects IS NOT NULL;
CREATE INDEX transactions_of_points ON transactions (member_id, id) WHERE currency = 'POINTS';

CREATE TABLE postings (
  transaction_id INTEGER NOT NULL REFERENCES transactions (id),
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (transaction_id, account_id)
) STRICT, WITHOUT ROWID;

-- The history of each payment: by whom, from which state to which, why, with what evidence.
CREATE TABLE payment_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  payment TEXT NOT NULL CHECK (payment IN ('deposit', 'payout', 'transfer')),
  payment_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  by TEXT NOT NULL CHECK (by IN ('player', 'operator', 'provider', 'clock')),
  from_state TEXT,
  to_state TEXT NOT NULL,
  reason TEXT,
  evidence TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX payment_events_of_payment ON payment_events (payment, payment_id, id);

-- What members pay in.
CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  method TEXT NOT NULL,
  state TEXT NOT NULL
    CHECK (state IN ('creating', 'awaiting', 'refused', 'expired', 'cancelled', 'credited',
      'returning', 'returned', 'returnFailed', 'reversed')),
  revision INTEGER NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee_basis_points INTEGER NOT NULL,
  fee_fixed INTEGER NOT NULL,
  code TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  reversed INTEGER,
  owed INTEGER
) STRICT;
CREATE INDEX deposits_of_member ON deposits (member_id, created_at);
CREATE INDEX deposits_by_time ON deposits (created_at);
CREATE UNIQUE INDEX deposits_open ON deposits (member_id) WHERE state IN ('creating', 'awaiting');

CREATE TABLE deposit_payments (
  reference TEXT PRIMARY KEY,
  deposit_id TEXT REFERENCES deposits (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  payer_name TEXT NOT NULL,
  payer_tax_id TEXT NOT NULL,
  paid_at INTEGER NOT NULL,
  credited INTEGER,
  return_reason TEXT,
  return_state TEXT CHECK (return_state IN ('processing', 'returned', 'failed'))
) STRICT;
CREATE INDEX payments_of_deposit ON deposit_payments (deposit_id);

-- Accounts that money is paid out to. One that was removed stays for the payouts that went there. A
-- check is what the directory said of an account that somebody wants to add.
CREATE TABLE payout_accounts (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  target TEXT NOT NULL,
  holder_name TEXT NOT NULL,
  holder_tax_id TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  label TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  usable_from INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;
CREATE INDEX payout_accounts_of_member ON payout_accounts (member_id);
CREATE UNIQUE INDEX payout_accounts_once ON payout_accounts (member_id, target)
  WHERE removed_at IS NULL;
CREATE UNIQUE INDEX payout_accounts_default ON payout_accounts (member_id)
  WHERE removed_at IS NULL AND is_default = 1;

CREATE TABLE payout_account_checks (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  target TEXT NOT NULL,
  holder_name TEXT,
  holder_tax_id TEXT,
  bank_name TEXT,
  requested_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX payout_account_checks_of_member ON payout_account_checks (member_id, requested_at);

-- What members take out, the parts in which it is paid, and what proves a complaint about one.
CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  state TEXT NOT NULL
    CHECK (state IN ('requested', 'reviewing', 'approved', 'paying', 'paidOut', 'rejected',
      'failed', 'cancelled')),
  revision INTEGER NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  account TEXT NOT NULL,
  account_id TEXT NOT NULL,
  reason TEXT,
  promised_at INTEGER,
  created_at INTEGER NOT NULL,
  reserve_id INTEGER REFERENCES transactions (id)
) STRICT;
CREATE INDEX withdrawals_of_member ON withdrawals (member_id, created_at);
CREATE INDEX withdrawals_by_time ON withdrawals (created_at);
CREATE INDEX withdrawals_under_way ON withdrawals (account_id)
  WHERE state IN ('requested', 'reviewing', 'approved', 'paying');

CREATE TABLE payout_parts (
  id TEXT PRIMARY KEY,
  withdrawal_id TEXT NOT NULL REFERENCES withdrawals (id),
  number INTEGER NOT NULL,
  state TEXT NOT NULL
    CHECK (state IN ('disbursed', 'disputed', 'received', 'receivedBySilence', 'forced',
      'returned')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  reference TEXT NOT NULL UNIQUE,
  disbursed_at INTEGER NOT NULL,
  notice_at INTEGER NOT NULL,
  auto_confirms_at INTEGER NOT NULL,
  is_noticed INTEGER NOT NULL DEFAULT 0 CHECK (is_noticed IN (0, 1)),
  amount_received INTEGER CHECK (amount_received >= 0 AND amount_received < amount),
  comment TEXT,
  UNIQUE (withdrawal_id, number)
) STRICT;
CREATE INDEX payout_parts_waiting ON payout_parts (auto_confirms_at) WHERE state = 'disbursed';

CREATE TABLE payout_proofs (
  id TEXT PRIMARY KEY,
  part_id TEXT NOT NULL REFERENCES payout_parts (id),
  type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg')),
  picture BLOB NOT NULL,
  is_used INTEGER NOT NULL DEFAULT 0 CHECK (is_used IN (0, 1))
) STRICT;
CREATE INDEX payout_proofs_of_part ON payout_proofs (part_id);

-- Money that goes up and down the tree of a team.
CREATE TABLE member_transfers (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  receiver_id INTEGER NOT NULL REFERENCES members (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  at INTEGER NOT NULL,
  direction TEXT NOT NULL DEFAULT 'upline' CHECK (direction IN ('upline', 'downline'))
) STRICT;
CREATE INDEX upline_transfers_of_member ON member_transfers (member_id, at);

-- Money between wallets: what the site asked of a vendor.
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
CREATE INDEX wallet_transfers_by_time ON wallet_transfers (at DESC, id);
CREATE UNIQUE INDEX wallet_transfers_moving ON wallet_transfers (member_id, vendor)
  WHERE state = 'moving';
`;
