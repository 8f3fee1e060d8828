import type { DatabaseSync } from 'node:sqlite';

/**
 * The books by double entry. A transaction is a line of what happened; its postings say which
 * accounts it moved, and sum to zero. Nothing here is ever changed or deleted but the running
 * balance of an account. What the ledger had becomes a transaction each, with its number, against
 * the account of the house that paid or took it; a balance becomes money that is available.
 */
const sql = `
CREATE TABLE accounts (
  id        INTEGER PRIMARY KEY,
  name      TEXT NOT NULL,
  currency  TEXT NOT NULL,
  member_id INTEGER REFERENCES members (id),
  part      TEXT NOT NULL,
  balance   INTEGER NOT NULL DEFAULT 0,
  UNIQUE (name, currency),
  CHECK (member_id IS NULL OR iif(part = 'debt', balance <= 0, balance >= 0))
) STRICT;
CREATE INDEX accounts_of_member ON accounts (member_id, part, balance) WHERE member_id IS NOT NULL;

CREATE TABLE transactions (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id     INTEGER REFERENCES members (id),
  key           TEXT NOT NULL,
  kind          TEXT NOT NULL,
  currency      TEXT NOT NULL,
  amount        INTEGER NOT NULL,
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  at            INTEGER NOT NULL,
  is_reserve    INTEGER NOT NULL DEFAULT 0 CHECK (is_reserve IN (0, 1)),
  expires_at    INTEGER,
  ends          INTEGER UNIQUE REFERENCES transactions (id),
  ending        TEXT CHECK (ending IN ('posted', 'voided', 'expired')),
  corrects      INTEGER REFERENCES transactions (id),
  CHECK ((ends IS NULL) = (ending IS NULL)),
  UNIQUE (member_id, key)
) STRICT;
CREATE UNIQUE INDEX transactions_of_nobody ON transactions (key) WHERE member_id IS NULL;
CREATE INDEX transactions_of_member ON transactions (member_id, id);
CREATE INDEX transactions_reserving ON transactions (member_id, expires_at) WHERE is_reserve = 1;
CREATE INDEX transactions_correcting ON transactions (corrects) WHERE corrects IS NOT NULL;

CREATE TABLE postings (
  transaction_id INTEGER NOT NULL REFERENCES transactions (id),
  account_id     INTEGER NOT NULL REFERENCES accounts (id),
  amount         INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (transaction_id, account_id)
) STRICT, WITHOUT ROWID;

INSERT INTO accounts (name, currency, member_id, part, balance)
  SELECT 'member:' || id || ':available', currency, id, 'available', balance FROM members
  WHERE balance <> 0 OR id IN (SELECT member_id FROM ledger);
INSERT INTO accounts (name, currency, part, balance)
  SELECT 'house:' || iif(l.kind IN ('stake', 'win', 'stake_returned'), 'play', 'gifts'),
    m.currency, 'house', -SUM(l.amount)
  FROM ledger l JOIN members m ON m.id = l.member_id GROUP BY 1, 2;

INSERT INTO transactions (id, member_id, key, kind, currency, amount, balance_after, at)
  SELECT l.id, l.member_id, l.key, l.kind, m.currency, l.amount, l.balance_after, l.at
  FROM ledger l JOIN members m ON m.id = l.member_id ORDER BY l.id;
INSERT INTO postings (transaction_id, account_id, amount)
  SELECT l.id, a.id, l.amount FROM ledger l
  JOIN accounts a ON a.member_id = l.member_id
  WHERE l.amount <> 0
  UNION ALL
  SELECT l.id, a.id, -l.amount FROM ledger l JOIN members m ON m.id = l.member_id
  JOIN accounts a ON a.currency = m.currency
    AND a.name = 'house:' || iif(l.kind IN ('stake', 'win', 'stake_returned'), 'play', 'gifts')
  WHERE l.amount <> 0;

DROP TABLE ledger;
ALTER TABLE members DROP COLUMN balance;

CREATE TABLE payment_events (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  payment    TEXT NOT NULL CHECK (payment IN ('deposit', 'payout', 'transfer')),
  payment_id TEXT NOT NULL,
  at         INTEGER NOT NULL,
  by         TEXT NOT NULL CHECK (by IN ('player', 'operator', 'provider', 'clock')),
  from_state TEXT,
  to_state   TEXT NOT NULL,
  reason     TEXT,
  evidence   TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX payment_events_of_payment ON payment_events (payment, payment_id, id)
`;

/** What each person has, in hundredths, by account name; and what does not add up as text. */
function balancesOf(connection: DatabaseSync, from: string): Map<string, number> {
  const rows = connection.prepare(from).all();
  return new Map(rows.map(({ account, balance }) => [String(account), Number(balance)]));
}

/** Brings the books in, and checks each person's money to the cent before it is kept. */
export function books(connection: DatabaseSync): void {
  const old = balancesOf(connection, 'SELECT account, balance FROM members');
  const ledger = balancesOf(
    connection,
    `SELECT m.account, COALESCE(SUM(l.amount), 0) AS balance
     FROM members m LEFT JOIN ledger l ON l.member_id = m.id GROUP BY m.id`,
  );
  requireSame(old, ledger, 'their ledger sums to');
  connection.exec(sql);
  const accounts = balancesOf(
    connection,
    `SELECT m.account, COALESCE(SUM(a.balance), 0) AS balance
     FROM members m LEFT JOIN accounts a ON a.member_id = m.id GROUP BY m.id`,
  );
  const postings = balancesOf(
    connection,
    `SELECT m.account, COALESCE(SUM(p.amount), 0) AS balance FROM members m
     LEFT JOIN accounts a ON a.member_id = m.id LEFT JOIN postings p ON p.account_id = a.id
     GROUP BY m.id`,
  );
  requireSame(old, accounts, 'their account would have');
  requireSame(old, postings, 'their postings would sum to');
}

function requireSame(
  old: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
  and: string,
): void {
  for (const [account, balance] of old) {
    const sum = other.get(account) ?? 0;
    if (sum === balance) continue;
    throw new Error(`the balance of ${account} is ${balance}, and ${and} ${sum} hundredths`);
  }
}
