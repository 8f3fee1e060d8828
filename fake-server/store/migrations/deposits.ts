/**
 * What members pay in, and the books of the payment provider, who is another company: its charges,
 * payments and returns are known to the site by the provider's API alone.
 */
export const deposits = `
CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  method TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('creating', 'awaiting', 'expired', 'cancelled', 'credited',
    'returning', 'returned', 'returnFailed', 'takenBack')),
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
CREATE INDEX deposits_of_member ON deposits (member_id, created_at);
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

CREATE TABLE pix_webhooks (pix_key TEXT PRIMARY KEY, url TEXT NOT NULL) STRICT;
CREATE TABLE pix_charges (
  txid TEXT PRIMARY KEY,
  pix_key TEXT NOT NULL,
  location TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  revision INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  is_alterable INTEGER NOT NULL,
  request TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_in INTEGER NOT NULL
) STRICT;
CREATE TABLE pix_payments (
  end_to_end_id TEXT PRIMARY KEY,
  txid TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  payer_name TEXT NOT NULL,
  payer_cpf TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX pix_payments_of_charge ON pix_payments (txid);
CREATE TABLE pix_returns (
  end_to_end_id TEXT NOT NULL REFERENCES pix_payments (end_to_end_id),
  id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  nature TEXT NOT NULL,
  status TEXT NOT NULL,
  reason TEXT,
  asked_at INTEGER NOT NULL,
  PRIMARY KEY (end_to_end_id, id)
) STRICT
`;
