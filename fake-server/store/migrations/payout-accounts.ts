/**
 * Accounts that money is paid out to. One that was removed stays for the payouts that went there.
 * A check is what the directory said of an account that somebody wants to add.
 */
export const payoutAccounts = `
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
  asked_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX payout_account_checks_of_member ON payout_account_checks (member_id, asked_at)
`;
