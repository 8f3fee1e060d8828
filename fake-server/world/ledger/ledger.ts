import type { Currency } from '#contract/entities/money.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import {
  type Ending,
  type Imbalance,
  ledgerTable,
  type PostingRow,
  type TransactionRow,
} from '../../store/ledger/ledger.ts';
import {
  accountKey,
  type LedgerAccount,
  type TransactionKind,
  type Unit,
  wasOf,
} from './ledger-accounts.ts';
import {
  createWriter,
  type Marks,
  type Movement,
  NO_MARKS,
  type Posting,
  type PostingResult,
  requireWhole,
} from './ledger-writer.ts';

/** Money set aside until it is posted, voided or expires. */
interface ReserveRequest {
  readonly memberId: number;
  readonly key: string;
  readonly kind: TransactionKind;
  readonly currency: Unit;
  /** Hundredths, above zero. */
  readonly amount: number;
  /** Where it is taken from, and where what is not used goes back to; `available` if left out. */
  readonly from?: LedgerAccount & { readonly member: number };
  /** Milliseconds since the epoch; never by itself when left out. */
  readonly expiresAt?: number;
}

/** How a reserve should end. */
interface EndOfReserve {
  /** Of the end itself. */
  readonly key: string;
  readonly kind: TransactionKind;
}

/** The destination: no more than it holds. The rest goes back at once. */
interface PostOfReserve extends EndOfReserve {
  readonly to: LedgerAccount;
  /** Hundredths, above zero; the whole reserve when left out. */
  readonly amount?: number;
}

/**
 * The ledger of the house by double entry (W2). Every call is one transaction of the store, or part
 * of the one around it; programming faults (fractions, postings that do not sum to zero) throw.
 */
export interface Ledger {
  post(movement: Movement): PostingResult;
  reserve(request: ReserveRequest): PostingResult;
  /** Ends a reserve by using it, in whole or in part. @param reserveId number of its transaction */
  postReserved(reserveId: number, post: PostOfReserve): PostingResult;
  /** Ends a reserve: all of it is back where it was taken from. */
  void(reserveId: number, end: EndOfReserve): PostingResult;
  /** Ends every reserve of somebody whose time is over; as many as there were. */
  expireDue(memberId: number): number;
  /** The open reserve, or how it ended; undefined if it is not a reserve. */
  reserveState(reserveId: number): 'open' | Ending | undefined;
  /** A person's open reserves of money, oldest first. */
  openReserves(memberId: number): readonly TransactionRow[];
  /** Hundredths. */
  balanceOf(account: LedgerAccount, currency: Unit): number;
  /** What an account won by play, less what was staked from it, in hundredths. */
  wonOn(account: LedgerAccount, currency: Unit): number;
  /** The currency that somebody's account is kept in. @throws RangeError when there is nobody */
  currencyOf(memberId: number): Currency;
  /** A person's money by kind of account: `available`, `reserved`, `bonus`, `locked` … */
  partsOf(memberId: number): ReadonlyMap<string, number>;
  find(memberId: number | null, key: string): TransactionRow | undefined;
  /** A transaction's posting to an account. */
  postingsOf(transactionId: number): readonly PostingRow[];
  /** All lines of a person's money, oldest first. Their amounts sum to the person's total. */
  lines(memberId: number): readonly TransactionRow[];
  /** Lines of a kind since a moment (milliseconds since the epoch), oldest first. */
  linesSince(memberId: number, kind: TransactionKind, since: number): readonly TransactionRow[];
  /** What does not add up; nothing in a sound ledger. */
  imbalances(): readonly Imbalance[];
}

/** @param changed gets the members whose money or points each new transaction moved, within it */
export function createLedger(
  database: Database,
  clock: Clock,
  changed: (memberId: number, unit: Unit) => void = () => undefined,
): Ledger {
  const table = ledgerTable(database);
  const book = createWriter(table, clock);
  const write = (movement: Movement, marks: Marks): PostingResult => {
    const result = book(movement, marks);
    const { memberId, currency } = movement;
    if (result.ok && !result.replayed && memberId !== null) changed(memberId, currency);
    return result;
  };

  const reserveOf = (reserveId: number): TransactionRow & { readonly member_id: number } => {
    const reserve = table.byId(reserveId);
    if (reserve?.member_id === undefined || reserve.member_id === null || !reserve.is_reserve) {
      throw new RangeError(`Transaction ${reserveId} is no reserve.`);
    }
    return { ...reserve, member_id: reserve.member_id };
  };
  /** The amount of a reserve, and its source. */
  const heldBy = (reserveId: number, memberId: number) => {
    const postings = table.postingsOf(reserveId);
    const source = postings.find(({ part }) => part !== 'reserved');
    const held = postings.find(({ part }) => part === 'reserved')?.amount ?? 0;
    const from = source && wasOf(memberId, source);
    if (!from) throw new Error(`Reserve ${reserveId} was taken from nowhere.`);
    return { held, from };
  };

  const end = (
    reserveId: number,
    ending: Ending,
    { key, kind, to, amount }: Partial<PostOfReserve> & EndOfReserve,
  ): PostingResult =>
    database.transaction(() => {
      const { member_id: memberId, currency } = reserveOf(reserveId);
      const { held, from } = heldBy(reserveId, memberId);
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
        // Written by `reserve`, from a Unit.
        currency: currency as Unit,
        postings: [
          { account: { member: memberId, part: 'reserved' }, amount: -held },
          { account: from, amount: held - used },
          ...(to === undefined ? [] : [{ account: to, amount: used }]),
        ],
      } satisfies Movement;
      const marks = { ...NO_MARKS, ends: reserveId, ending };
      return write(movement, marks);
    });

  return {
    post: (movement) => database.transaction(() => write(movement, NO_MARKS)),
    reserve: ({ memberId, key, kind, currency, amount, from, expiresAt }) =>
      database.transaction(() => {
        requireAbove(amount);
        const postings: Posting[] = [
          { account: from ?? { member: memberId, part: 'available' }, amount: -amount },
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
            // The kind of the reversal for each kind of reserve.
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
    wonOn: (account, currency) => table.wonOn(accountKey(account, currency)),
    currencyOf(memberId) {
      const currency = table.currencyOf(memberId);
      if (!currency) throw new RangeError(`There is no member ${memberId}.`);
      return currency;
    },
    partsOf: (memberId) =>
      new Map(table.partsOf(memberId).map(({ part, balance }) => [part, balance])),
    find: (memberId, key) => table.byKey(memberId, key),
    postingsOf: (transactionId) => table.postingsOf(transactionId),
    lines: (memberId) => table.forMember(memberId),
    linesSince: (memberId, kind, since) => table.linesSince(memberId, kind, since),
    imbalances: () => table.imbalances(),
  };
}

function requireAbove(amount: number): void {
  requireWhole(amount);
  if (amount <= 0) throw new RangeError(`A reserve is of more than nothing, not ${amount}.`);
}
