/**
 * A charge that the provider refuses for good is an end of its own: the list of states grows by one,
 * so the table is made anew with the one that points at it. Rows keep their order.
 */
export const depositRefusals = `
CREATE TABLE deposits_of_all_ends (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  method TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('creating', 'awaiting', 'refused', 'expired', 'cancelled',
    'credited', 'returning', 'returned', 'returnFailed', 'takenBack')),
  revision INTEGER NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee_basis_points INTEGER NOT NULL,
  fee_fixed INTEGER NOT NULL,
  code TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  taken_back INTEGER,
  owed INTEGER
) STRICT;
INSERT INTO deposits_of_all_ends
  SELECT id, member_id, method, state, revision, currency, amount, fee_basis_points, fee_fixed, code,
    created_at, expires_at, taken_back, owed
  FROM deposits ORDER BY rowid;

CREATE TABLE payments_of_all_ends (
  reference TEXT PRIMARY KEY,
  deposit_id TEXT REFERENCES deposits_of_all_ends (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  payer_name TEXT NOT NULL,
  payer_tax_id TEXT NOT NULL,
  paid_at INTEGER NOT NULL,
  credited INTEGER,
  return_reason TEXT,
  return_state TEXT CHECK (return_state IN ('processing', 'returned', 'failed'))
) STRICT;
INSERT INTO payments_of_all_ends
  SELECT reference, deposit_id, amount, payer_name, payer_tax_id, paid_at, credited, return_reason,
    return_state
  FROM deposit_payments ORDER BY rowid;

DROP TABLE deposit_payments;
DROP TABLE deposits;
ALTER TABLE deposits_of_all_ends RENAME TO deposits;
ALTER TABLE payments_of_all_ends RENAME TO deposit_payments;
CREATE INDEX deposits_of_member ON deposits (member_id, created_at);
CREATE UNIQUE INDEX deposits_open ON deposits (member_id) WHERE state IN ('creating', 'awaiting');
CREATE INDEX payments_of_deposit ON deposit_payments (deposit_id)
`;
