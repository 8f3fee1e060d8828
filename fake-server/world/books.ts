import type { Currency } from '#contract/entities/money.ts';
import type { Clock } from '../ground/clock.ts';
import {
  type AccountKey,
  type BooksTable,
  booksTable,
  type Ending,
  type Imbalance,
  type PostingRow,
  type TransactionRow,
} from '../store/books.ts';
import type { Database } from '../store/database.ts';
import { accountKey, type BookAccount, type TransactionKind } from './book-accounts.ts';

/** What a transaction does to one account, in hundredths; negative takes away. */
export interface Posting {
  readonly account: BookAccount;
  readonly amount: number;
}

/** Money that is to move exactly once. */
export interface Movement {
  /** Whose line it is, the only person whose accounts it touches; null for nobody's. */
  readonly memberId: number | null;
  /** Idempotency key: unique for a person, and among movements that are nobody's. */
  readonly key: string;
  readonly kind: TransactionKind;
  /** One for all postings. */
  readonly currency: Currency;
  /** They sum to zero. Several on one account count as one; those of nothing are left out. */
  readonly postings: readonly Posting[];
  /** Number of the transaction that this one gives back; what it posted is not exceeded. */
  readonly corrects?: number;
}

/** Money that is set aside, until it is posted, voided or expires. */
export interface ReserveRequest {
  readonly memberId: number;
  readonly key: string;
  readonly kind: TransactionKind;
  readonly currency: Currency;
  /** Hundredths, above zero: from `available` to `reserved`. */
  readonly amount: number;
  /** Milliseconds since the epoch; never by itself when left out. */
  readonly expiresAt?: number;
}

/** How a reserve is to end. */
export interface EndOfReserve {
  /** Of the ending itself. */
  readonly key: string;
  readonly kind: TransactionKind;
}

/** Where a reserve goes: no more than it holds. What is left is available again at once. */
export interface PostOfReserve extends EndOfReserve {
  readonly to: BookAccount;
  /** Hundredths, above zero; the whole reserve when left out. */
  readonly amount?: number;
}

/** Why nothing was booked. */
export type BooksRefusal =
  | 'insufficient_balance'
  /** The key was used for something else. */
  | 'idempotency_conflict'
  /** It was posted, voided, or expired before. */
  | 'reserve_ended'
  | 'exceeds_reserve'
  /** With what was given back before, it would be more than there was. */
  | 'exceeds_original';

/** What became of a movement. A refused one changed nothing. */
export type Booking =
  | {
      readonly ok: true;
      /** It had been booked before; nothing was booked now. */
      readonly replayed: boolean;
      readonly transaction: TransactionRow;
    }
  | { readonly ok: false; readonly code: BooksRefusal };

/**
 * The books of the house by double entry (W2). Every call is one transaction of the store, or part
 * of the one around it; programming faults (fractions, postings that do not sum to zero) throw.
 */
export interface Books {
  post(movement: Movement): Booking;
  reserve(request: ReserveRequest): Booking;
  /** Ends a reserve by using it, in whole or in part. @param reserveId number of its transaction */
  postReserved(reserveId: number, post: PostOfReserve): Booking;
  /** Ends a reserve: all of it is available again. */
  void(reserveId: number, end: EndOfReserve): Booking;
  /** Ends every reserve of somebody whose time is over; as many as there were. */
  expireDue(memberId: number): number;
  /** The reserve while it is open, how it ended afterwards; undefined for what is no reserve. */
  reserveState(reserveId: number): 'open' | Ending | undefined;
  /** Numbers of somebody's open reserves, oldest first. */
  openReserves(memberId: number): readonly TransactionRow[];
  /** Hundredths. */
  balanceOf(account: BookAccount, currency: Currency): number;
  /** The same as it was at a moment, in milliseconds since the epoch; for looking back, not often. */
  balanceAt(account: BookAccount, currency: Currency, at: number): number;
  /** The currency that somebody's account is kept in. @throws RangeError when there is nobody */
  currencyOf(memberId: number): Currency;
  /** What somebody has by kind of account: `available`, `reserved`, `bonus`, `locked` … */
  partsOf(memberId: number): ReadonlyMap<string, number>;
  find(memberId: number | null, key: string): TransactionRow | undefined;
  /** What a transaction did to which account. */
  postingsOf(transactionId: number): readonly PostingRow[];
  /** All lines of somebody, oldest first. Their amounts sum to what the person has. */
  lines(memberId: number): readonly TransactionRow[];
  /** What does not add up; nothing in sound books. */
  imbalances(): readonly Imbalance[];
}

/** What a transaction has besides its postings. */
type Marks = Pick<TransactionRow, 'is_reserve' | 'expires_at' | 'ends' | 'ending'>;

const NO_MARKS: Marks = { is_reserve: 0, expires_at: null, ends: null, ending: null };

/** @param changed hears whose money each new transaction moved, as part of that transaction */
export function createBooks(
  database: Database,
  clock: Clock,
  changed: (memberId: number) => void = () => undefined,
): Books {
  const table = booksTable(database);
  const book = createWriter(table, clock);
  const write = (movement: Movement, marks: Marks): Booking => {
    const booking = book(movement, marks);
    if (booking.ok && !booking.replayed && movement.memberId !== null) changed(movement.memberId);
    return booking;
  };

  const reserveOf = (reserveId: number): TransactionRow & { readonly member_id: number } => {
    const reserve = table.byId(reserveId);
    if (reserve?.member_id === undefined || reserve.member_id === null || !reserve.is_reserve) {
      throw new RangeError(`Transaction ${reserveId} is no reserve.`);
    }
    return { ...reserve, member_id: reserve.member_id };
  };
  const reservedIn = (reserveId: number): number =>
    table.postingsOf(reserveId).find(({ part }) => part === 'reserved')?.amount ?? 0;

  const end = (
    reserveId: number,
    ending: Ending,
    { key, kind, to, amount }: Partial<PostOfReserve> & EndOfReserve,
  ): Booking =>
    database.transaction(() => {
      const { member_id: memberId, currency } = reserveOf(reserveId);
      const held = reservedIn(reserveId);
      const used = to === undefined ? 0 : (amount ?? held);
      if (to !== undefined) requireAbove(used);
      if (!table.byKey(memberId, key)) {
        if (table.endOf(reserveId)) return { ok: false, code: 'reserve_ended' };
        if (used > held) return { ok: false, code: 'exceeds_reserve' };
      }
      const movement = {
        memberId,
        key,
        kind,
        // Written by `reserve`, from a Currency.
        currency: currency as Currency,
        postings: [
          { account: { member: memberId, part: 'reserved' }, amount: -held },
          { account: { member: memberId, part: 'available' }, amount: held - used },
          ...(to === undefined ? [] : [{ account: to, amount: used }]),
        ],
      } satisfies Movement;
      const marks = { ...NO_MARKS, ends: reserveId, ending };
      return write(movement, marks);
    });

  return {
    post: (movement) => database.transaction(() => write(movement, NO_MARKS)),
    reserve: ({ memberId, key, kind, currency, amount, expiresAt }) =>
      database.transaction(() => {
        requireAbove(amount);
        const postings: Posting[] = [
          { account: { member: memberId, part: 'available' }, amount: -amount },
          { account: { member: memberId, part: 'reserved' }, amount },
        ];
        const marks = { ...NO_MARKS, is_reserve: 1, expires_at: expiresAt ?? null } as const;
        return write({ memberId, key, kind, currency, postings }, marks);
      }),
    postReserved: (reserveId, post) => end(reserveId, 'posted', post),
    void: (reserveId, { key, kind }) => end(reserveId, 'voided', { key, kind }),
    expireDue: (memberId) => {
      const now = clock.now();
      const isDue = ({ expires_at }: TransactionRow) => expires_at !== null && expires_at <= now;
      if (!table.openReserves(memberId).some(isDue)) return 0;
      return database.transaction(() => {
        const due = table.openReserves(memberId).filter(isDue);
        for (const { id, kind } of due) {
          const ended = end(id, 'expired', {
            key: `expired:${id}`,
            // What was set aside as this goes back as this.
            kind: kind as TransactionKind,
          });
          if (!ended.ok) throw new Error(`Reserve ${id} could not expire: ${ended.code}.`);
        }
        return due.length;
      });
    },
    reserveState(reserveId) {
      if (table.byId(reserveId)?.is_reserve !== 1) return undefined;
      return table.endOf(reserveId)?.ending ?? 'open';
    },
    openReserves: (memberId) => table.openReserves(memberId),
    balanceOf: (account, currency) => table.account(accountKey(account, currency))?.balance ?? 0,
    balanceAt: (account, currency, at) => table.balanceAt(accountKey(account, currency), at),
    currencyOf(memberId) {
      const currency = table.currencyOf(memberId);
      if (!currency) throw new RangeError(`There is no member ${memberId}.`);
      return currency;
    },
    partsOf: (memberId) =>
      new Map(table.partsOf(memberId).map(({ part, balance }) => [part, balance])),
    find: (memberId, key) => table.byKey(memberId, key),
    postingsOf: (transactionId) => table.postingsOf(transactionId),
    lines: (memberId) => table.ofMember(memberId),
    imbalances: () => table.imbalances(),
  };
}

/** One account of a movement, with all that the movement does to it. */
interface Change {
  readonly key: AccountKey;
  readonly amount: number;
}

/** What writes a transaction, once, or says why not. It runs inside a transaction of the store. */
function createWriter(table: BooksTable, clock: Clock) {
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

  return (movement: Movement, marks: Marks): Booking => {
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
    const total = memberId === null ? 0 : (table.latest(memberId)?.balance_after ?? 0) + amount;
    const row = {
      member_id: memberId,
      key,
      kind,
      currency,
      amount,
      balance_after: total,
      at: clock.now(),
      corrects,
      ...marks,
    };
    const id = table.insert(row);
    for (const { key: name, account, amount: moved, balance } of moves) {
      const { id: accountId } = account ?? table.openAccount(name);
      table.setBalance(accountId, balance);
      table.addPosting(id, accountId, moved);
    }
    return { ok: true, replayed: false, transaction: { id, ...row } };
  };
}

/** What a movement does to each account. @throws RangeError when it is no movement of the books */
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

function requireWhole(amount: number): void {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount is a whole number of hundredths, not ${amount}.`);
  }
}

function requireAbove(amount: number): void {
  requireWhole(amount);
  if (amount <= 0) throw new RangeError(`A reserve is of more than nothing, not ${amount}.`);
}
