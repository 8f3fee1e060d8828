import type { Currency } from '#contract/entities/money.ts';
import { type Database, StoreUnusable } from '../database.ts';

/** The unit of points, where money has its currency (W9). */
export const POINTS = 'POINTS';

/** True if an account or transaction is in money; else it is in points. */
export const IS_MONEY = `currency <> '${POINTS}'`;

/**
 * The ledger's name for a reserve that continues with the rest of another one. It moves none of its
 * owner's money, and is no line of the account record.
 */
export const REST_OF_RESERVE = 'payout_rest';

/** True if a transaction is a line of the account record. */
export const IN_RECORD = `${IS_MONEY} AND kind <> '${REST_OF_RESERVE}'`;

/** An account of the books. Its balance is the sum of its postings, in hundredths. */
interface AccountRow {
  readonly id: number;
  readonly balance: number;
}

/** The key of an account. */
export interface AccountKey {
  readonly name: string;
  readonly currency: string;
  /** Its owner; null for the house and payment providers. */
  readonly memberId: number | null;
  /** Kind of account: `available`, `reserved`, `house` … */
  readonly part: string;
}

/** How a reserve ended. */
export type Ending = 'posted' | 'voided' | 'expired';

/** A stored transaction; immutable. Amounts in hundredths, times in milliseconds. */
export interface TransactionRow {
  readonly id: number;
  readonly member_id: number | null;
  /** Unique for a person, and among those without a person. */
  readonly key: string;
  readonly kind: string;
  readonly currency: string;
  /** Change of the person's total; 0 for a move between their own accounts. */
  readonly amount: number;
  /** The person's total afterwards; 0 for transactions without a person. */
  readonly balance_after: number;
  readonly at: number;
  readonly is_reserve: 0 | 1;
  readonly expires_at: number | null;
  /** The reserve that this one ends, and how. */
  readonly ends: number | null;
  readonly ending: Ending | null;
  /** The transaction that this one reverses, in whole or in part. */
  readonly corrects: number | null;
}

/** The posting of a transaction to an account. */
export interface PostingRow {
  readonly name: string;
  readonly part: string;
  readonly amount: number;
}

/** A person's sum over all accounts of a kind. */
interface PartRow {
  readonly part: string;
  readonly balance: number;
}

/** Something in the ledger that does not add up, and by how much, in hundredths. */
export interface Imbalance {
  readonly kind: 'account' | 'transaction' | 'member' | 'currency';
  /** Account name, transaction number, account name of the member, currency. */
  readonly name: string;
  /** The stored value. */
  readonly stated: number;
  /** The expected value. */
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

/** The ledger: accounts, transactions and their postings. All rules are above it, in the world. */
export interface LedgerTable {
  account(key: AccountKey): AccountRow | undefined;
  openAccount(key: AccountKey): AccountRow;
  setBalance(accountId: number, balance: number): void;
  /** The currency of a person's accounts. */
  currencyOf(memberId: number): Currency | undefined;
  /** A person's money by kind of account; unused kinds are left out. */
  partsOf(memberId: number): PartRow[];
  insert(row: Omit<TransactionRow, 'id'>): number;
  /** A transaction of this kind survives a power cut. */
  makeDurable(): void;
  addPosting(transactionId: number, accountId: number, amount: number): void;
  byId(id: number): TransactionRow | undefined;
  byKey(memberId: number | null, key: string): TransactionRow | undefined;
  /** A person's last line in a unit: the total after it, and its time. */
  lastLine(
    memberId: number,
    currency: string,
  ): { readonly balance: number; readonly at: number } | undefined;
  /** Lines of a kind since a moment, oldest first. */
  linesSince(memberId: number, kind: string, since: number): TransactionRow[];
  /** All lines of somebody's money, oldest first. */
  forMember(memberId: number): TransactionRow[];
  postingsOf(transactionId: number): PostingRow[];
  /** The transaction that ended a reserve; undefined while open. */
  endOf(reserveId: number): TransactionRow | undefined;
  /** A person's open reserves of money, oldest first. */
  openReserves(memberId: number): TransactionRow[];
  /** What the reversals of a transaction have posted so far, by account. */
  correctedOf(transactionId: number): PostingRow[];
  /** An account's wins less its stakes. */
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
  const byKeyWithoutMember = one('member_id IS NULL AND key = ?');
  // Points have an index of their own besides that of all lines. A statement that could use either
  // is re-planned for each set of bound values, which costs twice its run time.
  const lastOf = (currencies: string) =>
    database.statement<{ balance: number; at: number }>(
      `SELECT balance_after AS balance, at FROM transactions WHERE member_id = ? AND ${currencies}
       ORDER BY id DESC LIMIT 1`,
    );
  const lastOfPoints = lastOf(`currency = '${POINTS}'`);
  const lastOfMoney = lastOf('+currency = ?');
  const wonOn = database.statement<{ won: number }>(
    `SELECT COALESCE(SUM(p.amount), 0) AS won FROM accounts a
     JOIN transactions t ON t.member_id = a.member_id
     JOIN postings p ON p.transaction_id = t.id AND p.account_id = a.id
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
    byKey: (memberId, key) =>
      memberId === null ? byKeyWithoutMember.get(key) : byKey.get(memberId, key),
    lastLine: (memberId, currency) =>
      currency === POINTS ? lastOfPoints.get(memberId) : lastOfMoney.get(memberId, currency),
    linesSince: one('member_id = ? AND kind = ? AND at >= ? ORDER BY id').all,
    forMember: one(`member_id = ? AND ${IS_MONEY} ORDER BY id`).all,
    postingsOf: database.statement<PostingRow>(
      `SELECT a.name, a.part, p.amount FROM postings p JOIN accounts a ON a.id = p.account_id
     WHERE p.transaction_id = ? ORDER BY a.id`,
    ).all,
    endOf: one('ends = ?').get,
    openReserves: one(
      `member_id = ? AND is_reserve = 1 AND ${IS_MONEY}
     AND NOT EXISTS (SELECT 1 FROM transactions e WHERE e.ends = transactions.id) ORDER BY id`,
      // Without the hint SQLite scans all lines of the person, to have the few in order.
      'transactions INDEXED BY transactions_reserving',
    ).all,
    correctedOf: database.statement<PostingRow>(
      `SELECT a.name, a.part, SUM(p.amount) AS amount FROM transactions t
     JOIN postings p ON p.transaction_id = t.id JOIN accounts a ON a.id = p.account_id
     WHERE t.corrects = ? GROUP BY a.id`,
    ).all,
    wonOn: ({ name, currency }) => wonOn.get(name, currency)?.won ?? 0,
    imbalances: () => imbalances.flatMap((statement) => statement.all()),
  };
}

const MAX_IMBALANCES_NAMED = 5;

/**
 * Looks through the ledger, as is done when it is opened: what does not add up is not played on
 * with.
 *
 * @throws StoreUnusable with the inconsistencies
 */
export function requireBalancedLedger(database: Database, file: string): void {
  const imbalances = ledgerTable(database).imbalances();
  if (imbalances.length === 0) return;
  throw new StoreUnusable(`${imbalanceText(file, imbalances)}
Bring back a copy of the file from before, or begin with a new one with --fresh.`);
}

/** The inconsistencies, for the person who started the server. */
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
