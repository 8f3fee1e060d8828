import type { Clock } from '../../kernel/clock.ts';
import type {
  AccountKey,
  LedgerTable,
  PostingRow,
  TransactionRow,
} from '../../store/ledger/ledger.ts';
import {
  accountKey,
  type LedgerAccount,
  type TransactionKind,
  type Unit,
} from './ledger-accounts.ts';

/** A transaction's effect on one account, in hundredths; negative for a debit. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** A movement of money that must happen exactly once. */
export interface Movement {
  /** The owner of the line, the only person whose accounts it touches; null without a person. */
  readonly memberId: number | null;
  /** Idempotency key: unique for a person, and among movements without a person. */
  readonly key: string;
  readonly kind: TransactionKind;
  /** One for all postings. */
  readonly currency: Unit;
  /** They sum to zero. Several on one account are merged; zero ones are dropped. */
  readonly postings: readonly Posting[];
  /** Number of the transaction that this one reverses; its postings are not exceeded. */
  readonly corrects?: number;
  /**
   * When it happened, in milliseconds since the epoch; now if left out. It is never before the
   * person's last line, so that lines stay in order of time.
   */
  readonly at?: number;
}

/** Why nothing was booked. */
export type LedgerRefusal =
  | 'insufficient_balance'
  /** The key was used for something else. */
  | 'idempotency_conflict'
  /** It was posted, voided, or expired before. */
  | 'reserve_ended'
  | 'exceeds_reserve'
  /** Together with earlier reversals it would exceed the original. */
  | 'exceeds_original';

/** Outcome of a movement. A refused one changed nothing. */
export type PostingResult =
  | {
      readonly ok: true;
      /** It was booked before; nothing was booked now. */
      readonly replayed: boolean;
      readonly transaction: TransactionRow;
    }
  | { readonly ok: false; readonly code: LedgerRefusal };

/** A transaction's data besides its postings. */
export type Marks = Pick<TransactionRow, 'is_reserve' | 'expires_at' | 'ends' | 'ending'>;

export const NO_MARKS: Marks = { is_reserve: 0, expires_at: null, ends: null, ending: null };

/** One account of a movement, with its total effect. */
interface Change {
  readonly key: AccountKey;
  readonly amount: number;
}

/** What writes a transaction, once, or says why not. It runs inside a transaction of the store. */
export function createWriter(table: LedgerTable, clock: Clock) {
  const correctionExceeds = (original: number, changes: readonly Change[]): boolean => {
    const before = new Map(table.correctedOf(original).map(({ name, amount }) => [name, amount]));
    return table.postingsOf(original).some(({ name, amount }) => {
      const now = changes.find(({ key }) => key.name === name)?.amount ?? 0;
      const given = (before.get(name) ?? 0) + now;
      return (
        given !== 0 &&
        (Math.sign(given) === Math.sign(amount) || Math.abs(given) > Math.abs(amount))
      );
    });
  };

  return (movement: Movement, marks: Marks): PostingResult => {
    const { memberId, key, kind, currency, corrects = null } = movement;
    const changes = changesOf(movement);
    const before = table.byKey(memberId, key);
    if (before) {
      const isSame =
        before.kind === kind &&
        before.currency === currency &&
        before.corrects === corrects &&
        before.ends === marks.ends &&
        before.expires_at === marks.expires_at &&
        isSamePostings(table.postingsOf(before.id), changes);
      return isSame
        ? { ok: true, replayed: true, transaction: before }
        : { ok: false, code: 'idempotency_conflict' };
    }
    if (corrects !== null && correctionExceeds(corrects, changes)) {
      return { ok: false, code: 'exceeds_original' };
    }
    const moves = changes.map((change) => {
      const account = table.account(change.key);
      return { ...change, account, balance: (account?.balance ?? 0) + change.amount };
    });
    if (
      moves.some(
        ({ key: { memberId: owner, part }, balance }) =>
          owner !== null && part !== 'debt' && balance < 0,
      )
    ) {
      return { ok: false, code: 'insufficient_balance' };
    }
    const amount = changes.reduce(
      (sum, change) =>
        change.key.memberId === null || change.key.part === 'debt' ? sum : sum + change.amount,
      0,
    );
    const last = memberId === null ? undefined : table.lastLine(memberId, currency);
    const now = clock.now();
    const row = {
      member_id: memberId,
      key,
      kind,
      currency,
      amount,
      balance_after: memberId === null ? 0 : (last?.balance ?? 0) + amount,
      at: movement.at === undefined ? now : Math.min(now, Math.max(movement.at, last?.at ?? 0)),
      corrects,
      ...marks,
    };
    const id = table.insert(row);
    // A round that a power cut rolls back was neither staked nor won; other money is known
    // elsewhere.
    if (!isOfPlay(movement)) table.makeDurable();
    for (const { key: name, account, amount: moved, balance } of moves) {
      const { id: accountId } = account ?? table.openAccount(name);
      table.setBalance(accountId, balance);
      table.addPosting(id, accountId, moved);
    }
    return { ok: true, replayed: false, transaction: { id, ...row } };
  };
}

function isOfPlay({ postings }: Movement): boolean {
  return postings.some(({ account }) => 'house' in account && account.house === 'play');
}

/** What a movement does to each account. @throws RangeError when it is no movement of the ledger */
function changesOf({ memberId, currency, postings }: Movement): Change[] {
  const changes = new Map<string, Change>();
  for (const { account, amount } of postings) {
    requireWhole(amount);
    const key = accountKey(account, currency);
    if (key.memberId !== null && key.memberId !== memberId) {
      throw new RangeError(`A movement of ${memberId} touches ${key.name}.`);
    }
    const sum = (changes.get(key.name)?.amount ?? 0) + amount;
    changes.set(key.name, { key, amount: sum });
  }
  const kept = [...changes.values()].filter(({ amount }) => amount !== 0);
  const sum = kept.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`Postings sum to zero, and not to ${sum}.`);
  return kept;
}

function isSamePostings(rows: readonly PostingRow[], changes: readonly Change[]): boolean {
  if (rows.length !== changes.length) return false;
  const kept = new Map(rows.map(({ name, amount }) => [name, amount]));
  return changes.every(({ key, amount }) => kept.get(key.name) === amount);
}

/** @throws RangeError unless a whole number of hundredths */
export function requireWhole(amount: number): void {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount is a whole number of hundredths, not ${amount}.`);
  }
}
