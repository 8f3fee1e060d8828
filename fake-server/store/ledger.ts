import type { Currency } from '#contract/entities/money.ts';
import { type Database, StoreUnusable } from './database.ts';

/** What points are kept in, where money has its currency (W9). */
export const POINTS = 'POINTS';

/** Of an account, or a transaction, that is of money; the rest is of points. */
export const IS_MONEY = `currency <> '${POINTS}'`;

/**
 * What the ledger calls a reserve that goes on with what is left of another one. It moves nothing that
 * its owner has, and is no line of the account record.
 */
export const REST_OF_RESERVE = 'payout_rest';

/** Of a transaction that is a line of the account record. */
export const IN_RECORD = `${IS_MONEY} AND kind <> '${REST_OF_RESERVE}'`;

/** An account: a place where money lies. Its balance is the sum of its postings, in hundredths. */
interface AccountRow {
  readonly id: number;
  readonly balance: number;
}

/** What names an account in the store. */
export interface AccountKey {
  readonly name: string;
  readonly currency: string;
  /** Whose it is; null for those of the house and of payment providers. */
  readonly memberId: number | null;
  /** What kind of account it is: `available`, `reserved`, `house` … */
  readonly part: string;
}

/** How a reserve ended. */
export type Ending = 'posted' | 'voided' | 'expired';

/** A transaction as it is kept; never changed. Amounts in hundredths, times in milliseconds. */
export interface TransactionRow {
  readonly id: number;
  readonly member_id: number | null;
  /** Unique for a person, and among those that belong to no person. */
  readonly key: string;
  readonly kind: string;
  readonly currency: string;
  /** By how much the total of the person changed; 0 when it moved between their own accounts. */
  readonly amount: number;
  /** The total of the person afterwards; 0 for transactions of nobody. */
  readonly balance_after: number;
  readonly at: number;
  readonly is_reserve: 0 | 1;
  readonly expires_at: number | null;
  /** The reserve that this one ends, and how. */
  readonly ends: number | null;
  readonly ending: Ending | null;
  /** The transaction that this one gives back, in whole or in part. */
  readonly corrects: number | null;
}

/** What one transaction did to one account. */
export interface PostingRow {
  readonly name: string;
  readonly part: string;
  readonly amount: number;
}

/** What a person has in one kind of account, over all of that kind. */
interface PartRow {
  readonly part: string;
  readonly balance: number;
}

/** Something in the ledger that does not add up, and by how much, in hundredths. */
export interface Imbalance {
  readonly kind: 'account' | 'transaction' | 'member' | 'currency';
  /** Name of the account, number of the transaction, account name of the member, currency. */
  readonly name: string;
  /** What is written there. */
  readonly stated: number;
  /** What it should be. */
  readonly sum: number;
}

const columns =
  'id, member_id, key, kind, currency, amount, balance_after, at, is_reserve, expires_at, ends, ending, corrects';

/** The statements that look for what does not add up; each returns nothing in a sound ledger. */
const audits = [
  `SELECT 'account' AS kind, a.name || ' ' || a.currency AS name, a.balance AS stated,
     COALESCE(SUM(p.amount), 0) AS sum
   FROM accounts a LEFT JOIN postings p ON p.account_id = a.id
   GROUP BY a.id HAVING a.balance <> COALESCE(SUM(p.amount), 0)`,
  `SELECT 'transaction' AS kind, CAST(transaction_id AS TEXT) AS name, SUM(amount) AS stated, 0 AS sum
   FROM postings GROUP BY transaction_id HAVING SUM(amount) <> 0`,
  ...[IS_MONEY, `currency = '${POINTS}'`].map(
    (unit) => `SELECT 'member' AS kind, m.account AS name,
     COALESCE((SELECT SUM(balance) FROM accounts WHERE member_id = m.id AND part <> 'debt' AND ${unit}), 0) AS stated,
     COALESCE((SELECT SUM(amount) FROM transactions WHERE member_id = m.id AND ${unit}), 0) AS sum
   FROM members m WHERE stated <> sum`,
  ),
  `SELECT 'currency' AS kind, currency AS name, SUM(balance) AS stated, 0 AS sum
   FROM accounts GROUP BY currency HAVING SUM(balance) <> 0`,
];

/** The ledger: accounts, transactions and their postings. Every rule stands above it, in the world. */
export interface LedgerTable {
  account(key: AccountKey): AccountRow | undefined;
  openAccount(key: AccountKey): AccountRow;
  setBalance(accountId: number, balance: number): void;
  /** The currency that somebody's account is kept in. */
  currencyOf(memberId: number): Currency | undefined;
  /** What money somebody has, by kind of account; kinds that they never had are not listed. */
  partsOf(memberId: number): PartRow[];
  insert(row: Omit<TransactionRow, 'id'>): number;
  /** What is written with it survives a power cut. */
  makeDurable(): void;
  addPosting(transactionId: number, accountId: number, amount: number): void;
  byId(id: number): TransactionRow | undefined;
  byKey(memberId: number | null, key: string): TransactionRow | undefined;
  /** Somebody's last line in a unit: what they have by it, in hundredths, and when it was. */
  lastLine(
    memberId: number,
    currency: string,
  ): { readonly balance: number; readonly at: number } | undefined;
  /** Lines of a kind since a moment, oldest first. */
  linesSince(memberId: number, kind: string, since: number): TransactionRow[];
  /** All lines of somebody's money, oldest first. */
  ofMember(memberId: number): TransactionRow[];
  postingsOf(transactionId: number): PostingRow[];
  /** The transaction that ended a reserve; undefined while it is open. */
  endOf(reserveId: number): TransactionRow | undefined;
  /** Open reserves of somebody's money, oldest first. */
  openReserves(memberId: number): TransactionRow[];
  /** What the corrections of a transaction have posted so far, by account. */
  correctedOf(transactionId: number): PostingRow[];
  /** What an account had once everything up to a moment was posted. */
  balanceAt(key: AccountKey, at: number): number;
  /** What an account won by play, less what was staked from it. */
  wonOn(key: AccountKey): number;
  imbalances(): Imbalance[];
}

export function ledgerTable(database: Database): LedgerTable {
  const account = database.statement<AccountRow>(
    'SELECT id, balance FROM accounts WHERE name = ? AND currency = ?',
  );
  const openAccount = database.statement(
    'INSERT INTO accounts (name, currency, member_id, part) VALUES (?, ?, ?, ?)',
  );
  const setBalance = database.statement('UPDATE accounts SET balance = ? WHERE id = ?');
  const currencyOf = database.statement<{ currency: Currency }>(
    'SELECT currency FROM members WHERE id = ?',
  );
  const one = (where: string, from = 'transactions') =>
    database.statement<TransactionRow>(`SELECT ${columns} FROM ${from} WHERE ${where}`);
  const byKey = one('member_id = ? AND key = ?');
  const ofNobody = one('member_id IS NULL AND key = ?');
  // An index of points alone stands beside the one of all lines. A statement that could take either
  // is planned again for the values bound at every use, which costs twice its own time.
  const lastOf = (currencies: string) =>
    database.statement<{ balance: number; at: number }>(
      `SELECT balance_after AS balance, at FROM transactions WHERE member_id = ? AND ${currencies}
       ORDER BY id DESC LIMIT 1`,
    );
  const lastOfPoints = lastOf(`currency = '${POINTS}'`);
  const lastOfMoney = lastOf('+currency = ?');
  const balanceAt = database.statement<{ balance: number }>(
    `SELECT COALESCE(SUM(p.amount), 0) AS balance FROM accounts a
     JOIN postings p ON p.account_id = a.id JOIN transactions t ON t.id = p.transaction_id
     WHERE a.name = ? AND a.currency = ? AND t.at <= ?`,
  );
  const wonOn = database.statement<{ won: number }>(
    `SELECT COALESCE(SUM(p.amount), 0) AS won FROM accounts a
     JOIN postings p ON p.account_id = a.id JOIN transactions t ON t.id = p.transaction_id
     WHERE a.name = ? AND a.currency = ? AND t.kind IN ('stake', 'win', 'stake_returned')`,
  );
  const imbalances = audits.map((sql) => database.statement<Imbalance>(sql));

  return {
    account: ({ name, currency }) => account.get(name, currency),
    openAccount({ name, currency, memberId, part }) {
      return { id: openAccount.run(name, currency, memberId, part).rowId, balance: 0 };
    },
    setBalance: (accountId, balance) => {
      setBalance.run(balance, accountId);
    },
    currencyOf: (memberId) => currencyOf.get(memberId)?.currency,
    partsOf: database.statement<PartRow>(
      `SELECT part, SUM(balance) AS balance FROM accounts WHERE member_id = ? AND ${IS_MONEY} GROUP BY part`,
    ).all,
    makeDurable: () => database.makeDurable(),
    insert: database.insertNumbered(
      'transactions (member_id, key, kind, currency, amount, balance_after, at, is_reserve, expires_at, ends, ending, corrects)',
    ),
    addPosting: database.statement(
      'INSERT INTO postings (transaction_id, account_id, amount) VALUES (?, ?, ?)',
    ).exec,
    byId: one('id = ?').get,
    byKey: (memberId, key) => (memberId === null ? ofNobody.get(key) : byKey.get(memberId, key)),
    lastLine: (memberId, currency) =>
      currency === POINTS ? lastOfPoints.get(memberId) : lastOfMoney.get(memberId, currency),
    linesSince: one('member_id = ? AND kind = ? AND at >= ? ORDER BY id').all,
    ofMember: one(`member_id = ? AND ${IS_MONEY} ORDER BY id`).all,
    postingsOf: database.statement<PostingRow>(
      `SELECT a.name, a.part, p.amount FROM postings p JOIN accounts a ON a.id = p.account_id
     WHERE p.transaction_id = ? ORDER BY a.id`,
    ).all,
    endOf: one('ends = ?').get,
    openReserves: one(
      `member_id = ? AND is_reserve = 1 AND ${IS_MONEY}
     AND NOT EXISTS (SELECT 1 FROM transactions e WHERE e.ends = transactions.id) ORDER BY id`,
      // Left alone, SQLite walks through all lines of the person, to have the few in order.
      'transactions INDEXED BY transactions_reserving',
    ).all,
    correctedOf: database.statement<PostingRow>(
      `SELECT a.name, a.part, SUM(p.amount) AS amount FROM transactions t
     JOIN postings p ON p.transaction_id = t.id JOIN accounts a ON a.id = p.account_id
     WHERE t.corrects = ? GROUP BY a.id`,
    ).all,
    balanceAt: ({ name, currency }, at) => balanceAt.get(name, currency, at)?.balance ?? 0,
    wonOn: ({ name, currency }) => wonOn.get(name, currency)?.won ?? 0,
    imbalances: () => imbalances.flatMap((statement) => statement.all()),
  };
}

const MAX_IMBALANCES_NAMED = 5;

/**
 * Looks through the ledger, as is done when it is opened: what does not add up is not played on
 * with.
 *
 * @throws StoreUnusable with what does not add up
 */
export function requireBalancedLedger(database: Database, file: string): void {
  const imbalances = ledgerTable(database).imbalances();
  if (imbalances.length === 0) return;
  throw new StoreUnusable(`${imbalanceText(file, imbalances)}
Bring back a copy of the file from before, or begin with a new one with --fresh.`);
}

/** What does not add up, for the person who started the server. */
function imbalanceText(file: string, imbalances: readonly Imbalance[]): string {
  const lines = imbalances
    .slice(0, MAX_IMBALANCES_NAMED)
    .map(
      ({ kind, name, stated, sum }) =>
        `  ${kind} ${name}: ${inUnits(stated)} instead of ${inUnits(sum)}`,
    );
  const more = imbalances.length - lines.length;
  return [
    `The books in the data file ${file} do not balance:`,
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

function inUnits(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
