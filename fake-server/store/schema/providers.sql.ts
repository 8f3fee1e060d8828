/**
 * The books of payment providers and game vendors. They are other companies: the site only accesses
 * them by their APIs. Money is in hundredths.
 */
export const providers = `
-- The payment provider for Pix: its charges, payments and returns.
CREATE TABLE pix_webhooks (
  pix_key TEXT PRIMARY KEY,
  url TEXT NOT NULL
) STRICT;

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
  requested_at INTEGER NOT NULL,
  PRIMARY KEY (end_to_end_id, id)
) STRICT;
CREATE INDEX pix_returns_under_way ON pix_returns (status) WHERE status = 'EM_PROCESSAMENTO';

-- The provider who collects transfers, cards, e-wallets and coins. A request is found by its id,
-- and by the reference or address that somebody pays to.
CREATE TABLE checkout_requests (
  id TEXT PRIMARY KEY,
  paid_to TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX checkout_requests_refunding ON checkout_requests (id)
  WHERE body LIKE '%"status":"pending"%';

-- The wallets that vendors keep for their players.
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
CREATE INDEX vendor_wallet_orders_of_player ON vendor_wallet_orders (vendor, player);
`;
