import { Refused } from '../../ground/refused.ts';
import type { WithdrawalRow } from '../../store/withdrawals.ts';
import type { Booking } from '../money/booking.ts';
import type { Books, EndOfReserve } from '../money/books.ts';

/** The reserves that a withdrawal holds after a step; null where nothing is set aside. */
export interface HeldReserves {
  readonly reserveId: number | null;
  readonly feeReserveId: number | null;
}

/** Whose withdrawal it is, and its number. */
type Named = Pick<WithdrawalRow, 'id' | 'member_id' | 'currency'>;
type Holding = Named & Pick<WithdrawalRow, 'reserve_id' | 'fee_reserve_id'>;

/**
 * What withdrawals ask of the books. Amounts in hundredths. Each step is part of a transaction of the
 * store, and counts once.
 */
export interface WithdrawalBooks {
  /** Sets aside what is to be paid out, and the fee. @throws Refused withdrawal_exceeds_balance */
  hold(withdrawal: Named, net: number, fee: number): HeldReserves;
  /** What is set aside and still to be paid out. */
  remaining(row: Pick<Holding, 'reserve_id'>): number;
  /** The bank paid a part; the first one takes the fee with it. What is left stays set aside. */
  payOut(row: Holding, partId: string, amount: number): HeldReserves;
  /** What was not paid out is available again. */
  release(row: Holding): void;
  /**
   * Money of a part came back from the bank: it is set aside to be paid out again, or available
   * where nothing is paid out any more.
   */
  bringBack(row: Holding, partId: string, amount: number, isPaidAgain: boolean): HeldReserves;
}

/** The account of the books in which the provider holds the house's money. */
const PROVIDER = { provider: 'pix' } as const;

export function createWithdrawalBooks(books: Books): WithdrawalBooks {
  const reserve = ({ member_id, currency }: Named, key: string, amount: number) =>
    books.reserve({ memberId: member_id, currency, key, kind: 'payout_reserved', amount });
  const remaining: WithdrawalBooks['remaining'] = ({ reserve_id }) =>
    reserve_id === null
      ? 0
      : (books.postingsOf(reserve_id).find(({ part }) => part === 'reserved')?.amount ?? 0);
  const release = (reserveId: number | null, key: string) => {
    if (reserveId === null) return;
    const end: EndOfReserve = { key, kind: 'payout_released' };
    done(books.void(reserveId, end));
  };

  return {
    remaining,
    hold(row, net, fee) {
      const held = reserve(row, `payout:${row.id}`, net);
      const feeHeld = fee === 0 ? undefined : reserve(row, `payout:${row.id}:fee`, fee);
      if (!held.ok || feeHeld?.ok === false) throw new Refused('withdrawal_exceeds_balance');
      return { reserveId: held.transaction.id, feeReserveId: feeHeld?.transaction.id ?? null };
    },
    payOut(row, partId, amount) {
      if (row.reserve_id === null) throw new Error(`Nothing is set aside for ${row.id}.`);
      const left = remaining(row) - amount;
      const key = `payout:${partId}`;
      done(books.postReserved(row.reserve_id, { key, kind: 'payout', to: PROVIDER, amount }));
      if (row.fee_reserve_id !== null) {
        const fee = { key: `payout:${row.id}:fee-paid`, kind: 'payout' } as const;
        done(books.postReserved(row.fee_reserve_id, { ...fee, to: { house: 'fees' } }));
      }
      // The books end a reserve once: what is left is available for no moment that anybody sees.
      const reserveId = left === 0 ? null : done(reserve(row, `${key}:rest`, left));
      return { reserveId, feeReserveId: null };
    },
    release(row) {
      release(row.reserve_id, `payout:${row.id}:released`);
      release(row.fee_reserve_id, `payout:${row.id}:fee-released`);
    },
    bringBack(row, partId, amount, isPaidAgain) {
      const left = remaining(row);
      const key = `payout:${partId}:returned`;
      done(
        books.post({
          memberId: row.member_id,
          currency: row.currency,
          key,
          kind: 'payout_returned',
          postings: [
            { account: PROVIDER, amount: -amount },
            { account: { member: row.member_id, part: 'available' }, amount },
          ],
        }),
      );
      if (!isPaidAgain) return { reserveId: row.reserve_id, feeReserveId: row.fee_reserve_id };
      release(row.reserve_id, `${key}:joined`);
      return {
        reserveId: done(reserve(row, `${key}:again`, left + amount)),
        feeReserveId: row.fee_reserve_id,
      };
    },
  };
}

/** The transaction of what cannot be refused. */
function done(booking: Booking): number {
  if (!booking.ok) throw new Error(`A payout could not be booked: ${booking.code}.`);
  return booking.transaction.id;
}
